import CPopsheet
import PopsheetLayout

/// The GTK popovers of an application: a sheet can't be shown in one, and open ones are above it.
@MainActor
enum ApplicationPopovers {
    /// The popover that contains a widget; nil without one.
    static func around(_ widget: WidgetPointer) -> WidgetPointer? {
        gtk_widget_get_ancestor(widget, gtk_popover_get_type()).flatMap { isForeign($0) ? $0 : nil }
    }

    /// The part of its parent that a popover points at; nil if it points at the whole parent.
    static func target(of popover: WidgetPointer) -> GdkRectangle? {
        var part = GdkRectangle()
        return gtk_popover_get_pointing_to(popover.cast(), &part) != 0 ? part : nil
    }

    /// Closes the open popovers in a widget: all of them, or only those that autohide, which grab all input.
    static func close(in widget: WidgetPointer, all: Bool) { close(open(in: widget, all: all)) }

    /// Closes the popovers that contain a widget.
    static func closeAround(_ widget: WidgetPointer) {
        var found: [WidgetPointer] = []
        var widget = Optional(widget)
        while let popover = widget.flatMap({ around($0) }) {
            found.append(popover)
            widget = gtk_widget_get_parent(popover)
        }
        close(found)
    }

    /// Whether a widget is a popover of the application: a sheet's own surface is a popover too.
    private static func isForeign(_ widget: WidgetPointer) -> Bool {
        widget.isA(gtk_popover_get_type()) && gtk_widget_has_css_class(widget, PopupSurface.cssClass) == 0
    }

    /// The open popovers in a widget, nested ones first.
    private static func open(in widget: WidgetPointer, all: Bool) -> [WidgetPointer] {
        widget.children.filter(\.isMapped).flatMap { child in
            let nested = open(in: child, all: all)
            guard isForeign(child), all || gtk_popover_get_autohide(child.cast()) != 0 else { return nested }
            return nested + [child]
        }
    }

    private static func close(_ popovers: [WidgetPointer]) {
        for popover in popovers { g_object_ref(popover) }
        // The program's handlers may remove other popovers meanwhile.
        for popover in popovers where popover.isMapped { gtk_popover_popdown(popover.cast()) }
        for popover in popovers { g_object_unref(popover) }
    }
}
