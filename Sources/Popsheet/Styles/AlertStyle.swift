import PopsheetLayout
import PopsheetModel

/// A card in the middle of a window, over a backdrop that dims what is beneath (sheet.md §14).
struct AlertStyle: PresentationStyle {
    var isModal: Bool { true }
    var pointsAtAnchor: Bool { false }

    func rows(in form: SheetAppearance.Form) -> SheetAppearance.Form.Rows {
        form.alert?.card.rows ?? form.sheet.card.rows
    }

    func panelStyles(_ theme: Theme, in context: LayoutContext) -> PanelStyles {
        theme.raisedPanels(outlined: theme.edge, in: context)
    }
}
