import CPopsheetAPI
import Popsheet
import PopsheetModel

/// The Swift half of a sheet of actions, or of a menu.
@MainActor
final class ActionSheetPeer: SheetPeer {
    /// The menu whose items are the actions of the presentation; nil for the object's own.
    private var menu: StrongMenu?

    private var sheetController: ActionSheetController? { controller as? ActionSheetController }

    private var ownState: PopsheetActionSheetState {
        pop_api_action_sheet_state(object)?.pointee ?? PopsheetActionSheetState()
    }

    private func described() throws(SheetError) -> ActionSheet {
        let state = state
        let ordering: ActionOrdering = ownState.ordering == POPSHEET_ORDERING_AS_GIVEN ? .asGiven : .standard
        var sheet = try ActionSheet(
            String(given: state.title), message: String(given: state.message), actions: actions, ordering: ordering,
            includesCancelAction: false)
        sheet.defaultAction = String(given: state.default_action)
        return sheet
    }

    override func prepare(
        _ current: PresentationController?, isDismissing: Bool
    ) throws(SheetError) -> PresentationController {
        let wanted = ownState.menu.map { StrongMenu($0) }
        let controller: ActionSheetController
        if let wanted, let current = current as? ActionSheetController, isDismissing, wanted.isSame(as: menu) {
            // It returns from where it is.
            try updateMenu(current)
            controller = current
        } else if let wanted {
            controller = try self.controller(of: wanted.pointer)
        } else if let current = current as? ActionSheetController, menu == nil {
            current.update(try described())
            controller = current
        } else {
            controller = ActionSheetController(try described())
        }
        menu = wanted
        controller.firstFocus = String(given: state.focus_action)
        return controller
    }

    private func controller(of menu: UnsafeMutablePointer<GMenuModel>) throws(SheetError) -> ActionSheetController {
        let groups = Groups()
        pop_api_sheet_each_group(object, Unmanaged.passUnretained(groups).toOpaque()) { context, prefix, group in
            let groups = Unmanaged<Groups>.fromOpaque(context).takeUnretainedValue()
            groups.all.append((String(cString: prefix), group))
        }
        let references = groups.all.map { ($0.0, ActionGroupReference($0.1)) }
        let controller = try ActionSheetController(
            menu: MenuReference(menu), actions: Dictionary(references) { $1 })
        try updateMenu(controller)
        return controller
    }

    /// Updates everything that is not the menu's.
    private func updateMenu(_ controller: ActionSheetController) throws(SheetError) {
        let state = state
        var sheet = controller.sheet
        sheet.title = String(given: state.title)
        sheet.message = String(given: state.message)
        sheet.defaultAction = String(given: state.default_action)
        let cancel = actions.filter { $0.role == .cancel }
        // Checks the label.
        if !cancel.isEmpty { _ = try ActionSheet(actions: cancel) }
        sheet.setCancelAction(cancel.first)
        controller.update(sheet)
    }

    override func update(soon: Bool) throws(SheetError) {
        guard let sheetController else { return }
        sheetController.firstFocus = String(given: state.focus_action)
        if menu != nil {
            try updateMenu(sheetController)
        } else if soon {
            sheetController.updateSoon { [weak self] in self?.read() }
        } else {
            sheetController.update(try described())
        }
    }

    private func read() -> ActionSheet? {
        do {
            return try described()
        } catch {
            warn(error)
            return nil
        }
    }
}

/// A menu that is kept alive.
@MainActor
private final class StrongMenu {
    nonisolated(unsafe) let pointer: UnsafeMutablePointer<GMenuModel>

    init(_ pointer: UnsafeMutablePointer<GMenuModel>) {
        self.pointer = pointer
        g_object_ref(pointer)
    }

    deinit { g_object_unref(pointer) }

    func isSame(as other: StrongMenu?) -> Bool { pointer == other?.pointer }
}

/// The action groups of a sheet, while they are read.
private final class Groups {
    var all: [(String, UnsafeMutableRawPointer)] = []
}
