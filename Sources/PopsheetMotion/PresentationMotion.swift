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
    /// Whether the sheet moves from one position on screen to another, and neither appears nor disappears.
    private var staysOnScreen = false

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
        (dragStart, staysOnScreen) = (nil, false)
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
        staysOnScreen = false
        transition.run(direction, from: progress, velocity: velocity, at: time)
        // A popover grows when it is presented and only fades when it is dismissed; reversed, it plays the same motion
        // backwards.
        scales = (direction == .presenting) != transition.isInterrupted
    }

    /// Sets the rest position of a presentation that has not begun.
    package mutating func begin(at rest: Double) { transition.begin(at: rest) }

    /// Moves to another rest position; where nothing may move, the sheet is there at once.
    ///
    /// - Parameters:
    ///   - style: The style from now on, as the settings may have changed since; nil for the same.
    ///   - velocity: The progress per second at the end of a drag; nil without a drag.
    package mutating func move(
        to rest: Double, in style: MotionStyle? = nil, velocity: Double? = nil, at time: Double
    ) {
        if let style { transition.style = style }
        guard self.style.movesThings else { return settle(at: rest) }
        (dragStart, staysOnScreen) = (nil, true)
        transition.move(to: rest, velocity: velocity, at: time)
    }

    /// Ends any motion and drag of a sheet on screen: it is at a rest position at once.
    package mutating func settle(at rest: Double) {
        (dragStart, staysOnScreen, displacement) = (nil, false, 0)
        transition.settle(at: rest)
    }

    /// Changes the rest position where the sheet's travel has changed, as when the window is resized.
    ///
    /// A sheet at rest is there at once; a motion continues in proportion.
    package mutating func rescale(to rest: Double) { transition.rescale(to: rest) }

    /// Continues in a direction with another style.
    ///
    /// A style in which nothing moves ends a motion from one position on screen to another.
    package mutating func change(to style: MotionStyle, _ direction: Transition.Direction, at time: Double) {
        transition.style = style
        if staysOnScreen, direction == .presenting, !style.movesThings { return settle(at: transition.rest) }
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

    /// Follows a drag to a progress: the fraction of the travel that is on screen, more than 1 beyond its end.
    package mutating func drag(to progress: Double, at time: Double) {
        drag(by: 0, at: time)
        transition.hold(at: progress)
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
        staysOnScreen = true
        return true
    }
}
