import CPopsheet
import PopsheetLayout

/// Observes presses anywhere in a window before its widgets: of the first button, any button, or the first finger.
///
/// GTK's gestures can't do that. GTK sends a press to the widget that it last found under the pointer, which in the
/// first frames of a sheet is not yet the sheet. Its click gesture is cancelled if GTK finds another widget under a
/// resting pointer before the release.
@MainActor
final class PressListener {
    /// The decision about a press that begins.
    enum Answer {
        /// The press is ignored, and no later step of it is reported.
        case ignore
        /// The press is observed to its end, and also reaches other controllers.
        case watch
        /// The press is observed to its end, and does not reach other controllers.
        case keep
    }

    private let surface: () -> any SheetSurface
    private let observesAllButtons: Bool
    private var controller: EventController?
    /// The decision about the current press.
    private var answer = Answer.ignore
    /// The finger of the current press, if it is a touch.
    private(set) var finger: OpaquePointer?
    /// The time of the current event, in seconds on the display server's clock.
    private(set) var time = 0.0
    /// The event that is being handled; nil at any other time.
    private(set) var event: OpaquePointer?
    /// Runs when the pointer moves, pressed or not, with its position.
    var pointerMoved: ((Point) -> Void)?
    private let began: (Point, _ isTouch: Bool) -> Answer
    private let continued: (Step, Point) -> Void

    /// Begins to observe a window.
    ///
    /// - Parameters:
    ///   - surface: Returns the surface in the window whose presses are observed; events of other surfaces are passed
    ///     on.
    ///   - observesAllButtons: Whether presses of all the pointer's buttons are observed, instead of only the first.
    ///   - began: Called at the beginning of each press; returns what to do with it.
    ///   - continued: Called with each later step of a press that was not ignored, and its position in the window.
    init(
        on window: WidgetPointer, surface: @escaping () -> any SheetSurface, observesAllButtons: Bool = false,
        began: @escaping (Point, _ isTouch: Bool) -> Answer,
        continued: @escaping (Step, Point) -> Void
    ) {
        self.surface = surface
        self.observesAllButtons = observesAllButtons
        self.began = began
        self.continued = continued
        let legacy: OpaquePointer = gtk_event_controller_legacy_new()
        controller = EventController(
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

    /// Stops observing.
    func remove() { controller?.remove() }

    /// Prevents a press that was only observed from reaching other controllers from now on.
    func keep() { if answer == .watch { answer = .keep } }

    /// Whether a press that was not ignored is held.
    var isPressed: Bool { answer != .ignore }

    /// Cancels the current press, so that its end has no effect; what other controllers receive does not change.
    func letGo() { if answer != .ignore { continued(.cancel, Point(x: 0, y: 0)) } }

    /// Forgets the current press without reporting it: the system has taken it over, and its end will not arrive.
    func handOver() { (answer, finger) = (.ignore, nil) }

    /// The kind of an event.
    enum Step {
        /// A button, or a finger, goes down.
        case down(isTouch: Bool)
        /// The pointer or the finger moves.
        case move
        /// The button or the finger goes up.
        case up
        /// The system ends the press.
        case cancel
        /// Another button.
        case other
    }

    /// Handles an event; returns whether to stop its propagation.
    private func handle(_ event: OpaquePointer) -> Bool {
        let surface = surface()
        guard surface.isSource(of: event), let step = step(of: event) else { return false }
        var finger = gdk_event_get_event_sequence(event)
        // A broken grab ends the presses of all fingers.
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

    /// Handles a step of a press, at a position in the window and a time in seconds; a nil finger is the pointer.
    ///
    /// - Returns: Whether to stop the event's propagation.
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
            if isOurs { continued(step, point) }
        // Another finger's end belongs to the sheet that observed its start, whose row would otherwise stay pressed.
        case .up, .cancel:
            guard isOurs else { return false }
            let isKept = answer == .keep
            handOver()
            continued(step, point)
            return isKept
        case .other: break
        }
        return answer == .keep
    }

    private func isPrimary(_ event: OpaquePointer) -> Bool {
        observesAllButtons || gdk_button_event_get_button(event) == UInt32(GDK_BUTTON_PRIMARY)
    }
}
