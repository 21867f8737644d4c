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
    private let events: OpaquePointer = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    private var controller: EventController?
    private var swipe: Swipe?
    /// Whether the fingers are over the application's widget.
    private var isInContent = false

    /// Begins to observe a sheet.
    init(for target: any InputTarget) {
        self.target = target
        overlay = target.overlay.pointer
        // Before scrolled windows in the sheet, which consume all scroll events.
        controller = EventController(
            events, on: overlay, limit: GTK_LIMIT_SAME_NATIVE,
            [
                "scroll": { [weak self] arguments in self?.scroll(by: arguments[1]) ?? false },
                "scroll-end": { [weak self] _ in
                    self?.end()
                    return false
                },
            ])
    }

    /// Stops observing.
    func remove() { controller?.remove() }

    private var time: Double { Double(gtk_event_controller_get_current_event_time(events)) / 1_000 }

    private func scroll(by delta: Double) -> Bool {
        guard let event = gtk_event_controller_get_current_event(events), Self.isByFingers(event) else {
            return false
        }
        let hit = hit(by: event)
        if swipe == nil {
            target?.scrolling.stop()
            isInContent = hit.map { target?.contentInput.ownsPress(on: $0) == true } ?? false
            guard delta < 0 || isInContent && target?.canExpand == true,
                hit.map({ isAtTop($0) && !isUsed($0) }) != false
            else {
                return false
            }
            swipe = Swipe(at: 0, time: time)
            target?.drag(.began())
        }
        guard var swipe else { return true }
        let expansion = max(target?.expansion ?? 0, swipe.distance)
        let content: ScrolledWindow? =
            isInContent && delta > expansion ? hit.flatMap { .scrolling(around: $0, upTo: overlay) } : nil
        swipe.move(to: swipe.distance - (content == nil ? delta : expansion), at: time)
        self.swipe = swipe
        target?.drag(.moved(swipe))
        if let content {
            // The sheet is as large as it gets, and stays there: the content scrolls from now on.
            end(at: .infinity)
            target?.scrolling.scroll(content, by: delta - expansion)
        }
        return true
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

    /// The widget in the sheet that is under the fingers' pointer.
    private func hit(by event: OpaquePointer) -> WidgetPointer? {
        guard let surface = target?.overlay.surface else { return nil }
        // GTK 4.8 reports no position of a scroll event.
        let place = surface.place(of: event)
        let known = place.x.isFinite && place.y.isFinite ? place : surface.pointer
        let hit = known.flatMap { surface.widget(at: $0) }
        return hit.flatMap { gtk_widget_is_ancestor($0, overlay) != 0 ? $0 : nil }
    }

    /// Whether nothing in the sheet that contains a widget can scroll further up.
    private func isAtTop(_ hit: WidgetPointer) -> Bool {
        ScrolledWindow.all(around: hit, upTo: overlay).allSatisfy { $0.offset <= 0 }
    }

    /// Whether the application's widget uses the scrolling itself, as a map does.
    private func isUsed(_ hit: WidgetPointer) -> Bool {
        isInContent && hit.ancestors(upTo: overlay).contains { pop_widget_uses_scrolling($0) }
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
