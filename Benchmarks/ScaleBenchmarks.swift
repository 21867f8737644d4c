import Popsheet
import PopsheetBaseline
import PopsheetPlatform

/// Compares ten thousand actions with ten, on a real window (performance.md, "Scale").
@MainActor
final class ScaleBenchmarks {
    // Opened for the first sample.
    private lazy var window = Self.open()
    private lazy var watch = frame_watch_new(window)
    private lazy var small = Benchmark.valid { try Self.sheet(of: 10) }
    private lazy var large = Benchmark.valid { try Self.sheet(of: 10_000) }

    /// The rows of the table.
    func all() -> [Benchmark] {
        [
            firstFrame("scale, 10 actions: first frame", []) { self.small },
            firstFrame(
                "scale, 10000 actions: first frame", [.ratio(atMost: 2, to: "scale, 10 actions: first frame")]
            ) { self.large },
            Benchmark(name: "scale, 10000 actions: scrolling, p95", unit: "ms", targets: [.atMost(8)]) {
                self.scrolling()
            },
            resident("scale, 10 actions: memory", 10, []),
            resident("scale, 10000 actions: memory", 10_000, [.ratio(atMost: 1.5, to: "scale, 10 actions: memory")]),
        ]
    }

    private static func open() -> UnsafeMutablePointer<GtkWidget> {
        let window = ScreenBenchmarks.newWindow(400, 800)
        ScreenBenchmarks.bring(window)
        return window
    }

    private static func sheet(of count: Int) throws -> ActionSheet {
        try ActionSheet("Which one?") {
            for number in 0..<count { Action("Action number \(number)", id: "action-\(number)") }
        }
    }

    private func firstFrame(
        _ name: String, _ targets: [Target], _ sheet: @escaping @MainActor () -> ActionSheet
    ) -> Benchmark {
        Benchmark(name: name, unit: "ms", targets: targets) {
            ScreenBenchmarks.settle(self.window)
            frame_watch_reset(self.watch)
            let start = floor_now()
            self.whilePresented(sheet()) {}
            return frame_watch_count(self.watch) > 0 ? (frame_watch_end(self.watch, 0) - start) * 1_000 : .nan
        }
    }

    private func whilePresented(_ sheet: ActionSheet, _ body: () -> Void) {
        ScreenBenchmarks.bring(window)
        let controller = ActionSheetController(sheet)
        controller.present(in: WidgetReference(window)) { _ in }
        ScreenBenchmarks.iterate { controller.phase == .presented }
        body()
        controller.dismiss(animated: false)
        ScreenBenchmarks.iterate { if case .done = controller.phase { true } else { false } }
    }

    /// The 95th percentile of the time of a frame that scrolls the list, by a little or by a lot.
    private func scrolling() -> Double {
        var p95 = Double.nan
        whilePresented(large) {
            guard let scroller = ScreenBenchmarks.descendant(of: window, named: "scrolledwindow") else { return }
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
            if !frames.isEmpty { p95 = Statistics(frames).p95 }
        }
        return p95
    }

    // MARK: Memory

    /// A row that measures the peak memory of a process that presents one sheet.
    private func resident(_ name: String, _ count: Int, _ targets: [Target]) -> Benchmark {
        Benchmark(name: name, unit: "MB", targets: targets) {
            OwnProcess.figure(of: Self.residentWord, count) / 1_024
        }
    }

    /// The argument that makes the program present one sheet and print its memory.
    static let residentWord = "resident"

    /// Presents a sheet with a number of actions and prints the process's peak memory in kilobytes.
    static func printResident(_ count: Int) throws {
        ScaleBenchmarks().whilePresented(try sheet(of: count)) {}
        print(floor_most_memory())
    }
}
