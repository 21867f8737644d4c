#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals that end an asking.
enum Signals {
    static let hangUp = SIGHUP
    static let interrupt = SIGINT
    static let terminate = SIGTERM
}

/// What happens when the display server goes away in the middle of an asking.
enum DisplayLoss {
    /// Says so and ends the process; the toolkit would end it with another status.
    static let end: @convention(c) () -> Void = {
        Output.error("the display server went away; ask again once it is back")
        _exit(CommandFailure.Status.display.rawValue)
    }
}

extension Answer {
    /// The answer of a sheet that a signal took away.
    init(signal: Int32) {
        line = nil
        status = 128 + signal
    }
}
