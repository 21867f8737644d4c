import Popsheet
import PopsheetBaseline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Compares ten thousand actions with ten, on a real window (performance.md, "Scale").
@MainActor
final class ScaleBenchmarks {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let watch: OpaquePointer
    private let small: ActionSheet
    private let large: ActionSheet

    /// Opens a window; nil without a display.
    init?() throws {
        guard let window = try Self.open() else { return nil }
        self.window = window
        watch = frame_watch_new(window)
        small = try Self.sheet(of: 10)
        large = try Self.sheet(of: 10_000)
    }

    /// The rows of the table.
    func all() -> [Benchmark] {
        [
            firstFrame("scale, 10 actions: first frame", small, .none),
            firstFrame(
                "scale, 10000 actions: first frame", large, .ratio(atMost: 2, to: "scale, 10 actions: first frame")),
            Benchmark(name: "scale, 10000 actions: scrolling, p95", unit: "ms", target: .atMost(8)) {
                self.scrolling()
            },
            resident("scale, 10 actions: memory", 10, .none),
            resident("scale, 10000 actions: memory", 10_000, .ratio(atMost: 1.5, to: "scale, 10 actions: memory")),
        ]
    }

    private static func open() throws -> UnsafeMutablePointer<GtkWidget>? {
        try PopsheetMainActor.install()
        guard gtk_init_check() != 0, gdk_display_get_default() != nil, let window = gtk_window_new() else { return nil }
        let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(asWindow, 400, 800)
        gtk_window_set_decorated(asWindow, 0)
        ScreenBenchmarks.bring(window)
        return window
    }

    private static func sheet(of count: Int) throws -> ActionSheet {
        try ActionSheet("Which one?") {
            for number in 0..<count { Action("Action number \(number)", id: "action-\(number)") }
        }
    }

    private func firstFrame(_ name: String, _ sheet: ActionSheet, _ target: Benchmark.Target) -> Benchmark {
        Benchmark(name: name, unit: "ms", target: target) {
            ScreenBenchmarks.settle(self.window)
            frame_watch_reset(self.watch)
            let start = floor_now()
            self.whilePresented(sheet) {}
            return frame_watch_count(self.watch) > 0 ? (frame_watch_end(self.watch, 0) - start) * 1_000 : 0
        }
    }

    private func whilePresented(_ sheet: ActionSheet, _ body: () -> Void) {
        let controller = ActionSheetController(sheet)
        controller.present(in: WidgetReference(window)) { _ in }
        ScreenBenchmarks.iterate { controller.phase == .presented }
        body()
        controller.dismiss(animated: false)
        ScreenBenchmarks.iterate { if case .done = controller.phase { true } else { false } }
    }

    /// The 95th percentile of the time of a frame that scrolls the list, by a little or by a lot.
    private func scrolling() -> Double {
        var p95 = 0.0
        whilePresented(large) {
            guard let scroller = Self.scroller(in: window) else { return }
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
            ScreenBenchmarks.settle(window)
            frame_watch_reset(watch)
            for step in 1...120 {
                let seen = frame_watch_count(watch)
                let distance = step.isMultiple(of: 10) ? 20_000.0 : 45
                gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
                ScreenBenchmarks.iterate { frame_watch_count(self.watch) > seen }
            }
            let frames = (0..<frame_watch_count(watch)).map { frame_watch_duration(watch, $0) * 1_000 }
            p95 = Statistics(frames).p95
        }
        return p95
    }

    private static func scroller(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        if String(cString: gtk_widget_get_css_name(widget)) == "scrolledwindow" { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let found = child {
            if let scroller = scroller(in: found) { return scroller }
            child = gtk_widget_get_next_sibling(found)
        }
        return nil
    }

    // MARK: Memory

    /// A row that measures the peak memory of a process that presents one sheet.
    private func resident(_ name: String, _ count: Int, _ target: Benchmark.Target) -> Benchmark {
        Benchmark(name: name, unit: "MB", target: target) {
            guard let output = popen("exec \(CommandLine.arguments[0]) \(Self.residentWord) \(count)", "r") else {
                return 0
            }
            defer { pclose(output) }
            var kilobytes = 0.0
            return withUnsafeMutablePointer(to: &kilobytes) { pointer in
                withVaList([pointer]) { vfscanf(output, "%lf", $0) } == 1 ? pointer.pointee / 1_024 : 0
            }
        }
    }

    /// The argument that makes the program present one sheet and print its memory.
    static let residentWord = "resident"

    /// Presents a sheet with a number of actions and prints the process's peak memory in kilobytes.
    static func printResident(_ count: Int) throws {
        guard let scale = try ScaleBenchmarks() else { return }
        scale.whilePresented(try sheet(of: count)) {}
        print(floor_most_memory())
    }
}
