import CPopsheet
import Popsheet

/// An arrow key, in the direction in which a widget is read.
@MainActor
enum ArrowKey {
    case back, forward, up, down

    /// Creates the arrow of a key; nil for another key.
    init?(_ key: Int32, in widget: WidgetPointer) {
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        switch key {
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = isMirrored ? .forward : .back
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = isMirrored ? .back : .forward
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        default: return nil
        }
    }

    /// By how much it moves in rows of a number of columns.
    func step(inRowsOf columns: Int) -> Int {
        switch self {
        case .back: -1
        case .forward: 1
        case .up: -columns
        case .down: columns
        }
    }
}
