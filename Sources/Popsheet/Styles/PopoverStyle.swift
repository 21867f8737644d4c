import PopsheetLayout
import PopsheetModel

/// The tablet's popover, which points at its source and leaves the rest of the window live (sheet.md §4).
struct PopoverStyle: PresentationStyle {
    var isModal: Bool { false }
    var pointsAtAnchor: Bool { true }

    func rows(in form: SheetAppearance.Form) -> SheetAppearance.Form.Rows { form.popover.card.rows }

    func panelStyles(_ theme: Theme, in context: LayoutContext) -> PanelStyles {
        theme.raisedPanels(outlined: theme.separator, in: context)
    }
}
