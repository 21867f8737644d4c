import PopsheetMotion

/// Runs the motion of one presentation on frames.
@MainActor
final class MotionDriver {
    private let frames: any FrameSource
    private var motion = PresentationMotion()
    /// The time of the last frame; between frames, what is on screen is what was drawn then.
    private(set) var now = 0.0
    /// Shows a moment, and returns whether more frames are needed even though the motion has ended.
    var onFrame: (() -> Bool)?

    /// - Parameter frames: Where the time comes from.
    init(_ frames: any FrameSource) { self.frames = frames }

    /// The sheet at this moment.
    var state: TransitionState { motion.state(at: now) }
    /// Whether the motion has ended.
    var isSettled: Bool { motion.isSettled(at: now) }
    /// Whether a drag holds the sheet.
    var isDragging: Bool { motion.isDragging }
    /// When it ends, on the time of the frames.
    var settlingTime: Double { motion.settlingTime }
    /// The style of the transition.
    var style: MotionStyle { motion.style }
    /// Whether frames are asked for.
    var isRunning: Bool { frames.isRunning }

    /// Begins to present or dismiss, from wherever the motion is.
    ///
    /// - Parameter velocity: The progress per second that a drag gave the sheet; nil for none.
    func run(_ direction: Transition.Direction, in style: MotionStyle, velocity: Double? = nil) {
        catchUp()
        motion.run(direction, in: style, velocity: velocity, at: now)
        move()
    }

    /// Begins to present or dismiss from a given progress and velocity.
    func run(_ direction: Transition.Direction, from progress: Double, velocity: Double) {
        catchUp()
        motion.run(direction, from: progress, velocity: velocity, at: now)
        move()
    }

    /// Sets the rest position of a presentation that has not begun.
    func begin(at rest: Double) { motion.begin(at: rest) }

    /// Moves to another rest position.
    ///
    /// - Parameters:
    ///   - style: The style that the settings allow now; nil for that of the last motion.
    ///   - velocity: The progress per second that a drag gave the sheet; nil without a drag.
    func move(to rest: Double, in style: MotionStyle? = nil, velocity: Double? = nil) {
        catchUp()
        motion.move(to: rest, in: style, velocity: velocity, at: now)
        move()
    }

    /// Is at a rest position at once, without a motion or a drag.
    func settle(at rest: Double) {
        catchUp()
        motion.settle(at: rest)
        move()
    }

    /// Changes the rest position because the sheet's travel has changed; a motion continues in proportion.
    func rescale(to rest: Double) { motion.rescale(to: rest) }

    /// Goes on in a style that moves less, where the desktop's settings ask for that during a transition.
    func calm(to wanted: MotionStyle, _ direction: Transition.Direction) {
        guard isRunning, wanted != style, wanted == .none || wanted == .reduced && style != .none else { return }
        motion.change(to: wanted, direction, at: now)
        move()
    }

    /// Follows a drag.
    ///
    /// - Parameter distance: How far it has moved the sheet down since it began, as a part of the sheet's travel.
    func drag(by distance: Double) {
        catchUp()
        frames.stop()
        motion.drag(by: distance, at: now)
    }

    /// Follows a drag to a progress: the part of the sheet's travel that is on screen, more than 1 beyond its end.
    func drag(to progress: Double) {
        catchUp()
        frames.stop()
        motion.drag(to: progress, at: now)
    }

    /// Lets a dragged sheet go back to its place.
    func springBack(velocity: Double) {
        catchUp()
        if motion.springBack(velocity: velocity, at: now) { move() }
    }

    /// Asks for no more frames.
    func stop() { frames.stop() }

    private func catchUp() {
        if !frames.isRunning { now = frames.now }
    }

    private func move() {
        guard step() else { return frames.stop() }
        frames.start { [weak self] time in
            guard let self else { return false }
            now = max(now, time)
            return step()
        }
    }

    /// Shows a frame, and returns whether another is needed: a handler may have started a new motion.
    private func step() -> Bool { onFrame?() == true || !isSettled }
}
