import CPopsheet

/// Keeps the keyboard's focus inside a sheet while it is there, and gives it back afterwards.
@MainActor
final class FocusKeeper {
    /// A step among the rows.
    enum Step {
        /// To the row below, from the last to the first.
        case next
        /// To the row above, from the first to the last.
        case previous
        /// To the first row.
        case first
        /// To the last row.
        case last
    }

    private let window: WidgetPointer
    private let sheet: WidgetPointer
    private var before: WidgetReference?
    private var isInside = false
    /// The action that gets the focus first; nil for the first row that can be chosen.
    var first: String?
    /// Those that hold the focus of a window, or another sheet above them does.
    private static var inside: [FocusKeeper] = []

    /// Creates the keeper of the focus in a sheet's widget, which lies over a window.
    init(window: WidgetPointer, sheet: WidgetPointer) {
        self.window = window
        self.sheet = sheet
    }

    /// Remembers where the focus is and takes it to the first row that can be chosen.
    func enter(_ rows: [RowView]) {
        guard !isInside else { return }
        isInside = true
        Self.inside.append(self)
        before = focused.map { WidgetReference($0) }
        begin(among: rows)
    }

    /// Gives the focus back to where it was, where that is still there and the focus has not gone elsewhere meanwhile.
    func leave() {
        guard isInside else { return }
        isInside = false
        Self.inside.removeAll { $0 === self }
        // Who came later goes back to where we came from.
        for other in Self.inside where other.before?.widget.map(isOurs) == true { other.before = before }
        guard focused.map(isOurs) ?? true else { return }
        gtk_window_set_focus(asWindow, nil)
        if let before = before?.widget, gtk_widget_get_root(before) == OpaquePointer(window) {
            pop_widget_focus_untouched(before)
        }
    }

    /// Changes the rows; where the one that had the focus is gone or can't be chosen any more, another gets it.
    func keep(_ change: () -> Void, among rows: () -> [RowView]) {
        let hadFocus = focused.map(isOurs) ?? true
        let action = rows().first(where: \.hasFocus)?.action?.id
        change()
        guard isInside, hadFocus else { return }
        let rows = rows()
        // The focus is an action's, wherever its row is now.
        if let row = rows.first(where: { $0.action?.id == action }), row.action?.isEnabled == true {
            if !row.hasFocus { row.grabFocus() }
        } else if !rows.contains(where: { $0.hasFocus && $0.action?.isEnabled == true }) {
            begin(among: rows)
        }
    }

    private func begin(among rows: [RowView]) {
        if let first, let row = rows.first(where: { $0.action?.id == first }), row.action?.isEnabled == true {
            row.grabFocus()
        } else {
            move(.first, among: rows)
        }
    }

    private var focused: WidgetPointer? { gtk_window_get_focus(asWindow) }

    private func isOurs(_ widget: WidgetPointer) -> Bool { gtk_widget_is_ancestor(widget, sheet) != 0 }

    /// Moves the focus among the rows that can be chosen.
    func move(_ step: Step, among rows: [RowView]) {
        let enabled = rows.filter { $0.action?.isEnabled == true }
        guard !enabled.isEmpty else {
            gtk_window_set_focus(asWindow, nil)
            return
        }
        let current = enabled.firstIndex(where: \.hasFocus)
        let count = enabled.count
        let target: Int =
            switch step {
            case .next: current.map { ($0 + 1) % count } ?? 0
            case .previous: current.map { ($0 + count - 1) % count } ?? count - 1
            case .first: 0
            case .last: count - 1
            }
        enabled[target].grabFocus()
    }

    private var asWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }
}
