#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals that end a session.
enum Signals {
    static let hangUp = SIGHUP
    static let interrupt = SIGINT
    static let terminate = SIGTERM
}

/// Reports the loss of the display server or the window during a session, and ends the process.
///
/// GTK would exit with another status and print more.
enum DisplayLoss {
    static let ofServer: @convention(c) () -> Void = {
        end("the display server went away; ask again once it is back")
    }

    /// A window manager does not destroy a window that it can close, but other programs do.
    static let ofWindow: @convention(c) () -> Void = {
        end("the sheet's window was taken away by another program or by the display server; ask again")
    }

    private static func end(_ message: String) -> Never {
        Output.error(message)
        _exit(CommandFailure.Status.display.rawValue)
    }
}

extension Answer {
    /// The answer of a sheet that a signal ended.
    init(signal: Int32) {
        line = nil
        status = 128 + signal
    }
}
