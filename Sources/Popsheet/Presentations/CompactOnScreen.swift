import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The watch's sheet: the whole window, black, cancel in its upper corner, the rest scrolling below it (sheet.md 5).
struct CompactOnScreen: FormOnScreen {
    /// The edge of a window of the sheet's own, which would be lost on a dark desktop: what the buttons are filled with.
    static let windowEdge = Theme.compact(.rounded).button

    var motion: MotionStyle { .sheet }
    var isModal: Bool { true }
    var pointsAtAnchor: Bool { false }

    func theme(_ theme: Theme, of sheet: ActionSheet) -> Theme { .compact(sheet.compactLook) }

    func arrangement(of layout: SheetLayout, on stage: PopsheetLayout.Stage, theme: Theme) -> Arrangement {
        func panel(_ frame: Rect, _ fill: Color) -> Arrangement.Panel {
            Arrangement.Panel(shape: Bubble(frame: frame, cornerRadius: 0), fill: Fill(fill))
        }
        let cancel = layout.rows.last.flatMap { $0.place == .apart ? $0.frame : nil }
        return Arrangement(
            main: panel(stage.bounds, theme.mainCard), cancel: cancel.map { panel($0, theme.cancelCard) },
            cancelIsOnMain: true, headerScrolls: true)
    }
}
