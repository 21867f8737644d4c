import Popsheet
import PopsheetDialogs
import PopsheetModel

extension ZenityDialogKind {
    static let progress = ZenityDialogKind(
        "progress", ZenityProgress.self, "Show the progress of a task", group: "Progress",
        title: translated("Progress"),
        text: translated("Running..."))
}

/// `--progress`: the progress of a task, which standard input reports.
struct ZenityProgress: ZenityDialog {
    var text: ZenityText
    /// The first percentage, 0 to 100.
    var percentage: Int
    var pulsates: Bool
    var closesAtEnd: Bool
    /// Whether the Cancel button stops the parent process.
    var stopsParent: Bool
    var hasCancel: Bool
    var showsRemainingTime: Bool

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        text = arguments.message(in: context)
        percentage = min(max(arguments.integer(.percentage) ?? 0, 0), 100)
        pulsates = arguments.has(.pulsate)
        closesAtEnd = arguments.has(.autoClose)
        stopsParent = arguments.has(.autoKill)
        hasCancel = !arguments.has(.noCancel)
        showsRemainingTime = arguments.has(.timeRemaining)
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<Void> { ZenityProgressDialog(self, settings) }

    func givenValue(_ outcome: ZenityOutcome, from source: String) throws(CommandFailure) {
        // What reports the progress ends by itself.
        if outcome == .ok { while try OpenInput.standardInput.readSome() != nil {} }
    }
}

private final class ZenityProgressDialog: SheetDialog {
    private let request: ZenityProgress
    private let settings: ZenitySettings
    private lazy var bar = ProgressBar(named: settings.title ?? request.text.styled.plain)
    private var reader: ProgressReader
    private var input: ByteReader?
    private weak var session: DialogSession?
    /// What is shown.
    private var shown: ProgressReader.State
    private var firstReport: ContinuousClock.Instant?
    /// The process that reports, while it is still the parent.
    private let parent = getppid()
    let value: Void = ()

    init(_ request: ZenityProgress, _ settings: ZenitySettings) {
        (self.request, self.settings) = (request, settings)
        reader = ProgressReader(percentage: Double(request.percentage), pulsates: request.pulsates)
        shown = reader.state
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        if request.showsRemainingTime { bar.reserveCaption() }
        bar.fraction = shown.percentage / 100
        bar.pulsates = shown.pulsates
        let hasNoActions = !request.hasCancel && request.closesAtEnd
        return try .zenity(
            settings, text: request.text, content: bar.widget, accepts: hasNoActions ? nil : .ok,
            cancels: request.hasCancel ? .cancel : nil, isReady: false)
    }

    func wasShown() {
        input = .zenity(
            onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.finish() })
    }

    func ended() { input?.stop() }

    func willAnswer(_ outcome: Outcome) {
        // Only the Cancel button ends the parent, not Escape (zenity.md §5).
        if request.stopsParent, outcome == .cancelled(.cancelAction), parent > 1, parent == getppid() {
            kill(parent, SIGHUP)
        }
    }

    // MARK: Reports

    private func take(_ bytes: [UInt8]) {
        reader.take(bytes)
        if firstReport == nil { firstReport = .now }
        stateChanged()
    }

    private func finish() {
        reader.finish()
        stateChanged()
    }

    /// Shows the last state with the next frame; its end at once, since a window that is not visible has no frames.
    private func stateChanged() {
        guard reader.state != shown else { return }
        if reader.state.isComplete, request.closesAtEnd {
            input?.stop()
            session?.choose(Action.acceptingIdentifier)
        } else if reader.state.isComplete != shown.isComplete || reader.state.hasEnded != shown.hasEnded {
            show()
        } else {
            bar.atNextFrame { [weak self] in self?.show() }
        }
    }

    private func show() {
        let (last, state) = (shown, reader.state)
        shown = state
        bar.pulsates = state.pulsates
        bar.fraction = state.percentage / 100
        if request.showsRemainingTime, let firstReport {
            let elapsed = (ContinuousClock.now - firstReport) / .seconds(1)
            bar.caption = RemainingTime.text(elapsed: elapsed, percentage: state.percentage)
        }
        guard let sheet = session?.sheet else { return }
        if state.text != last.text { sheet.message = state.text }
        if state.isComplete, !last.isComplete { sheet.setEnabled(true, Action.acceptingIdentifier) }
        if state.hasEnded, !last.hasEnded, request.hasCancel { sheet.setEnabled(false, ZenityButtons.cancelling) }
    }
}
