import CPopsheet
import PopsheetLayout

/// Presses of a pointer's button, the first or any, or of a first finger anywhere in a window, heard before anything in it.
///
/// GTK's gestures are of no use here: GTK sends a press to what it last found under the pointer, which in the first frames
/// of a sheet is not yet the sheet, and its click gesture gives up where GTK looks anew at what lies under a resting
/// pointer while the press is let go.
@MainActor
final class PressListener {
    /// How a press goes on, with its place in the window.
    enum Part {
        /// It goes on at another place.
        case moved(Point)
        /// It is let go.
        case ended(Point)
        /// It ends without having been let go.
        case cancelled
    }

    /// What becomes of a press that begins.
    enum Answer {
        /// It is somebody else's; nothing more is heard of it.
        case ignore
        /// It is heard up to its end, and others hear it too.
        case watch
        /// It is heard up to its end, and kept from everything else.
        case keep
    }

    private let window: WidgetPointer
    private let hearsAllButtons: Bool
    private var controller: WindowController?
    /// What becomes of the press that goes on, and which finger's it is, where it is one's.
    private var answer = Answer.ignore
    private var finger: OpaquePointer?
    /// The time of the event that is heard, in seconds on the display server's clock.
    private(set) var time = 0.0
    /// The event that is heard; nil at any other time.
    private(set) var event: OpaquePointer?
    private let began: (Point, _ isTouch: Bool) -> Answer
    private let heard: (Part) -> Void

    /// Listens to a window.
    ///
    /// - Parameters:
    ///   - hearsAllButtons: Whether presses of all the pointer's buttons are heard, not only of the first.
    ///   - began: Told the beginning of each press, and asked what is to become of it.
    ///   - heard: Told how a press goes on that was not ignored.
    init(
        on window: WidgetPointer, hearsAllButtons: Bool = false, began: @escaping (Point, _ isTouch: Bool) -> Answer,
        heard: @escaping (Part) -> Void
    ) {
        self.window = window
        self.hearsAllButtons = hearsAllButtons
        self.began = began
        self.heard = heard
        let legacy: OpaquePointer = gtk_event_controller_legacy_new()
        controller = WindowController(
            legacy, on: window,
            [
                "event": { [weak self] _ in
                    guard let self, let event = gtk_event_controller_get_current_event(legacy) else { return false }
                    self.event = event
                    defer { self.event = nil }
                    return handle(event)
                }
            ])
    }

    /// Hears no press any more.
    func remove() {
        controller?.remove()
        controller = nil
    }

    /// Keeps a press that was only watched from everything else, from now on.
    func keep() { if answer == .watch { answer = .keep } }

    /// Forgets the press that goes on, whose end then means nothing; others go on hearing nothing of it.
    func letGo() { if answer != .ignore { heard(.cancelled) } }

    /// Forgets the press that goes on without a word: the system has taken it over, and nobody hears of its end.
    func handOver() { (answer, finger) = (.ignore, nil) }

    /// Answers whether others hear nothing of an event.
    private func handle(_ event: OpaquePointer) -> Bool {
        // What is on a surface of its own, as GTK's popovers are, only passes through here.
        guard gdk_event_get_surface(event) == pop_widget_surface(window) else { return false }
        time = Double(gdk_event_get_time(event)) / 1_000
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS where isPrimary(event), GDK_TOUCH_BEGIN:
            // Only the first finger counts.
            if answer != .ignore { return answer == .keep }
            answer = began(place(of: event), gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN)
            finger = gdk_event_get_event_sequence(event)
        case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
            if isOurs(event) { heard(.moved(place(of: event))) }
        case GDK_BUTTON_RELEASE where isPrimary(event), GDK_TOUCH_END:
            if isOurs(event) { return end(.ended(place(of: event))) }
        case GDK_TOUCH_CANCEL where isOurs(event), GDK_GRAB_BROKEN where answer != .ignore:
            return end(.cancelled)
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_TOUCH_END:
            break
        default:
            return false
        }
        return answer == .keep
    }

    private func isPrimary(_ event: OpaquePointer) -> Bool {
        hearsAllButtons || gdk_button_event_get_button(event) == UInt32(GDK_BUTTON_PRIMARY)
    }

    private func isOurs(_ event: OpaquePointer) -> Bool {
        answer != .ignore && finger == gdk_event_get_event_sequence(event)
    }

    private func end(_ part: Part) -> Bool {
        let isKept = answer == .keep
        answer = .ignore
        finger = nil
        heard(part)
        return isKept
    }

    /// The surface has a margin for the window's shadow.
    private func place(of event: OpaquePointer) -> Point {
        var (x, y, dx, dy) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        gtk_native_get_surface_transform(OpaquePointer(window), &dx, &dy)
        return Point(x: x - dx, y: y - dy)
    }
}
