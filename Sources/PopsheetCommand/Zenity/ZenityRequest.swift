import Popsheet
import PopsheetModel
import PopsheetStandalone

/// A request of zenity: a dialog, and the settings that every dialog has.
struct ZenityRequest: Sendable {
    var settings: ZenitySettings
    var dialog: any ZenityDialog

    /// Checks the arguments of a dialog.
    init(_ arguments: ZenityArguments, in context: ZenityContext) throws(ZenityFailure) {
        settings = ZenitySettings(arguments, environment: context.environment)
        dialog = try arguments.kind.dialog.init(arguments, in: context)
    }

    // MARK: Shown

    /// Shows the dialog, and waits for the answer.
    @MainActor
    func show(_ statuses: ZenityStatuses) throws(CommandFailure) -> ZenityAnswer { try show(dialog, statuses) }

    @MainActor
    private func show<D: ZenityDialog>(
        _ dialog: D, _ statuses: ZenityStatuses
    ) throws(CommandFailure) -> ZenityAnswer {
        switch try DialogSession.run(dialog.makeDialog(settings), sessionSettings(for: dialog)) {
        case .signal(let number): Signals.endProcess(by: number)
        case .answer(let outcome, let value):
            return ZenityAnswer(to: dialog, settings, ZenityOutcome(outcome), value, statuses: statuses)
        }
    }

    /// Where and how the dialog is shown; prepares the process for a window.
    @MainActor
    private func sessionSettings<D: ZenityDialog>(for dialog: D) -> DialogSession.Settings {
        var session = DialogSession.Settings()
        session.program = settings.programName ?? "zenity"
        session.timeout = settings.timeout.map(Double.init)
        session.lostDisplay = Self.lostDisplay
        session.lostWindow = Self.lostDisplay
        guard D.hasWindow else { return session }
        if let display = settings.display { Self.use(display) }
        session.place = place
        session.needsParent = false
        StandaloneProcess.prepare(for: session.place)
        session.windowClass = settings.applicationID
        session.place.title = settings.title ?? session.program
        session.place.size = dialog.size(settings)
        return session
    }

    /// The end of the process without its window (zenity.md §2, §7).
    private static let lostDisplay: @convention(c) () -> Void = { _exit(ZenityStatuses.noDisplay) }

    /// Shows windows on a display: an X server such as `:1`, or a Wayland compositor by the name of its socket.
    private static func use(_ display: String) {
        let isX11 = display.contains(":")
        setenv(isX11 ? "DISPLAY" : "WAYLAND_DISPLAY", display, 1)
        setenv("GDK_BACKEND", isX11 ? "x11" : "wayland", 1)
        if isX11 { unsetenv("WAYLAND_DISPLAY") }
    }

    /// Where the dialog is shown: in a window, unless the environment asks for more (zenity.md §7).
    private var place: StandalonePlace {
        func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        var place = StandalonePlace(value("POPSHEET_SURFACE") == "overlay" ? .overlay : .window)
        // A window of an X server is a parent only on that server.
        if let parent = settings.parent, !value("DISPLAY").isEmpty, value("WAYLAND_DISPLAY").isEmpty {
            place.parent = .x11(UInt(parent))
            place.isModal = settings.isModal
        }
        return place
    }

    // MARK: Answered beforehand

    /// The answer that the dialog would give, as it is at first; throws if it can't be chosen (zenity.md §7).
    func answer(_ given: GivenAnswer, _ statuses: ZenityStatuses) throws(CommandFailure) -> ZenityAnswer {
        try answer(given, to: dialog, statuses)
    }

    private func answer(
        _ given: GivenAnswer, to dialog: some ZenityDialog, _ statuses: ZenityStatuses
    ) throws(CommandFailure) -> ZenityAnswer {
        let dialog = dialog.readingChoices()
        let choices = dialog.choices
        if !given.isObject, let choice = choices.first(where: { $0.name == given.id }) {
            return ZenityAnswer(to: dialog, settings, .ok, choice.value, statuses: statuses)
        }
        let outcome = try outcome(of: given, among: choices.map(\.name))
        if let value = try dialog.enteredValue(given) {
            return ZenityAnswer(to: dialog, settings, outcome, value, statuses: statuses)
        }
        let value = try dialog.givenValue(outcome, from: given.source)
        return ZenityAnswer(to: dialog, settings, outcome, value, statuses: statuses)
    }

    private func outcome(of given: GivenAnswer, among choices: [String]) throws(CommandFailure) -> ZenityOutcome {
        if let reason = given.cancelReason { return ZenityOutcome(.cancelled(reason)) }
        if given.id == Action.acceptingIdentifier { return .ok }
        let extra = settings.extraButtons.map(\.source)
        if let index = extra.firstIndex(of: given.id) { return .extra(index) }
        throw ActionDetails.unknown(
            given.id, of: given.source,
            among: choices + extra + [Action.acceptingIdentifier, Action.cancelIdentifier, "timeout"])
    }
}
