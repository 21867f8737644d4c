/// The motion of one presentation: its transition, and the effect of a drag on it.
///
/// Times are in seconds on any monotonic clock; distances are fractions of the sheet's travel.
///
/// For example:
///
/// ```swift
/// var motion = PresentationMotion()
/// motion.run(.presenting, in: .sheet, at: 0)
/// motion.state(at: 0.1).progress  // 0.8688
/// ```
package struct PresentationMotion: Sendable {
    private var transition = Transition(style: .sheet)
    /// Whether the transition scales a popover.
    private var scales = true
    /// How far a drag has moved a sheet that only fades, as a fraction of its travel.
    private var displacement = 0.0
    /// How far down the sheet was when the drag began; nil while there is no drag.
    private var dragStart: Double?

    /// Creates a motion in which nothing is on screen.
    package init() {}

    /// The style of the transition.
    package var style: MotionStyle { transition.style }
    /// Whether the user is dragging; a drag moves the sheet even with reduced motion.
    package var isDragging: Bool { dragStart != nil }
    /// When the motion ends.
    package var settlingTime: Double { transition.settlingTime }

    /// Whether the motion has ended and no further frame is needed.
    package func isSettled(at time: Double) -> Bool { transition.isSettled(at: time) }

    /// The state at a time.
    package func state(at time: Double) -> TransitionState {
        TransitionState(
            progress: transition.progress(at: time), rest: transition.rest, scales: scales,
            moves: isDragging || style.movesThings, displacement: displacement)
    }

    /// Begins to present or dismiss, from the current state of the motion at that time.
    ///
    /// - Parameter velocity: The progress per second at the end of a drag; nil without a drag.
    package mutating func run(
        _ direction: Transition.Direction, in style: MotionStyle, velocity: Double? = nil, at time: Double
    ) {
        dragStart = nil
        transition.style = style
        if direction == .presenting { displacement = 0 }
        if velocity != nil, !style.movesThings {
            displacement = transition.rest - transition.progress(at: time)
            transition.run(direction, from: transition.rest, velocity: 0, at: time)
        } else if let velocity {
            transition.run(direction, from: transition.progress(at: time), velocity: velocity, at: time)
        } else {
            transition.run(direction, at: time)
        }
        if !transition.isInterrupted { scales = direction == .presenting }
    }

    /// Begins to present or dismiss from a given progress and velocity.
    package mutating func run(
        _ direction: Transition.Direction, from progress: Double, velocity: Double, at time: Double
    ) {
        transition.run(direction, from: progress, velocity: velocity, at: time)
        // A popover grows when it is presented and only fades when it is dismissed; reversed, it plays the same motion
        // backwards.
        scales = (direction == .presenting) != transition.isInterrupted
    }

    /// Sets the rest position of a presentation that has not begun.
    package mutating func begin(at rest: Double) { transition.begin(at: rest) }

    /// Moves to another rest position; where nothing may move, the sheet is there at once.
    ///
    /// - Parameter velocity: The progress per second at the end of a drag; nil without a drag.
    package mutating func move(to rest: Double, velocity: Double? = nil, at time: Double) {
        dragStart = nil
        guard style.movesThings else {
            transition.begin(at: rest)
            transition.hold(at: rest)
            displacement = 0
            return
        }
        transition.move(to: rest, velocity: velocity, at: time)
    }

    /// Continues in a direction with another style.
    package mutating func change(to style: MotionStyle, _ direction: Transition.Direction, at time: Double) {
        transition.style = style
        transition.run(direction, at: time)
    }

    /// Follows a drag.
    ///
    /// - Parameter distance: How far the drag has moved the sheet down since it began.
    package mutating func drag(by distance: Double, at time: Double) {
        let rest = transition.rest
        let start = dragStart ?? (style.movesThings ? rest - transition.progress(at: time) : displacement)
        dragStart = start
        transition.hold(at: rest - (start + distance))
    }

    /// Returns a dragged sheet to its position; false if there is no drag.
    ///
    /// - Parameter velocity: The progress per second at the end of the drag.
    package mutating func springBack(velocity: Double, at time: Double) -> Bool {
        guard isDragging else { return false }
        dragStart = nil
        if style.movesThings {
            run(.presenting, from: transition.progress(at: time), velocity: velocity, at: time)
        } else {
            run(.presenting, from: transition.rest, velocity: 0, at: time)
        }
        return true
    }
}
