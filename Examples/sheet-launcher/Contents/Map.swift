import CPopsheetGTK4
import Popsheet

/// A map that a drag pans, above a card with the nearest place; the sheet stays where it is while the map is panned.
@MainActor func map() throws -> ContentSheetController {
    let map = Map()
    let name = label("Harbour").styled("heading")
    let position = label("").styled("dim-label")
    map.onMove = { [weak map] in
        guard let map else { return }
        let nearest = Map.places.min { map.distance(to: $0) < map.distance(to: $1) }
        gtk_label_set_text(name.opaque, nearest?.name)
        gtk_label_set_text(position.opaque, "\(Int(nearest.map { map.distance(to: $0) } ?? 0)) m away")
    }
    map.onMove()
    let content = column(map.canvas, column(spacing: 2, name, position).padded(16))
    return ContentSheetController(
        try ContentSheet(
            "Places", content: WidgetReference(content), detents: [.medium, .large],
            trailing: BarItem("Done", id: "done", isDefault: true)))
}

/// A drawing of streets, a river and places, which a drag pans.
@MainActor final class Map {
    typealias Place = (name: String, x: Double, y: Double)
    static let places: [Place] = [
        ("Harbour", 0, 0), ("Lighthouse", -210, -150), ("Market", 190, 90), ("Old Mill", -80, 260),
    ]

    private(set) var canvas = made(gtk_drawing_area_new())
    /// Runs when the map has moved.
    var onMove = {}
    /// The point in the middle, now and when the drag began.
    private var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)

    init() {
        // The canvas keeps the map alive through its closures.
        canvas = drawing { self.draw($0) }.expanding(horizontally: true, vertically: true).sized(height: 260)
        setAccessibleLabel(canvas, "Map")
        let drag = made(gtk_gesture_drag_new())
        connect(UnsafeMutableRawPointer(drag), "drag-begin") {
            // The drag is the map's, not the sheet's.
            gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
            (self.startX, self.startY) = (self.x, self.y)
        }
        connect(UnsafeMutableRawPointer(drag), "drag-update") {
            var (offsetX, offsetY) = (0.0, 0.0)
            gtk_gesture_drag_get_offset(drag, &offsetX, &offsetY)
            (self.x, self.y) = (self.startX - offsetX, self.startY - offsetY)
            self.onMove()
            gtk_widget_queue_draw(self.canvas)
        }
        gtk_widget_add_controller(canvas, drag)
    }

    /// The distance of a place from the middle.
    func distance(to place: Place) -> Double {
        ((place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)).squareRoot()
    }

    /// Whether the sheet is dark: its node has a class for it.
    private var isDark: Bool {
        var ancestor = gtk_widget_get_parent(canvas)
        while let widget = ancestor {
            if gtk_widget_has_css_class(widget, "dark") != 0 { return true }
            ancestor = gtk_widget_get_parent(widget)
        }
        return false
    }

    private func draw(_ canvas: Canvas) {
        let context = canvas.context
        let brightness = isDark ? 0.25 : 1
        func setColor(_ red: Double, _ green: Double, _ blue: Double) {
            cairo_set_source_rgb(context, red * brightness, green * brightness, blue * brightness)
        }
        setColor(0.87, 0.92, 0.84)
        cairo_paint(context)
        cairo_translate(context, canvas.width / 2 - x, canvas.height / 2 - y)
        setColor(0.62, 0.8, 0.95)
        cairo_set_line_width(context, 70)
        cairo_move_to(context, -3000, 900)
        cairo_curve_to(context, -500, -300, 300, 500, 3000, -900)
        cairo_stroke(context)
        setColor(isDark ? 2 : 1, isDark ? 2 : 1, isDark ? 2 : 1)
        cairo_set_line_width(context, 9)
        for street in stride(from: -3000.0, through: 3000, by: 150) {
            cairo_move_to(context, street, -3000)
            cairo_line_to(context, street + 400, 3000)
            cairo_move_to(context, -3000, street + 200)
            cairo_line_to(context, 3000, street - 200)
        }
        cairo_stroke(context)
        cairo_set_source_rgb(context, 0.9, 0.22, 0.21)
        for place in Self.places {
            cairo_arc(context, place.x, place.y, 9, 0, 2 * .pi)
            cairo_fill(context)
        }
    }
}
