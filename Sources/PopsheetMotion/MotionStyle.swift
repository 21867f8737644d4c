/// How one way, in or out, is travelled.
public enum Timing: Sendable, Hashable {
    /// At once.
    case immediate
    /// Along a curve, in so many seconds.
    case curve(CubicBezier, duration: Double)
    /// On a spring, until it has settled.
    case spring(Spring)
}

/// The motion of one kind of presentation: its way in, its way out, and the spring of everything in between.
public struct MotionStyle: Sendable, Hashable {
    /// The way in, from rest.
    public var presenting: Timing
    /// The way out, from rest.
    public var dismissing: Timing
    /// What carries a motion that starts with a velocity or away from rest: turned round, swiped, sprung back.
    public var interrupted: Timing
    /// Whether anything moves; where it does not, only the opacity changes.
    public var movesThings: Bool

    /// Creates a style from its parts.
    public init(presenting: Timing, dismissing: Timing, interrupted: Timing, movesThings: Bool = true) {
        self.presenting = presenting
        self.dismissing = dismissing
        self.interrupted = interrupted
        self.movesThings = movesThings
    }
}

extension Spring {
    /// The spring of a sheet's way in: damping ratio 0.85, settled after 0.30 s (seed S3; sheet.md 8).
    public static let sheet = Spring(dampingRatio: 0.85, settlingDuration: 0.30)
}

extension MotionStyle {
    /// The bottom sheet: in on a spring in 0.30 s, out with ease-in in 0.25 s (seed S3; sheet.md 8).
    public static let sheet = MotionStyle(
        presenting: .spring(.sheet), dismissing: .curve(.easeIn, duration: 0.25), interrupted: .spring(.sheet))

    /// The popover: in with ease-out, out with ease-in, 0.25 s each (seed S3; sheet.md 8).
    public static let popover = MotionStyle(
        presenting: .curve(.easeOut, duration: 0.25), dismissing: .curve(.easeIn, duration: 0.25),
        interrupted: .spring(.sheet))

    /// Reduced motion: a cross-fade of 0.2 s in which nothing moves (sheet.md 8).
    public static let reduced = MotionStyle(
        presenting: .curve(.linear, duration: 0.2), dismissing: .curve(.linear, duration: 0.2),
        interrupted: .curve(.linear, duration: 0.2), movesThings: false)

    /// Animations off: everything at once (sheet.md 8).
    public static let none = MotionStyle(
        presenting: .immediate, dismissing: .immediate, interrupted: .immediate, movesThings: false)
}
