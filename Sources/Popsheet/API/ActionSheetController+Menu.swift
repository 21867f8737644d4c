import CPopsheet
public import PopsheetModel

extension ActionSheetController {
    /// Creates a controller for a sheet whose actions are the items of a menu model.
    ///
    /// For example, with the actions of the window and of its application:
    ///
    /// ```swift
    /// let controller = try ActionSheetController(menu: MenuReference(menu))
    /// await controller.present(in: window, from: .widget(button))
    /// ```
    ///
    /// While the sheet is presented, it follows the menu, its sections and submenus, and the actions. Choosing a row
    /// activates its action with its target, once the sheet has left the screen.
    ///
    /// - `label`: The row's label, without the underscore that marks its mnemonic. Markup is shown literally; an item
    ///   without a label, or with a `custom` widget, has no row.
    /// - `action`, `target`: The row's id is both, such as `win.sort::name`, with a number if several items have them. A
    ///   row whose action is missing, disabled or in need of another target is disabled. If the action's state is `true`,
    ///   or equals the target, the row has a check mark.
    /// - `icon`, or else `verb-icon`: A themed icon's first name, or a file; other icons are left out.
    /// - `hidden-when`: `action-missing` and `action-disabled` hide the row.
    /// - `popsheet-role`: The string `destructive` makes the row destructive. Rows keep the menu's order.
    /// - `section`, `submenu`: The linked menu's rows follow, below the item's label as a heading.
    ///
    /// - Parameters:
    ///   - title: The question, in a few words.
    ///   - message: What the user must know to answer the question.
    ///   - menu: The menu.
    ///   - actions: Action groups by the prefix of their actions' names, such as `win`. Without groups of that name, `win`
    ///     and `app` are the `GtkApplicationWindow` that the sheet is presented in and the window's application.
    ///   - options: How the sheet is presented.
    /// - Throws: ``SheetError`` with the code `nothingToChoose` if the menu has no item with a label. If all
    ///   are hidden or removed later, the sheet keeps its cancel action.
    public convenience init(
        _ title: String? = nil, message: String? = nil, menu: MenuReference,
        actions: [String: ActionGroupReference] = [:], options: PresentationOptions = PresentationOptions()
    ) throws(SheetError) {
        guard let model = menu.model else { throw .nothingToChoose }
        let source = MenuSource(model, actions.compactMapValues(\.group))
        let rows = source.rows()
        guard rows.hasItems else { throw .nothingToChoose }
        let sheet = try ActionSheet(title, message: message, actions: [.cancel], ordering: .asGiven)
        self.init(try sheet.replacingSections(with: rows.actions, rows.sections), options: options)
        self.menu = source
    }
}
