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

    /// The shadow of a popover (sheet.md §4).
    static let popover = Shadow(offset: 10, sigma: 20, color: Color(0, 0, 0, alpha: 0.25))

    /// The shadow of a card in a window of the sheet's own (command.md, "Windows and overlays").
    static let window = Shadow(offset: 4, sigma: 8, color: Color(0, 0, 0, alpha: 0.22))
}
