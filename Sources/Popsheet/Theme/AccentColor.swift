import PopsheetModel
import PopsheetMotion

extension SheetColor {
    /// The colour as that of a text on a card: as dark as a lightness of 0.5 in Oklab, on a dark card as light as 0.85, as
    /// in libadwaita (sheet.md §14).
    func asText(isDark: Bool) -> SheetColor {
        var color = Oklab(self)
        color.lightness = isDark ? max(color.lightness, 0.85) : min(color.lightness, 0.5)
        return color.color
    }
}

/// A colour in Björn Ottosson's Oklab space.
private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: SheetColor) {
        let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
        let l = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The nearest colour, in sRGB.
    var color: SheetColor {
        func cubed(_ value: Double) -> Double { value * value * value }
        let l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return SheetColor(
            Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }

    private static func cubeRoot(_ value: Double) -> Double { power(value, 1 / 3) }

    /// A component from 0 to 255 as linear light.
    private static func linear(_ component: Double) -> Double {
        let value = component / 255
        return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }

    /// Linear light as a component from 0 to 255.
    private static func encoded(_ light: Double) -> Double {
        let light = min(max(light, 0), 1)
        return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055)
    }
}
