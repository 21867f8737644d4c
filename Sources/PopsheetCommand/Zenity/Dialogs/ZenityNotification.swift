import Popsheet
import PopsheetDialogs
import PopsheetModel

extension ZenityDialogKind {
    static let notification = ZenityDialogKind(
        "notification", ZenityNotification.self, "Show a notification", group: "Notification")
}

/// `--notification`: a notification, or commands from standard input that show some.
struct ZenityNotification: ZenityDialog {
    /// What is shown.
    struct Message: Hashable, Sendable {
        var title: String
        var body: String?

        /// A message whose first line is the title; nil if it is empty.
        init?(_ given: String) {
            let text = CEscapes.resolved(given)
            if text.isEmpty { return nil }
            let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            title = lines.first.map { String($0) } ?? ""
            body = lines.count > 1 ? String(lines[1]) : nil
        }
    }

    /// A hint for the notification service.
    struct Hint: Hashable, Sendable {
        var name: String
        var value: String

        /// A hint written as `NAME:VALUE`.
        init?(_ given: String) {
            guard let colon = given.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            name = String(given[..<colon])
            value = String(given[given.utf8.index(after: colon)...])
        }
    }

    /// What is shown at first; without it, a dialog that doesn't listen ends with status 1.
    var message: Message?
    var listens: Bool
    var hints: [Hint]

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        message = arguments.text(.text).flatMap { Message($0) }
        listens = arguments.has(.listen)
        hints = arguments.texts(.hint).compactMap { Hint($0) }
    }

    static let hasWindow = false

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<Void> { ZenityNotificationDialog(self, settings) }
}

/// Shows a notification and ends, or follows the commands of standard input (zenity.md §5).
private final class ZenityNotificationDialog: Dialog {
    let value: Void = ()
    private let request: ZenityNotification
    private let settings: ZenitySettings
    /// Nil without one on the session bus.
    private var service: NotificationService?
    private var icon: ZenityIcon?
    private var hints: [ZenityNotification.Hint]
    private var reader = NotificationReader()
    private var input: ByteReader?
    private weak var session: DialogSession?

    init(_ request: ZenityNotification, _ settings: ZenitySettings) {
        (self.request, self.settings) = (request, settings)
        (icon, hints) = (settings.windowIcon ?? settings.icon, request.hints)
    }

    private static let noService = CommandFailure.display("there is no notification service on the session bus")

    func begin(in session: DialogSession) throws(CommandFailure) {
        guard request.message != nil || request.listens else { throw .display("--notification needs a --text") }
        self.session = session
        service = NotificationService(program: session.settings.program)
        // The writer of commands goes on without one.
        guard service != nil || request.listens else { throw Self.noService }
        if service != nil, let message = request.message, !show(message) {
            throw .display("the notification service refused the notification")
        }
        if request.listens {
            input = .zenity(
                onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.finish() })
        } else if settings.timeout == nil {
            session.choose(Action.acceptingIdentifier)
        } else {
            service?.onEnd = { [weak session] _ in session?.choose(Action.acceptingIdentifier) }
        }
        session.wasShown()
    }

    func ended() { input?.stop() }

    private func take(_ bytes: [UInt8]) {
        for command in reader.take(bytes) { perform(command) }
    }

    /// The end of the commands, which ends it only without a service.
    private func finish() {
        perform(reader.finish())
        if service == nil { session?.fail(Self.noService) }
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
        case "urgency": return .byte(UInt8(clamping: CInteger.leading(in: value)))
        case "x", "y", "value": return .number(CInteger.leading(in: value))
        default: return .text(value)
        }
    }
}
