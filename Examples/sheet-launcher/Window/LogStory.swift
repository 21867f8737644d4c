import CPopsheetGTK4
import Popsheet

/// The log lines of one presentation, timed from its start.
@MainActor
struct LogStory {
    private let log: LogPane
    private let beginning = g_get_monotonic_time()

    /// Starts with the sheet's title.
    init(_ title: String, in log: LogPane) {
        self.log = log
        write("present", "“\(title)”", style: "log-begin")
    }

    /// Logs a life cycle event.
    func add(_ event: PresentationEvent) {
        switch event {
        case .willPresent: write("willPresent")
        case .didPresent: write("didPresent")
        case .willDismiss(let outcome): write("willDismiss", describe(outcome))
        case .handle(let outcome): write("handle", describe(outcome))
        case .didDismiss(let outcome): write("didDismiss", describe(outcome))
        case .didSelectDetent(let detent, let cause): write("didSelectDetent", "\(detent), by \(cause)")
        case .didChoose(let action): write("didChoose", "action \(action.id)")
        // The handler that refuses logs it.
        case .didRefuseDismissal: break
        }
    }

    /// Logs that a dismissal was rejected.
    func addVeto(_ outcome: Outcome) { write("shouldDismiss", "refused: \(describe(outcome))", style: "log-veto") }

    /// Logs the outcome.
    func finish(_ outcome: Outcome) {
        switch outcome {
        case .action(let action):
            write("outcome", "“\(action.label)”, id \(action.id), index \(action.index)", style: "log-outcome")
        case .cancelled(let reason): write("outcome", "cancelled by \(reason.name)", style: "log-outcome")
        }
    }

    private func describe(_ outcome: Outcome) -> String {
        switch outcome {
        case .action(let action): "action \(action.id)"
        case .cancelled(let reason): "cancelled \(reason.name)"
        }
    }

    private func write(_ event: String, _ detail: String = "", style: String? = nil) {
        let time = Self.seconds(g_get_monotonic_time() - beginning)
        log.add(seconds: time, event: event, detail: detail, style: style)
    }

    /// Microseconds as seconds with two decimals.
    private static func seconds(_ microseconds: Int) -> String {
        let hundredths = (microseconds + 5000) / 10_000
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
