import Testing

/// The suites that make windows: they share one screen and one main thread, so they run one after the other.
///
/// Each is an extension of this type, so that `.serialized` holds for all of them:
///
///     extension GTKSuites {
///         @Suite @MainActor struct RealInputTests { … }
///     }
@Suite(.serialized)
enum GTKSuites {}
