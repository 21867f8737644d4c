import PopsheetLayout
import PopsheetModel

@testable import Popsheet

/// The parts of an action sheet on the screen.
extension ActionSheetController {
    var presenter: SheetPresenter? { session.presenter }

    /// Presents with or without animation.
    func present(in owner: WidgetReference, from anchor: SheetAnchor? = nil, animated: Bool) async -> Outcome {
        options.isAnimated = animated
        return await present(in: owner, from: anchor)
    }

    /// Presents with or without animation, and calls back.
    func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil, animated: Bool,
        completion: @escaping (Outcome) -> Void
    ) {
        options.isAnimated = animated
        present(in: owner, from: anchor, completion: completion)
    }

    /// Presents inside a popover with or without animation.
    func present(inside host: ActionSheetController, animated: Bool) async -> Outcome {
        options.isAnimated = animated
        return await present(inside: host)
    }

    /// Presents inside a popover with or without animation, and calls back.
    func present(
        inside host: ActionSheetController, animated: Bool, completion: @escaping (Outcome) -> Void
    ) {
        options.isAnimated = animated
        present(inside: host, completion: completion)
    }
}

extension ActionSheet {
    /// Presents with or without animation.
    @MainActor func present(in owner: WidgetReference, animated: Bool) async -> Outcome {
        await present(in: owner, options: PresentationOptions(isAnimated: animated))
    }

    /// Presents with or without animation, and calls back.
    @MainActor func present(in owner: WidgetReference, animated: Bool, completion: @escaping (Outcome) -> Void) {
        present(in: owner, options: PresentationOptions(isAnimated: animated), completion: completion)
    }
}

extension SheetPresenter {
    /// The content, which is an action list in all tests.
    var view: ActionListContent {
        guard let list = content as? ActionListContent else { preconditionFailure("not a list of actions") }
        return list
    }
    var presses: PressTracker? { input?.presses }
    var keys: SheetKeys? { input?.keys }
    var focusedAction: Action.ID? { view.rows.focusedAction?.id }
    /// The row of an action.
    func row(of id: Action.ID) -> RowView? { view.rows.actions.row(of: id).flatMap { view.rows.view(of: $0) } }
}

extension ActionListContent {
    var list: ActionListView { rows.list }
    var actions: [Action] { rows.actions.actions }
    var rowCount: Int { rows.actions.count }
    var shownRows: [RowView] { rows.shown }
    var focusedRow: Int? { rows.focused }
    var listScroll: ScrollArea { scrolling.list }
    var headerScroll: ScrollArea { scrolling.header }
    func action(at row: Int) -> Action? { rows.actions[row] }
    func canFocus(_ row: Int) -> Bool { rows.canFocus(row) }
}

extension PressTracker {
    /// The clock for the positions of rows.
    var clock: () -> Double {
        get { rows.clock }
        set { rows.clock = newValue }
    }
}

extension ActionListContent {
    /// The layout that is shown.
    var layout: SheetLayout? {
        guard let presentation = (host as? SheetPresenter)?.layout, let list = listLayout else { return nil }
        return SheetLayout(presentation, list)
    }
}
