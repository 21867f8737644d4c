/// A finger, or a pointer, that drags a sheet: how far it moves the sheet, how fast it goes, and whether letting go
/// dismisses.
///
/// For example:
///
/// ```swift
/// var swipe = Swipe(at: 300, time: 0)
/// swipe.move(to: 340, at: 0.1)
/// swipe.offset            // 40
/// swipe.dismisses(at: 0.1) // false: 400 px/s, and 50 are not passed
/// ```
///
/// Places are in logical pixels, downwards; times in seconds.
public struct Swipe: Sendable {
    /// How far down a sheet is dragged, in pixels, beyond which letting go dismisses it (seed S3; sheet.md 9).
    public static let dismissingDistance = 50.0
    /// How fast downwards, in pixels per second, letting go dismisses it: half of 1000 (seed S3; sheet.md 9).
    public static let dismissingVelocity = 500.0
    /// How far a sheet follows upwards, of the way that the finger goes (sheet.md 9).
    public static let upwardFactor = 0.1
    /// How far back, in seconds, movement counts for the velocity; who rests so long before letting go has none.
    static let horizon = 0.1

    /// How finely events tell their time, in seconds.
    static let grain = 0.001
    /// How far a finger may tremble, in pixels, and still be where it was put down: GTK's own threshold of a drag.
    public static let slop = 8.0

    private struct Sample {
        var place: Double
        var time: Double
    }

    private let start: Double
    private var samples: [Sample]

    /// Begins where the finger is.
    public init(at place: Double, time: Double) {
        start = place
        samples = [Sample(place: place, time: time)]
    }

    /// Takes in where the finger is now; time does not run backwards.
    public mutating func move(to place: Double, at time: Double) {
        guard place.isFinite, let last = samples.last, time >= last.time else { return }
        // The one before the horizon stays: from it the finger came.
        while samples.count > 1, samples[1].time < time - Self.horizon { samples.removeFirst() }
        // Where it began stays, also where all happens within one tick of the clock.
        if time == last.time, samples.count > 1 { samples.removeLast() }
        samples.append(Sample(place: place, time: time))
    }

    /// How far the finger has gone down; negative upwards.
    public var distance: Double { (samples.last?.place ?? start) - start }

    /// How far the sheet is moved down: as far as the finger, but upwards only a tenth of it.
    public var offset: Double { distance < 0 ? distance * Self.upwardFactor : distance }

    /// How fast the finger goes at a time, in pixels per second, downwards.
    public func velocity(at time: Double) -> Double {
        guard let last = samples.last, time - last.time <= Self.horizon else { return 0 }
        let recent = samples.drop { $0.time < time - Self.horizon }
        guard let first = recent.first else { return 0 }
        return (last.place - first.place) / max(last.time - first.time, Self.grain)
    }

    /// Whether letting go at a time dismisses.
    public func dismisses(at time: Double) -> Bool {
        offset > Self.dismissingDistance || isFlick(at: time)
    }

    /// Whether the finger goes down fast enough for its way not to matter.
    public func isFlick(at time: Double) -> Bool {
        distance > Self.slop && velocity(at: time) > Self.dismissingVelocity
    }
}
