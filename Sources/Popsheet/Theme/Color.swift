import CPopsheet
public import PopsheetModel

extension SheetAppearance {
    /// An sRGB colour with its opacity.
    public struct Color: Sendable, Hashable {
        /// Red, from 0 to 255.
        public var red: Double
        /// Green, from 0 to 255.
        public var green: Double
        /// Blue, from 0 to 255.
        public var blue: Double
        /// Opacity, from 0 to 1.
        public var alpha: Double

        /// Creates a colour from its components as the specification gives them: 0–255, opacity 0–1.
        public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Creates the colour of a tint.
        public init(_ tint: TintColor) {
            self.init(Double(tint.red), Double(tint.green), Double(tint.blue))
        }
    }
}

/// An sRGB colour with its opacity.
package typealias Color = SheetAppearance.Color

extension Color {
    /// Creates the colour from a GDK colour.
    init(_ rgba: GdkRGBA) {
        self.init(
            Double(rgba.red) * 255, Double(rgba.green) * 255, Double(rgba.blue) * 255, alpha: Double(rgba.alpha))
    }

    /// Whether all components are in their ranges.
    var isValid: Bool {
        [red, green, blue].allSatisfy { (0...255).contains($0) } && (0...1).contains(alpha)
    }

    /// The colour with its opacity multiplied by a factor.
    func opacity(_ factor: Double) -> Color { Color(red, green, blue, alpha: alpha * factor) }

    /// The colour at full opacity.
    var opaque: Color { Color(red, green, blue) }

    /// The colour as a GDK colour.
    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red / 255), green: Float(green / 255), blue: Float(blue / 255), alpha: Float(alpha))
    }

    /// Sets the colour of a drawing.
    func apply(to context: OpaquePointer) {
        cairo_set_source_rgba(context, red / 255, green / 255, blue / 255, alpha)
    }
}
