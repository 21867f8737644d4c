import Popsheet
import PopsheetBaseline

/// Compares a content sheet that holds a list of 10,000 rows with the same list in a GtkFixed, and with the other rows of
/// its window (performance.md, "Content sheets").
@MainActor
final class ContentBenchmarks {
    private let (width, height): (Int32, Int32)
    private let withDialog: Bool
    private var size: String { "\(width) × \(height)" }
    // Opened for the first sample.
    private lazy var window = open(content: nil)
    private lazy var plain = open(content: fixed)
    private lazy var fixed = fixed_new(list, listSize.0, listSize.1)
    private lazy var list: UnsafeMutablePointer<GtkWidget> = long_list_new(10_000)
    private lazy var sheetList: UnsafeMutablePointer<GtkWidget> = long_list_new(10_000)
    /// The size that the list has in the sheet.
    private lazy var listSize = measureList()
    private lazy var windowWatch = frame_watch_new(window)
    private lazy var plainWatch = frame_watch_new(plain)
    private lazy var controller = ContentSheetController(
        Benchmark.valid {
            try ContentSheet(content: WidgetReference(sheetList), detents: [.medium, .large])
        })
    /// A sheet with as little as an action sheet has.
    private lazy var field = ContentSheetController(
        Benchmark.valid {
            try ContentSheet(
                "New Album", content: WidgetReference(gtk_entry_new()), detents: [.medium, .large],
                leading: .cancel, trailing: BarItem("Create", isDefault: true))
        })
    private lazy var plainEntry: UnsafeMutablePointer<GtkWidget> = gtk_entry_new()
    /// A sheet of a field alone, as in `bottomSheet`.
    private lazy var plainField = ContentSheetController(
        Benchmark.valid { try ContentSheet(content: WidgetReference(plainEntry), detents: [.content]) })
    /// Another baseline: libadwaita's sheet, and its field; nil without libadwaita 1.6.
    private lazy var bottomSheet = openBottomSheet()

    /// Creates the rows of a size of windows.
    ///
    /// - Parameter withDialog: Whether to measure an AdwBottomSheet, if libadwaita 1.6 is installed.
    init(width: Int32, height: Int32, withDialog: Bool) {
        (self.width, self.height, self.withDialog) = (width, height, withDialog)
    }

    private func open(content: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidget> {
        let window = ScreenBenchmarks.newWindow(width, height)
        if let content {
            gtk_window_set_child(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), content)
        }
        ScreenBenchmarks.bring(window)
        return window
    }

    private func openBottomSheet() -> (sheet: OpaquePointer, entry: UnsafeMutablePointer<GtkWidget>)? {
        guard let entry = gtk_entry_new(), let sheet = bottom_sheet_new(width, height, entry) else { return nil }
        ScreenBenchmarks.bring(bottom_sheet_window(sheet))
        return (sheet, entry)
    }

    /// The rows of the table.
    func all() -> [Benchmark] {
        if withDialog {
            let name = "AdwBottomSheet of a field, \(size): first visible pixel"
            return [
                Benchmark(
                    name: name, unit: "ms", obstacle: { Peer.bottomSheet.absence },
                    sample: {
                        self.openAndCloseBottomSheet()
                    }),
                Benchmark(
                    name: "content sheet of a field, \(size): first visible pixel", unit: "ms",
                    // Within a frame at 60 Hz.
                    targets: [
                        .within(16.7, of: name), .ratio(atMost: 0.5, to: "AdwDialog, \(size): first visible pixel"),
                    ]
                ) { self.presentPlainField() },
            ]
        }
        // A form sheet, in windows that are at least 600 wide, has no detents (content.md §1).
        let betweenDetents = Benchmark(
            name: "content sheet between detents, \(size): painting a frame, p95", unit: "ms",
            targets: [.ratio(atMost: 1.5, to: "floor, \(size): painting a frame, p95")]
        ) { self.moveBetweenDetents() }
        let moved = "list moved in a GtkFixed, \(size): painting a frame, p95"
        return [
            Benchmark(name: moved, unit: "ms") { self.move() },
            Benchmark(
                name: "content sheet dragged, \(size): painting a frame, p95", unit: "ms",
                targets: [.ratio(atMost: 1.5, to: moved)]
            ) { self.drag() },
        ] + (width < 600 ? [betweenDetents] : []) + [
            Benchmark(
                name: "content sheet of a field, \(size): first frame", unit: "ms",
                targets: [.ratio(atMost: 2, to: "sheet, \(size): first frame")]
            ) { self.present(self.field) },
            // Most of it is the time in which GTK makes the list's rows.
            Benchmark(name: "content sheet of a list, \(size): first frame", unit: "ms") {
                self.present(self.controller)
            },
        ]
    }

