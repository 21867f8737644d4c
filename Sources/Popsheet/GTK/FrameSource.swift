import PopsheetMotion

/// Provides the time and the frames of motion.
///
/// In an application it is the frame clock; in pictures and tests the caller advances it.
@MainActor
protocol FrameSource: AnyObject {
    /// The time of the current frame, in seconds since some fixed moment.
    var now: Double { get }
    /// Whether frames are being requested.
    var isRunning: Bool { get }
    /// Requests frames until the body, which gets the frame's time, returns false.
    func start(_ body: @escaping @MainActor (_ now: Double) -> Bool)
    /// Stops requesting frames.
    func stop()
}

/// Frames at times that the caller chooses.
@MainActor
final class VirtualFrames: FrameSource {
    private var clock = VirtualClock()
    private var body: (@MainActor (Double) -> Bool)?

    var now: Double { clock.now }
    var isRunning: Bool { body != nil }

    func start(_ body: @escaping @MainActor (_ now: Double) -> Bool) {
        if self.body == nil { self.body = body }
    }

    func stop() { body = nil }

    /// Advances to a time that is not before the previous one, and makes its frame.
    func advance(to time: Double) {
        clock = VirtualClock(now: max(time, clock.now))
        if let body, !body(now) { self.body = nil }
    }
}
