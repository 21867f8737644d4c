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
        /// The fill of a row under the mouse pointer, drawn over the row.
        public var hover: SheetColor
        /// The colour that dims the content below a sheet, at the opacity of ``Form/dimming``.
        public var backdrop: SheetColor
        /// Primary text, in the content of a sheet too.
        public var label: SheetColor
        /// The title; nil for the colour of the message.
        public var title: SheetColor?
        /// The message; nil for ``secondaryLabel``.
        public var message: SheetColor?
        /// The label of an ordinary action and of the cancel action; nil for ``tint``.
        public var actionLabel: SheetColor?
        /// The fill of an action that is a button, in a ``Form`` with such rows.
        public var button: SheetColor
        /// The fill of the button of a destructive action; nil for ``button``.
        public var destructiveButton: SheetColor?
        /// The line along the edge of a button; nil for none.
        public var buttonEdge: SheetColor?
        /// The fill of the button of a default action, and of controls that are on; nil for ``tint``.
        public var accent: SheetColor?
        /// Texts and marks on ``accent``.
        public var accentLabel: SheetColor
        /// The line around popovers, alerts and content sheets; nil for ``separator``.
        public var outline: SheetColor?
        /// The background of a list or a text in a content sheet.
        public var content: SheetColor
        /// The background of a form in a content sheet.
        public var groupedContent: SheetColor

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
            (pressed, pressedLabel, hover) = (theme.pressed, theme.pressedLabel, theme.hover)
            (backdrop, label, title, message) = (theme.backdrop, theme.label, theme.title, theme.message)
            (actionLabel, button, destructiveButton) = (theme.ordinaryLabel, theme.buttonFill, theme.destructiveFill)
            (buttonEdge, accent, accentLabel) = (theme.buttonEdge, theme.accentFill, theme.accentLabel)
            (outline, content, groupedContent) = (theme.outline, theme.plainContent, theme.groupedContent)
        }

        /// A colour that every appearance has, or one that has a default.
        private enum Property {
            case required(WritableKeyPath<Colors, Color>)
            case optional(WritableKeyPath<Colors, Color?>)
        }

        private static var properties: KeyValuePairs<String, Property> {
            [
                "card": .required(\.card), "cancelCard": .required(\.cancelCard), "tint": .required(\.tint),
                "destructive": .required(\.destructive), "secondaryLabel": .required(\.secondaryLabel),
                "separator": .required(\.separator), "pressed": .required(\.pressed),
                "pressedLabel": .optional(\.pressedLabel), "hover": .required(\.hover),
                "backdrop": .required(\.backdrop), "label": .required(\.label), "title": .optional(\.title),
                "message": .optional(\.message), "actionLabel": .optional(\.actionLabel), "button": .required(\.button),
                "destructiveButton": .optional(\.destructiveButton), "buttonEdge": .optional(\.buttonEdge),
                "accent": .optional(\.accent), "accentLabel": .required(\.accentLabel),
                "outline": .optional(\.outline), "content": .required(\.content),
                "groupedContent": .required(\.groupedContent),
            ]
        }

        /// The names of the colours.
        package static var names: [String] { properties.map(\.key) }

        /// Sets the colour of a name; returns false for an unknown name.
        package mutating func set(_ name: String, to color: SheetColor) -> Bool {
            switch Self.properties.first(where: { $0.key == name })?.value {
            case .required(let path): self[keyPath: path] = color
            case .optional(let path): self[keyPath: path] = color
            case nil: return false
            }
            return true
        }

        /// The colours and their names, for validation.
        var all: [(name: String, color: Color)] {
            Self.properties.compactMap { name, property in
                switch property {
                case .required(let path): (name: name, color: self[keyPath: path])
                case .optional(let path): self[keyPath: path].map { (name: name, color: $0) }
                }
            }
        }
    }
}

extension Theme {
    /// A theme with the colours of a registered appearance, and everything else from another theme.
    init(_ colors: SheetAppearance.Colors, like theme: Theme) {
        self = theme
        (mainCard, cancelCard, tint, destructive) = (colors.card, colors.cancelCard, colors.tint, colors.destructive)
        (secondaryLabel, separator) = (colors.secondaryLabel, colors.separator)
        (pressed, pressedLabel, hover) = (colors.pressed, colors.pressedLabel, colors.hover)
        (backdrop, label, title, message) = (colors.backdrop, colors.label, colors.title, colors.message)
        (ordinaryLabel, buttonFill, destructiveFill) = (colors.actionLabel, colors.button, colors.destructiveButton)
        (buttonEdge, accentFill, accentLabel) = (colors.buttonEdge, colors.accent, colors.accentLabel)
        (outline, plainContent, groupedContent) = (colors.outline, colors.content, colors.groupedContent)
    }
}
