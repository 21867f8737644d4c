import PopsheetMotion

/// The phone's sheet: two cards that slide up from the lower edge over a backdrop (sheet.md §3).
struct BottomSheet: Container {
    var name: ContainerName { .sheet }
    var motion: ContainerMotion { .sheet }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let stack = CardStack(area: Self.area(in: context), topLimit: context.topLimit)
        var layout = stack.layout(content, footer: footer)
        layout.backdrop = context.bounds
        layout.travel = context.travel(from: layout.panels.first?.frame.y)
        return layout
    }

    /// The columns available to a card; its lower edge is that of the lowest card (sheet.md §3).
    private static func area(in context: LayoutContext) -> Rect {
        let metrics = SheetMetrics.standard
        let (width, height) = (context.size.width, context.size.height)
        let most = context.widestCard
        var card = most
        if width > height { card = max(height - 2 * metrics.sideMargin, min(metrics.minimumLandscapeWidth, most)) }
        return context.cardArea(width: card)
    }
}
