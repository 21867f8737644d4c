import ArgumentParser
import Popsheet
import PopsheetDialogs
import PopsheetModel

/// `popsheet notify`: shows a notification.
struct NotifyCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "notify",
        abstract: "Show a notification, and print the action that is pressed.",
        discussion: """
            Ends once the notification is shown; with --action or --wait, once it is pressed or gone.

            Examples:
              popsheet notify --title "Backup Finished" --message "214 files" \\
                --icon drive-harddisk
              answer=$(popsheet notify --title "New Photos" -a show=Show -a later=Later)
              [ "$answer" = show ] && xdg-open ~/Pictures

            Exit status: 0 shown, or an action was pressed, 1 closed without one, 5 timed out, 69 no notification service; \
            others as for 'popsheet ask'.
            """)

    @OptionGroup var texts: TextArguments

    @Option(
        parsing: .unconditional,
        help: .init(
            "The icon: its name in the icon theme, or, with a slash, the path of an image file.", valueName: "icon"))
    var icon: String?

    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: .init(
            "A button. May be repeated. The id default is a press on the notification itself.", valueName: "[id=]label"),
        transform: ActionArgument.init)
    var action: [ActionArgument] = []

    @Flag(help: "Wait until the notification is gone.")
    var wait = false

    @Option(word: "How urgent it is", default: "normal", valueName: "urgency")
    var urgency = Urgency.normal

    @Option(
        parsing: .unconditional,
        help: .init("Remove the notification after this many seconds.", valueName: "seconds"),
        transform: DisplayArguments.timeout)
    var timeout: Double?

    @Option(word: "How the answer is printed", default: "text", valueName: "format")
    var output = QuestionFormat.text

    @Option(
        parsing: .unconditional,
        help: .init(
            "Check all options, then end with this answer without a notification. POPSHEET_ANSWER does the same.",
            valueName: "id|ok|cancel|timeout"))
    var answer: String?

    /// How urgent a notification is.
    enum Urgency: String, CommandWord {
        case low, normal, critical

        var word: String { rawValue }

        /// The number of the specification of notifications.
        var level: UInt8 {
            switch self {
            case .low: 0
            case .normal: 1
            case .critical: 2
            }
        }
    }

    func run(line: [String]) throws(CommandFailure) -> Int32 {
        try StandardInput.check(readers: texts.readers)
        var command = self
        command.texts = try texts.read()
        try command.check()
        let outcome: Outcome
        if let given = try GivenAnswer.of(option: answer) {
            outcome = try command.outcome(answering: given)
        } else {
            let shown = MainActor.assumeIsolated {
                Result { () throws(CommandFailure) in
                    // Its handlers hold it weakly: it must outlive its main loop.
                    let run = NotificationRun(command)
                    defer { withExtendedLifetime(run) {} }
                    return try run.run()
                }
            }
            switch try shown.get() {
            case .signal(let number): return Answer(signal: number).status
            case .answer(let end): outcome = try end.get()
            }
        }
        let answer = Answer(outcome, as: output == .json ? .json : .id)
        // Without actions there is nothing to print but how it ended.
        let isPrinted = output == .json || !action.isEmpty
        if isPrinted, let line = answer.line { try Output.answer(line) }
        return answer.status
    }

    private func check() throws(CommandFailure) {
        if shownTitle.isEmpty { throw .usage("there is nothing to show; give a --title") }
        var ids: Set<String> = []
        for (index, action) in action.enumerated() {
            try action.action(role: .default).checkGiven(by: "--action", mayBreakLines: false)
            if !ids.insert(action.id).inserted {
                throw .usage(
                    "--action: the id \"\(action.id.excerpt)\" of action \(index + 1) is already given; give another")
            }
        }
        if let icon, icon.contains("/"), access(icon, R_OK) != 0 {
            Output.warning("--icon: \(icon.printable.shortened(to: 160)) can't be read; the notification has no icon")
        }
    }

    /// Whether to wait for the end of the notification.
    var waits: Bool { wait || !action.isEmpty }

    /// The title, which every notification has: a message alone is one.
    var shownTitle: String { Self.shown(texts.title ?? texts.message ?? "") }

    /// The text below the title.
    var shownBody: String { texts.title == nil ? "" : Self.shown(texts.message ?? "") }

    /// A text without NUL, where it would end on the bus.
    private static func shown(_ text: String) -> String {
        text.utf8.contains(0) ? String(text.map { $0 == "\0" ? "␀" : $0 }) : text
    }

    /// The outcome of a pressed action; nil for one that was not given.
    func outcome(pressing id: String) -> Outcome? {
        guard let index = action.firstIndex(where: { $0.id == id }) else { return nil }
        return .action(ChosenAction(id: id, index: index, label: action[index].label))
    }

    /// The outcome of a notification without actions.
    static let shownOutcome = Outcome.action(
        ChosenAction(id: Action.acceptingIdentifier, index: 0, label: Action.acceptingIdentifier))

    private func outcome(answering given: GivenAnswer) throws(CommandFailure) -> Outcome {
        if let reason = given.cancelReason { return .cancelled(reason) }
        try given.requireNoValue()
        if action.isEmpty {
            try given.requireAccepting()
            return Self.shownOutcome
        }
        guard let outcome = outcome(pressing: given.id) else {
            throw ActionDetails.unknown(
                given.id, of: given.source, among: action.map(\.id) + [Action.cancelIdentifier, "timeout"])
        }
        return outcome
    }
}
