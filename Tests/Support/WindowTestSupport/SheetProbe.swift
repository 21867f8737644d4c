import CPopsheet
package import Popsheet
package import PopsheetLayout
import PopsheetTestSupport

/// Finds the parts of sheets in a window with GTK's functions only.
@MainActor
package struct SheetProbe {
    package let window: WidgetPointer

    package init(window: WidgetPointer) { self.window = window }

    /// The overlays of the window, the lowest first.
    package var overlays: [WidgetPointer] {
        let carriers = Self.children(of: window).flatMap { child in
            Self.cssName(of: child) == "popover" ? Self.descendants(of: child) : [child]
        }
        return carriers.filter { Self.cssName(of: $0) == "popsheet" }
    }

    /// The cards of the uppermost sheet, from above.
    package var cards: [WidgetPointer] { overlays.last.map { Self.children(of: $0) } ?? [] }

    /// The rows of the uppermost sheet in the order shown, the cancel row last.
    package var rows: [WidgetPointer] { rows(of: overlays.count - 1) }

    /// The rows of one of several sheets, counted from the lowest.
    package func rows(of index: Int) -> [WidgetPointer] {
        guard overlays.indices.contains(index) else { return [] }
        return Self.descendants(of: overlays[index]).filter { gtk_widget_has_css_class($0, "row") != 0 }
    }

    /// The header of the uppermost sheet.
    package var header: WidgetPointer? {
        overlays.last.flatMap { Self.descendants(of: $0).first { Self.cssName(of: $0) == "header" } }
    }

    /// The parts of the uppermost sheet that scroll: the header's before the list's.
    package var scrollers: [WidgetPointer] {
        overlays.last.map { Self.descendants(of: $0).filter { Self.cssName(of: $0) == "scrolledwindow" } } ?? []
    }

    /// How far a scrolled area is scrolled.
    package func offset(of scroller: WidgetPointer) -> Double {
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)))
    }

    /// A widget's frame in the window.
    package func frame(of widget: WidgetPointer) -> Rect? {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        guard pop_widget_bounds(widget, window, &x, &y, &width, &height) else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The upper edge of the first sheet's first card; not a number without a card.
    package var top: Double { cards.first.flatMap { frame(of: $0)?.y } ?? .nan }

    /// Which row of the uppermost sheet has the focus; nil where none of them has.
    package var focusedRow: Int? { rows.firstIndex { gtk_widget_is_focus($0) != 0 } }

    /// The widget with the window's focus.
    package var focus: WidgetPointer? { gtk_window_get_focus(asWindow(window)) }

    // MARK: The tree

    package static func children(of widget: WidgetPointer) -> [WidgetPointer] {
        var children: [WidgetPointer] = []
        var child = gtk_widget_get_first_child(widget)
        while let found = child {
            children.append(found)
            child = gtk_widget_get_next_sibling(found)
        }
        return children
    }

    /// A widget's descendants, each before its own.
    package static func descendants(of widget: WidgetPointer) -> [WidgetPointer] {
        children(of: widget).flatMap { [$0] + descendants(of: $0) }
    }

    package static func cssName(of widget: WidgetPointer) -> String { String(cString: gtk_widget_get_css_name(widget)) }

    /// How many handlers are connected to an object's signals, its own closures not counted.
    package static func handlerCount(of object: UnsafeMutableRawPointer) -> Int {
        var blocked: [UInt] = []
        for signal in signals(of: object) {
            // Each one found is blocked, so that the next is found.
            let mask = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
            while true {
                let handler = g_signal_handler_find(object, mask, signal, 0, nil, nil, nil)
                guard handler != 0 else { break }
                g_signal_handler_block(object, handler)
                blocked.append(UInt(handler))
            }
        }
        for handler in blocked { g_signal_handler_unblock(object, gulong(handler)) }
        return blocked.count
    }

    private static func signals(of object: UnsafeMutableRawPointer) -> [UInt32] {
        let instance = object.assumingMemoryBound(to: GTypeInstance.self)
        var signals: [UInt32] = []
        var type = instance.pointee.g_class.pointee.g_type
        while type != 0 {
            var types = [type]
            var count: UInt32 = 0
            if let interfaces = g_type_interfaces(type, &count) {
                types += (0..<Int(count)).map { interfaces[$0] }
                g_free(interfaces)
            }
            for type in types {
                var count: UInt32 = 0
                guard let ids = g_signal_list_ids(type, &count) else { continue }
                signals += (0..<Int(count)).map { ids[$0] }
                g_free(ids)
            }
            type = g_type_parent(type)
        }
        return Array(Set(signals)).sorted()
    }

    /// How many event controllers a widget has.
    package static func controllerCount(of widget: WidgetPointer) -> Int {
        guard let controllers = gtk_widget_observe_controllers(widget) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        return Int(g_list_model_get_n_items(controllers))
    }
}
