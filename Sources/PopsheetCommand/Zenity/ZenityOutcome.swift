import Popsheet

/// How a dialog of zenity ended.
enum ZenityOutcome: Hashable, Sendable {
    /// OK, Yes, or a row that was activated.
    case ok
    /// The Cancel or No button.
    case cancelled
    /// Escape, or closing the window.
    case escaped
    /// An extra button, by its index.
    case extra(Int)
    case timedOut

    /// How an outcome of a sheet ends a dialog.
    init(_ outcome: Outcome) {
        switch outcome {
        case .action(let chosen): self = ZenityButtons.extraIndex(of: chosen.id).map { .extra($0) } ?? .ok
        case .cancelled(.cancelAction): self = .cancelled
        case .cancelled(.timeout): self = .timedOut
        case .cancelled: self = .escaped
        }
    }

    /// The exit status.
    func status(_ statuses: ZenityStatuses) -> Int32 {
        switch self {
        case .ok: statuses.ok
        case .cancelled: statuses.cancelled
        case .escaped: statuses.escaped
        case .extra: statuses.extra
        case .timedOut: statuses.timedOut
        }
    }
}
