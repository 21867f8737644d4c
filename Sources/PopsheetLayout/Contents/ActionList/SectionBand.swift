import PopsheetModel

/// The space above the first row of a section, with the section's heading if it has one (sheet.md §12).
package struct SectionBand: Sendable, Hashable {
    /// The band's frame, before scrolling.
    package var frame: Rect
    /// The heading's frame, one line; nil without a heading.
    package var heading: Rect?
    /// The heading's font.
    package var font: Font
    /// The section's first row.
    package var rowBelow: Int
    /// Whether a separator is between the band and the row below it, as without a heading.
    var isGap: Bool { heading == nil }

    /// The band, moved by an offset.
    func offset(x dx: Double = 0, y dy: Double = 0) -> SectionBand {
        var moved = self
        moved.frame = frame.offset(x: dx, y: dy)
        moved.heading = heading?.offset(x: dx, y: dy)
        return moved
    }

    /// The band, mirrored horizontally.
    func mirrored(inWidth width: Double) -> SectionBand {
        var mirrored = self
        mirrored.frame = frame.mirrored(inWidth: width)
        mirrored.heading = heading?.mirrored(inWidth: width)
        return mirrored
    }

    /// The band with the horizontal position and the width of its rows.
    ///
    /// - Parameter inset: The space at both sides of the heading.
    func spanning(_ columns: Rect, inset: Double) -> SectionBand {
        var band = self
        (band.frame.x, band.frame.width) = (columns.x, columns.width)
        band.heading?.x = columns.x + min(inset, columns.width / 2)
        band.heading?.width = max(0, columns.width - 2 * inset)
        return band
    }
}

/// The heights of section bands.
struct SectionMetrics {
    /// The font of headings.
    let font: Font
    private let lineHeight: Double

    /// - Parameter hasHeadings: Whether any section has a heading; otherwise the font is not loaded.
    init(smallSize: Double, hasHeadings: Bool, measuring measurer: any TextMeasurer) {
        font = Font(size: smallSize, weight: .semibold)
        lineHeight = hasHeadings ? measurer.lineHeight(of: font) : 0
    }

    /// The band of a section at the upper left corner of its rows; nil for a gap above the first row.
    func band(of section: SectionStart) -> SectionBand? {
        let metrics = SheetMetrics.standard
        guard section.heading != nil else {
            if section.firstIndex == 0 { return nil }
            return SectionBand(
                frame: Rect(x: 0, y: 0, width: 0, height: metrics.sectionGap), font: font,
                rowBelow: section.firstIndex)
        }
        let top = metrics.headingTopPadding
        return SectionBand(
            frame: Rect(x: 0, y: 0, width: 0, height: top + lineHeight + metrics.headingBottomPadding),
            heading: Rect(x: 0, y: top, width: 0, height: lineHeight), font: font, rowBelow: section.firstIndex)
    }
}
