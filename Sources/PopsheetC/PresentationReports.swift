import Popsheet

/// What is known of the presentations of one controller, whose events come in order, and maybe later than the calls that cause them.
@MainActor
final class PresentationReports {
    /// The controller.
    let controller: PresentationController
    /// The number of presentations that were requested.
    private var requested = 0
    /// The number of presentations whose first event was reported.
    private var begun = 0
    /// The presentations that were refused, by number, and the reasons.
    private var refusals: [Int: String] = [:]

    /// Passes on the events, except those of a presentation that was refused.
    init(of controller: PresentationController, to report: @escaping (PresentationEvent, _ isRefused: Bool) -> Void) {
        self.controller = controller
        controller.onRefusal = { [weak self] reason in
            guard let self else { return }
            refusals[requested] = reason
        }
        controller.onEvent = { [weak self] event in
            guard let self else { return }
            if case .willPresent = event { begun += 1 }
            report(event, refusals[begun] != nil)
        }
    }

    /// Notes that a presentation is requested, and returns its number.
    func request() -> Int {
        if !isPresented { requested += 1 }
        return requested
    }

    /// The reason why a presentation was refused; nil if it was not.
    func refusal(of number: Int) -> String? { refusals[number] }

    /// Whether the sheet is presented, and not being dismissed.
    var isPresented: Bool {
        switch controller.phase {
        case .presenting, .presented: true
        default: false
        }
    }

    /// Whether the sheet is being dismissed.
    var isDismissing: Bool { if case .dismissing = controller.phase { true } else { false } }
}
