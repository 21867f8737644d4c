import Popsheet
import PopsheetDialogs
import PopsheetModel
import PopsheetStandalone

/// `--notification`: shows a notification and ends, or follows the commands of standard input (zenity.md §5).
@MainActor
final class ZenityNotificationSession {
    private let request: ZenityNotification
    private let settings: ZenitySettings
    /// Nil without one on the session bus.
    private let service: NotificationService?
    private let loop = AnswerLoop<ZenityOutcome>()
    private var icon: ZenityIcon?
    private var hints: [ZenityNotification.Hint]
    private var reader = NotificationReader()

    private init(_ request: ZenityNotification, _ settings: ZenitySettings, _ service: NotificationService?) {
        (self.request, self.settings, self.service) = (request, settings, service)
        (icon, hints) = (settings.windowIcon ?? settings.icon, request.hints)
    }

    /// How a notification ended.
    enum End {
        case outcome(ZenityOutcome)
        /// A signal, by its number.
        case signal(Int32)
    }

    /// Shows what is asked for, and waits as long as zenity does.
    static func run(_ request: ZenityNotification, _ settings: ZenitySettings) throws(ZenityFailure) -> End {
        let program = settings.programName ?? "zenity"
        guard
            StandaloneProcess.start(
                program: program, for: .window, lostDisplay: ZenityDisplayLoss.ended,
                lostWindow: ZenityDisplayLoss.ended)
        else { throw .display("no display server can be reached") }
        guard request.message != nil || request.listens else { throw .display("--notification needs a --text") }
        let service = NotificationService(program: program)
        // The writer of commands goes on without one.
        guard service != nil || request.listens else { throw noService }
        let session = ZenityNotificationSession(request, settings, service)
        defer { withExtendedLifetime(session) {} }
        return try session.run()
    }

    private static let noService = ZenityFailure.display("there is no notification service on the session bus")

    private func run() throws(ZenityFailure) -> End {
        if service != nil, let message = request.message, !show(message) {
            throw .display("the notification service refused the notification")
        }
        if !request.listens, settings.timeout == nil { return .outcome(.ok) }
        loop.listen {}
        var input: ByteReader?
        if request.listens {
            input = .zenity(
                onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.finish() })
        } else {
            service?.onClose = { [weak self] in self?.loop.end(with: .success(.ok)) }
        }
        let deadline = settings.timeout.map { Deadline(seconds: Double($0)) }
        deadline?.start { [weak self] in self?.loop.end(with: .success(.timedOut)) }
        let end = loop.run()
        deadline?.stop()
        input?.stop()
        switch end {
        case .signal(let number): return .signal(number)
        case .answer(.success(let outcome)): return .outcome(outcome)
        case .answer(.failure(let failure)): throw ZenityFailure(failure)
        case nil: return .outcome(.escaped)
        }
    }

    private func take(_ bytes: [UInt8]) {
        for command in reader.take(bytes) { perform(command) }
    }

    /// The end of the commands, which ends it only without a service.
    private func finish() {
        perform(reader.finish())
        if service == nil { loop.end(with: .failure(.display(Self.noService.message))) }
    }

    private func perform(_ command: ZenityNotificationCommand?) {
        switch command {
        case .icon(let icon): self.icon = icon
        case .hints(let hints): self.hints = hints
        case .message(let message): show(message)
        case .tooltip(let message): show(message, replacing: service?.last ?? 0)
        case nil: break
        }
    }

    @discardableResult
    private func show(_ message: ZenityNotification.Message, replacing replaced: UInt32 = 0) -> Bool {
        service?.show(
            .init(
                title: message.title, body: message.body ?? "", icon: icon?.address ?? "",
                hints: hints.map { (name: $0.name, value: $0.typedValue) },
                duration: settings.timeout.map { Int32(clamping: $0 * 1_000) } ?? -1, replacing: replaced)) ?? false
    }
}

extension ZenityIcon {
    /// The icon as the notification service expects it.
    fileprivate var address: String {
        switch self {
        case .named(let name): name
        case .file(let path): NotificationService.Notification.address(ofFile: path)
        }
    }
}

extension ZenityNotification.Hint {
    /// The value with the type that the specification of notifications gives the name.
    var typedValue: NotificationService.Hint {
        switch name {
        case "action-icons", "resident", "suppress-sound", "transient":
            return .flag(["true", "1", "yes"].contains(value.lowercased()))
        case "urgency": return .byte(UInt8(clamping: LeadingInteger.value(of: value)))
        case "x", "y", "value": return .number(LeadingInteger.value(of: value))
        default: return .text(value)
        }
    }
}
