import CPopsheet

/// Keeps the keyboard focus in a sheet while it is presented, and gives it back afterwards.
@MainActor
final class FocusScope {
    private let window: WidgetPointer
    private let sheet: WidgetPointer
    private let content: any ContentFocus
    /// The widget that had the focus before.
    private var before: WidgetReference?
    private var isInside = false
    /// Whether nothing else in the window may have the focus while the sheet is presented.
    var isExclusive: () -> Bool = { false }
    /// The scopes of all windows, from the lowest sheet to the uppermost.
    private static var inside: [FocusScope] = []

    /// Creates the scope of a sheet's widget, which is above a window's content.
    init(window: WidgetPointer, sheet: WidgetPointer, content: any ContentFocus) {
        (self.window, self.sheet, self.content) = (window, sheet, content)
        gtk_widget_set_focusable(sheet, 1)
    }

    /// Remembers where the focus is, and gives it to the content.
    func enter() {
        guard !isInside else { return }
        isInside = true
        below?.content.leave()
        Self.inside.append(self)
        before = focused.map { WidgetReference($0) }
        content.begin()
    }

    /// Gives the focus back to where it was, if that still exists and the focus has not moved elsewhere since.
    func leave() {
        guard isInside else { return }
        isInside = false
        let isUppermost = isUppermost
        Self.inside.removeAll { $0 === self }
        // A sheet presented later returns the focus to where this one got it from.
        for other in Self.inside where other.before?.widget.map(isOurs) == true { other.before = before }
        // Without any focus it belongs to the sheets above, which may contain nothing that can have it.
        guard focused.map(isOurs) ?? isUppermost else {
            // A popover may have left it to the window, which the sheet below covers.
            below?.takeBack()
            return
        }
        gtk_window_set_focus(window.asWindow, nil)
        if let before = before?.widget, gtk_widget_get_root(before) == OpaquePointer(window) {
            pop_widget_focus_untouched(before)
        }
        // A popover below that did not have the focus may have become a sheet that covers the widget that got it now.
        if let below, below.isExclusive() || focused.map(below.isOurs) ?? true { below.content.takeBack() }
    }

    /// Gives the content the focus that is outside, where nothing else may have it.
    private func takeBack() {
        if isInside, isUppermost, isExclusive(), focused.map(isOurs) != true { content.takeBack() }
    }

    /// Whether no sheet has been presented above this one in its window.
    var isUppermost: Bool { Self.inside.last { $0.window == window } === self }

    /// The scope of the sheet below; of the uppermost sheet once this one has left.
    private var below: FocusScope? { Self.inside.last { $0 !== self && $0.window == window } }

    /// Changes the content; if the part that had the focus is gone or can't have it any more, another one gets it.
    func keep(_ change: () -> Void) {
        // GTK moves the focus by itself from a widget that is removed, but only later.
        let hadFocus = isUppermost && isExclusive() || focused.map(isOurs) ?? isUppermost
        content.willChange()
        change()
        // A popover that had left the focus to the window may have become a sheet that covers it.
        guard isInside, hadFocus || isUppermost && isExclusive() else { return }
        content.restore()
    }

    /// Takes the focus from everything in the content.
    func clear() {
        if isExclusive() {
            // Nothing that the sheet covers may have it instead.
            gtk_widget_grab_focus(sheet)
        } else {
            gtk_window_set_focus(window.asWindow, nil)
        }
    }

    /// Shows the focus from now on, as GTK does by itself for keys that it handles.
    func show() { gtk_window_set_focus_visible(window.asWindow, 1) }

    private var focused: WidgetPointer? { gtk_window_get_focus(window.asWindow) }

    private func isOurs(_ widget: WidgetPointer) -> Bool {
        widget == sheet || gtk_widget_is_ancestor(widget, sheet) != 0
    }
}
