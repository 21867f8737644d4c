import Testing

/// The suites that need a display: they share one main thread, so they run one after the other.
@Suite(.serialized)
enum DialogSuites {}
