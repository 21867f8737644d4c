import PopsheetModel

/// One card with the content and, below it, the footer (sheet.md §14).
struct SharedCard {
    /// The columns of the card; its lower edge is that of the card.
    var area: Rect
    /// The minimum y of the card.
    var topLimit: Double
    /// The lengths of what is on the card.
    var card: SheetAppearance.Form.Card
    /// The height of the card; nil for the natural one.
    var height: Double?
    /// How far the card extends below the area, where it is attached to an edge.
    var extent = 0.0

    /// The frames of the card and of what is on it.
    func layout(_ content: ContentSizing?, footer: ContentSizing?) -> ContainerLayout {
        let width = area.width
        let pairedWidth = footer == nil ? nil : content?.pairedFooterWidth(width)
        let footerHeight = footer.map { min($0.naturalHeight(width), max(0, area.maxY)) } ?? 0
        let below = pairedWidth == nil ? footerHeight : card.rows.bottomMargin
        let contentHeight =
            content?.height(
                in: max(0, area.maxY - topLimit - below), width: width, requested: height.map { $0 - below }) ?? 0
        let top = area.maxY - below - contentHeight
        let frame = Rect(x: area.x, y: top, width: width, height: contentHeight + below)
        var layout = ContainerLayout(
            panels: [], content: Rect(x: area.x, y: top, width: width, height: contentHeight))
        if frame.height > 0 {
            var panel = frame
            panel.height += extent
            layout.panels.append(Panel(.main, frame: panel, cornerRadius: card.cornerRadius))
        }
        if footer != nil {
            layout.footer = Rect(
                x: area.x, y: area.maxY - footerHeight, width: pairedWidth ?? width, height: footerHeight)
        }
        return layout
    }
}

extension ContainerLayout {
    /// The layout, moved vertically.
    func offset(y: Double) -> ContainerLayout {
        var moved = self
        for index in panels.indices { moved.panels[index].frame = panels[index].frame.offset(y: y) }
        moved.content = content.offset(y: y)
        moved.footer = footer?.offset(y: y)
        return moved
    }
}
