import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The watch's sheet: the whole window, black, cancel in its upper corner, the rest scrolling below it (sheet.md 5).
struct CompactOnScreen: FormOnScreen {
    var motion: MotionStyle { .sheet }
    var isModal: Bool { true }
    var pointsAtAnchor: Bool { false }

    func theme(_ theme: Theme, of sheet: ActionSheet) -> Theme { .compact(sheet.compactLook) }

    func arrangement(of layout: SheetLayout, on stage: PopsheetLayout.Stage, theme: Theme) -> Arrangement {
        func panel(_ frame: Rect, _ fill: Color, cornerRadius: Double = 0) -> Arrangement.Panel {
            Arrangement.Panel(shape: Bubble(frame: frame, cornerRadius: cornerRadius), fill: Fill(fill))
        }
        // A window of the sheet's own that can be seen through is a screen with round corners.
        let radius = stage.shadowMargin > 0 ? CompactMetrics.screenCornerRadius : 0
        let cancel = layout.rows.last.flatMap { $0.place == .apart ? $0.frame : nil }
        return Arrangement(
            main: panel(stage.bounds, theme.mainCard, cornerRadius: radius),
            cancel: cancel.map { panel($0, theme.cancelCard) },
            cancelIsOnMain: true, headerScrolls: true)
    }
}
