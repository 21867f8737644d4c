import CPopsheet
import PopsheetLayout
import PopsheetMotion

/// Observes two fingers on a touchpad that scroll past the top of a sheet, which drags it (sheet.md §9, content.md §7).
///
/// A wheel never drags a sheet, nor does a touchpad on X11, which does not report when the fingers are lifted.
@MainActor
final class TouchpadSwipe {
    private weak var target: (any InputTarget)?
    private let overlay: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []
    private var swipe: Swipe?
    private var place = 0.0
    /// Whether the fingers are over the application's widget.
    private var isInContent = false

    /// Begins to observe a sheet.
    init(for target: any InputTarget) {
        self.target = target
        overlay = target.overlay.pointer
        controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        // Before scrolled windows in the sheet, which consume all scroll events.
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let object = UnsafeMutableRawPointer(controller)
        signals = [
            .answering(object, "scroll") { [weak self] arguments in self?.scroll(by: arguments[1]) ?? false },
            Signal(object, "scroll-end") { [weak self] _ in self?.end() },
        ]
        gtk_widget_add_controller(overlay, controller)
    }

    /// Stops observing.
    func remove() {
        for signal in signals { signal.disconnect() }
        signals = []
        gtk_widget_remove_controller(overlay, controller)
    }

    private var time: Double { Double(gtk_event_controller_get_current_event_time(controller)) / 1_000 }

    private func scroll(by delta: Double) -> Bool {
        guard let event = gtk_event_controller_get_current_event(controller), Self.isByFingers(event) else {
            return false
        }
        let hit = hit(by: event)
        if swipe == nil {
            target?.pressed()
            isInContent = hit.map { target?.contentInput.ownsPress(on: $0) == true } ?? false
            guard delta < 0 || isInContent && canExpand, isAtTop(hit), !isUsed(hit) else { return false }
            place = 0
            swipe = Swipe(at: 0, time: time)
        }
        let rest = isInContent && delta > 0 ? beyondLargest(delta, on: hit) : nil
        place -= delta - (rest ?? 0)
        swipe?.move(to: place, at: time)
        if let swipe { target?.drag(.moved(swipe)) }
        if let rest {
            // The sheet is as large as it gets, and stays there: the content scrolls from now on.
            end(at: .infinity)
            hit.flatMap { scroller(around: $0) }?.offset += rest
        }
        return true
    }

    private var canExpand: Bool { target?.canExpand == true }

    /// What is left of a scroll that raises the sheet to its largest detent; nil if nothing is, or nothing scrolls there.
    private func beyondLargest(_ delta: Double, on hit: WidgetPointer?) -> Double? {
        let expansion = max(target?.expansion ?? 0, place)
        return delta > expansion && hit.flatMap { scroller(around: $0) } != nil ? delta - expansion : nil
    }

    /// The scrolled window that scrolls where the sheet doesn't.
    private func scroller(around hit: WidgetPointer) -> ScrolledWindow? {
        guard gtk_widget_is_ancestor(hit, overlay) != 0 else { return nil }
        return ScrolledWindow.all(around: hit, upTo: overlay).first { ScrolledWindow.canScroll($0) }
            .map { ScrolledWindow($0) }
    }

    /// Whether a scroll event is in pixels from a touchpad, which reports the end; a wheel reports steps, or pixels without
    /// an end.
    private static func isByFingers(_ event: OpaquePointer) -> Bool {
        guard gdk_event_get_event_type(event) == GDK_SCROLL, let device = gdk_event_get_device(event) else {
            return false
        }
        return gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
            && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }

    /// The widget under the fingers' pointer.
    private func hit(by event: OpaquePointer) -> WidgetPointer? {
        guard let surface = target?.overlay.surface else { return nil }
        // GTK 4.8 reports no position of a scroll event.
        let place = surface.place(of: event)
        let known = place.x.isFinite && place.y.isFinite ? place : surface.pointer
        return known.flatMap { surface.widget(at: $0) }
    }

    /// Whether nothing in the sheet that contains a widget can scroll further up.
    private func isAtTop(_ hit: WidgetPointer?) -> Bool {
        // Not a scrolled window that contains the whole sheet.
        guard let hit, gtk_widget_is_ancestor(hit, overlay) != 0 else { return true }
        return ScrolledWindow.all(around: hit, upTo: overlay).allSatisfy { ScrolledWindow.isAtTop($0) }
    }

    /// Whether the application's widget uses the scrolling itself, as a map does.
    private func isUsed(_ hit: WidgetPointer?) -> Bool {
        guard isInContent, let hit else { return false }
        return hit.ancestors(upTo: overlay).contains { pop_widget_uses_scrolling($0) }
    }

    private func end(at time: Double? = nil) {
        guard let swipe else { return }
        self.swipe = nil
        target?.drag(.ended(swipe, at: time ?? self.time))
    }

    /// Forgets a drag of a sheet that is in another container now.
    func forget() {
        guard swipe != nil else { return }
        swipe = nil
        target?.drag(.cancelled)
    }
}
