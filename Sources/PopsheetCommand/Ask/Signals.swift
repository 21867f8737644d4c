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

/// What happens when what shows the sheet goes away in the middle of an asking: it is said, and the process ends.
///
/// The toolkit would end it with another status, and say more.
enum DisplayLoss {
    static let ofServer: @convention(c) () -> Void = {
        end("the display server went away; ask again once it is back")
    }

    /// No window manager destroys a window that it can close; but others do.
    static let ofWindow: @convention(c) () -> Void = {
        end("the sheet's window was taken away by another program or by the display server; ask again")
    }

    private static func end(_ message: String) -> Never {
        Output.error(message)
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
