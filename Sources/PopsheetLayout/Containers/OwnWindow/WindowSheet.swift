/// The phone's sheet in its own window: without a backdrop, and with the same margin along every edge.
struct WindowSheet: Container {
    var name: ContainerName { .sheet }
    var motion: ContainerMotion { .sheet }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let margin = SheetMetrics.standard.sideMargin
        let area = context.cardArea(width: context.widestCard, atMost: context.cardSize.maximumWidth)
        let stack = CardStack(area: area, topLimit: margin, height: context.cardSize.height)
        var layout = stack.layout(content, footer: footer)
        layout.topMargin = margin
        layout.travel = context.travel(from: layout.panels.first?.frame.y)
        return layout
    }
}
