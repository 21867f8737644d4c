public import PopsheetModel

extension SheetAppearance {
    /// The colours of an appearance that a program registers, each beside what it colours.
    ///
    /// Begin with those of an appearance that there is, and change what is to be another:
    ///
    /// ```swift
    /// var sepia = SheetAppearance.Colors.light
    /// sepia.card = .init(244, 236, 216)
    /// sepia.tint = .init(139, 69, 19)
    /// ```
    public struct Colors: Sendable, Hashable {
        /// The background of the card with header and actions, and of a popover.
        public var card: Color
        /// The background of the cancel card.
        public var cancelCard: Color
        /// The label of an ordinary action and of the cancel action, where neither the sheet nor the application has a tint of
        /// its own.
        public var tint: Color
        /// The label of a destructive action.
        public var destructive: Color
        /// Title, message and subtitles.
        public var secondaryLabel: Color
        /// The lines between rows.
        public var separator: Color
        /// The fill of a pressed row.
        public var pressed: Color
        /// The label of a pressed row; nil for the action's own colour.
        public var pressedLabel: Color?
        /// What dims the content beneath a sheet, at 0.4 of its opacity.
        public var backdrop: Color

        /// The colours of ``SheetAppearance/light`` (sheet.md 3 and 6).
        public static let light = Colors(.light)
        /// The colours of ``SheetAppearance/dark`` (sheet.md 3 and 6).
        public static let dark = Colors(.dark)
        /// The colours of ``SheetAppearance/highContrast`` (sheet.md 6).
        public static let highContrast = Colors(.highContrast)
        /// The colours of ``SheetAppearance/highContrastDark`` (sheet.md 6).
        public static let highContrastDark = Colors(.highContrastDark)

        private init(_ theme: Theme) {
            (card, cancelCard, tint, destructive) = (theme.mainCard, theme.cancelCard, theme.tint, theme.destructive)
            (secondaryLabel, separator) = (theme.secondaryLabel, theme.separator)
            (pressed, pressedLabel, backdrop) = (theme.pressed, theme.pressedLabel, theme.backdrop)
        }

        /// The colours and what they are called, for whoever checks them.
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
    /// A theme with another's lengths and a registered appearance's colours.
    init(_ colors: SheetAppearance.Colors, like theme: Theme) {
        self = theme
        (mainCard, cancelCard, tint, destructive) = (colors.card, colors.cancelCard, colors.tint, colors.destructive)
        (secondaryLabel, separator) = (colors.secondaryLabel, colors.separator)
        (pressed, pressedLabel, backdrop) = (colors.pressed, colors.pressedLabel, colors.backdrop)
    }
}
