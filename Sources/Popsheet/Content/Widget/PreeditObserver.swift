import CPopsheet

/// Observes whether an input method composes text in the focused widget (content.md §4).
@MainActor
final class PreeditObserver {
    private var focus: Signal?
    private var preedit: Signal?
    /// Whether there is text that the input method has not committed yet.
    private(set) var isActive = false

    /// Begins to follow the focus in a window.
    ///
    /// - Parameter focused: The focused widget that may have text; nil without one.
    func begin(in window: WidgetPointer, focused: @escaping @MainActor () -> WidgetPointer?) {
        guard focus == nil else { return }
        focus = Signal(window, "notify::focus-widget") { [weak self] _ in self?.follow(focused()) }
        follow(focused())
    }

    /// Follows the focus no more.
    func end() {
        focus?.disconnect()
        focus = nil
        follow(nil)
    }

    private func follow(_ widget: WidgetPointer?) {
        preedit?.disconnect()
        (preedit, isActive) = (nil, false)
        guard let widget, widget.isA(gtk_text_get_type()) || widget.isA(gtk_text_view_get_type()) else { return }
        preedit = Signal(widget, "preedit-changed") { [weak self] arguments in
            self?.isActive = arguments.hasText(0)
        }
    }
}
