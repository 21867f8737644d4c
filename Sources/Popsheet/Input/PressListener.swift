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

    private let surface: () -> any SheetSurface
    private let hearsAllButtons: Bool
    private var controller: WindowController?
    /// What becomes of the press that goes on, and which finger's it is, where it is one's.
    private var answer = Answer.ignore
    private var finger: OpaquePointer?
    /// The time of the event that is heard, in seconds on the display server's clock.
    private(set) var time = 0.0
    /// The event that is heard; nil at any other time.
    private(set) var event: OpaquePointer?
    /// Runs when the pointer is moved, pressed or not, with its place.
    var pointerMoved: ((Point) -> Void)?
    private let began: (Point, _ isTouch: Bool) -> Answer
    private let heard: (Part) -> Void

    /// Listens to a window.
    ///
    /// - Parameters:
    ///   - surface: Where in the window presses are heard; what is on another surface only passes through it.
    ///   - hearsAllButtons: Whether presses of all the pointer's buttons are heard, not only of the first.
    ///   - began: Told the beginning of each press, and asked what is to become of it.
    ///   - heard: Told how a press goes on that was not ignored.
    init(
        on window: WidgetPointer, surface: @escaping () -> any SheetSurface, hearsAllButtons: Bool = false,
        began: @escaping (Point, _ isTouch: Bool) -> Answer,
        heard: @escaping (Part) -> Void
    ) {
        self.surface = surface
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

    /// What an event is to a press.
    enum Step {
        /// A button, or a finger, goes down.
        case down(isTouch: Bool)
        /// It moves.
        case move
        /// It goes up.
        case up
        /// The system ends it.
        case cancel
        /// It is some other button's.
        case other
    }

    /// Answers whether others hear nothing of an event.
    private func handle(_ event: OpaquePointer) -> Bool {
        let surface = surface()
        guard surface.isSource(of: event), let step = step(of: event) else { return false }
        var finger = gdk_event_get_event_sequence(event)
        // A grab is broken for all of them.
        if gdk_event_get_event_type(event) == GDK_GRAB_BROKEN { finger = self.finger }
        return take(
            step, finger: finger, at: surface.place(of: event), time: Double(gdk_event_get_time(event)) / 1_000)
    }

    private func step(of event: OpaquePointer) -> Step? {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS where isPrimary(event): .down(isTouch: false)
        case GDK_TOUCH_BEGIN: .down(isTouch: true)
        case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: .move
        case GDK_BUTTON_RELEASE where isPrimary(event), GDK_TOUCH_END: .up
        case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: .cancel
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: .other
        default: nil
        }
    }

    /// Takes in what happens to a press, at a place of the window and a time in seconds; nil is the pointer's finger.
    ///
    /// - Returns: Whether others hear nothing of it.
    @discardableResult
    func take(_ step: Step, finger: OpaquePointer?, at point: Point, time: Double) -> Bool {
        self.time = time
        let isOurs = answer != .ignore && finger == self.finger
        switch step {
        case .down(let isTouch):
            // Only the first finger counts.
            if answer != .ignore { return answer == .keep }
            answer = began(point, isTouch)
            self.finger = finger
        case .move:
            if finger == nil { pointerMoved?(point) }
            if isOurs { heard(.moved(point)) }
        // Another finger's end is for who heard its beginning: a sheet beneath, whose row would look pressed for ever.
        case .up: return isOurs ? end(.ended(point)) : false
        case .cancel: return isOurs ? end(.cancelled) : false
        case .other: break
        }
        return answer == .keep
    }

    private func isPrimary(_ event: OpaquePointer) -> Bool {
        hearsAllButtons || gdk_button_event_get_button(event) == UInt32(GDK_BUTTON_PRIMARY)
    }

    private func end(_ part: Part) -> Bool {
        let isKept = answer == .keep
        answer = .ignore
        finger = nil
        heard(part)
        return isKept
    }
}