    /// The number of frames in a measured motion.
    private static let frames = 60

    /// The list is as far out of the window, at its upper edge, as a sheet is at the lower one: a GtkFixed grows with a
    /// widget below its lower edge.
    private func move() -> Double {
        painting(of: plain, plainWatch) { frame in
            fixed_move(self.fixed, self.list, (self.part(frame) - 1) * Double(self.listSize.1))
        }
    }

    private func measureList() -> (Int32, Int32) {
        show()
        defer { hide(controller) }
        return (gtk_widget_get_width(sheetList), gtk_widget_get_height(sheetList))
    }

    private func drag() -> Double {
        show()
        defer { hide(controller) }
        return painting(of: window, windowWatch) { self.controller.hold(at: self.part($0)) }
    }

    /// How much of the list is in the window: from one half to the whole and back.
    private func part(_ frame: Int) -> Double {
        1 - 0.5 * abs(2 * Double(frame) / Double(Self.frames) - 1)
    }

    private func moveBetweenDetents() -> Double {
        show()
        defer { hide(controller) }
        ScreenBenchmarks.settle(window)
        frame_watch_reset(windowWatch)
        for detent in [Detent.large, .medium] {
            controller.selectedDetent = detent
            ScreenBenchmarks.iterate { self.controller.isAtRest }
        }
        return p95(windowWatch)
    }

    private func present(_ controller: ContentSheetController) -> Double {
        ScreenBenchmarks.settle(window)
        frame_watch_reset(windowWatch)
        let start = floor_now()
        controller.present(in: WidgetReference(window)) { _ in }
        ScreenBenchmarks.iterate { controller.phase == .presented }
        let end = frame_watch_count(windowWatch) > 0 ? frame_watch_end(windowWatch, 0) : .nan
        hide(controller)
        return (end - start) * 1_000
    }

    private func presentPlainField() -> Double {
        let controller = plainField
        let time = timeToVisible(plainEntry, in: window) { controller.present(in: WidgetReference(window)) { _ in } }
        ScreenBenchmarks.iterate { controller.phase == .presented }
        hide(controller)
        return time
    }

    private func openAndCloseBottomSheet() -> Double {
        guard let (sheet, entry) = bottomSheet else { return .nan }
        let window = bottom_sheet_window(sheet)
        let time = timeToVisible(entry, in: window) { bottom_sheet_set_open(sheet, true) }
        ScreenBenchmarks.settle(window)
        bottom_sheet_set_open(sheet, false)
        ScreenBenchmarks.iterate { !widget_is_visible_in(entry, window) }
        return time
    }

    /// The time from a call to the end of the first frame with a pixel of a widget in its window, in milliseconds; in a
    /// sheet's first frame it can still be below the window.
    private func timeToVisible(
        _ widget: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>, _ call: () -> Void
    ) -> Double {
        ScreenBenchmarks.settle(window)
        let start = floor_now()
        call()
        ScreenBenchmarks.iterate { widget_is_visible_in(widget, window) }
        return (floor_now() - start) * 1_000
    }

    private func show() {
        ScreenBenchmarks.bring(window)
        controller.present(in: WidgetReference(window)) { _ in }
        ScreenBenchmarks.iterate { self.controller.phase == .presented }
    }

    private func hide(_ controller: ContentSheetController) {
        controller.dismiss()
        ScreenBenchmarks.iterate { if case .done = controller.phase { true } else { false } }
    }

    /// The 95th percentile of the time to paint a frame, in milliseconds, while each frame changes something.
    private func painting(
        of window: UnsafeMutablePointer<GtkWidget>, _ watch: OpaquePointer, _ change: (Int) -> Void
    ) -> Double {
        ScreenBenchmarks.settle(window)
        frame_watch_reset(watch)
        for frame in 0..<Self.frames {
            let count = frame_watch_count(watch)
            change(frame)
            gtk_widget_queue_draw(window)
            ScreenBenchmarks.iterate { frame_watch_count(watch) > count }
        }
        return p95(watch)
    }

    private func p95(_ watch: OpaquePointer) -> Double {
        let durations = (0..<frame_watch_count(watch)).map { frame_watch_duration(watch, $0) * 1_000 }
        return durations.isEmpty ? .nan : Statistics(durations).p95
    }
}
