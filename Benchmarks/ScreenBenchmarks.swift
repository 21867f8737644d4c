import CPopsheetAPI
import Popsheet
import PopsheetBaseline

/// Compares a sheet on a real window with the minimum cost of one, in the same window and the same run.
///
/// The targets are in performance.md, "Presenting" and "Frames while it moves".
@MainActor
final class ScreenBenchmarks {
    /// The figures of one presentation and dismissal.
    struct Figures {
        /// The time from the call to the end of the first frame painted after it, in milliseconds.
        var firstFrame = 0.0
        /// The time from the call to the first visible pixel of the dialog or the sheet, in milliseconds; in the first
        /// frame it can still be below the window.
        var visible = 0.0
        /// The processor time from the call to the end of the first frame, in milliseconds.
        var firstFrameCPU = 0.0
        /// The 95th percentile of the time to paint a frame during motion, in milliseconds.
        var paint = 0.0
        /// The processor time in total, in milliseconds.
        var cpu = 0.0
        /// The figures that were read.
        fileprivate var read: Set<KeyPath<Figures, Double>> = []

        fileprivate func isRead(_ figure: KeyPath<Figures, Double>) -> Bool { read.contains(figure) }
    }

    private let (width, height): (Int32, Int32)
    private let withDialog: Bool
    private var size: String { "\(width) × \(height)" }
    // Opened for the first sample.
    private lazy var window = openWindow()
    private lazy var watch = frame_watch_new(window)
    private lazy var floor = floor_new(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    /// Another baseline, if it is measured.
    private lazy var dialog = withDialog ? dialog_new(width, height) : nil
    private lazy var sheet = Benchmark.valid {
        try ActionSheet { for number in 0..<5 { Action("Action number \(number)", id: "\(number)") } }
    }
    private var last: [String: Figures] = [:]
    /// The time of the first visible pixel in this run, on the monotonic clock, in seconds.
    private var firstPixel = 0.0

    /// Creates the rows of a window.
    ///
    /// - Parameter withDialog: Whether to measure an AdwDialog too, if libadwaita 1.5 is installed: every window of the
    ///   process then has its style.
    init(width: Int32, height: Int32, withDialog: Bool) {
        (self.width, self.height, self.withDialog) = (width, height, withDialog)
    }

    private func openWindow() -> UnsafeMutablePointer<GtkWidget> {
        // The sheet is measured in the dialog's window.
        let window = dialog.map { dialog_window($0) } ?? Self.newWindow(width, height)
        Self.bring(window)
        return window
    }

    /// A window without decorations.
    static func newWindow(_ width: Int32, _ height: Int32) -> UnsafeMutablePointer<GtkWidget> {
        guard let window = gtk_window_new() else { preconditionFailure("no window") }
        let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(asWindow, width, height)
        gtk_window_set_decorated(asWindow, 0)
        return window
    }

    /// The rows of the table.
    func all() -> [Benchmark] {
        withDialog ? rowsWithDialog() : rowsWithFloor()
    }

    /// Whether GTK draws with Cairo, for which most targets are.
    private static let drawsWithCairo = getenv("GSK_RENDERER").map { String(cString: $0) == "cairo" } ?? false

    private func rowsWithFloor() -> [Benchmark] {
        let ofSheet = rows(of: "sheet", runSheet(nil)) { name, figure in
            switch figure {
            // Within one frame at 60 Hz (performance.md, "Presenting").
            case \Figures.firstFrame: [.atMost(16.7)]
            case \Figures.firstFrameCPU: [.atMost(8)]
            case \Figures.paint where Self.drawsWithCairo: [.ratio(atMost: 1.5, to: "floor, \(self.size): \(name)")]
            default: []
            }
        }
        let ofAppearances = [SheetAppearance.adwaita, SheetAppearance.glass].flatMap { appearance in
            rows(of: "sheet (\(appearance.name))", runSheet(appearance)) { name, figure in
                figure == \Figures.paint ? [.ratio(atMost: 1.2, to: "sheet, \(self.size): \(name)")] : []
            }
        }
        let fromC = rows(of: "sheet from C", runLibrarySheet) { name, _ in
            [.ratio(atMost: 1.1, to: "sheet, \(self.size): \(name)")]
        }
        return rows(of: "floor", runFloor) + ofSheet + [firstSheet] + ofAppearances + fromC
    }

    // MARK: The first sheet of a process

    /// The argument that makes the program measure the first sheet of a window.
    static let firstWord = "first"

    /// Prints the time to the first frame of the process's first sheet, in milliseconds.
    static func printFirstFrame(width: Int) {
        let screen = ScreenBenchmarks(width: Int32(width), height: 800, withDialog: false)
        screen.measure("sheet", screen.runSheet(nil))
        print(screen.last["sheet"]?.firstFrame ?? .nan)
    }

    private var firstSheet: Benchmark {
        Benchmark(
            name: "first sheet of a process, \(size): first frame", unit: "ms",
            targets: Self.drawsWithCairo ? [.atMost(16.7)] : []
        ) { OwnProcess.figure(of: Self.firstWord, Int(self.width)) }
    }

    private func rowsWithDialog() -> [Benchmark] {
        rows(of: "AdwDialog", runDialog, by: .dialog)
            + rows(of: "sheet", runSheet(nil)) { name, figure in
                let limit =
                    switch figure {
                    case \Figures.visible: 0.5
                    case \Figures.paint: Self.drawsWithCairo ? 0.8 : 1
                    default: 0.7
                    }
                return [.ratio(atMost: limit, to: "AdwDialog, \(self.size): \(name)")]
            }
    }

    /// - Parameter targets: The targets of a row by its name and figure; none for rows that others are compared with.
    private func rows(
        of kind: String, _ run: @escaping @MainActor () -> Void, by peer: Peer? = nil,
        targets: (String, KeyPath<Figures, Double>) -> [Target] = { _, _ in [] }
    ) -> [Benchmark] {
        let appearance: [(name: String, figure: KeyPath<Figures, Double>)] =
            withDialog
            ? [("first visible pixel", \.visible)]
            : [("first frame", \.firstFrame), ("CPU of the first frame", \.firstFrameCPU)]
        let figures = appearance + [("painting a frame, p95", \.paint), ("CPU of present and dismiss", \.cpu)]
        return figures.map { row in
            Benchmark(
                name: "\(kind), \(size): \(row.name)", unit: "ms", targets: targets(row.name, row.figure),
                obstacle: { peer?.absence },
                sample: {
                    // The first row of a kind that is measured makes the run that the others read.
                    if self.last[kind]?.isRead(row.figure) != false { self.measure(kind, run) }
                    self.last[kind]?.read.insert(row.figure)
                    return self.last[kind]?[keyPath: row.figure] ?? .nan
                }
            )
        }
    }

    private func measure(_ name: String, _ run: @MainActor () -> Void) {
        // Drawing left over from the previous run must not count.
        Self.settle(window)
        frame_watch_reset(watch)
        let (start, cpu) = (floor_now(), floor_cpu())
        run()
        var figures = Figures()
        figures.cpu = (floor_cpu() - cpu) * 1_000
        let count = frame_watch_count(watch)
        last[name] = nil
        guard count > 0 else { return }
        figures.firstFrame = (frame_watch_end(watch, 0) - start) * 1_000
        figures.firstFrameCPU = (frame_watch_cpu(watch, 0) - cpu) * 1_000
        figures.visible = (firstPixel - start) * 1_000
        figures.paint = Statistics((0..<count).map { frame_watch_duration(watch, $0) * 1_000 }).p95
        last[name] = figures
    }

    private func runDialog() {
        guard let dialog else { return }
        dialog_present(dialog)
        waitForFirstPixel { dialog_content(dialog) }
        waitForLastFrame()
        dialog_dismiss(dialog)
        Self.iterate { dialog_is_closed(dialog) }
        waitForLastFrame()
    }

    /// Waits until a widget, which may not exist yet, is visible in the window.
    private func waitForFirstPixel(of widget: () -> UnsafeMutablePointer<GtkWidget>?) {
        Self.iterate { widget().map { widget_is_visible_in($0, window) } ?? false }
        firstPixel = floor_now()
    }

    /// Waits until a window has drawn something and then nothing for a while.
    private func waitForLastFrame() {
        let first = frame_watch_count(watch)
        var (count, since) = (first, floor_now())
        while count == first || floor_now() - since < 0.1 {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
            let now = frame_watch_count(watch)
            if now != count { (count, since) = (now, floor_now()) }
            if floor_now() - since > 2 { return }
        }
    }

    private func runFloor() {
        floor_present(floor)
        Self.iterate { floor_is_settled(self.floor) }
        floor_dismiss(floor)
        Self.iterate { floor_is_settled(self.floor) }
    }

    /// Presents and dismisses the sheet in an appearance; nil for the default one.
    private func runSheet(_ appearance: SheetAppearance?) -> @MainActor () -> Void {
        {
            let controller = ActionSheetController(
                self.sheet, options: PresentationOptions(appearance: appearance))
            controller.present(in: WidgetReference(self.window)) { _ in }
            if self.withDialog { self.waitForFirstPixel { Self.descendant(of: self.window, named: "card") } }
            Self.iterate { controller.phase == .presented }
            controller.dismiss()
            Self.iterate { if case .done = controller.phase { true } else { false } }
        }
    }

    /// Presents and dismisses the same sheet through the library for other languages.
    private func runLibrarySheet() {
        guard let sheet = popsheet_action_sheet_new(nil, nil) else { preconditionFailure("no sheet") }
        defer { g_object_unref(UnsafeMutableRawPointer(sheet)) }
        for number in 0..<5 {
            popsheet_action_sheet_append_new(sheet, "\(number)", "Action number \(number)", POPSHEET_ROLE_DEFAULT)
        }
        popsheet_sheet_present(sheet, window, nil, nil, nil)
        Self.iterate { popsheet_sheet_get_phase(sheet) == POPSHEET_PHASE_PRESENTED }
        popsheet_sheet_force_close(sheet)
        Self.iterate { popsheet_sheet_get_phase(sheet) == POPSHEET_PHASE_IDLE }
    }

    /// The first widget with a CSS name in a widget, or the widget itself.
    static func descendant(of widget: UnsafeMutablePointer<GtkWidget>, named name: String)
        -> UnsafeMutablePointer<GtkWidget>?
    {
        if String(cString: gtk_widget_get_css_name(widget)) == name { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let found = child {
            if let descendant = descendant(of: found, named: name) { return descendant }
            child = gtk_widget_get_next_sibling(found)
        }
        return nil
    }

    /// Runs GLib's main loop until a condition is true.
    ///
    /// No `async` code of Popsheet runs here.
    static func iterate(until condition: () -> Bool) {
        while !condition() { g_main_context_iteration(nil, 1) }
    }

    /// The visible window.
    private static var shown: UnsafeMutablePointer<GtkWidget>?

    /// Shows a window and hides the previous one: a compositor draws no frames of a window that others cover.
    static func bring(_ window: UnsafeMutablePointer<GtkWidget>) {
        if shown == window { return }
        if let shown { gtk_widget_set_visible(shown, 0) }
        shown = window
        gtk_window_present(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        iterate { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
    }

    /// Lets a window finish its pending drawing.
    static func settle(_ window: UnsafeMutablePointer<GtkWidget>) {
        bring(window)
        let end = floor_now() + 0.1
        while floor_now() < end {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
        }
    }
}
