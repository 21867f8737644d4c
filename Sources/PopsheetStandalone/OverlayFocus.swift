import CPopsheet
import Popsheet

/// Keeps the keyboard focus on an X window that covers a monitor.
///
/// A window manager focuses each new window, which would then be under the dimmed screen. A grab would keep the focus
/// too, but would also take it from windows above.
@MainActor
final class OverlayFocus {
    private let window: WidgetPointer
    private var signals: [Signal] = []
    /// When the current second of claims began, and the number of claims since then.
    private var claims = (since: -Double.infinity, count: 0)

    /// The maximum number of times per second to take the focus back: another program may also insist on it.
    private static let mostClaims = 10

    /// Takes the focus back whenever a window that this one covers has it, or none has.
    ///
    /// Windows above it or on another monitor keep the focus.
    ///
    /// - Parameter window: A window that is not realized yet.
    init(of window: WidgetPointer) {
        self.window = window
        signals = [
            Signal(window, "realize", after: true) { [weak self] _ in self?.follow() },
            Signal(window, "destroy") { [weak self] _ in self?.stop() },
        ]
    }

    private func follow() {
        guard let display = pop_x_display(window) else { return }
        pop_overlay_watch_focus(window)
        signals += [
            .answering(display, "xevent") { [weak self] arguments in
                if let event = arguments.pointer(0), pop_overlay_event_moves_focus(event) { self?.claim() }
                return false
            },
            Signal(window, "notify::is-active") { [weak self] _ in
                if let self, gtk_window_is_active(window.asWindow) == 0 { claim() }
            },
        ]
    }

    private func stop() {
        for signal in signals { signal.disconnect() }
        signals = []
    }

    private func claim() {
        guard window.isMapped, pop_overlay_lacks_focus(window), mayClaim() else { return }
        pop_desk_take_focus(window)
    }

    private func mayClaim() -> Bool {
        let now = MonotonicTime.now
        if now - claims.since > 1 { claims = (now, 0) }
        claims.count += 1
        return claims.count <= Self.mostClaims
    }
}
