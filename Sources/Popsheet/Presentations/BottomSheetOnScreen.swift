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
        if let classic = theme.classic { return arrangement(of: layout, classic) }
        func panel(_ name: Card.Name, _ fill: Color, _ material: Material? = nil) -> Arrangement.Panel? {
            guard let card = layout.cards.first(where: { $0.name == name }) else { return nil }
            return Arrangement.Panel(
                shape: Bubble(frame: card.frame, cornerRadius: card.cornerRadius), fill: Fill(fill), material: material)
        }
        return Arrangement(
            main: panel(.main, theme.mainCard, theme.material), cancel: panel(.cancel, theme.cancelCard))
    }

    /// The panel of 2010, on which the cancel button lies with the others (6).
    private func arrangement(of layout: SheetLayout, _ classic: ClassicLook) -> Arrangement {
        var arrangement = Arrangement(cancelIsOnMain: true)
        arrangement.main = layout.cards.first.map { card in
            Arrangement.Panel(
                shape: Bubble(frame: card.frame, cornerRadius: 0), fill: classic.panel, topLine: classic.topLine)
        }
        arrangement.cancel = layout.rows.last.flatMap { row in
            guard row.place == .apart else { return nil }
            return Arrangement.Panel(
                shape: Bubble(frame: row.frame, cornerRadius: 0), fill: Fill(Color(0, 0, 0, alpha: 0)))
        }
        return arrangement
    }
}
