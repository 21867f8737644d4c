/// An sRGB colour with its opacity.
public struct SheetColor: Sendable, Hashable {
    /// Red, from 0 to 255.
    public var red: Double
    /// Green, from 0 to 255.
    public var green: Double
    /// Blue, from 0 to 255.
    public var blue: Double
    /// Opacity, from 0 to 1.
    public var alpha: Double

    /// Creates a colour from its components.
    public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Parses `#RRGGBB` or `#RGB` in upper or lower case; returns nil for any other string.
    public init?(hex: some StringProtocol) {
        let bytes = Array(hex.utf8)
        guard bytes.first == UInt8(ascii: "#") else { return nil }
        let digits = bytes.dropFirst().compactMap(Self.digit)
        guard digits.count == bytes.count - 1 else { return nil }
        switch digits.count {
        case 3: self.init(digits[0] * 17, digits[1] * 17, digits[2] * 17)
        case 6: self.init(digits[0] * 16 + digits[1], digits[2] * 16 + digits[3], digits[4] * 16 + digits[5])
        default: return nil
        }
    }

    private static func digit(_ byte: UInt8) -> Double? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Double(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Double(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Double(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Whether all components are in their ranges.
    package var isValid: Bool {
        [red, green, blue].allSatisfy { (0...255).contains($0) } && (0...1).contains(alpha)
    }
}

extension SheetColor: CustomStringConvertible {
    /// The colour as `#RRGGBB`, with its opacity if it is not opaque, such as `#007AFF, 50 %`.
    public var description: String {
        guard isValid else { return "an invalid colour" }
        let digits = [red, green, blue].map { component in
            let byte = Int(component.rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + digits.joined() + (alpha < 1 ? ", \(Int((alpha * 100).rounded())) %" : "")
    }
}
