/// The places of what a row shows, from the row's upper left corner.
package struct RowInterior: Sendable, Hashable {
    /// The room of the label's line, in the middle of which it is.
    package var label: Rect
    /// The same for the subtitle, where there is one.
    package var subtitle: Rect?
    /// The icon's place, where there is an icon.
    package var icon: Rect
    /// The middle of the line of the focus ring.
    package var focusRing: Rect
    /// The radius of the ring's corners.
    package var focusRingRadius: Double
}

extension Row {
    /// The places of what the row shows.
    ///
    /// - Parameters:
    ///   - labelHeight: How tall the label's line is.
    ///   - subtitleHeight: How tall the subtitle's line is; nil for no subtitle.
    ///   - direction: Which way text runs.
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
        // On a device pixel, or its lines would blur.
        let iconY = ((height - metrics.iconSize) / 2 * deviceScale).rounded() / deviceScale
        let inset = metrics.focusRingInset
        let corner = cornerRadius > 0 ? cornerRadius : metrics.cornerRadius
        // Around a row that is no larger than its label there is room for the ring at both sides.
        let side = isPlain ? -CompactMetrics.footerOutset : inset
        return RowInterior(
            label: Rect(x: labelInset, y: top, width: room, height: labelHeight),
            subtitle: subtitleHeight.map { Rect(x: labelInset, y: top + labelHeight, width: room, height: $0) },
            icon: Rect(x: iconX, y: iconY, width: metrics.iconSize, height: metrics.iconSize),
            focusRing: Rect(x: side, y: inset, width: width - 2 * side, height: height - 2 * inset),
            focusRingRadius: max(0, corner - inset))
    }
}
