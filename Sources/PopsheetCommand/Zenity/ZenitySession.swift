import Popsheet
import PopsheetModel
import PopsheetStandalone

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One request of zenity: shows its dialog and forms the answer.
@MainActor
struct ZenitySession {
    private let request: ZenityRequest
    private let statuses: ZenityStatuses

    init(_ request: ZenityRequest, _ statuses: ZenityStatuses) {
        (self.request, self.statuses) = (request, statuses)
    }

    /// Shows the dialog and waits for the answer.
    func answer() throws(CommandFailure) -> ZenityAnswer {
        if let display = request.settings.display { Self.use(display) }
        var settings = DialogSession.Settings()
        settings.place = place
        settings.needsParent = false
        StandaloneProcess.prepare(for: settings.place)
        settings.program = request.settings.programName ?? "zenity"
        settings.windowClass = request.settings.applicationID
        settings.place.title = request.settings.title ?? settings.program
        settings.place.size = request.cardSize
        settings.timeout = request.settings.timeout.map(Double.init)
        settings.lostDisplay = ZenityDisplayLoss.ofServer
        settings.lostWindow = ZenityDisplayLoss.ofWindow
        if case .fileSelection(let selection) = request.dialog { return try chooseFiles(selection, settings) }
        let dialog = try dialog()
        var content: ZenityContent?
        switch try DialogSession.run(dialog, settings, onEnd: { content = dialog.content }) {
        case .signal(let number): Self.endProcess(by: number)
        case .outcome(let outcome):
            let outcome = ZenityOutcome(outcome)
            dialog.willAnswer(outcome)
            return ZenityAnswer(to: request, outcome, content ?? dialog.content, statuses: statuses)
        }
    }

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
        if let parent = request.settings.parent, !value("DISPLAY").isEmpty, value("WAYLAND_DISPLAY").isEmpty {
            place.parent = .x11(UInt(parent))
            place.isModal = request.settings.isModal
        }
        return place
    }

    private func chooseFiles(
        _ selection: ZenityFileSelection, _ settings: DialogSession.Settings
    ) throws(CommandFailure) -> ZenityAnswer {
        var paths: [[UInt8]] = []
        let end = try FileChooserSession.run(
            settings, accepts: ZenityButtons.accepting, { selection.chooser(request.settings) },
            accepted: { paths = $0 })
        switch end {
        case .signal(let number): Self.endProcess(by: number)
        case .outcome(let outcome):
            return ZenityAnswer(to: request, ZenityOutcome(outcome), .files(paths), statuses: statuses)
        }
    }

    private func dialog() throws(CommandFailure) -> any ZenityContentDialog {
        switch request.dialog {
        case .message(let message): ZenityMessageDialog(message, request.settings)
        case .progress(let progress): ZenityProgressDialog(progress, request.settings)
        case .entry(let entry): ZenityEntryDialog(entry, request.settings)
        case .list(let list): ZenityListDialog(list, request.settings)
        case .password(let password): ZenityPasswordDialog(password, request.settings)
        case .scale(let scale): ZenityScaleDialog(scale, request.settings)
        case .calendar(let calendar): ZenityCalendarDialog(calendar, request.settings)
        case .textInfo(let info): ZenityTextInfoDialog(info, request.settings)
        case .forms(let forms): ZenityFormsDialog(forms, request.settings)
        case .colorSelection(let selection): ZenityColorSelectionDialog(selection, request.settings)
        default: throw .usage("this dialog is not available")
        }
    }

    /// Ends the process as the signal would have ended it (zenity.md §2).
    static func endProcess(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        _exit(128 + number)
    }
}

/// A dialog of zenity.
@MainActor
protocol ZenityContentDialog: Dialog {
    /// What the dialog contains now.
    var content: ZenityContent { get }
    /// The dialog has ended, and will be answered.
    func willAnswer(_ outcome: ZenityOutcome)
}

extension ZenityContentDialog {
    func willAnswer(_ outcome: ZenityOutcome) {}
}

extension ZenityOutcome {
    /// How an outcome of a sheet ends a dialog of zenity.
    init(_ outcome: Outcome) {
        switch outcome {
        case .action(let chosen):
            self = ZenityButtons.extraIndex(of: chosen.id).map { .extra($0) } ?? .ok
        case .cancelled(.cancelAction): self = .cancelled
        case .cancelled(.timeout): self = .timedOut
        case .cancelled: self = .escaped
        }
    }
}

/// The end of the process without its window (zenity.md §2, §7).
enum ZenityDisplayLoss {
    static let ofServer: @convention(c) () -> Void = { _exit(ZenityStatuses.noDisplay) }
    static let ofWindow: @convention(c) () -> Void = { _exit(ZenityStatuses.noDisplay) }
}
