/// A drag of a sheet by a finger or a pointer: how far it moves the sheet, its velocity, and whether releasing it
/// dismisses the sheet.
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
/// Positions are in logical pixels, downwards; times are in seconds.
package struct Swipe: Sendable {
    /// The distance downwards, in pixels, beyond which releasing the sheet dismisses it (sheet.md §9).
    package static let dismissingDistance = 50.0
    /// The downward velocity, in pixels per second, at which releasing the sheet dismisses it: half of 1000 (sheet.md
    /// §9).
    package static let dismissingVelocity = 500.0
    /// The fraction of an upward drag by which the sheet follows (sheet.md §9).
    package static let upwardFactor = 0.1
    /// The period, in seconds, in which movement counts for the velocity; after a rest of that length it is 0.
    static let horizon = 0.1

    /// The resolution of events' timestamps, in seconds.
    static let grain = 0.001
    /// The distance, in pixels, within which a finger counts as still: GTK's own drag threshold.
    package static let slop = 8.0

    private struct Sample {
        var place: Double
        var time: Double
    }

    private var start: Double
    private var samples: [Sample]
    /// The largest distance from the start, in pixels.
    private var reach = 0.0

    /// Begins a drag at a position.
    package init(at place: Double, time: Double) {
        start = place
        samples = [Sample(place: place, time: time)]
    }

    /// Moves to a position; time must not decrease.
    package mutating func move(to place: Double, at time: Double) {
        guard place.isFinite, let last = samples.last, time >= last.time else { return }
        // The last sample before the horizon stays, because the velocity is measured from it.
        while samples.count > 1, samples[1].time < time - Self.horizon { samples.removeFirst() }
        // The first sample stays, even if all of them have the same timestamp.
        if time == last.time, samples.count > 1 { samples.removeLast() }
        samples.append(Sample(place: place, time: time))
        reach = max(reach, abs(place - start))
    }

    /// Counts the distance from another position from now on, as if the drag had begun there; the velocity stays.
    package mutating func restart(at place: Double) { start = place }

    /// The distance that the finger has moved down; negative upwards.
    package var distance: Double { (samples.last?.place ?? start) - start }

    /// The distance that the sheet is moved down: the finger's, but only a tenth of it upwards.
    package var offset: Double { distance < 0 ? distance * Self.upwardFactor : distance }

    /// The finger's downward velocity at a time, in pixels per second.
    package func velocity(at time: Double) -> Double {
        guard let last = samples.last, time - last.time <= Self.horizon else { return 0 }
        let recent = samples.drop { $0.time < time - Self.horizon }
        guard let first = recent.first else { return 0 }
        return (last.place - first.place) / max(last.time - first.time, Self.grain)
    }

    /// The finger's downward velocity at its release, in pixels per second; 0 for one that has only trembled.
    package func releaseVelocity(at time: Double) -> Double { reach > Self.slop ? velocity(at: time) : 0 }

    /// Whether releasing the sheet at a time dismisses it.
    package func dismisses(at time: Double) -> Bool {
        offset > Self.dismissingDistance || isFlick(at: time)
    }

    /// Whether the finger moves down so fast that the distance does not matter.
    package func isFlick(at time: Double) -> Bool {
        distance > Self.slop && velocity(at: time) > Self.dismissingVelocity
    }
}
