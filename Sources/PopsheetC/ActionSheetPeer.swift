import CPopsheetAPI
import Popsheet
import PopsheetModel

/// The Swift half of a sheet of actions, or of a menu.
@MainActor
final class ActionSheetPeer: SheetPeer {
    private var sheetController: ActionSheetController?
    /// Whether the actions of the presentation are those of a menu.
    private var showsMenu = false

    override var controller: PresentationController? { sheetController }

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

    override func prepare() throws(SheetError) {
        showsMenu = ownState.menu != nil
        if let menu = ownState.menu {
            sheetController = try controller(of: menu)
        } else if let sheetController, case .dismissing = sheetController.phase {
            // It returns from where it is.
            sheetController.update(try described())
        } else {
            sheetController = ActionSheetController(try described())
        }
        sheetController?.firstFocus = String(given: state.focus_action)
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
        updateMenu(controller)
        return controller
    }

    /// Updates everything that is not the menu's.
    private func updateMenu(_ controller: ActionSheetController) {
        let state = state
        var sheet = controller.sheet
        sheet.title = String(given: state.title)
        sheet.message = String(given: state.message)
        sheet.defaultAction = String(given: state.default_action)
        sheet.setCancelAction(actions.first { $0.role == .cancel })
        controller.update(sheet)
    }

    override func update(soon: Bool) throws(SheetError) {
        guard let sheetController else { return }
        sheetController.firstFocus = String(given: state.focus_action)
        if showsMenu {
            updateMenu(sheetController)
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

/// The action groups of a sheet, while they are read.
private final class Groups {
    var all: [(String, UnsafeMutableRawPointer)] = []
}
