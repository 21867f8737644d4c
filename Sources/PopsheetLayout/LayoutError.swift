/// Why nothing can be laid out: a number that is none, or none that a window can have.
public enum LayoutError: Error, Sendable, Hashable {
    /// A number is not finite, negative where that makes no sense, or larger than any screen.
    case invalidNumber(name: String, value: Double)

    /// The largest length that makes sense, in logical pixels.
    public static let largestLength = 1_000_000.0
    /// The largest factor for text; ten times the largest of any desktop.
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
    /// One line for people.
    public var description: String {
        switch self {
        case .invalidNumber(let name, let value):
            "the \(name) is \(value); give a finite number that a screen can have"
        }
    }
}
