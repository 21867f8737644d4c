public import PopsheetModel

extension SheetAppearance {
    /// The colours of an appearance that a program registers.
    ///
    /// Copy those of an existing appearance, and change some:
    ///
    /// ```swift
    /// var sepia = SheetAppearance.Colors.light
    /// sepia.card = .init(244, 236, 216)
    /// sepia.tint = .init(139, 69, 19)
    /// ```
    public struct Colors: Sendable, Hashable {
        /// The background of the card with header and actions, and of a popover.
        public var card: SheetColor
        /// The background of the cancel card.
        public var cancelCard: SheetColor
        /// The label of an ordinary action and of the cancel action, unless the sheet or the application sets a tint.
        public var tint: SheetColor
        /// The label of a destructive action.
        public var destructive: SheetColor
        /// Title, message and subtitles.
        public var secondaryLabel: SheetColor
        /// The lines between rows.
        public var separator: SheetColor
        /// The fill of a pressed row: an opaque colour takes the place of the card's colour, a translucent one is drawn over
        /// the row.
        public var pressed: SheetColor
        /// The label of a pressed row; nil for the action's own colour.
        public var pressedLabel: SheetColor?
        /// The colour that dims the content below a sheet, at 0.4 of its opacity.
        public var backdrop: SheetColor

        /// The colours of ``SheetAppearance/light`` (sheet.md §3 and §6).
        public static let light = Colors(.light)
        /// The colours of ``SheetAppearance/dark`` (sheet.md §3 and §6).
        public static let dark = Colors(.dark)
        /// The colours of ``SheetAppearance/highContrast`` (sheet.md §6).
        public static let highContrast = Colors(.highContrast)
        /// The colours of ``SheetAppearance/highContrastDark`` (sheet.md §6).
        public static let highContrastDark = Colors(.highContrastDark)

        private init(_ theme: Theme) {
            (card, cancelCard, tint, destructive) = (theme.mainCard, theme.cancelCard, theme.tint, theme.destructive)
            (secondaryLabel, separator) = (theme.secondaryLabel, theme.separator)
            (pressed, pressedLabel, backdrop) = (theme.pressed, theme.pressedLabel, theme.backdrop)
        }

        /// The colours and their names, for validation.
        var all: [(name: String, color: Color)] {
            [
                ("card", card), ("cancelCard", cancelCard), ("tint", tint), ("destructive", destructive),
                ("secondaryLabel", secondaryLabel), ("separator", separator), ("pressed", pressed),
                ("pressedLabel", pressedLabel ?? pressed), ("backdrop", backdrop),
            ]
        }
    }
}

extension Theme {
    /// A theme with the colours of a registered appearance, and everything else from another theme.
    init(_ colors: SheetAppearance.Colors, like theme: Theme) {
        self = theme
        (mainCard, cancelCard, tint, destructive) = (colors.card, colors.cancelCard, colors.tint, colors.destructive)
        (secondaryLabel, separator) = (colors.secondaryLabel, colors.separator)
        (pressed, pressedLabel, backdrop) = (colors.pressed, colors.pressedLabel, colors.backdrop)
    }
}
