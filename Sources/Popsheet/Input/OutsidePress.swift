import CPopsheet
import PopsheetLayout

/// A press outside of a popover: it dismisses, and reaches what lies there.
///
/// The window hears it before whatever it is meant for, and keeps it from there only where it must not arrive: on the
/// source, which would open the popover anew, and where the application wants no press to pass.
@MainActor
final class OutsidePress: OutsidePressObserver {
    private let window: WindowSurface
    private weak var sheet: SheetPresenter?
    private var listener: PressListener?

    /// Begins to listen.
    init(outside sheet: SheetPresenter) {
        self.sheet = sheet
        window = WindowSurface(sheet.window)
        listener = PressListener(
            on: sheet.window, surface: { [window] in window }, hearsAllButtons: true,
            began: { [weak self] in self?.begin(at: $0, isTouch: $1) ?? .ignore },
            heard: { _ in })
    }

    func remove() {
        listener?.remove()
        listener = nil
    }

    private func begin(at point: Point, isTouch: Bool) -> PressListener.Answer {
        guard let sheet, !sheet.isLeaving else { return .ignore }
        let target = window.widget(at: point)
        if let target,
            sheet.overlay.holds(target) && sheet.overlay.isOnCard(point) || sheet.overlay.isBelowSheet(of: target)
        {
            return .ignore
        }
        // The bubble has just become smaller: neither the sheet nor what lies there now is meant.
        if sheet.presses?.rowHasJustLeft(point, isTouch: isTouch) == true { return .keep }
        // Asked before the sheet and its anchor are gone.
        let isKept = !sheet.passesPressesThrough || sheet.anchor?.isHit(at: point, target: target) == true
        sheet.cancel(.outsideClick)
        return isKept ? .keep : .ignore
    }
}
