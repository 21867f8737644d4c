import Floor
import Popsheet

/// A sheet on a real window beside the least that one can cost, in the same window and the same run (performance.md,
/// "Presenting" and "Frames while it moves").
@MainActor
final class ScreenBenchmarks {
    /// What one presentation and dismissal showed.
    struct Figures {
        /// From the call to the end of the first frame that was painted after it, in milliseconds.
        var firstFrame = 0.0
        /// The 95th percentile of the time that painting a frame took while things moved, in milliseconds.
        var paint = 0.0
        /// The processor time of the whole, in milliseconds.
        var cpu = 0.0
    }

    private let size: String
    private let window: UnsafeMutablePointer<GtkWidget>
    private let watch: OpaquePointer
    private let floor: OpaquePointer
    private let sheet: ActionSheet
    private var last: [String: Figures] = [:]

    /// Opens a window; nil without a display.
    init?(width: Int32, height: Int32) throws {
        try PopsheetMainActor.install()
        size = "\(width) × \(height)"
        guard gtk_init_check() != 0, gdk_display_get_default() != nil, let window = gtk_window_new() else { return nil }
        let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(asWindow, width, height)
        gtk_window_set_decorated(asWindow, 0)
        gtk_window_present(asWindow)
        self.window = window
        Self.iterate { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
        watch = frame_watch_new(window)
        floor = floor_new(asWindow)
        sheet = try ActionSheet {
            for number in 0..<5 { Action("Action number \(number)", id: "\(number)") }
        }
    }

    /// The rows of the table; each first row of a kind makes the run that the others of its kind tell of.
    func all() -> [Benchmark] {
        rows(of: "floor", runFloor) + rows(of: "sheet", runSheet, isMeasured: true)
    }

    /// - Parameter isMeasured: Whether the rows have targets, and are not there for others to be compared with.
    private func rows(
        of kind: String, _ run: @escaping @MainActor () -> Void, isMeasured: Bool = false
    ) -> [Benchmark] {
        func row(
            _ name: String, _ target: Benchmark.Target, _ figure: @escaping @MainActor (Figures) -> Double
        ) -> Benchmark {
            Benchmark(name: "\(kind), \(size): \(name)", unit: "ms", target: isMeasured ? target : .none) {
                figure(self.last[kind] ?? Figures())
            }
        }
        func comparedWithFloor(_ name: String, _ limit: Double) -> Benchmark.Target {
            .ratio(atMost: limit, to: "floor, \(size): \(name)")
        }
        let (frame, paint, cpu) = ("first frame", "painting a frame, p95", "CPU of present and dismiss")
        var rows = [
            // Within one frame at 60 Hz (performance.md, "Presenting").
            row(frame, .atMost(16.7)) { $0.firstFrame },
            row(paint, comparedWithFloor(paint, 1.5)) { $0.paint },
            row(cpu, comparedWithFloor(cpu, 1.5)) { $0.cpu },
        ]
        let first = rows[0]
        rows[0] = Benchmark(name: first.name, unit: first.unit, target: first.target) {
            self.measure(kind, run)
            return first.sample()
        }
        return rows
    }

    private func measure(_ name: String, _ run: @MainActor () -> Void) {
        // Whatever the last run left to be drawn is not this one's.
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

    /// Lets GLib's loop run until something is so.
    ///
    /// Nothing of ours runs inside `async` code here.
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
