import CPopsheet
import Popsheet

/// Places the popover of a menu button at the row of a group that contains the button.
@MainActor
enum RowPopover {
    /// The row of a group that contains a widget, or the widget.
    static func row(of widget: WidgetPointer) -> WidgetPointer {
        var ancestor = gtk_widget_get_parent(widget)
        while let parent = ancestor {
            if gtk_widget_has_css_class(parent, StyleClass.row) != 0 { return parent }
            ancestor = gtk_widget_get_parent(parent)
        }
        return widget
    }

    /// Where a popover is.
    enum Side {
        /// Below its widget, or above it where there is no space.
        case below
        /// Over its widget, moved as little as keeps it on the screen.
        case over
    }

    /// Where the popover of some content is whole: over its widget if the screen may not have the space above and below.
    static func side(for content: WidgetPointer, at widget: WidgetPointer) -> Side {
        guard let monitor = gtk_widget_get_display(widget).flatMap({ Monitors.lowest(of: $0) }) else { return .below }
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
        let needed = 2 * natural + gtk_widget_get_height(widget)
        return Monitors.freeArea(of: monitor).height < needed ? .over : .below
    }

    /// Places a popover at a widget, with its left edge if it is as wide; returns the width of the widget, or nil if it is not in a window.
    static func place(_ popover: WidgetPointer, _ side: Side, _ widget: WidgetPointer) -> Int32? {
        guard let parent = gtk_widget_get_parent(popover), let bounds = bounds(of: widget, in: parent) else {
            return nil
        }
        var place = bounds
        // To the right of a point, GTK moves a popover up and down.
        if side == .over { (place.x, place.width) = (bounds.x - 1, 1) }
        place = Monitors.nearestPlace(to: place, in: parent) ?? place
        gtk_popover_set_position(popover.cast(), side == .below ? GTK_POS_BOTTOM : GTK_POS_RIGHT)
        gtk_popover_set_pointing_to(popover.cast(), &place)
        return bounds.width
    }

    /// Where a widget is in an ancestor.
    private static func bounds(of widget: WidgetPointer, in parent: WidgetPointer) -> GdkRectangle? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, parent, &bounds) != 0 else { return nil }
        return GdkRectangle(
            x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: Int32(bounds.size.width),
            height: Int32(bounds.size.height))
    }
}
