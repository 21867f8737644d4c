/// The positions of a row's parts, relative to the row's upper left corner.
package struct RowInterior: Sendable, Hashable {
    /// The space for the label's line, which is centred in it.
    package var label: Rect
    /// The space for the subtitle, if there is one.
    package var subtitle: Rect?
    /// The icon's frame, if there is an icon.
    package var icon: Rect
    /// The centre line of the focus ring.
    package var focusRing: Rect
    /// The radius of the ring's corners.
    package var focusRingRadius: Double
}

extension Row {
    /// Computes the positions of the row's parts.
    ///
    /// - Parameters:
    ///   - labelHeight: The height of the label's line.
    ///   - subtitleHeight: The height of the subtitle's line; nil without a subtitle.
    ///   - direction: The text direction.
    ///   - deviceScale: Device pixels per logical pixel.
    package func interior(
        labelHeight: Double, subtitleHeight: Double?, direction: LayoutDirection, deviceScale: Double
    ) -> RowInterior {
        let metrics = SheetMetrics.standard
        let (width, height) = (frame.width, frame.height)
        let room = max(0, width - 2 * labelInset)
        // The two lines are centred together.
        let top = (height - labelHeight) / 2 - (subtitleHeight ?? 0) / 2
        let iconX = direction == .leftToRight ? metrics.iconInset : width - metrics.iconInset - metrics.iconSize
        // Aligned to device pixels, otherwise its lines would blur.
        let iconY = ((height - metrics.iconSize) / 2 * deviceScale).rounded() / deviceScale
        let inset = metrics.focusRingInset
        let corner = cornerRadius > 0 ? cornerRadius : metrics.cornerRadius
        // A row that is no larger than its label needs space for the ring at both sides.
        let side = plainOutset.map { -$0 } ?? inset
        return RowInterior(
            label: Rect(x: labelInset, y: top, width: room, height: labelHeight),
            subtitle: subtitleHeight.map { Rect(x: labelInset, y: top + labelHeight, width: room, height: $0) },
            icon: Rect(x: iconX, y: iconY, width: metrics.iconSize, height: metrics.iconSize),
            focusRing: Rect(x: side, y: inset, width: width - 2 * side, height: height - 2 * inset),
            focusRingRadius: max(0, corner - inset))
    }
}
