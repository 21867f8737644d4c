import Popsheet
import PopsheetModel
import PopsheetStandalone

/// The sheet of a dialog: a list of actions, or a widget with actions.
@MainActor
enum DialogSheet {
    case actions(ActionSheet, firstFocus: Action.ID? = nil)
    case content(ContentSheet, firstFocus: Action.ID? = nil)
}

extension Action {
    /// The id of the action that accepts a dialog.
    static let acceptingIdentifier = "ok"
}

/// The window of a dialog, whatever its sheet contains.
@MainActor
protocol DialogWindow: AnyObject {
    /// Runs when the window has become visible.
    var onShown: (() -> Void)? { get set }
    /// Runs when the window has been drawn, or can't be seen for now.
    var onDrawn: (() -> Void)? { get set }
    /// Shows the window; calls back once it is gone.
    func show(completion: @escaping @MainActor (Outcome) -> Void)
    /// Ends as the user would, or as a program does.
    func end(with outcome: Outcome)
    /// Ends without an animation.
    func close()
    /// What changes the sheet.
    var sheet: any DialogController { get }
}

extension StandaloneSheet: DialogWindow where Controller: DialogController {
    func close() { cancel(.programmatic, animated: false) }

    var sheet: any DialogController { controller }
}

/// A controller of a sheet whose texts and actions can change.
@MainActor
protocol DialogController: StandaloneController {
    var title: String? { get set }
    var message: String? { get set }
    /// Enables or disables an action.
    func setEnabled(_ isEnabled: Bool, _ id: Action.ID)
    var cancelAction: Action? { get }
    /// Gives the cancel action another label.
    func setCancelLabel(_ label: String)
}

extension ActionSheetController: DialogController {
    var cancelAction: Action? { sheet.cancelAction }

    func setCancelLabel(_ label: String) {
        var sheet = sheet
        sheet.setCancelLabel(label)
        update(sheet)
    }
}

extension ContentSheetController: DialogController {}
