package import CPopsheet
package import PopsheetModel

/// An sRGB colour with its opacity.
package typealias Color = SheetColor

extension Color {
    /// Creates the colour from a GDK colour.
    package init(_ rgba: GdkRGBA) {
        self.init(
            Double(rgba.red) * 255, Double(rgba.green) * 255, Double(rgba.blue) * 255, alpha: Double(rgba.alpha))
    }

    /// The colour with its opacity multiplied by a factor.
    package func opacity(_ factor: Double) -> Color { Color(red, green, blue, alpha: alpha * factor) }

    /// The colour with another one drawn over it.
    package func covered(by top: Color) -> Color {
        let alpha = top.alpha + alpha * (1 - top.alpha)
        guard alpha > 0 else { return self }
        func mixed(_ path: KeyPath<Color, Double>) -> Double {
            (top[keyPath: path] * top.alpha + self[keyPath: path] * self.alpha * (1 - top.alpha)) / alpha
        }
        return Color(mixed(\.red), mixed(\.green), mixed(\.blue), alpha: alpha)
    }

    /// The colour at full opacity.
    var opaque: Color { Color(red, green, blue) }

    /// The colour as a GDK colour.
    package var rgba: GdkRGBA {
        GdkRGBA(red: Float(red / 255), green: Float(green / 255), blue: Float(blue / 255), alpha: Float(alpha))
    }

    /// The colour as CSS.
    var css: String { "rgba(\(red), \(green), \(blue), \(alpha))" }

    /// The relative luminance as WCAG 2 defines it, with its power approximated by a polynomial to 0.002.
    package var luminance: Double {
        func linear(_ component: Double) -> Double {
            let part = component / 255
            return part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast with another colour as WCAG 2 defines it, from 1 to 21.
    package func contrast(with other: Color) -> Double {
        let (one, two) = (luminance + 0.05, other.luminance + 0.05)
        return max(one, two) / min(one, two)
    }

    /// Sets the colour of a drawing.
    func apply(to context: OpaquePointer) {
        cairo_set_source_rgba(context, red / 255, green / 255, blue / 255, alpha)
    }
}
