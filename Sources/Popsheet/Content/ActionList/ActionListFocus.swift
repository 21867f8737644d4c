import PopsheetModel

/// The keyboard focus among the rows of an action list (sheet.md §9): it belongs to an action, wherever its row is.
@MainActor
final class ActionListFocus: ContentFocus {
    /// A step among the rows.
    enum Step {
        /// The next row; after the last, the first.
        case next
        /// The previous row; before the first, the last.
        case previous
        /// The first row.
        case first
        /// The last row of the list; from there, the cancel action below it.
        case last
        /// The left one of two rows in one line.
        case left
        /// The right one of two rows in one line.
        case right
        /// As many rows up as the list shows at once.
        case pageUp
        /// As many rows down as the list shows at once.
        case pageDown
    }

    private weak var content: ActionListContent?
    private let rows: ActionRows
    private let scrolling: ListScrolling
    /// The action that has the focus first; nil for the first row that can be chosen.
    var first: Action.ID? {
        didSet { if first != nil, first != oldValue, hasBegun, !isChosen { isWaitingForActions = true } }
    }
    /// Whether the focus has been given to an action.
    private var hasBegun = false
    /// Whether the user, or the program, has moved the focus.
    private var isChosen = false
    /// The action that had the focus when a sheet above was presented.
    private var left: Action.ID?
    /// The row and the action with the focus before a change.
    private var before: (row: Int?, action: Action.ID?) = (nil, nil)
    /// Whether the first row could not have the focus yet: a window that was just mapped has no size.
    private var isWaitingForSpace = false
    /// Whether the focus is where it is only because the first action is not there yet.
    private var isWaitingForActions = false
    /// When the focus moved by itself from one action to another, so that a key may still be meant for the first.
    private var moved: Double?
    /// The action on which the sheet has put the focus by itself; nil once the user has moved the focus.
    private var ownChoice: Action.ID?
    /// The time in seconds.
    var clock: () -> Double = { MonotonicTime.now }

    init(of content: ActionListContent) {
        (self.content, rows, scrolling) = (content, content.rows, content.scrolling)
    }

    /// Whether the focus has just moved by itself to another action than the one the user saw it on.
    var hasJustMoved: Bool { moved.map { clock() - $0 < TargetPlacements.settlingTime } ?? false }

    /// The user has moved the focus: it does not move by itself any more.
    func wasMoved() {
        (isWaitingForSpace, isWaitingForActions, moved, ownChoice, isChosen) = (false, false, nil, nil, true)
    }

    /// Whether neither the user nor the program has chosen what has the focus.
    var isWhereSheetPutIt: Bool { rows.focusedAction.map { $0.id == ownChoice } ?? true }

    func begin() {
        defer {
            ownChoice = first == nil ? rows.focusedAction?.id : nil
            (hasBegun, isChosen) = (true, false)
        }
        let actions = rows.actions
        let named = wanted.flatMap { actions.row(of: $0) }
        let enabled = named.flatMap { actions.isEnabled($0) ? $0 : nil }
        let row = enabled ?? (0..<actions.count).first { actions.isEnabled($0) }
        defer { isWaitingForSpace = row.map { !rows.canFocus($0) } ?? false }
        if let named, rows.canFocus(named) {
            rows.focus(named)
            // Where the user does not expect it.
            if (0..<named).contains(where: { rows.canFocus($0) }) { content?.host?.focus.show() }
        } else if rows.hasNoSize {
            // Not the cancel action, which needs no space: a key may arrive before the window has its size.
            content?.host?.focus.clear()
        } else {
            move(.first)
            scrolling.scrollToTop()
        }
        isWaitingForActions = wanted != nil && named == nil || rows.focusedAction?.role == .cancel
    }

    /// The action that has the focus first, which may arrive later; nil for the first row that can be chosen.
    private var wanted: Action.ID? { first ?? content?.sheet.defaultAction }

    /// Whether an action that the focus waits for is there.
    private var isAwaitedThere: Bool {
        guard let focused = rows.focusedAction, focused.role != .cancel else { return true }
        return wanted.flatMap { rows.actions.row(of: $0) } != nil
    }

    /// Gives the focus to an action while the sheet is shown, on the program's request; does nothing if it can't have it.
    ///
    /// A key that is pressed just then may be meant for the action that had it.
    func move(to action: Action.ID) {
        guard let row = rows.actions.row(of: action), rows.canFocus(row) else { return }
        let last = rows.focusedAction?.id
        wasMoved()
        rows.focus(row)
        if let last, last != action { moved = clock() }
        content?.host?.focus.show()
    }

    func leave() { left = rows.focusedAction?.id }

    func takeBack() {
        if let left, let row = rows.actions.row(of: left), rows.canFocus(row) {
            rows.focus(row)
        } else if rows.focused.map({ rows.canFocus($0) }) != true {
            begin()
        }
    }

    func willChange() { before = (rows.focused, rows.focusedAction?.id) }

    func restore() {
        let isOwn = ownChoice != nil && before.action == ownChoice
        defer {
            if isOwn { ownChoice = rows.focusedAction?.id }
            if let old = before.action, let now = rows.focusedAction?.id, now != old { moved = clock() }
        }
        if isWaitingForSpace || isWaitingForActions && isAwaitedThere { return begin() }
        let now = rows.focused
        if let action = before.action, let row = rows.actions.row(of: action, near: before.row), rows.canFocus(row) {
            if row != now { rows.focus(row) }
        } else if now.map({ rows.canFocus($0) }) != true {
            // Another action may be in the row now.
            if let row = before.row, row < rows.actions.count, rows.canFocus(row) { rows.focus(row) } else { begin() }
        }
    }

    /// Moves the focus among the rows that can be chosen.
    func move(_ step: Step) {
        wasMoved()
        let count = rows.actions.count
        let all = 0..<count
        let current = rows.focused
        let target: Int? =
            switch step {
            case .next: all.lazy.map { ((current ?? -1) + 1 + $0) % count }.first { self.rows.canFocus($0) }
            case .previous:
                all.lazy.map { ((current ?? count) - 1 - $0 + count) % count }.first { self.rows.canFocus($0) }
            case .first: all.first { rows.canFocus($0) }
            case .last:
                rows.actions.actions.indices.last { rows.canFocus($0) && $0 > current ?? -1 }
                    ?? all.last { rows.canFocus($0) }
            case .left: rows.neighbor(onTheLeft: true) ?? current
            case .right: rows.neighbor(onTheLeft: false) ?? current
            case .pageUp: rows.page(down: false, from: current)
            case .pageDown: rows.page(down: true, from: current)
            }
        if let target { rows.focus(target) } else { content?.host?.focus.clear() }
    }
}
