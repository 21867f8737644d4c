/// Two stacked cards that end at a lower edge: the content above, the footer in a separate card (sheet.md §3).
struct CardStack {
    /// The columns of the cards; its lower edge is that of the lowest card.
    var area: Rect
    /// The minimum y of a card.
    var topLimit: Double
    /// The space between the cards.
    var gap: Double
    /// The radius of the cards' corners.
    var cornerRadius: Double
    /// The height of both cards and the space between them; nil for the natural one.
    var height: Double?

    /// The frames of the cards.
    func layout(_ content: ContentSizing?, footer: ContentSizing?) -> ContainerLayout {
        // A window too small for the footer shows a part of it, rather than none of its label.
        let footerHeight = footer.map { min($0.naturalHeight(area.width), max(0, area.maxY)) }
        let below = (footerHeight ?? 0) + (footer != nil && content != nil ? gap : 0)
        let height =
            content?.height(
                in: area.maxY - topLimit - below, width: area.width, requested: self.height.map { $0 - below }) ?? 0
        let main = Rect(x: area.x, y: area.maxY - below - height, width: area.width, height: height)
        var layout = ContainerLayout(panels: [], content: main)
        // A card without height would appear as a line above the other one.
        if height > 0 { layout.panels.append(Panel(.main, frame: main, cornerRadius: cornerRadius)) }
        if let footerHeight {
            let frame = Rect(
                x: area.x, y: area.maxY - footerHeight, width: area.width, height: footerHeight)
            layout.footer = frame
            layout.panels.append(Panel(.footer, frame: frame, cornerRadius: cornerRadius))
        }
        return layout
    }
}
