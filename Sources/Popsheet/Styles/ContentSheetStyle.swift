import PopsheetLayout
import PopsheetModel

/// A content sheet at the lower edge or in the middle of a window, which its outline and its shadow set off from what is
/// beneath, also where that is not dimmed (content.md §5).
struct ContentSheetStyle: PresentationStyle {
    var isModal: Bool { true }
    var pointsAtAnchor: Bool { false }

    func rows(in form: SheetAppearance.Form) -> SheetAppearance.Form.Rows { form.contentSheet.card.rows }

    func panelStyles(_ theme: Theme, in context: LayoutContext) -> PanelStyles {
        theme.raisedPanels(outlined: theme.edge, in: context)
    }
}
