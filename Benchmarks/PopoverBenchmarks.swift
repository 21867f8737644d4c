import Popsheet
import PopsheetBaseline
import PopsheetLayout
import PopsheetModel

/// Compares a popover of six actions with a GTK popover of six buttons, in the same window and the same run
/// (performance.md, "Presenting").
@MainActor
final class PopoverBenchmarks {
    private let (width, height): (Int32, Int32)
    private var size: String { "\(width) × \(height)" }
    // Opened for the first sample.
    private lazy var widget = open()
    private lazy var frames = frame_watch_new(widget)
    private lazy var menu = menu_new(window)
    private lazy var sheet = Benchmark.valid {
        try ActionSheet { for number in 0..<6 { Action("Action number \(number)", id: "\(number)") } }
    }

    /// Creates the rows of a window.
    init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }

    private func open() -> UnsafeMutablePointer<GtkWidget> {
        let widget = ScreenBenchmarks.newWindow(width, height)
        ScreenBenchmarks.bring(widget)
        return widget
    }

    /// The rows of the table; GTK's popover comes first, because the others are compared with it.
    func all() -> [Benchmark] {
        let native = "GtkPopover, \(size): first frame"
        // Twice as long as GtkPopover (performance.md, "Presenting").
        return [
            Benchmark(name: native, unit: "ms") { self.showMenu() },
            Benchmark(name: "popover, \(size): first frame", unit: "ms", targets: [.ratio(atMost: 2, to: native)]) {
                self.showPopover(on: .window)
            },
            Benchmark(
                name: "popover on its own surface, \(size): first frame", unit: "ms",
                targets: [.ratio(atMost: 2, to: native)]
            ) { self.showPopover(on: .native) },
        ]
    }

    private func showMenu() -> Double {
        firstFrame {
            menu_popup(self.menu)
            return menu_surface(self.menu)
        } end: {
            menu_popdown(self.menu)
        }
    }

    private func showPopover(on surface: PopoverSurface) -> Double {
        let popover = PopoverOptions(surface: surface)
        let controller = ActionSheetController(sheet, options: PresentationOptions(style: .popover, popover: popover))
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let middle = Rect(x: Double(width / 2), y: Double(height / 2), width: 20, height: 20)
        return firstFrame {
            controller.present(in: WidgetReference(self.widget), from: .rect(middle, in: WidgetReference(self.widget)))
            {
                _ in
            }
            return floor_popover_surface(self.window) ?? gtk_native_get_surface(OpaquePointer(self.widget))
        } end: {
            controller.dismiss()
            ScreenBenchmarks.iterate { if case .done = controller.phase { true } else { false } }
        }
    }

    private var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    }

    /// The time from a call to the end of the first frame that draws on the surface, in milliseconds.
    private func firstFrame(_ begin: () -> OpaquePointer?, end: () -> Void) -> Double {
        ScreenBenchmarks.settle(widget)
        frame_watch_reset(frames)
        let start = floor_now()
        guard let surface = begin() else { return .nan }
        let watch = draw_watch_new(surface)
        var shown: Double?
        ScreenBenchmarks.iterate {
            let first = draw_watch_first(watch)
            shown = (0..<frame_watch_count(self.frames)).lazy.map { frame_watch_end(self.frames, $0) }
                .first { first > 0 && $0 >= first }
            return shown != nil
        }
        draw_watch_free(watch)
        end()
        return ((shown ?? start) - start) * 1_000
    }
}
