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
    func answer() throws(ZenityFailure) -> ZenityAnswer {
        let settings = request.settings
        switch request.dialog {
        case .message(let message): return try show(ZenityMessageDialog(message, settings))
        case .progress(let progress): return try show(ZenityProgressDialog(progress, settings))
        case .entry(let entry): return try show(ZenityEntryDialog(entry, settings))
        case .list(let list): return try show(ZenityListDialog(list, settings))
        case .password(let password): return try show(ZenityPasswordDialog(password, settings))
        case .scale(let scale): return try show(ZenityScaleDialog(scale, settings))
        case .calendar(let calendar): return try show(ZenityCalendarDialog(calendar, settings))
        case .textInfo(let info): return try show(ZenityTextInfoDialog(info, settings))
        case .forms(let forms): return try show(ZenityFormsDialog(forms, settings))
        case .colorSelection(let selection): return try show(ZenityColorSelectionDialog(selection, settings))
        case .fileSelection(let selection): return try chooseFiles(selection)
        case .notification(let notification): return try notify(notification)
        }
    }

    private func show(_ dialog: some ZenityContentDialog) throws(ZenityFailure) -> ZenityAnswer {
        let settings = prepare()
        var content: ZenityContent?
        let end = try ending { () throws(CommandFailure) in
            try DialogSession.run(dialog, settings, onEnd: { content = dialog.content })
        }
        dialog.willAnswer(end)
        return ZenityAnswer(to: request, end, content ?? dialog.content, statuses: statuses)
    }

    private func chooseFiles(_ selection: ZenityFileSelection) throws(ZenityFailure) -> ZenityAnswer {
        let settings = prepare()
        var paths: [[UInt8]] = []
        let end = try ending { () throws(CommandFailure) in
            try FileChooserSession.run(
                settings, accepts: Action.acceptingIdentifier, { selection.chooser(request.settings) },
                accepted: { paths = $0 })
        }
        return ZenityAnswer(to: request, end, .files(paths), statuses: statuses)
    }

    private func notify(_ notification: ZenityNotification) throws(ZenityFailure) -> ZenityAnswer {
        switch try ZenityNotificationSession.run(notification, request.settings) {
        case .signal(let number): Self.endProcess(by: number)
        case .outcome(let outcome): return ZenityAnswer(to: request, outcome, statuses: statuses)
        }
    }

    /// How a dialog ends; a signal ends the process.
    private func ending(
        _ run: () throws(CommandFailure) -> DialogSession.End
    ) throws(ZenityFailure) -> ZenityOutcome {
        do throws(CommandFailure) {
            switch try run() {
            case .signal(let number): Self.endProcess(by: number)
            case .outcome(let outcome): return ZenityOutcome(outcome)
            }
        } catch {
            throw ZenityFailure(error)
        }
    }

    /// Prepares the process for a window, and returns where and how it is shown.
    private func prepare() -> DialogSession.Settings {
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
        settings.lostDisplay = ZenityDisplayLoss.ended
        settings.lostWindow = ZenityDisplayLoss.ended
        return settings
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

    /// Ends the process as the signal would have ended it (zenity.md §2).
    private static func endProcess(by number: Int32) -> Never {
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
    static let ended: @convention(c) () -> Void = { _exit(ZenityStatuses.noDisplay) }
}
