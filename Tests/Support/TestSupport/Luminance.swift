import Foundation

/// The relative luminance of a colour, from 0 to 1, as WCAG 2 defines it.
public struct Luminance: Comparable, Sendable, CustomStringConvertible {
    public let value: Double

    /// - Parameters: The colour's channels, from 0 to 255.
    public init(_ red: Double, _ green: Double, _ blue: Double) {
        func linear(_ value: Double) -> Double {
            let part = value / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        value = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    public var description: String { "luminance \(value)" }

    public static func < (one: Luminance, other: Luminance) -> Bool { one.value < other.value }

    /// The contrast of two colours, at least 1.
    public func contrast(with other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }
}

extension Pixel {
    /// The luminance of the colour, without its opacity.
    public var luminance: Luminance { Luminance(Double(red), Double(green), Double(blue)) }
}
