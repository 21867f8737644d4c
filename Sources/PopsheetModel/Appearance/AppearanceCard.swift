extension SheetAppearance.Form {
    /// The texts and the actions on a card.
    public struct Card: Sendable, Hashable {
        /// Radius of the card's continuous corners.
        public var cornerRadius: Double
        /// The texts.
        public var header = Header()
        /// The actions.
        public var rows = Rows()

        /// A card like the phone's.
        ///
        /// - Parameter cornerRadius: The radius of its corners (sheet.md §3).
        public init(cornerRadius: Double = 14) { self.cornerRadius = cornerRadius }
    }

    /// The texts above the actions.
    public struct Header: Sendable, Hashable {
        /// The font's size and weight of the title.
        public var title = Text(size: 13, weight: .semibold)
        /// The font's size and weight of the message.
        public var message = Text(size: 13)
        /// Whether lines are centred; otherwise they begin at the edge at which the language begins.
        public var isCentered = true
        /// Space at both sides of the texts.
        public var sideMargin = 16.0
        /// Space above the first text.
        public var topMargin = 14.0
        /// Space between title and message.
        public var gap = 4.0
        /// Space below the last text.
        public var bottomMargin = 14.0

        fileprivate init() {}
    }

    /// The actions on a card: rows with lines between them, or separate buttons.
    public struct Rows: Sendable, Hashable {
        /// Minimum height of a row.
        public var height = 57.0
        /// Minimum height of a row with a subtitle.
        public var subtitledHeight = 66.0
        /// The font of the labels; nil for the one of the phone's rows, which is 20 high.
        public var label: Text?
        /// The weight of the cancel action's label.
        public var cancelWeight = Weight.semibold
        /// Whether labels are centred; otherwise they begin at the edge at which the language begins.
        public var isCentered = true
        /// Space at both sides of a label.
        public var labelMargin = 16.0
        /// How rows are separated, and their actions told apart.
        public var style = Style.lines
        /// Space between the card's sides and the rows.
        public var sideMargin = 0.0
        /// Space between two rows.
        public var gap = 0.0
        /// Radius of the rows' corners.
        public var cornerRadius = 0.0
        /// Space above the first row, where no texts are above it.
        public var topMargin = 0.0
        /// Space below the last row.
        public var bottomMargin = 0.0
        /// Additional space above the cancel action on the same card.
        public var cancelGap = 0.0
        /// Whether the only action is in one line with the cancel action where both labels fit.
        public var pairsCancel = false

        /// How rows are separated.
        public enum Style: String, Sendable, Hashable, CaseIterable {
            /// Rows on the card, with lines between them.
            case lines
            /// Rows on the card, without lines; the pressed one has a fill with the rows' corners.
            case plain
            /// Each row is a button with a fill.
            case buttons
        }

        fileprivate init() {}
    }

    /// The size and the weight of a text.
    public struct Text: Sendable, Hashable {
        /// The size at the default text scale; larger scales enlarge it.
        public var size: Double
        /// The weight.
        public var weight: Weight

        /// Creates a font's size and weight.
        public init(size: Double, weight: Weight = .regular) { (self.size, self.weight) = (size, weight) }
    }

    /// The weight of a font, on the scale of CSS and OpenType.
    public enum Weight: Int, Sendable, Hashable, CaseIterable {
        /// Ordinary text.
        case regular = 400
        /// Slightly heavier than ordinary text.
        case medium = 500
        /// A title, a cancel action.
        case semibold = 600
        /// A button of the classic looks.
        case bold = 700
        /// Heavier than bold.
        case heavy = 800
    }
}
