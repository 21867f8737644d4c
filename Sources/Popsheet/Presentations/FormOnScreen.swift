import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// What one form of presentation has of its own on the screen: what carries its widgets, its colours, its motion, and what
/// a press beside it means.
///
/// All else is common to every form: rows, header and scrolling, keys, focus, the outcome. A new form is a type in a file of
/// its own in this directory, and its line in ``PopsheetLayout/PresentationForm/onScreen``.
@MainActor
protocol FormOnScreen {
    /// How it comes and goes.
    var motion: MotionStyle { get }
    /// Whether it takes its area for itself, so that nothing beneath it can be reached; what is not modal may also draw
    /// beyond its area, as a shadow does.
    var isModal: Bool { get }
    /// Whether it points at its anchor, and ends with it.
    var pointsAtAnchor: Bool { get }

    /// Its colours, from those of the appearance.
    func theme(_ theme: Theme, of sheet: ActionSheet) -> Theme
    /// What carries the widgets of a sheet that is laid out in this form.
    func arrangement(of layout: SheetLayout, on stage: PopsheetLayout.Stage, theme: Theme) -> Arrangement
    /// Begins to hear presses in the window beside the sheet, until the result is removed; nil where there are none to hear,
    /// as where a modal sheet covers its area.
    func observePresses(outside sheet: SheetPresenter) -> (any OutsidePressObserver)?
}

extension FormOnScreen {
    func observePresses(outside sheet: SheetPresenter) -> (any OutsidePressObserver)? { nil }
}

/// Observes pointer presses outside the sheet.
@MainActor
protocol OutsidePressObserver: AnyObject {
    /// Stops observing.
    func remove()
}

extension PresentationForm {
    /// The form on the screen.
    @MainActor var onScreen: any FormOnScreen {
        switch self {
        case .sheet: BottomSheetOnScreen()
        case .popover: PopoverOnScreen()
        case .compact: CompactOnScreen()
        }
    }
}
