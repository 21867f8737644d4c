import CPopsheet
import PopsheetLayout

/// The material of a card: the content below it saturated, blurred and tinted (sheet.md §3).
struct Material: Sendable, Hashable {
    /// The colour over the blurred content, which is opaque if the content is unknown.
    var tint: Color
    /// The factor of CSS's `saturate` filter.
    var saturation: Double
    /// The standard deviation of the Gaussian, in logical pixels.
    var sigma: Double

    /// The material with another colour of the same opacity.
    func tinted(_ color: Color) -> Material {
        var material = self
        material.tint = color.opaque.opacity(tint.alpha)
        return material
    }

    /// The maximum distance of content that has an effect, in logical pixels: a Gaussian is negligible beyond 3 sigmas.
    var reach: Double { 3 * sigma }
}
