import CPopsheet
import PopsheetLayout

/// The widget that a sheet is presented over, resolved from the one that the caller passed (sheet.md §2).
@MainActor
struct HostWidget {
    /// The window.
    let window: WidgetPointer
    /// The widget that the sheet is confined to, or the window itself.
    let confine: WidgetPointer

    /// The reason why nothing can be presented.
    enum Refusal: Error {
        /// The widget or its window was destroyed.
        case gone
        /// A sheet can't be presented over what the caller passed; the text describes it.
        case invalid(String)
    }

    /// Resolves the owner: a window or a pane itself, and the window for controls and unsuitable widgets.
    ///
    /// A widget is also unsuitable if it is too small for any sheet, or is in a popover.
    ///
    /// - Parameter isPart: Whether the caller confines the sheet to a part of the widget, which then is always the
    ///   owner.
    init(_ reference: WidgetReference, isPart: Bool) throws(Refusal) {
        let name = reference.typeName ?? "an object of no type"
        guard reference.isWidget else { throw .invalid("\(name) is not a widget") }
        guard let widget = reference.widget else { throw .gone }
        guard let root = gtk_widget_get_root(widget) else { throw .invalid("this \(name) is not in a window") }
        window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        guard pop_window_is_open(window) else { throw .gone }
        guard window.isMapped else {
            throw .invalid(
                widget == window ? "this \(name) is not shown yet" : "the window of this \(name) is not shown yet")
        }
        if isPart || widget == window {
            confine = widget
        } else if Self.isControl(widget) || ApplicationPopovers.around(widget) != nil || Self.lacksRoom(widget) {
            confine = window
        } else {
            guard widget.isMapped else { throw .invalid("this \(name) is hidden") }
            confine = widget
        }
    }

    /// Whether a widget is a control, or inside one.
    private static func isControl(_ widget: WidgetPointer) -> Bool {
        let types = [
            gtk_label_get_type(), gtk_image_get_type(), gtk_button_get_type(), gtk_check_button_get_type(),
            gtk_menu_button_get_type(), gtk_editable_get_type(), gtk_switch_get_type(), gtk_range_get_type(),
            gtk_drop_down_get_type(), gtk_spinner_get_type(), gtk_progress_bar_get_type(),
            gtk_level_bar_get_type(), gtk_separator_get_type(),
        ]
        return types.contains { gtk_widget_get_ancestor(widget, $0) != nil }
    }

    /// Whether a visible widget is smaller than any sheet; a widget without a size may be about to get one.
    private static func lacksRoom(_ widget: WidgetPointer) -> Bool {
        let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
        let least = SizeClass.leastArea
        return width > 0 && height > 0 && (width < least.width || height < least.height)
    }
}
