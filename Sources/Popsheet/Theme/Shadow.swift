import PopsheetModel

/// A shadow: the outline moved, blurred and tinted.
struct Shadow: Sendable, Hashable {
    /// How far it is moved down, in logical pixels.
    var offset: Double
    /// The Gaussian's standard deviation in logical pixels: half of CSS's blur radius.
    var sigma: Double
    /// Its colour.
    var color: Color

    /// How far it extends around the outline: a Gaussian is negligible beyond three sigmas.
    var reach: Double { 3 * sigma }

    /// The part of a Gaussian beyond some distances from a straight edge, in sigmas.
    private static let tails = [(2.0, 0.0228), (2.25, 0.0122), (2.5, 0.0062), (2.75, 0.0030)]

    /// The distance from an edge beyond which it is weaker than half of a colour's 256 levels, at most ``reach``.
    var visibleReach: Double {
        let sigmas = Self.tails.first { 255 * color.alpha * $0.1 < 0.5 }?.0
        return sigmas.map { $0 * sigma } ?? reach
    }

    /// The shadow of a card in a window of the sheet's own (command.md, "Windows and overlays").
    static let window = Shadow(offset: 4, sigma: 8, color: Color(0, 0, 0, alpha: 0.22))
}

extension Shadow {
    /// The shadow of an appearance's form; the phone's is that of a popover (sheet.md §4).
    init(_ shadow: SheetAppearance.Form.Shadow) {
        self.init(
            offset: shadow.offset, sigma: shadow.blurRadius / 2, color: Color(0, 0, 0, alpha: shadow.opacity))
    }
}
