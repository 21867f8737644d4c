import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The tablet's bubble, which points at what it is about and leaves the rest of the window live (sheet.md 4).
struct PopoverOnScreen: FormOnScreen {
    var motion: MotionStyle { .popover }
    var isModal: Bool { false }
    var pointsAtAnchor: Bool { true }

    func theme(_ theme: Theme, of sheet: ActionSheet) -> Theme { theme }

    func arrangement(of layout: SheetLayout, on stage: PopsheetLayout.Stage, theme: Theme) -> Arrangement {
        var arrangement = Arrangement(cancelIsOnMain: true)
        arrangement.main = layout.bubble.map { bubble in
            Arrangement.Panel(
                shape: bubble, fill: Fill(theme.mainCard), material: theme.material,
                shadow: theme.shadow,
                // One of the device's pixels, or the bubble would melt into content as bright as it.
                hairline: Arrangement.Hairline(color: theme.separator, thickness: 1 / (stage.deviceScale ?? 1)))
        }
        // A bubble with nothing else to press holds the cancel action as its last row.
        arrangement.cancel = layout.rows.last.flatMap { row in
            guard row.place == .apart else { return nil }
            return Arrangement.Panel(
                shape: Bubble(frame: row.frame, cornerRadius: 0), fill: Fill(theme.mainCard.opacity(0)))
        }
        return arrangement
    }

    func observePresses(outside sheet: SheetPresenter) -> (any OutsidePressObserver)? { OutsidePress(outside: sheet) }
}
