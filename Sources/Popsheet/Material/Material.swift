import CPopsheet
import PopsheetLayout

/// What lets the content beneath a card shine through it: the content saturated, blurred, and under a tint (sheet.md 3; seed
/// S3).
struct Material: Sendable, Hashable {
    /// What lies on the blurred content, and is opaque where the content is unknown.
    var tint: Color
    /// The factor of CSS's filter `saturate`.
    var saturation = 1.8
    /// The standard deviation of the Gaussian, in logical pixels.
    var sigma = 30.0

    /// How far away content still counts, in logical pixels: three sigmas away nothing is left of it.
    var reach: Double { 3 * sigma }
}
