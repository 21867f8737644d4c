package import PopsheetModel

/// The row of one action.
package struct Row: Sendable, Hashable {
    /// The section of the list that a row belongs to.
    package enum Place: Sendable, Hashable {
        /// The actions, which scroll.
        case actions
        /// The footer, which does not scroll.
        case footer
    }

    /// The action's id.
    package var id: Action.ID
    /// The action's role.
    package var role: ActionRole
    /// Whether the action is enabled.
    package var isEnabled: Bool
    /// Whether the row has an icon.
    package var hasIcon: Bool
    /// Whether the row has a subtitle.
    package var hasSubtitle: Bool
    /// The row's section.
    package var place: Place
    /// The row's frame, before scrolling.
    package var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The corner radius of a row that is a separate button rather than part of a card.
    package var cornerRadius = 0.0
    /// The curve of those corners.
    package var cornerCurve = CornerCurve.continuous
    /// How far the focus ring and the highlight extend beyond the sides of a row that is no larger than its label, a
    /// button without a background; nil for any other row.
    package var plainOutset: Double?
    /// The space at both sides of the label, which stays centred.
    package var labelInset = 0.0
    /// The label's font, already shrunk if the label needs it and the row is visible.
    package var font: Font
    /// Whether the label needs an ellipsis at that size.
    package var isTruncated = false
    /// Whether any of the row is visible before scrolling.
    package var isVisible = true

    /// Creates a row without a position.
    init(_ action: Action, place: Place, font: Font) {
        id = action.id
        role = action.role
        isEnabled = action.isEnabled
        // A check mark comes and goes without changing the size of the label.
        hasIcon = action.hasIcon
        hasSubtitle = action.subtitle != nil
        self.place = place
        self.font = font
    }

    /// Shrinks the label to the row's width, down to the minimum scale, and records whether it is still truncated.
    mutating func fit(_ label: String, measuring measurer: any TextMeasurer) {
        let room = max(0, frame.width - 2 * labelInset)
        isTruncated = false
        if font.surelyFits(label, in: room) { return }
        // A window has no size before it is shown, and text without space needs no measuring.
        let width = room > 0 ? measurer.width(of: label, in: font) : .infinity
        guard width > room else { return }
        let least = SheetMetrics.standard.minimumLabelScale
        font.size *= max(least, room / width)
        isTruncated = room / width < least
    }
}

extension Font {
    /// Whether a text certainly fits on a line, so that it need not be measured, which is the most expensive part of a
    /// row: no ASCII letter of a text font is much wider than an em.
    package func surelyFits(_ text: String, in room: Double) -> Bool {
        Double(text.utf8.count) * 1.1 * size <= room && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}

extension Action {
    /// Whether its row has an icon or a check mark, or the place of one.
    var hasIcon: Bool { icon != nil || isOn != nil }
}
