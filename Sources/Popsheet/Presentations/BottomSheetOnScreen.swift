import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The phone's sheet: two cards over a backdrop that dims what lies beneath (sheet.md 3).
struct BottomSheetOnScreen: FormOnScreen {
    var motion: MotionStyle { .sheet }
    var isModal: Bool { true }
    var pointsAtAnchor: Bool { false }

    func theme(_ theme: Theme, of sheet: ActionSheet) -> Theme { theme }

    func arrangement(of layout: SheetLayout, on stage: PopsheetLayout.Stage, theme: Theme) -> Arrangement {
        func panel(_ name: Card.Name, _ fill: Color) -> Arrangement.Panel? {
            guard let card = layout.cards.first(where: { $0.name == name }) else { return nil }
            return Arrangement.Panel(shape: Bubble(frame: card.frame, cornerRadius: card.cornerRadius), fill: fill)
        }
        return Arrangement(main: panel(.main, theme.mainCard), cancel: panel(.cancel, theme.cancelCard))
    }
}
