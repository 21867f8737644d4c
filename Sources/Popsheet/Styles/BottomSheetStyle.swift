import PopsheetLayout
import PopsheetModel

/// The phone's sheet: two cards, or the panel of 2010, over a backdrop that dims what is beneath (sheet.md §3, §6).
struct BottomSheetStyle: PresentationStyle {
    var isModal: Bool { true }
    var pointsAtAnchor: Bool { false }

    func theme(for appearance: ResolvedAppearance, _ options: PresentationOptions) -> Theme {
        appearance.classic.map(Theme.classic) ?? appearance.theme.arranging(rows(in: appearance.theme.form))
    }
}
