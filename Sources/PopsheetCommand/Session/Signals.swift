import CPopsheet

/// The signals that end a session.
enum Signals {
    static let hangUp = SIGHUP
    static let interrupt = SIGINT
    static let terminate = SIGTERM

    /// Ends the process as the signal would have ended it (zenity.md §2, dmenu.md §2).
    static func endProcess(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        _exit(128 + number)
    }
}

/// Reports the loss of the display server or the window during a session, and ends the process.
///
/// GTK would exit with another status and print more.
enum DisplayLoss {
    static let ofServer: @convention(c) () -> Void = {
        // A compositor ends the connections of programs whose requests it takes for wrong.
        if let error = pop_wayland_error() {
            end("the display server ended the connection: \(String(cString: error)); try again")
        }
        end("the connection to the display server was lost; try again when it is available")
    }

    /// A window manager does not destroy a window that it can close, but other programs do.
    static let ofWindow: @convention(c) () -> Void = {
        end("another program or the display server destroyed the sheet's window; try again")
    }

    private static func end(_ message: String) -> Never {
        Output.error(message)
        CommandProcess.endRunning()
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
