import PopsheetModel
import PopsheetMotion

/// The phone's sheet: cards that slide up from the lower edge over a backdrop (sheet.md §3).
struct BottomSheet: Container {
    /// The lengths and the motion.
    var form: SheetAppearance.Form.Sheet

    var name: ContainerName { .sheet }
    var motion: ContainerMotion {
        var motion = ContainerMotion.sheet
        motion.style = motion.style.moving(form.motion)
        return motion
    }

    func controls(in context: LayoutContext) -> ControlMetrics {
        ControlMetrics(of: form.card, in: context, sharesCard: form.cardGap == nil)
    }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let area = area(in: context)
        var layout: ContainerLayout
        if let gap = form.cardGap {
            layout = CardStack(
                area: area, topLimit: context.topLimit, gap: gap, cornerRadius: form.card.cornerRadius
            ).layout(content, footer: footer)
        } else {
            var card = SharedCard(area: area, topLimit: context.topLimit, card: form.card)
            if form.margin == 0 { card.extent = context.extentBelow }
            layout = card.layout(content, footer: footer)
        }
        layout.backdrop = context.bounds
        layout.backdropOpacity = context.form.dimming.opacity(in: context)
        layout.travel = context.travel(from: layout.panels.first?.frame.y)
        return layout
    }

    /// The columns available to a card; its lower edge is that of the lowest card (sheet.md §3).
    private func area(in context: LayoutContext) -> Rect {
        let metrics = SheetMetrics.standard
        let (width, height) = (context.size.width, context.size.height)
        let most = context.widestCard
        var card = most
        if width > height { card = max(height - 2 * metrics.sideMargin, min(metrics.minimumLandscapeWidth, most)) }
        return context.cardArea(width: card)
    }
}
