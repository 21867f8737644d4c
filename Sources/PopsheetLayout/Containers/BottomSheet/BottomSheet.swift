import PopsheetMotion

/// The phone's sheet: two cards that slide up from the lower edge over a backdrop (sheet.md §3).
struct BottomSheet: Container {
    var name: ContainerName { .sheet }
    var motion: ContainerMotion { .sheet }
    var isDismissedByPressOutside: Bool { false }

    func controls(in context: LayoutContext) -> ControlMetrics { .standard(in: context) }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let stack = CardStack(area: Self.area(in: context), topLimit: Self.topLimit(in: context))
        var layout = stack.layout(content, footer: footer)
        layout.backdrop = context.bounds
        layout.travel = context.travel(from: layout.panels.first?.frame.y)
        return layout
    }

    /// The minimum y of a bottom sheet at rest (sheet.md §3).
    static func topLimit(in context: LayoutContext) -> Double {
        let metrics = SheetMetrics.standard
        return context.size.width > context.size.height
            ? metrics.landscapeTopMargin : max(metrics.portraitTopMargin, context.safeArea.top)
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

extension ContainerName {
    /// Cards or a panel at the lower edge.
    public static let sheet = ContainerName(rawValue: "sheet")
}

extension ContainerMotion {
    /// A sheet that slides up, and that the user can drag down.
    static let sheet = ContainerMotion(effect: .slides, style: .sheet, isDraggable: true)
}

extension LayoutContext {
    /// The maximum width of a card between the window's sides and their margins.
    var widestCard: Double {
        max(0, size.width - safeArea.left - safeArea.right - 2 * SheetMetrics.standard.sideMargin)
    }

    /// The columns of a card of a width, if it fits, and the lower edge of the lowest card (sheet.md §3).
    func cardArea(width wanted: Double) -> Rect {
        let (metrics, safe) = (SheetMetrics.standard, leadingSafeArea)
        var card = wanted
        if size.width >= SizeClass.regularWidth { card = min(card, metrics.maximumRegularWidth) }
        card = min(card, widestCard)
        let middle = min(max(safe.left + (size.width - safe.left - safe.right) / 2, 0), size.width)
        let x = (middle - card / 2).clamped(0, max(0, size.width - card))
        return Rect(
            x: x, y: 0, width: card, height: max(0, size.height - safe.bottom - metrics.bottomMargin))
    }

    /// The travel of a sheet with this upper edge, including its shadow and the margin below the area.
    func travel(from top: Double?) -> Double { size.height - (top ?? size.height) + travelOfShadow }

    /// The additional travel of a sheet with a shadow: the margin below its area, and its shadow.
    var travelOfShadow: Double { 2 * shadowMargin }
}
