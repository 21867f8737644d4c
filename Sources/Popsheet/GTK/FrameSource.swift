import PopsheetMotion

/// Where what moves gets its time and its frames: from the frame clock in an application, from one that goes only when
/// it is told in pictures and tests.
@MainActor
protocol FrameSource: AnyObject {
    /// The time of the frame that is made now, in seconds since some fixed moment.
    var now: Double { get }
    /// Whether frames are asked for.
    var isRunning: Bool { get }
    /// Asks for frames until the body, which gets the frame's time, answers false.
    func start(_ body: @escaping @MainActor (_ now: Double) -> Bool)
    /// Asks for no more frames.
    func stop()
}

/// Frames at moments of the caller's choice.
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

    /// Goes on to a time, which is not before the last one, and makes the frame of that moment.
    func advance(to time: Double) {
        clock = VirtualClock(now: max(time, clock.now))
        if let body, !body(now) { self.body = nil }
    }
}
