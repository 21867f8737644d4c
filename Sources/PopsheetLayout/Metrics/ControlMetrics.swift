package import PopsheetModel

/// The sizes of rows, buttons and texts inside a container.
package struct ControlMetrics: Sendable {
    /// The texts above the rows.
    package struct Header: Sendable {
        var titleFont: Font
        var messageFont: Font
        /// Whether lines are centred; otherwise they begin at the leading edge.
        var isCentered = true
        /// Space at both sides of the texts.
        var horizontalPadding: Double
        /// Space above the first text.
        var topPadding: Double
        /// Space between title and message.
        var gap: Double
        /// Space below the last text.
        var bottomPadding: Double
        /// Space above the first row without texts.
        var paddingWithoutTexts = 0.0
        /// Space above the controls of a content sheet without texts.
        var topMarginOfControls = 0.0
        /// Space above the header if nothing else is above it: a display may have round corners.
        var topInset = 0.0
        /// Whether the texts scroll with the rows instead of separately.
        var scrollsWithRows = false
        /// Minimum visible height of the rows when the texts need space.
        var minimumRowsHeight: Double
        /// An icon above the texts: as large as in GTK's message dialogs (zenity.md §3).
        private static let iconSize = 48.0
        /// A standard symbol above the texts (sheet.md §13).
        package static let symbolSize = 40.0
        /// Space between icon or symbol and texts.
        static let imageGap = 8.0
        /// How much more space is above a symbol, and below the texts under it: 16 on a card.
        private static let symbolPadding = 2.0

        /// The width and the height of a picture above the texts.
        package static func size(of image: HeaderImage) -> Double {
            switch image {
            case .icon: iconSize
            case .symbol: symbolSize
            }
        }

        /// The sizes for a sheet's kind of texts, and its picture.
        func showing(_ sheet: ActionSheet, _ sizes: TextSizes) -> Header {
            var header = self
            if case .symbol = sheet.headerImage {
                header.topPadding += Self.symbolPadding
                header.bottomPadding += Self.symbolPadding
            }
            guard sheet.headerTexts != .caption else { return header }
            header.titleFont.size = max(titleFont.size, sizes.heading)
            if !sheet.hasCaptionMessage, messageFont.size <= sizes.small { header.messageFont.size = sizes.message }
            return header
        }
    }

    /// The rows.
    struct Rows: Sendable {
        /// Minimum height of a row.
        var height: Double
        /// Minimum height of a row with a subtitle.
        var subtitledHeight: Double
        var labelFont: Font
        /// Space at both sides of a label.
        var labelInset: Double
        /// Maximum space above and below a label, in a row that is higher than it.
        var labelPadding = Double.infinity
        /// Whether labels are centred; otherwise they begin at the leading edge.
        var isCentered = true
        /// Space between the content's sides and a row.
        var sideMargin = 0.0
        /// Space between two rows.
        var gap = 0.0
        /// The corner radius of a row that is a separate button.
        var cornerRadius = 0.0
        /// The curve of those corners.
        var cornerCurve = CornerCurve.continuous
        /// Space between other content and the first row below it.
        var gapBelowContent = 0.0
        /// Space between the content's sides and a row below controls in the sheet's style, which are as wide; nil for
        /// ``sideMargin``.
        var sideMarginBelowControls: Double?
        /// Space above the first row in the list.
        var topMargin = 0.0
        /// Space below the last row, unless the footer is there.
        var bottomMargin = 0.0
    }

    /// The footer, which does not scroll.
    struct Footer: Sendable {
        /// A footer that is no larger than its label and has neither subtitle nor icon.
        struct Plain: Sendable {
            /// Minimum height.
            var height: Double
            /// How far the focus ring and the highlight extend beyond the label at both sides.
            var outset: Double
        }

        var labelFont: Font
        /// The sizes of a plain footer; nil if the footer is an ordinary row.
        var plain: Plain?
        /// Space above the row, if anything is above it.
        var topMargin = 0.0
        /// Space above the row, if nothing is.
        var topMarginAlone = 0.0
        /// Space below the row.
        var bottomMargin = 0.0
        /// Whether it is on the same card as the rows.
        var sharesCard = false
        /// Whether it is in one line with the only row, where both labels fit.
        var joinsRow = false
    }

    var header: Header
    var rows: Rows
    var footer: Footer
    /// The size of subtitles.
    var smallSize: Double
    /// The thickness of the separators; 0 without separators.
    var separatorThickness = 0.0

}

extension ControlMetrics {
    /// The controls on a card of an appearance's form; the phone's are those of sheet.md §3.
    ///
    /// - Parameter sharesCard: Whether the footer is on the same card.
    init(of card: SheetAppearance.Form.Card, in context: LayoutContext, sharesCard: Bool = true) {
        let (metrics, sizes) = (SheetMetrics.standard, TextSizes(scale: context.textScale))
        let (texts, form) = (card.header, card.rows)
        func font(_ text: SheetAppearance.Form.Text) -> Font {
            Font(size: sizes.growing(text.size), weight: text.weight)
        }
        let label = form.label.map(font) ?? Font(size: sizes.action)
        header = Header(
            titleFont: font(texts.title), messageFont: font(texts.message), isCentered: texts.isCentered,
            horizontalPadding: texts.sideMargin, topPadding: texts.topMargin, gap: texts.gap,
            bottomPadding: texts.bottomMargin, paddingWithoutTexts: form.topMargin,
            minimumRowsHeight: metrics.minimumActionsHeight)
        rows = Rows(
            height: form.height, subtitledHeight: form.subtitledHeight, labelFont: label,
            labelInset: form.labelMargin, labelPadding: form.labelPadding, isCentered: form.isCentered,
            sideMargin: form.sideMargin, gap: form.gap,
            cornerRadius: form.cornerRadius, gapBelowContent: form.gap,
            sideMarginBelowControls: min(form.sideMargin, metrics.headerHorizontalPadding),
            bottomMargin: form.bottomMargin)
        // The ends of a pill are circular (sheet.md §7).
        if 2 * form.cornerRadius >= form.height, form.height > 0 { rows.cornerCurve = .circular }
        footer = Footer(
            labelFont: Font(size: label.size, weight: form.cancelWeight),
            topMargin: sharesCard ? form.gap + form.cancelGap : form.topMargin, topMarginAlone: form.topMargin,
            bottomMargin: form.bottomMargin,
            sharesCard: sharesCard, joinsRow: form.pairsCancel && sharesCard)
        smallSize = sizes.small
        // A device can't draw a line thinner than one of its pixels.
        separatorThickness =
            form.style == .lines ? max(metrics.separatorThickness, context.deviceScale.map { 1 / $0 } ?? 0) : 0
    }
}

extension SheetAppearance.Form.Rows {
    /// Maximum space above and below a label: at the default text size it makes no row higher than it is meant to be.
    fileprivate var labelPadding: Double {
        /// No line of text is higher, in ems.
        let line = 1.25
        return label.map { max(0, ((height - line * $0.size) / 2).rounded(.down)) } ?? .infinity
    }
}
