import CPopsheet
import Popsheet
import PopsheetLayout
import PopsheetModel

/// A transparent window that covers the monitor with the pointer, or with the anchor.
///
/// The sheet dims the monitor, and is at its lower edge or points at the anchor. A press next to a popover only
/// dismisses it: a press cannot be passed on to another program's window.
@MainActor
final class OverlayWindow: StandaloneSurface {
    let window: WidgetPointer
    let traits: OwnWindowTraits? = nil
    // If it can't be transparent, the sheet has its own window instead.
    var isSeeThrough = true

    private let monitor: OpaquePointer?
    /// The anchor, in logical pixels of the screen; nil without one.
    private var anchor: Anchor?
    /// The anchor as it was given, relative to the parent if it is a part of it.
    private let given: StandalonePlace.Anchor?
    private let parent: ForeignWindow?
    private var focus: OverlayFocus?
    private var pointer: EventController?
    private var frames: FrameTicker?
    /// Called when the pointer's position is known.
    private var waiting: ((Result<Rect?, AnchorUnknown>) -> Void)?

    /// What a popover points at.
    enum Anchor: Hashable {
        case rect(Rect)
        /// The pointer, whose position the system reports once it is over the window.
        case pointerOverWindow
    }

    /// The number of frames to wait for the pointer before it is taken not to be over the window.
    private static let patience = 20
    private static let waitingClass = "waiting"

    /// Creates the window, which is not visible yet.
    init(title: String, display: OpaquePointer, pointingAt given: StandalonePlace.Anchor?, in parent: ForeignWindow?) {
        window = Self.makeWindow(title: title)
        (self.given, self.parent) = (given, parent)
        anchor = given.map { Self.anchor($0, on: display, in: parent) }
        switch anchor {
        case .rect(let rect)?:
            monitor = Monitors.nearest(to: rect.x + rect.width / 2, rect.y + rect.height / 2, of: display)
        case .pointerOverWindow?, nil:
            monitor = pop_overlay_is_placed_by_system(display) ? nil : Monitors.withPointer(of: display)
        }
        pop_overlay_cover(window, monitor)
        if pop_x_display(window) != nil { focus = OverlayFocus(of: window) }
    }

    func fit(_ sheet: any StandaloneController) -> Bool { false }

    func grow(_ sheet: any StandaloneController) -> Bool { false }

    /// The position of an anchor on the screen.
    private static func anchor(
        _ given: StandalonePlace.Anchor, on display: OpaquePointer, in parent: ForeignWindow?
    ) -> Anchor {
        switch given {
        case .rect(let rect):
            let units = pop_desk_units_per_pixel(display)
            let origin = parent?.area
            return .rect(
                Rect(
                    x: rect.x / units + Double(origin?.x ?? 0), y: rect.y / units + Double(origin?.y ?? 0),
                    width: rect.width / units, height: rect.height / units))
        case .pointer:
            var (x, y) = (0.0, 0.0)
            guard pop_desk_pointer(display, &x, &y) else { return .pointerOverWindow }
            return .rect(pixel(around: x, y))
        }
    }

    /// Centres the anchor on whole pixels, so that the bubble's edges are sharp.
    private static func pixel(around x: Double, _ y: Double) -> Rect {
        Rect(x: x.rounded() - 0.5, y: y.rounded() - 0.5, width: 1, height: 1)
    }

    func findAnchor(_ found: @escaping (Result<Rect?, AnchorUnknown>) -> Void) {
        switch anchor {
        case nil: found(.success(nil))
        case .rect(let rect)?:
            let area = Monitors.area(of: monitor)
            found(.success(rect.offset(x: -Double(area.x), y: -Double(area.y))))
        case .pointerOverWindow?: waitForPointer(found)
        }
    }

    func followParent() -> Rect? {
        guard parent != nil, case .rect? = given, let display = gtk_widget_get_display(window),
            let now = given.map({ Self.anchor($0, on: display, in: parent) }), now != anchor, case .rect(let rect) = now
        else { return nil }
        anchor = now
        let area = Monitors.area(of: monitor)
        return rect.offset(x: -Double(area.x), y: -Double(area.y))
    }

    private func waitForPointer(_ found: @escaping (Result<Rect?, AnchorUnknown>) -> Void) {
        waiting = found
        gtk_widget_add_css_class(window, Self.waitingClass)
        let entered: @MainActor (SignalArguments) -> Bool = { [weak self] place in
            self?.stopWaiting(.success(Self.pixel(around: place[0], place[1])))
            return false
        }
        pointer = EventController(
            gtk_event_controller_motion_new(), on: window, ["enter": entered, "motion": entered])
        let ticker = FrameTicker(window)
        frames = ticker
        var left = Self.patience
        ticker.start { [weak self] _ in
            left -= 1
            if left == 0 { self?.stopWaiting(.failure(AnchorUnknown())) }
            return left > 0
        }
    }

    private func stopWaiting(_ result: Result<Rect?, AnchorUnknown>) {
        guard let found = waiting else { return }
        waiting = nil
        gtk_widget_remove_css_class(window, Self.waitingClass)
        pointer?.remove()
        frames?.stop()
        (pointer, frames) = (nil, nil)
        found(result)
    }
}
