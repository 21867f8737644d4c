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

    /// Prints a line for each kind: its name, and what the process has more of after the rounds than after the first
    /// ones, in bytes of memory in use, bytes of resident memory, descriptors, windows and widgets.
    static func print(after count: Int) {
        let rounds = Rounds()
        ScreenBenchmarks.bring(rounds.widget)
        for (name, present) in rounds.kinds {
            for _ in 0..<warmUp { present() }
            let before = rounds.resources
            for _ in 0..<count { present() }
            let growth = zip(rounds.resources, before).map { "\($0 - $1)" }
            Swift.print(([name] + growth).joined(separator: "\t"))
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

    // MARK: What a process has

    private var resources: [Int] {
        ScreenBenchmarks.settle(widget)
        return [
            floor_used_memory(), floor_resident_memory(), floor_descriptors(),
            Int(g_list_model_get_n_items(gtk_window_get_toplevels())), Self.count(widget),
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
