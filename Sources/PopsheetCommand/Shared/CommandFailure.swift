/// Why the command could not do what it was asked to: one line for people, and the status to exit with.
struct CommandFailure: Error, Hashable {
    /// The exit statuses that scripts can rely on.
    enum Status: Int32, CaseIterable {
        /// The options, or the sheet they make, are no good (EX_USAGE).
        case usage = 64
        /// A document or the standard input is no good, or can't be read (EX_DATAERR).
        case data = 65
        /// There is no display server to be reached (EX_UNAVAILABLE).
        case display = 69
        /// The answer can't be written (EX_IOERR).
        case output = 74
    }

    var status: Status
    var message: String

    /// Options that make no sense, or no valid sheet.
    static func usage(_ message: String) -> CommandFailure { CommandFailure(status: .usage, message: message) }

    /// Input that makes no sense.
    static func data(_ message: String) -> CommandFailure { CommandFailure(status: .data, message: message) }

    /// Nothing to draw on.
    static func display(_ message: String) -> CommandFailure { CommandFailure(status: .display, message: message) }

    /// An answer that nobody gets.
    static func output(_ message: String) -> CommandFailure { CommandFailure(status: .output, message: message) }
}
