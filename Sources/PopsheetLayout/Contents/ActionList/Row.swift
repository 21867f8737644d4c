public import PopsheetModel

/// The row of one action.
public struct Row: Sendable, Hashable {
    /// What a row is in.
    public enum Place: Sendable, Hashable {
        /// Among the actions, with which it scrolls.
        case actions
        /// The footer, which stays in place.
        case footer
    }

    /// The action's id.
    public var id: Action.ID
    /// The action's role.
    public var role: ActionRole
    /// Whether the action can be chosen.
    public var isEnabled: Bool
    /// Whether an icon is shown.
    public var hasIcon: Bool
    /// Whether a second line is shown.
    public var hasSubtitle: Bool
    /// What the row is in.
    public var place: Place
    /// The row, before any scrolling.
    public var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The radius of its own corners, where it is a button rather than part of a card.
    public var cornerRadius = 0.0
    /// Whether it is no larger than its label: a button without a shape of its own.
    public var isPlain = false
    /// Space at both sides of the label, which stays centred.
    public var labelInset = 0.0
    /// The label's font: already shrunk, where the label needs it and the row can be seen.
    public var font: Font
    /// Whether the label needs an ellipsis even so.
    public var isTruncated = false
    /// Whether any of it can be seen before the list is scrolled.
    public var isVisible = true

    /// Creates a row that has no place yet.
    init(_ action: Action, place: Place, font: Font) {
        id = action.id
        role = action.role
        isEnabled = action.isEnabled
        hasIcon = action.icon != nil
        hasSubtitle = action.subtitle != nil
        self.place = place
        self.font = font
    }

    /// Shrinks the label from its full size to the row's room, down to the least scale, and notes whether it must be cut
    /// even so.
    mutating func fit(_ label: String, measuring measurer: any TextMeasurer) {
        let room = max(0, frame.width - 2 * labelInset)
        isTruncated = false
        if font.surelyFits(label, in: room) { return }
        // Before it is shown a window has no size, and what nothing has room for needs no measure.
        let width = room > 0 ? measurer.width(of: label, in: font) : .infinity
        guard width > room else { return }
        let least = SheetMetrics.standard.minimumLabelScale
        font.size *= max(least, room / width)
        isTruncated = room / width < least
    }
}

extension Font {
    /// Whether a text fits on a line whatever its letters are, so that it need not be measured, which costs more than all
    /// the rest of a row: no ASCII letter of a text font is much wider than an em.
    func surelyFits(_ text: String, in room: Double) -> Bool {
        Double(text.utf8.count) * 1.1 * size <= room && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
