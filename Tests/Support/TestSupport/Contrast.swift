import Foundation

/// The contrast of two colours as WCAG 2.2 defines it.
public enum Contrast {
    /// The contrast of two colours, from 1 to 21.
    public static func between(_ first: Pixel, _ second: Pixel) -> Double {
        let (one, other) = (first.luminance, second.luminance)
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The contrast of the text in a picture with its background, which is the most frequent colour.
    ///
    /// The text's colour is that of the pixels with the highest contrast: those at the edges of letters are mixed.
    public static func ofText(in picture: Screenshot) -> Double {
        var counts: [[UInt8]: Int] = [:]
        for start in stride(from: 0, to: picture.rgba.count, by: 4) {
            counts[Array(picture.rgba[start..<start + 3]), default: 0] += 1
        }
        func pixel(_ bytes: [UInt8]) -> Pixel { Pixel(bytes[0], bytes[1], bytes[2]) }
        guard let background = counts.max(by: { $0.value < $1.value })?.key else { return 1 }
        return counts.keys.map { between(pixel($0), pixel(background)) }.max() ?? 1
    }
}

extension Pixel {
    /// The relative luminance as WCAG 2 defines it, from 0 to 1.
    public var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
