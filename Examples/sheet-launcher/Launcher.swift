import CPopsheetGTK4
import Popsheet

/// The program: it stores the settings, presents sheets, and updates the parts of the window.
@MainActor
final class Launcher {
    private let cases: [GalleryCase]
    private var selected: GalleryCase
    private var settings: Settings
    private let window: LauncherWindow
    private let desktop = Desktop()
    private let textResolution: Int
    private let trace: Trace?
    /// The sheets on the device's screen, the last one on top.
    private var shown: [PresentationController] = [] {
        didSet { if shown.isEmpty != oldValue.isEmpty { refresh() } }
    }

    /// Runs the program until its window is closed, and returns its exit status.
    static func run(_ cases: [GalleryCase], options: Options) -> Int32 {
        let application = made(gtk_application_new("io.github.popsheet.SheetLauncher", G_APPLICATION_NON_UNIQUE))
        defer { g_object_unref(application) }
        var launcher: Launcher?
        connect(application, "activate") { launcher = Launcher(cases, options: options, application: application) }
        let status = g_application_run(
            UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
        withExtendedLifetime(launcher) {}
        return status
    }

    private init(_ cases: [GalleryCase], options: Options, application: UnsafeMutablePointer<GtkApplication>) {
        self.cases = cases
        settings = options.settings
        selected = cases.first { $0.id == options.caseID } ?? cases[0]
        textResolution = desktop.textResolution
        window = LauncherWindow(application, cases: cases, settings: options.settings)
        trace = options.traces ? Trace(window: window.widget) : nil
        window.onSelect = { [weak self] index in self?.select(index) }
        window.onChange = { [weak self] settings in self?.apply(settings) }
        window.stage.onOpen = { [weak self] source in self?.open(from: source) }
        window.log.onLine = { [weak self] line in self?.trace?.write(line) }
        desktop.onDarkChange { [weak self] in self?.refresh() }
        window.select(cases.firstIndex { $0.id == selected.id } ?? 0)
        refresh()
        window.present(options.windowSize)
    }

    // MARK: Settings

    private func select(_ index: Int) {
        guard cases.indices.contains(index) else { return }
        // The page under the sheet has changed: a question about the old one is obsolete.
        for controller in shown { controller.dismiss() }
        selected = cases[index]
        window.stage.show(selected.page, button: selected.button)
        refresh()
    }

    private func apply(_ settings: Settings) {
        self.settings = settings
        refresh()
        // A visible sheet follows every change.
        for controller in shown {
            controller.options = selected.adapted(settings).options
        }
    }

    private func refresh() {
        desktop.textResolution = Int(Double(textResolution) * settings.textScale)
        window.show(selected, settings: settings, isDark: desktop.isDark, isSheetShown: !shown.isEmpty)
        if let trace { trace.follow(window.stage.button, on: window.stage.screen) }
    }

    // MARK: Presenting

    private func open(from source: Widget) {
        // The list stays active next to the device; only one sheet at a time.
        guard shown.isEmpty else { return }
        present(selected.subject, from: source)
    }

    /// Presents a case's sheet on the device, and logs its events.
    private func present(_ subject: any Subject, from source: Widget) {
        let showing: Showing
        do {
            showing = try subject.begin(selected.adapted(settings).options) { [weak self] next in
                self?.present(ActionSubject(next), from: source)
            }
        } catch { return printError("sheet-launcher: \(error)") }
        let controller = showing.controller
        shown.append(controller)
        let story = LogStory(showing.title ?? selected.title, in: window.log)
        let own = (controller.onEvent, controller.shouldDismiss)
        follow(controller, in: story)
        let anchor = selected.isAnchored ? SheetAnchor.widget(WidgetReference(source)) : nil
        controller.present(in: window.stage.owner, from: anchor) { [weak self] outcome in
            showing.work?.cancel()
            story.finish(outcome)
            (controller.onEvent, controller.shouldDismiss) = own
            self?.shown.removeAll { $0 === controller }
        }
    }

    /// Logs a controller's events and vetoes, in addition to its own closures.
    private func follow(_ controller: PresentationController, in story: LogStory) {
        let (onEvent, shouldDismiss) = (controller.onEvent, controller.shouldDismiss)
        controller.onEvent = { event in
            onEvent?(event)
            story.add(event)
        }
        window.forgetPress()
        controller.shouldDismiss = { [window] outcome in
            // A popover stays while the settings are changed.
            if outcome == .cancelled(.outsideClick), window.wasPressedOutsideStage { return false }
            let permitted = await shouldDismiss?(outcome) ?? true
            if !permitted { story.addVeto(outcome) }
            return permitted
        }
    }
}
