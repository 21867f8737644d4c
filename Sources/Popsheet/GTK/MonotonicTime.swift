import CPopsheet

/// A clock that never runs backwards, and that no change of the time of day affects.
package enum MonotonicTime {
    /// The seconds since some fixed moment.
    package static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}
