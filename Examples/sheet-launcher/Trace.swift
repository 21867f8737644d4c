import CPopsheetGTK4
import Glibc

/// Prints the positions of the device's screen and its button, and the log, so that a script can press the button and
/// wait.
@MainActor
final class Trace {
    private let window: Widget
    private var button: Widget?
    private var stage: Widget?
    private var last: [String] = []

    init(window: Widget) {
        self.window = window
        connect(window, "realize") { [weak self] in
            guard let self, let surface = gtk_native_get_surface(window.opaque) else { return }
            connect(UnsafeMutableRawPointer(surface), "layout") { [weak self] in self?.look() }
        }
    }

    /// Follows another button on the device's screen.
    func follow(_ button: Widget, on stage: Widget) {
        (self.button, self.stage) = (button, stage)
        look()
    }

    /// Prints a line of the log.
    func write(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// Prints the positions that have changed.
    private func look() {
        guard let button, let stage, let pressed = bounds(of: button), let screen = bounds(of: stage) else { return }
        let middle = (pressed.origin.x + pressed.size.width / 2, pressed.origin.y + pressed.size.height / 2)
        let lines = [
            "stage \(Int(screen.origin.x)) \(Int(screen.origin.y)) \(Int(screen.size.width)) \(Int(screen.size.height))",
            "button \(Int(middle.0)) \(Int(middle.1))",
        ]
        for line in lines where !last.contains(line) { write(line) }
        last = lines
    }

    /// A widget's frame in the window's surface; nil if it is not in it.
    private func bounds(of widget: Widget) -> graphene_rect_t? {
        var bounds = graphene_rect_t()
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_width(widget) > 0,
            gtk_widget_compute_bounds(widget, window, &bounds) != 0
        else { return nil }
        // The surface of a decorated window includes its shadow.
        var (shadowX, shadowY) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.opaque, &shadowX, &shadowY)
        bounds.origin.x += Float(shadowX)
        bounds.origin.y += Float(shadowY)
        return bounds
    }
}
