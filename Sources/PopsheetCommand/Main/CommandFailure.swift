/// An error of the command: a one-line message and the exit status.
struct CommandFailure: Error, Hashable {
    /// The exit statuses that scripts can rely on.
    enum Status: Int32, CaseIterable {
        /// The options, or the resulting sheet, are invalid (EX_USAGE).
        case usage = 64
        /// A document or standard input is invalid or can't be read (EX_DATAERR).
        case data = 65
        /// No display server can be reached (EX_UNAVAILABLE).
        case display = 69
        /// The answer can't be written (EX_IOERR).
        case output = 74
    }

    var status: Status
    var message: String

    /// Invalid options, or an invalid sheet.
    static func usage(_ message: String) -> CommandFailure { CommandFailure(status: .usage, message: message) }

    /// Invalid input.
    static func data(_ message: String) -> CommandFailure { CommandFailure(status: .data, message: message) }

    /// No display server.
    static func display(_ message: String) -> CommandFailure { CommandFailure(status: .display, message: message) }

    /// The answer can't be delivered.
    static func output(_ message: String) -> CommandFailure { CommandFailure(status: .output, message: message) }
}
