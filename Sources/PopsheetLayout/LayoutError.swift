/// A layout input is not finite or out of range.
public enum LayoutError: Error, Sendable, Hashable {
    /// A number is not finite, negative where it must not be, or larger than any screen.
    case invalidNumber(name: String, value: Double)

    /// The maximum length, in logical pixels.
    public static let largestLength = 1_000_000.0
    /// The maximum text-scaling factor; ten times the largest of any desktop.
    public static let largestTextScale = 100.0

    static func checkLength(_ value: Double, _ name: String) throws(LayoutError) {
        guard value >= 0, value <= largestLength else { throw .invalidNumber(name: name, value: value) }
    }

    static func checkPosition(_ value: Double, _ name: String) throws(LayoutError) {
        guard value.magnitude <= largestLength else { throw .invalidNumber(name: name, value: value) }
    }

    static func checkFactor(_ value: Double, _ name: String) throws(LayoutError) {
        guard value > 0, value <= largestTextScale else { throw .invalidNumber(name: name, value: value) }
    }
}

extension LayoutError: CustomStringConvertible {
    /// A one-line description for the user.
    public var description: String {
        switch self {
        case .invalidNumber(let name, let value):
            "the \(name) is \(value); give a finite number that a screen can have"
        }
    }
}
