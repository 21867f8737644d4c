package import PopsheetModel

/// The sizes of rows, buttons and texts inside a container.
package struct ControlMetrics: Sendable {
    /// The texts above the rows.
    package struct Header: Sendable {
        var titleFont: Font
        var messageFont: Font
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
            if !sheet.hasCaptionMessage { header.messageFont.size = max(messageFont.size, sizes.message) }
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
        /// Space between the content's sides and a row.
        var sideMargin = 0.0
        /// Space between two rows.
        var gap = 0.0
        /// The corner radius of a row that is a separate button.
        var cornerRadius = 0.0
        /// The curve of those corners.
        var cornerCurve = CornerCurve.continuous
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
    }

    var header: Header
    var rows: Rows
    var footer: Footer
    /// The size of subtitles.
    var smallSize: Double
    /// The thickness of the separators; 0 without separators.
    var separatorThickness = 0.0

    /// The controls of the current sheets and popovers (sheet.md §3).
    static func standard(in context: LayoutContext) -> ControlMetrics {
        let (metrics, sizes) = (SheetMetrics.standard, TextSizes(scale: context.textScale))
        return ControlMetrics(
            header: Header(
                titleFont: Font(size: sizes.small, weight: .semibold), messageFont: Font(size: sizes.small),
                horizontalPadding: metrics.headerHorizontalPadding, topPadding: metrics.headerVerticalPadding,
                gap: metrics.titleMessageGap, bottomPadding: metrics.headerVerticalPadding,
                minimumRowsHeight: metrics.minimumActionsHeight),
            rows: Rows(
                height: metrics.rowHeight, subtitledHeight: metrics.subtitledRowHeight,
                labelFont: Font(size: sizes.action), labelInset: metrics.labelInset),
            footer: Footer(labelFont: Font(size: sizes.action, weight: .semibold)),
            smallSize: sizes.small,
            // A device can't draw a line thinner than one of its pixels.
            separatorThickness: max(metrics.separatorThickness, context.deviceScale.map { 1 / $0 } ?? 0))
    }
}
