import PopsheetModel

/// The phone's sheet in its own window: without a backdrop, and with the same margin along every edge.
struct WindowSheet: Container {
    var name: ContainerName { .sheet }
    var motion: ContainerMotion { .sheet }

    func controls(in context: LayoutContext) -> ControlMetrics {
        ControlMetrics(of: card(in: context), in: context, sharesCard: context.form.sheet.cardGap == nil)
    }

    /// The card floats, as an alert does.
    private func card(in context: LayoutContext) -> SheetAppearance.Form.Card {
        context.form.alert?.card ?? context.form.sheet.card
    }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let margin = SheetMetrics.standard.sideMargin
        let area = context.cardArea(width: context.widestCard, atMost: context.cardSize.maximumWidth)
        let (card, height) = (card(in: context), context.cardSize.height)
        var layout: ContainerLayout
        if let gap = context.form.sheet.cardGap {
            layout = CardStack(
                area: area, topLimit: margin, gap: gap, cornerRadius: card.cornerRadius, height: height
            ).layout(content, footer: footer)
        } else {
            layout = SharedCard(area: area, topLimit: margin, card: card, height: height)
                .layout(content, footer: footer)
        }
        layout.topMargin = margin
        layout.travel = context.travel(from: layout.panels.first?.frame.y)
        return layout
    }
}
