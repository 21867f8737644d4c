/// The timing of presenting or dismissing.
package enum Timing: Sendable, Hashable {
    /// Without animation.
    case immediate
    /// On a timing curve, with a duration in seconds.
    case curve(CubicBezier, duration: Double)
    /// On a spring, until it settles.
    case spring(Spring)
}

/// The motion of one kind of presentation: presenting, dismissing, and the spring for everything in between.
package struct MotionStyle: Sendable, Hashable {
    /// Presenting, from rest.
    package var presenting: Timing
    /// Dismissing, from rest.
    package var dismissing: Timing
    /// The timing of a motion that starts with a velocity or away from rest: reversed, swiped or sprung back.
    package var interrupted: Timing
    /// Whether anything moves; otherwise only the opacity changes.
    package var movesThings: Bool

    /// Creates a style from its parts.
    package init(presenting: Timing, dismissing: Timing, interrupted: Timing, movesThings: Bool = true) {
        self.presenting = presenting
        self.dismissing = dismissing
        self.interrupted = interrupted
        self.movesThings = movesThings
    }
}

extension Spring {
    /// The spring that presents a sheet: damping ratio 0.85, settled after 0.30 s (sheet.md §8).
    package static let sheet = Spring(dampingRatio: 0.85, settlingDuration: 0.30)
}

extension MotionStyle {
    /// The bottom sheet: presented on a spring in 0.30 s, dismissed with ease-in in 0.25 s (sheet.md §8).
    package static let sheet = MotionStyle(
        presenting: .spring(.sheet), dismissing: .curve(.easeIn, duration: 0.25), interrupted: .spring(.sheet))

    /// The popover: presented with ease-out, dismissed with ease-in, 0.25 s each (sheet.md §8).
    package static let popover = MotionStyle(
        presenting: .curve(.easeOut, duration: 0.25), dismissing: .curve(.easeIn, duration: 0.25),
        interrupted: .spring(.sheet))

    /// Reduced motion: a cross-fade of 0.2 s in which nothing moves (sheet.md §8).
    package static let reduced = MotionStyle(
        presenting: .curve(.linear, duration: 0.2), dismissing: .curve(.linear, duration: 0.2),
        interrupted: .curve(.linear, duration: 0.2), movesThings: false)

    /// Animations disabled (sheet.md §8).
    package static let none = MotionStyle(
        presenting: .immediate, dismissing: .immediate, interrupted: .immediate, movesThings: false)
}
