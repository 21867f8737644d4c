import CPopsheet
import PopsheetLayout

/// The content of a popover's surface: the sheets on it, each at its frame.
final class PopupContent: NativeWidget {
    /// The requested size of the surface, without its shadow.
    var size = Size(width: 0, height: 0) { didSet { if size != oldValue { gtk_widget_queue_resize(pointer) } } }

    private var frames: [WidgetPointer: Rect] = [:]

    init() { super.init(cssName: "popsheet-content", role: GTK_ACCESSIBLE_ROLE_GROUP) }

    /// Places a sheet's widget.
    func place(_ overlay: WidgetPointer, at frame: Rect) {
        guard frames[overlay] != frame || gtk_widget_get_width(overlay) == 0 else { return }
        frames[overlay] = frame
        queueAllocate()
    }

    override func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) {
        let natural = Int(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height)
        // The display may have less space.
        return (minimum: 1, natural: natural)
    }

    override func allocate(width: Int, height: Int) {
        let children = Set(childWidgets)
        frames = frames.filter { children.contains($0.key) }
        for (overlay, frame) in frames {
            pop_widget_place(
                overlay, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)), frame.x, frame.y)
        }
    }
}
