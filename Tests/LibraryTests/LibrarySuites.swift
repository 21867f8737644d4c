import Testing

/// The suites that make windows: they share one screen and one main thread, so they run one after the other.
@Suite(.serialized)
enum LibrarySuites {}
