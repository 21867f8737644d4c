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
        /// As far up as the list shows at once.
        case pageUp
        /// As far down as the list shows at once.
        case pageDown
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
    func enter(_ view: SheetView) {
        guard !isInside else { return }
        isInside = true
        Self.inside.append(self)
        before = focused.map { WidgetReference($0) }
        begin(in: view)
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
    func keep(in view: SheetView, _ change: () -> Void) {
        let hadFocus = focused.map(isOurs) ?? true
        let row = view.focusedRow
        let action = row.flatMap { view.action(at: $0)?.id }
        change()
        guard isInside, hadFocus else { return }
        let now = view.focusedRow
        // The focus is an action's, wherever its row is now.
        if let action, let row = view.index(of: action, near: row), view.isEnabled(row) {
            if row != now { view.focus(row) }
        } else if now.map(view.isEnabled) != true {
            begin(in: view)
        }
    }

    private func begin(in view: SheetView) {
        if let first, let row = view.index(of: first), view.isEnabled(row) {
            view.focus(row)
        } else {
            move(.first, in: view)
        }
    }

    private var focused: WidgetPointer? { gtk_window_get_focus(asWindow) }

    private func isOurs(_ widget: WidgetPointer) -> Bool { gtk_widget_is_ancestor(widget, sheet) != 0 }

    /// Moves the focus among the rows that can be chosen.
    func move(_ step: Step, in view: SheetView) {
        let count = view.rowCount
        let rows = 0..<count
        let current = view.focusedRow
        let target: Int? =
            switch step {
            case .next: rows.lazy.map { ((current ?? -1) + 1 + $0) % count }.first(where: view.isEnabled)
            case .previous:
                rows.lazy.map { ((current ?? count) - 1 - $0 + count) % count }.first(where: view.isEnabled)
            case .first: rows.first(where: view.isEnabled)
            case .last: rows.last(where: view.isEnabled)
            case .pageUp: view.page(down: false, from: current)
            case .pageDown: view.page(down: true, from: current)
            }
        if let target {
            view.focus(target)
        } else {
            gtk_window_set_focus(asWindow, nil)
        }
    }

    private var asWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }
}
