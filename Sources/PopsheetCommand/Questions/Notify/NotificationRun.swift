import Popsheet
import PopsheetDialogs
import PopsheetModel

/// Shows the notification of `popsheet notify`, and waits for its end; needs no display.
@MainActor
final class NotificationRun {
    private let command: NotifyCommand
    private let loop = AnswerLoop<Outcome>()
    /// Whether the service has removed the notification.
    private var isGone = false

    init(_ command: NotifyCommand) { self.command = command }

    func run() throws(CommandFailure) -> AnswerLoop<Outcome>.End {
        guard let service = NotificationService(program: "popsheet") else {
            throw .display("there is no notification service on the session bus")
        }
        let capabilities = service.capabilities
        if !command.action.isEmpty, !capabilities.contains("actions") {
            throw .display("the notification service of this session has no actions; omit --action")
        }
        service.onEnd = { [weak self] end in self?.ended(end) }
        guard service.show(notification(isMarkup: capabilities.contains("body-markup"))) else {
            throw .display("the notification service refused the notification")
        }
        guard command.waits else { return .answer(.success(NotifyCommand.shownOutcome)) }
        loop.listen {}
        let deadline = command.timeout.map { Deadline(seconds: $0) }
        deadline?.start { [loop] in loop.end(with: .success(.cancelled(.timeout))) }
        let end = loop.run { deadline?.stop() } ?? .answer(.success(.cancelled(.programmatic)))
        // Its buttons would have no effect any more.
        if !isGone { service.close() }
        return end
    }

    private func notification(isMarkup: Bool) -> NotificationService.Notification {
        var notification = NotificationService.Notification(
            title: command.shownTitle, body: isMarkup ? Markup.escaped(command.shownBody) : command.shownBody,
            icon: command.icon.map { $0.contains("/") ? NotificationService.Notification.address(ofFile: $0) : $0 }
                ?? "",
            hints: [(name: "urgency", value: .byte(command.urgency.level))],
            duration: command.timeout.map { Int32(clamping: Int64($0 * 1_000)) } ?? -1)
        notification.actions = command.action.map { (id: $0.id, label: $0.label) }
        return notification
    }

    private func ended(_ end: NotificationService.End) {
        isGone = true
        let outcome: Outcome
        switch end {
        case .pressed(let id):
            // A press on the notification itself does not press a button.
            guard let pressed = command.outcome(pressing: id) ?? unnamed else { return }
            outcome = pressed
        case .expired: outcome = .cancelled(.timeout)
        case .closed: outcome = unnamed ?? .cancelled(.windowClosed)
        }
        loop.end(with: .success(outcome))
    }

    /// The outcome of one without actions that is pressed or closed.
    private var unnamed: Outcome? { command.action.isEmpty ? NotifyCommand.shownOutcome : nil }
}
