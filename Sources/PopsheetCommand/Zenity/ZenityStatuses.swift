/// The exit statuses of zenity, with what environment variables override (zenity.md §2, §7).
struct ZenityStatuses: Hashable, Sendable {
    /// Invalid arguments; nothing overrides it.
    static let usage: Int32 = 255
    /// No display server; nothing overrides it.
    static let noDisplay: Int32 = 1

    var ok: Int32 = 0
    var cancelled: Int32 = 1
    /// Escape, or closing the window.
    var escaped: Int32 = 1
    var extra: Int32 = 1
    var setUpError: Int32 = 255
    var timedOut: Int32 = 5

    init() {}

    /// The statuses with the overrides of an environment.
    init(environment: (String) -> String?) {
        func status(_ outcome: String, or standard: Int32) -> Int32 {
            let override = environment("ZENITY_\(outcome)") ?? environment("DIALOG_\(outcome)")
            return override.map { CInteger.leading(in: $0) } ?? standard
        }
        ok = status("OK", or: ok)
        cancelled = status("CANCEL", or: cancelled)
        escaped = status("ESC", or: escaped)
        extra = status("EXTRA", or: extra)
        setUpError = status("ERROR", or: setUpError)
        timedOut = status("TIMEOUT", or: timedOut)
    }
}
