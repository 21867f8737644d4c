/// Ends a dismissal for which no frames come: a Wayland compositor asks a window that is not on screen for none, such as one
/// on another workspace.
@MainActor
final class StalledDismissal {
    private var timer: EventSource?
    /// The time of the last frame, and whether no other came in the interval before.
    private var last = (time: 0.0, isOld: false)

    /// How often it looks for frames, in milliseconds.
    ///
    /// Only a second interval without a frame counts: the program may have been busy during one.
    private static let interval: UInt32 = 400

    /// Runs a body once if the motion does not end and does not move either.
    func watch(_ motion: MotionDriver, _ onStall: @escaping @MainActor () -> Void) {
        stop()
        guard motion.isRunning else { return }
        last = (motion.now, false)
        timer = .timer(milliseconds: Self.interval) { [weak self, weak motion] in
            guard let self, let motion, motion.isRunning else { return false }
            if last.isOld, motion.now == last.time {
                onStall()
                return false
            }
            last = (motion.now, motion.now == last.time)
            return true
        }
    }

    func stop() {
        timer?.remove()
        timer = nil
    }
}
