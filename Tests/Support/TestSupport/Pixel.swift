/// One pixel's colour, each channel from 0 to 255.
public struct Pixel: Equatable, Sendable, CustomStringConvertible {
    public var red, green, blue, alpha: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Whether no channel differs by more than the tolerance.
    public func isClose(to other: Pixel, tolerance: UInt8 = 2) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
            .allSatisfy { ($0 > $1 ? $0 - $1 : $1 - $0) <= tolerance }
    }
}
