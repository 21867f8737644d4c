import CPopsheet

@testable import Popsheet

/// A drawing area that pans with a drag gesture, as a map does.
@MainActor
final class Canvas {
    let widget: WidgetPointer = gtk_drawing_area_new()
    /// How far down the last drag has panned it, in logical pixels.
    private(set) var distance = 0.0
    private var signal: Signal?

    init() {
        let drag = gtk_gesture_drag_new()!
        gtk_widget_add_controller(widget, drag)
        signal = .answering(UnsafeMutableRawPointer(drag), "drag-update") { [weak self] arguments in
            self?.distance = arguments[1]
            return false
        }
    }
}
