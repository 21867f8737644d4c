extension SheetAppearance {
    /// What an appearance that a program registers looks like besides its colours: lengths, texts, material and motion.
    ///
    /// Begin with ``standard``, the phone's, and change some of it:
    ///
    /// ```swift
    /// var form = SheetAppearance.Form.standard
    /// form.sheet.card.cornerRadius = 28
    /// form.sheet.cardGap = nil  // Cancel is on the same card
    /// form.sheet.motion.presenting = .init(stiffness: 400, damping: 32)
    /// ```
    ///
    /// Lengths are in logical pixels. A size of text is that at the default text scale.
    public struct Form: Sendable, Hashable {
        /// An action sheet at the lower edge of its area, or in a window of its own.
        public var sheet = Sheet()
        /// An action sheet in the middle of a large area; nil for one at the lower edge there too.
        public var alert: Alert?
        /// A popover.
        public var popover = Popover()
        /// A content sheet: at the lower edge, or in the middle of a wide area.
        public var contentSheet = ContentSheet()
        /// How much what is beneath an action sheet is dimmed, as the opacity of the backdrop's colour.
        public var dimming = Dimming(light: 0.4, dark: 0.4)
        /// The material of cards; nil for opaque ones.
        public var material: Material? = Material()
        /// A line along the inside of a card's outline; nil for none.
        public var rim: Rim?
        /// The shadow of popovers, alerts and content sheets.
        public var shadow = Shadow(offset: 10, blurRadius: 40, opacity: 0.25)
        /// Whether an action sheet that has a source is a popover in narrow areas too, as it is in wide ones.
        public var springsFromSource = false
        /// The size of texts in controls.
        public var bodySize = 17.0
        /// The size of captions and hints in controls.
        public var captionSize = 13.0
        /// Rules of GTK's CSS that follow those of the controls (docs/spec/controls.md).
        ///
        /// In it, `&` stands for the content that has the controls, and `$` before a name for a value of the standard
        /// rules, such as `$tint`, `$label` or `$fill`.
        public var controlStyleSheet = ""

        /// The phone's.
        public static let standard = Form()

        private init() {}
    }
}

extension SheetAppearance.Form {
    /// An action sheet at the lower edge (sheet.md §3).
    public struct Sheet: Sendable, Hashable {
        /// Space between the cards and the sides and the lower edge of the area; with 0 the card is attached to the edge.
        public var margin = 8.0
        /// Minimum space above the sheet in an area that is higher than wide.
        public var topMargin = 20.0
        /// Space between the card of the actions and that of the cancel action; nil for one card with both.
        public var cardGap: Double? = 8
        /// Texts and actions.
        public var card = Card()
        /// How the sheet moves.
        public var motion = Motion()

        fileprivate init() {}
    }

    /// An action sheet in the middle of an area, with the cancel action on the same card.
    public struct Alert: Sendable, Hashable {
        /// Minimum width of an area in which an action sheet is an alert.
        public var minimumAreaWidth = 600.0
        /// Minimum height of an area in which an action sheet is an alert.
        public var minimumAreaHeight = 360.0
        /// Minimum width of the card.
        public var minimumWidth = 300.0
        /// Maximum width of the card, to which its texts and labels make it wider.
        public var maximumWidth = 372.0
        /// Minimum space between the card and the edges of the area.
        public var margin = 20.0
        /// Texts and actions.
        public var card = Card()
        /// How the alert moves; it grows or shrinks to its size.
        public var motion = Motion(initialScale: 0.8)

        /// An alert like the cards of the phone.
        public init() {}
    }

    /// A popover (sheet.md §4).
    public struct Popover: Sendable, Hashable {
        /// Texts and actions.
        public var card = Card()
        /// How the popover moves; it grows from the tip of its arrow.
        public var motion = Motion(initialScale: 0.9)

        fileprivate init() {}
    }

    /// A content sheet (content.md §1).
    public struct ContentSheet: Sendable, Hashable {
        /// Space between the sides and the lower edge of the area and a sheet that rests at one height only, lower than
        /// the largest; with 0 every sheet is attached to the edge.
        public var margin = 0.0
        /// Width of the grabber.
        public var grabberWidth = 36.0
        /// Height of the grabber.
        public var grabberHeight = 5.0
        /// How much what is beneath a content sheet is dimmed.
        public var dimming = Dimming(light: 0.2, dark: 0.48)
        /// Texts and actions.
        public var card = Card(cornerRadius: 12)
        /// How the sheet moves.
        public var motion = Motion()

        fileprivate init() {}
    }
}
