import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

/// A sheet that receives random events; its life cycle is checked after each.
@MainActor
final class FuzzSheet {
    private(set) var controller: ActionSheetController
    /// The faults so far.
    private(set) var faults: [String] = []
    private var life = Life.none
    private var asked = 0
    /// The answers so far.
    private(set) var outcomes: [Outcome] = []
    private var added = 0

    private enum Life { case none, coming, there, leaving }

    init(_ sheet: ActionSheet, _ style: PresentationOptions.Style) {
        controller = ActionSheetController(sheet, options: PresentationOptions(style: style))
        controller.onEvent = { [weak self] event in self?.take(event) }
    }

    var presenter: SheetPresenter? { controller.presenter }

    /// Whether it neither moves nor is visible.
    var isGone: Bool {
        switch controller.phase {
        case .idle, .done: true
        case .presenting, .presented, .dismissing: false
        }
    }

    func present(in owner: WidgetReference, from anchor: SheetAnchor?, animated: Bool) {
        asked += 1
        controller.present(in: owner, from: anchor, animated: animated) { [weak self] in self?.outcomes.append($0) }
    }

    func append(_ count: Int) {
        let actions = (0..<count).map { _ in
            added += 1
            return Action("Added \(added)", id: "added \(added)")
        }
        try? controller.append(actions)
    }

    private func take(_ event: PresentationEvent) {
        let expected: [Life]
        let next: Life
        switch event {
        case .willPresent: (expected, next) = ([.none], .coming)
        case .didPresent: (expected, next) = ([.coming], .there)
        case .willDismiss: (expected, next) = ([.there], .leaving)
        case .handle: (expected, next) = ([.leaving], .leaving)
        case .didDismiss: (expected, next) = ([.leaving], .none)
        case .didRefuseDismissal, .didSelectDetent, .didChoose: return
        }
        if !expected.contains(life) { faults.append("\(event) in the life's part \(life)") }
        life = next
    }

    // MARK: What must hold at any time

    /// Checks the invariants after each event.
    func check(isUppermost: Bool, in window: SheetWindow) -> [String] {
        var faults = faults
        let answered = outcomes.count
        if answered > asked { faults.append("\(answered) answers to \(asked) questions") }
        if isGone, answered != asked { faults.append("gone with \(answered) answers to \(asked) questions") }
        guard let presenter, let layout = presenter.view.layout else { return faults }
        if isGone { faults.append("gone, and still on screen") }
        faults += rowFaults(presenter.view, layout)
        if isUppermost, presenter.isModal, !presenter.isLeaving { faults += focusFaults(presenter, window) }
        return faults
    }

    private func focusFaults(_ presenter: SheetPresenter, _ window: SheetWindow) -> [String] {
        let (view, focus) = (presenter.view, window.probe.focus)
        if focus.map({ presenter.overlay.holds($0) }) != true {
            let name = focus.map { $0 == window.button ? "the window's button" : SheetProbe.cssName(of: $0) }
            return ["the focus is outside: \(name ?? "nowhere")"]
        }
        let hasChoice = (0..<view.rowCount).contains { view.canFocus($0) }
        return hasChoice && view.focusedRow.map({ view.canFocus($0) }) != true ? ["the focus is on no row"] : []
    }

    private func rowFaults(_ view: ActionListContent, _ layout: SheetLayout) -> [String] {
        var faults: [String] = []
        if layout.list.actionRowCount != view.actions.count {
            faults.append("\(layout.list.actionRowCount) rows of \(view.actions.count) actions")
        }
        let shown = view.list.shown
        if zip(shown, shown.dropFirst()).contains(where: { $0.index >= $1.index }) {
            faults.append("rows out of order: \(shown.map(\.index))")
        }
        for row in shown {
            guard view.actions.indices.contains(row.index) else {
                faults.append("row \(row.index) of \(view.actions.count)")
                continue
            }
            if row.view.action != view.actions[row.index] { faults.append("row \(row.index) shows another action") }
            let place = layout.rows[row.index].frame.relative(to: layout.actionsViewport)
            if row.frame != place { faults.append("row \(row.index) at \(row.frame), not \(place)") }
        }
        let top = layout.actionsViewport.y + view.listScroll.offset
        let seen = layout.list.actionRows(from: top, to: top + layout.actionsViewport.height)
        let missing = Set(seen).subtracting(shown.map(\.index))
        if !missing.isEmpty { faults.append("rows in view that are no widgets: \(missing.sorted())") }
        if shown.count > max(40, seen.count + 8) { faults.append("\(shown.count) widgets for \(seen.count) rows") }
        let pressed = view.shownRows.filter(\.isPressed)
        if pressed.count > 1 { faults.append("\(pressed.count) rows look pressed: \(pressed.map(\.label))") }
        return faults
    }

    // MARK: What must hold at rest

    /// Checks that everything is where the layout places it, once nothing moves and nothing is pressed.
    func checkAtRest(in window: SheetWindow) -> [String] {
        guard let presenter, let layout = presenter.view.layout, controller.phase == .presented else { return [] }
        var faults: [String] = []
        if presenter.view.shownRows.contains(where: \.isPressed) { faults.append("a row looks pressed at rest") }
        guard layout.form == .sheet else { return faults }
        let area = presenter.owner.area.frame
        let cards = SheetProbe.children(of: presenter.overlay.pointer)
        if cards.count != layout.cards.count { faults.append("\(cards.count) cards, not \(layout.cards.count)") }
        for (card, expected) in zip(cards, layout.cards) {
            let wanted = expected.frame.offset(x: area.x, y: area.y)
            guard let frame = window.probe.frame(of: card) else { continue }
            if abs(frame.y - wanted.y) > 0.5 || abs(frame.x - wanted.x) > 0.5 || abs(frame.height - wanted.height) > 1 {
                faults.append("a card at \(frame), not \(wanted)")
            }
        }
        return faults
    }
}
