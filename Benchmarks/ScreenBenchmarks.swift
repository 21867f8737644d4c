import Floor
import Popsheet

/// Compares a sheet on a real window with a minimal baseline, in the same window and the same run (performance.md,
/// "Presenting" and "Frames while it moves").
@MainActor
final class ScreenBenchmarks {
    /// The figures of one presentation and dismissal.
    struct Figures {
        /// From the call to the end of the first frame that was painted after it, in milliseconds.
        var firstFrame = 0.0
        /// The 95th percentile of the time to paint a frame during the motion, in milliseconds.
        var paint = 0.0
        /// The total processor time, in milliseconds.
        var cpu = 0.0
    }

    private let size: String
    private let window: UnsafeMutablePointer<GtkWidget>
    private let watch: OpaquePointer
    private let floor: OpaquePointer
    /// The AdwDialog to compare with besides the baseline, and the frames of its window.
    private var dialog: (dialog: OpaquePointer, watch: OpaquePointer)?
    private let sheet: ActionSheet
    private var last: [String: Figures] = [:]

    /// Opens a window; nil without a display.
    ///
    /// - Parameter withDialog: Whether to measure an AdwDialog too, if libadwaita 1.5 is installed: it styles every
    ///   window of the process.
    init?(width: Int32, height: Int32, withDialog: Bool) throws {
        try PopsheetMainActor.install()
        size = "\(width) × \(height)"
        guard gtk_init_check() != 0, gdk_display_get_default() != nil, let window = gtk_window_new() else { return nil }
        let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(asWindow, width, height)
        gtk_window_set_decorated(asWindow, 0)
        gtk_window_present(asWindow)
        self.window = window
        Self.iterate { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
        if withDialog, let made = dialog_new(width, height) {
            let window = dialog_window(made)
            Self.iterate { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
            dialog = (made, frame_watch_new(window))
        }
        watch = frame_watch_new(window)
        floor = floor_new(asWindow)
        sheet = try ActionSheet {
            for number in 0..<5 { Action("Action number \(number)", id: "\(number)") }
        }
    }

    /// Whether an AdwDialog is measured.
    var hasDialog: Bool { dialog != nil }

    /// The rows of the table.
    func all() -> [Benchmark] {
        guard let dialog else {
            return rows(of: "floor", watch, runFloor)
                + rows(of: "sheet", watch, runSheet) { name, figure in
                    // Within one frame at 60 Hz (performance.md, "Presenting").
                    figure == \Figures.firstFrame
                        ? .atMost(16.7) : .ratio(atMost: 1.5, to: "floor, \(self.size): \(name)")
                }
        }
        return rows(of: "AdwDialog", dialog.watch) { self.run(dialog.dialog, dialog.watch) }
            + rows(of: "sheet", watch, runSheet) { name, figure in
                let limit =
                    switch figure {
                    case \Figures.firstFrame: 0.5
                    case \Figures.paint: 0.8
                    default: 0.7
                    }
                return .ratio(atMost: limit, to: "AdwDialog, \(self.size): \(name)")
            }
    }

    /// - Parameters:
    ///   - watch: The frames of the window in which it runs.
    ///   - target: The target of a row by its name and figure; nil for rows that others are compared with.
    private func rows(
        of kind: String, _ watch: OpaquePointer, _ run: @escaping @MainActor () -> Void,
        target: (String, KeyPath<Figures, Double>) -> Benchmark.Target = { _, _ in .none }
    ) -> [Benchmark] {
        let figures: [(name: String, figure: KeyPath<Figures, Double>)] = [
            ("first frame", \.firstFrame), ("painting a frame, p95", \.paint), ("CPU of present and dismiss", \.cpu),
        ]
        return figures.enumerated().map { index, row in
            Benchmark(
                name: "\(kind), \(size): \(row.name)", unit: "ms", target: target(row.name, row.figure)
            ) {
                // The first row of a kind runs the measurement that the others read.
                if index == 0 { self.measure(kind, watch, run) }
                return (self.last[kind] ?? Figures())[keyPath: row.figure]
            }
        }
    }

    private func measure(_ name: String, _ watch: OpaquePointer, _ run: @MainActor () -> Void) {
        // Drawing that is left from the last run must not count.
        Self.settle()
        frame_watch_reset(watch)
        let (start, cpu) = (floor_now(), floor_cpu())
        run()
        var figures = Figures()
        figures.cpu = (floor_cpu() - cpu) * 1_000
        let count = frame_watch_count(watch)
        guard count > 0 else { return }
        figures.firstFrame = (frame_watch_end(watch, 0) - start) * 1_000
        figures.paint = Statistics((0..<count).map { frame_watch_duration(watch, $0) * 1_000 }).p95
        last[name] = figures
    }

    private func run(_ dialog: OpaquePointer, _ watch: OpaquePointer) {
        dialog_present(dialog)
        waitForLastFrame(watch)
        dialog_dismiss(dialog)
        Self.iterate { dialog_is_closed(dialog) }
        waitForLastFrame(watch)
    }

    /// Waits until a window has drawn something and has then been idle for a while.
    private func waitForLastFrame(_ watch: OpaquePointer) {
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

    private func runSheet() {
        let controller = ActionSheetController(sheet)
        controller.present(in: WidgetReference(window)) { _ in }
        Self.iterate { controller.phase == .presented }
        controller.dismiss()
        Self.iterate { if case .done = controller.phase { true } else { false } }
    }

    /// Runs GLib's main loop until a condition is true.
    ///
    /// None of our code runs in `async` code here.
    static func iterate(until condition: () -> Bool) {
        while !condition() { g_main_context_iteration(nil, 1) }
    }

    static func settle() {
        let end = floor_now() + 0.1
        while floor_now() < end {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
        }
    }
}
