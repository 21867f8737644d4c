/// A layout input is not finite or out of range.
package enum LayoutError: Error, Sendable, Hashable {
    /// A number is not finite, negative where it must not be, or larger than any screen.
    case invalidNumber(name: String, value: Double)

    /// The maximum length, in logical pixels.
    package static let largestLength = 1_000_000.0
    /// The maximum text-scaling factor; ten times the largest of any desktop.
    package static let largestTextScale = 100.0

    static func checkLength(_ value: Double, _ name: String) throws(LayoutError) {
        guard value >= 0, value <= largestLength else { throw .invalidNumber(name: name, value: value) }
    }

    /// The nearest valid length; 0 for a value that is not a number.
    package static func clampedLength(_ value: Double) -> Double { value.isNaN ? 0 : value.clamped(0, largestLength) }

    /// The nearest valid factor; 1 for a value that is not above 0.
    static func clampedFactor(_ value: Double) -> Double { value > 0 ? min(value, largestTextScale) : 1 }

    /// Whether a rectangle has a position and a size that a screen can have.
    static func isPlace(_ rect: Rect) -> Bool {
        [rect.x, rect.y].allSatisfy { $0.magnitude <= largestLength }
            && [rect.width, rect.height].allSatisfy { (0...largestLength).contains($0) }
    }

    static func checkPlace(_ rect: Rect, _ name: String) throws(LayoutError) {
        guard !isPlace(rect) else { return }
        for (value, part) in [(rect.x, "x"), (rect.y, "y")] where !(value.magnitude <= largestLength) {
            throw .invalidNumber(name: "\(name)'s \(part)", value: value)
        }
        try checkLength(rect.width, "\(name)'s width")
        try checkLength(rect.height, "\(name)'s height")
    }

    static func checkFactor(_ value: Double, _ name: String) throws(LayoutError) {
        guard value > 0, value <= largestTextScale else { throw .invalidNumber(name: name, value: value) }
    }
}

extension LayoutError: CustomStringConvertible {
    /// A one-line description for the user.
    package var description: String {
        switch self {
        case .invalidNumber(let name, let value):
            "the \(name) is \(value); give a finite number that a screen can have"
        }
    }
}
