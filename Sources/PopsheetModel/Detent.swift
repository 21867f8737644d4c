/// A height at which a content sheet rests.
///
/// For example:
///
/// ```swift
/// let sheet = try ContentSheet(
///     "Places", content: WidgetReference(list),
///     detents: [.height(96), .medium, .custom("third") { context in context.maximum / 3 }])
/// ```
///
/// Heights are in logical pixels, and do not include the bottom safe area. Detents whose heights differ by no more than one
/// pixel are one (content.md §2).
public struct Detent: Sendable, Identifiable {
    /// The detent's name, by which detents are equal.
    public let id: String
    private let value: Value
    /// Whether the id is the application's choice.
    package let hasOwnID: Bool

    private enum Value: Sendable {
        case fraction(Double)
        case height(Double)
        case content
        case custom(@Sendable (Context) -> Double?)
    }

    private init(_ id: String, _ value: Value, hasOwnID: Bool = false) {
        (self.id, self.value, self.hasOwnID) = (id, value, hasOwnID)
    }

    /// Half of the maximum height.
    public static let medium = Detent("medium", .fraction(0.5))
    /// The maximum height.
    public static let large = Detent("large", .fraction(1))
    /// The natural height of the content at the sheet's width.
    public static let content = Detent("content", .content)

    /// A fraction of the maximum height, above 0; more than 1 counts as 1.
    public static func fraction(_ fraction: Double) -> Detent { Detent("fraction(\(fraction))", .fraction(fraction)) }

    /// A height in logical pixels, above 0; more than the maximum height counts as that.
    public static func height(_ height: Double) -> Detent { Detent("height(\(height))", .height(height)) }

    /// A height that is computed whenever the sheet is laid out.
    ///
    /// - Parameters:
    ///   - id: A name that no other detent of the sheet has.
    ///   - resolve: Returns the height in logical pixels; nil while the detent is not available. A value that is not finite,
    ///   or not above 0, counts as nil.
    public static func custom(_ id: String, resolve: @escaping @Sendable (Context) -> Double?) -> Detent {
        Detent(id, .custom(resolve), hasOwnID: true)
    }

    /// A fraction of the maximum height, with the application's id.
    package static func fraction(_ fraction: Double, id: String) -> Detent {
        Detent(id, .fraction(fraction), hasOwnID: true)
    }

    /// A height in logical pixels, with the application's id.
    package static func height(_ height: Double, id: String) -> Detent { Detent(id, .height(height), hasOwnID: true) }

    /// What a custom detent depends on.
    public struct Context: Sendable, Hashable {
        /// The maximum height of a sheet, in logical pixels.
        public let maximum: Double
        /// The traits of the area in which the sheet is presented.
        public let traits: Traits

        /// Creates a context.
        package init(maximum: Double, traits: Traits) { (self.maximum, self.traits) = (maximum, traits) }
    }

    /// The traits of the area in which a sheet is presented.
    public struct Traits: Sendable, Hashable {
        /// The area's width in logical pixels.
        public let width: Double
        /// The area's height in logical pixels.
        public let height: Double
        /// The desktop's text-scaling factor; 1 is the default size.
        public let textScale: Double

        /// Creates traits.
        package init(width: Double, height: Double, textScale: Double) {
            (self.width, self.height, self.textScale) = (width, height, textScale)
        }
    }

    /// The reason why a detent changed; more may be added.
    public enum ChangeCause: Sendable, Hashable {
        /// The user dragged the sheet, or scrolled its content.
        case drag
        /// The program set the selected detent.
        case program
        /// The user pressed the grabber.
        case grabber
        /// The user pressed a key.
        case keyboard
        /// The selected detent is not available any more.
        case resize
    }

    /// The height in a context; nil while the detent is not available.
    ///
    /// - Parameter contentHeight: The natural height of the content.
    package func height(in context: Context, contentHeight: () -> Double) -> Double? {
        let height: Double? =
            switch value {
            case .fraction(let fraction): fraction * context.maximum
            case .height(let height): height
            case .content: contentHeight()
            case .custom(let resolve): resolve(context)
            }
        return height.flatMap { $0.isFinite && $0 > 0 ? min($0, context.maximum) : nil }
    }

    /// Whether the value is one that a sheet can have.
    package var isValid: Bool {
        switch value {
        case .fraction(let number), .height(let number): number.isFinite && number > 0 && !id.isEmpty
        case .content, .custom: !id.isEmpty
        }
    }
}

extension Detent: Hashable {
    /// Compares the ids.
    public static func == (one: Detent, other: Detent) -> Bool { one.id == other.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Detent: CustomStringConvertible {
    /// The detent's name.
    public var description: String { id }
}
