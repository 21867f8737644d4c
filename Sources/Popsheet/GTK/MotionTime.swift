/// The time of all motion on screen: that of the frame clocks, which a test can slow down so that its input arrives during
/// a motion on any machine.
@MainActor
enum MotionTime {
    /// Where the current speed began: a time of the frame clocks and the time of motion then, in seconds.
    private static var origin = (clock: 0.0, motion: 0.0)

    /// The seconds of motion for each second of the frame clocks; 1 outside of tests.
    static var speed = 1.0 {
        willSet {
            let clock = MonotonicTime.now
            origin = (clock, seconds(at: clock))
        }
    }

    /// The time of motion, in seconds, at a time of the frame clocks.
    ///
    /// A motion that began in the future would wait until then. Frame clocks predict when a frame is shown, but not more
    /// than a few frames ahead.
    static func at(microseconds: Int64) -> Double {
        seconds(at: min(Double(microseconds) / 1_000_000, MonotonicTime.now + longestPrediction))
    }

    /// In seconds.
    private static let longestPrediction = 0.1

    private static func seconds(at clock: Double) -> Double { origin.motion + (clock - origin.clock) * speed }
}
