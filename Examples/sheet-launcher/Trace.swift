import CGTK4
import Glibc

/// Prints where the stage's button lies and what happens, so that a script can press it and wait.
@MainActor
final class Trace {
    private let window: Widget
    private var button: Widget?
    private var last = ""

    init(window: Widget) {
        self.window = window
        connect(window, "realize") { [weak self] in
            guard let self, let surface = gtk_native_get_surface(window.opaque) else { return }
            connect(UnsafeMutableRawPointer(surface), "layout") { [weak self] in self?.look() }
        }
    }

    /// Follows another button.
    func follow(_ button: Widget) {
        self.button = button
        look()
    }

    /// Prints a line of the log.
    func tell(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// Prints the button's place where it has changed.
    private func look() {
        guard let button, gtk_widget_get_mapped(button) != 0, gtk_widget_get_width(button) > 0 else { return }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(button, window, &bounds) != 0 else { return }
        // Around a decorated window lies its shadow, which is part of the surface.
        var (shadowX, shadowY) = (0.0, 0.0)
        gtk_native_get_surface_transform(window.opaque, &shadowX, &shadowY)
        let x = Double(bounds.origin.x + bounds.size.width / 2) + shadowX
        let y = Double(bounds.origin.y + bounds.size.height / 2) + shadowY
        let line = "button \(Int(x)) \(Int(y))"
        if line != last { tell(line) }
        last = line
    }
}
