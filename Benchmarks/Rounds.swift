import Popsheet
import PopsheetBaseline
import PopsheetLayout
import PopsheetModel

/// Presents and dismisses each kind of presentation many times in one process, and prints what is left of it
/// (performance.md, "Scale").
@MainActor
final class Rounds {
    /// The argument that makes the program do it.
    static let word = "rounds"
    /// The rounds after which a process has everything that it keeps.
    private static let warmUp = 100

    private let widget = ScreenBenchmarks.newWindow(400, 800)
    private lazy var frames = frame_watch_new(widget)

    /// How many rounds there are between two looks at the memory.
    private static let interval = 50
    /// How many looks at the memory are compared: what is left for a moment is in some of them.
    private static let looks = 10

    /// Prints a line for each kind: its name, and what the process has more of after the rounds than after the first
    /// ones, in bytes of memory, descriptors, windows and widgets.
    static func print(after count: Int) {
        let rounds = Rounds()
        ScreenBenchmarks.bring(rounds.widget)
        for (name, present) in rounds.kinds {
            for _ in 0..<warmUp { present() }
            let before = rounds.resources
            var memory: [Int] = []
            for round in 1...count {
                present()
                guard round.isMultiple(of: interval) else { continue }
                rounds.draw()
                memory.append(floor_used_memory())
            }
            let growth = (memory.suffix(looks).min() ?? 0) - (memory.prefix(looks).min() ?? 0)
            let others = zip(rounds.resources, before).map { $0 - $1 }
            Swift.print(([name] + ([growth] + others).map(String.init)).joined(separator: "\t"))
        }
    }

    private var kinds: [(String, () -> Void)] {
        [
            ("sheet", { self.presentActions(PresentationOptions()) }),
            ("popover", { self.presentActions(self.popover(on: .window)) }),
            ("popover on its own surface", { self.presentActions(self.popover(on: .native)) }),
            ("compact sheet", { self.presentActions(PresentationOptions(style: .compact)) }),
            ("content sheet", presentContent),
        ]
    }

    private func popover(on surface: PopoverSurface) -> PresentationOptions {
        PresentationOptions(style: .popover, popover: PopoverOptions(surface: surface))
    }

    private func presentActions(_ options: PresentationOptions) {
        let sheet = Benchmark.valid {
            try ActionSheet("Delete 3 photos?", message: "They are removed from all devices.") {
                Action("Delete Photos", id: "delete", role: .destructive)
                Action("Remove from Album", id: "album")
                Action("Cancel", id: "cancel", role: .cancel)
            }
        }
        present(ActionSheetController(sheet, options: options))
    }

    private func presentContent() {
        let sheet = Benchmark.valid {
            try ContentSheet(
                "New Album", content: WidgetReference(gtk_entry_new()), detents: [.medium, .large],
                leading: .cancel, trailing: BarItem("Create", isDefault: true))
        }
        present(ContentSheetController(sheet))
    }

    private func present(_ controller: PresentationController) {
        let owner = WidgetReference(widget)
        controller.options.isAnimated = false
        controller.present(in: owner, from: .rect(Rect(x: 200, y: 400, width: 20, height: 20), in: owner)) { _ in }
        ScreenBenchmarks.iterate { controller.phase == .presented }
        controller.dismiss()
        ScreenBenchmarks.iterate { if case .done = controller.phase { true } else { false } }
    }

    /// Lets the window draw some frames: what a sheet leaves to the next ones would wait for them otherwise.
    private func draw() {
        // GDK takes one event at a time, and the others wait in memory.
        gdk_display_sync(gtk_widget_get_display(widget))
        while g_main_context_iteration(nil, 0) != 0 {}
        for _ in 0..<4 {
            let count = frame_watch_count(frames)
            gtk_widget_queue_draw(widget)
            ScreenBenchmarks.iterate { frame_watch_count(self.frames) > count }
        }
        frame_watch_reset(frames)
    }

    // MARK: What a process has

    private var resources: [Int] {
        draw()
        ScreenBenchmarks.settle(widget)
        return [
            floor_descriptors(), Int(g_list_model_get_n_items(gtk_window_get_toplevels())), Self.count(widget),
        ]
    }

    private static func count(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int {
        var (total, child) = (1, gtk_widget_get_first_child(widget))
        while let found = child {
            total += count(found)
            child = gtk_widget_get_next_sibling(found)
        }
        return total
    }
}
