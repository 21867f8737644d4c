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
        case .fileSelection(let selection): return try show(ZenityFileSelectionDialog(selection, settings))
        case .notification(let notification):
            return try show(ZenityNotificationDialog(notification, settings), inWindow: false)
        }
    }

    private func show(
        _ dialog: some Dialog<ZenityContent>, inWindow: Bool = true
    ) throws(ZenityFailure) -> ZenityAnswer {
        do throws(CommandFailure) {
            switch try DialogSession.run(dialog, settings(inWindow: inWindow)) {
            case .signal(let number): Self.endProcess(by: number)
            case .answer(let outcome, let content):
                return ZenityAnswer(to: request, ZenityOutcome(outcome), content, statuses: statuses)
            }
        } catch {
            throw ZenityFailure(error)
        }
    }

    /// Where and how the dialog is shown; prepares the process for a window.
    private func settings(inWindow: Bool) -> DialogSession.Settings {
        var settings = DialogSession.Settings()
        settings.program = request.settings.programName ?? "zenity"
        settings.timeout = request.settings.timeout.map(Double.init)
        settings.lostDisplay = ZenityDisplayLoss.ended
        settings.lostWindow = ZenityDisplayLoss.ended
        guard inWindow else { return settings }
        if let display = request.settings.display { Self.use(display) }
        settings.place = place
        settings.needsParent = false
        StandaloneProcess.prepare(for: settings.place)
        settings.windowClass = request.settings.applicationID
        settings.place.title = request.settings.title ?? settings.program
        settings.place.size = request.cardSize
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
