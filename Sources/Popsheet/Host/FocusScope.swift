import CPopsheet

/// Keeps the keyboard's focus inside a sheet while it is there, and gives it back afterwards.
@MainActor
final class FocusScope {
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
    private weak var view: SheetView?
    /// The action that had the focus when a sheet above came.
    private var left: String?
    /// The action that gets the focus first; nil for the first row that can be chosen.
    var first: String?
    /// Whether the row that was to have the focus first could not have it yet: a window that was just mapped has no size,
    /// and no room for rows.
    private var isWaitingForRoom = false
    /// Whether the focus is where it is only because what is to have it first is not there yet: actions may still come.
    private var isWaitingForActions = false
    /// When the focus went by itself from one action to another, so that a key may still be meant for the first.
    private var moved: Double?
    /// The time in seconds by which it goes.
    var clock: () -> Double = { MonotonicTime.now }
    /// Whether nothing else of the window may have the focus while the sheet is there.
    var isExclusive: () -> Bool = { false }
    /// Those that hold the focus of a window, or another sheet above them does.
    private static var inside: [FocusScope] = []

    /// Creates the keeper of the focus in a sheet's widget, which lies over a window.
    init(window: WidgetPointer, sheet: WidgetPointer) {
        self.window = window
        self.sheet = sheet
        gtk_widget_set_focusable(sheet, 1)
    }

    /// Remembers where the focus is and takes it to the first row that can be chosen.
    func enter(_ view: SheetView) {
        guard !isInside else { return }
        isInside = true
        self.view = view
        if let below { below.left = below.view.flatMap { $0.focusedRow.flatMap($0.action)?.id } }
        Self.inside.append(self)
        before = focused.map { WidgetReference($0) }
        begin(in: view)
    }

    /// Gives the focus back to where it was, where that is still there and the focus has not gone elsewhere meanwhile.
    func leave() {
        guard isInside else { return }
        isInside = false
        let isUppermost = isUppermost
        Self.inside.removeAll { $0 === self }
        // Who came later goes back to where we came from.
        for other in Self.inside where other.before?.widget.map(isOurs) == true { other.before = before }
        // Without any focus it is with those above, who may have nothing that can have it.
        guard focused.map(isOurs) ?? isUppermost else { return }
        gtk_window_set_focus(asWindow, nil)
        if let before = before?.widget, gtk_widget_get_root(before) == OpaquePointer(window) {
            pop_widget_focus_untouched(before)
        }
        // A popover below, whose focus had been left when we came, may have become a sheet that covers what got it now.
        if let below, below.isExclusive() || focused.map(below.isOurs) ?? true { below.takeBack() }
    }

    /// Gives the focus to the action that had it before a sheet above came: its row may be another widget now.
    private func takeBack() {
        guard let view else { return }
        if let left, let row = view.index(of: left), view.canFocus(row) {
            view.focus(row)
        } else if view.focusedRow.map({ view.canFocus($0) }) != true {
            begin(in: view)
        }
    }

    /// Whether no sheet above this one has come to the window since.
    var isUppermost: Bool { Self.inside.last { $0.window == window } === self }

    /// Who keeps the focus in the sheet below, or in the uppermost of all where this one has left.
    private var below: FocusScope? { Self.inside.last { $0 !== self && $0.window == window } }

    /// Changes the rows; where the one that had the focus is gone or can't be chosen any more, another gets it.
    func keep(in view: SheetView, _ change: () -> Void) {
        // GTK moves the focus on by itself from what goes, and does so only later.
        let hadFocus = isUppermost && isExclusive() || focused.map(isOurs) ?? isUppermost
        let row = view.focusedRow
        let action = row.flatMap { view.action(at: $0)?.id }
        change()
        // A popover whose focus was left for the window may have become a sheet that covers it.
        guard isInside, hadFocus || isUppermost && isExclusive() else { return }
        defer {
            let now = view.focusedRow.flatMap { view.action(at: $0)?.id }
            if let action, let now, now != action { moved = clock() }
        }
        if isWaitingForRoom || isWaitingForActions { return begin(in: view) }
        let now = view.focusedRow
        // The focus is an action's, wherever its row is now.
        if let action, let row = view.index(of: action, near: row), view.canFocus(row) {
            if row != now { view.focus(row) }
        } else if now.map({ view.canFocus($0) }) != true {
            // Where that action was another one may be.
            if let row, row < view.rowCount, view.canFocus(row) { view.focus(row) } else { begin(in: view) }
        }
    }

    /// Whether the focus has just gone by itself to another action than the user saw it on.
    var hasJustMoved: Bool { moved.map { clock() - $0 < RowPlaces.settlingTime } ?? false }

    private func begin(in view: SheetView) {
        let rows = 0..<view.rowCount
        let named = first.flatMap { view.index(of: $0) }.flatMap { view.isEnabled($0) ? $0 : nil }
        let wanted = named ?? rows.first { view.isEnabled($0) }
        defer { isWaitingForRoom = wanted.map { !view.canFocus($0) } ?? false }
        if let first, let row = view.index(of: first), view.canFocus(row) {
            view.focus(row)
        } else {
            move(.first, in: view)
            view.scrollToTop()
        }
        let isThere = first.map { view.index(of: $0) != nil } ?? true
        isWaitingForActions = !isThere || view.focusedRow.flatMap { view.action(at: $0) }?.role == .cancel
    }

    /// Somebody has moved the focus: it goes nowhere by itself any more.
    func wasMoved() { (isWaitingForRoom, isWaitingForActions, moved) = (false, false, nil) }

    private var focused: WidgetPointer? { gtk_window_get_focus(asWindow) }

    private func isOurs(_ widget: WidgetPointer) -> Bool {
        widget == sheet || gtk_widget_is_ancestor(widget, sheet) != 0
    }

    /// Moves the focus among the rows that can be chosen.
    func move(_ step: Step, in view: SheetView) {
        wasMoved()
        let count = view.rowCount
        let rows = 0..<count
        let current = view.focusedRow
        let target: Int? =
            switch step {
            case .next: rows.lazy.map { ((current ?? -1) + 1 + $0) % count }.first { view.canFocus($0) }
            case .previous:
                rows.lazy.map { ((current ?? count) - 1 - $0 + count) % count }.first { view.canFocus($0) }
            case .first: rows.first { view.canFocus($0) }
            case .last: rows.last { view.canFocus($0) }
            case .pageUp: view.page(down: false, from: current)
            case .pageDown: view.page(down: true, from: current)
            }
        if let target {
            view.focus(target)
        } else if isExclusive() {
            // Where no row can have it the focus is still not for what lies beneath.
            gtk_widget_grab_focus(sheet)
        } else {
            gtk_window_set_focus(asWindow, nil)
        }
    }

    private var asWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }
}
