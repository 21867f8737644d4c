/// A shadow: the outline moved, blurred and tinted.
struct Shadow: Sendable, Hashable {
    /// How far down it lies, in logical pixels.
    var offset: Double
    /// The Gaussian's standard deviation in logical pixels: half of what CSS calls the blur.
    var sigma: Double
    /// Its colour.
    var color: Color

    /// How far around the outline it reaches: three sigmas away nothing is left of it.
    var reach: Double { 3 * sigma }

    /// The popover's (sheet.md 4; seed S3).
    static let popover = Shadow(offset: 10, sigma: 20, color: Color(0, 0, 0, alpha: 0.25))

    /// The shadow of a card in a window of the sheet's own (command.md, "Windows and overlays").
    static let window = Shadow(offset: 4, sigma: 8, color: Color(0, 0, 0, alpha: 0.22))
}
