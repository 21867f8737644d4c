import CPopsheet
import PopsheetLayout

/// A press outside of a popover: it dismisses, and reaches what lies there.
///
/// The window hears it before whatever it is meant for, and keeps it from there only where it must not arrive: on the
/// source, which would open the popover anew, and where the application wants no press to pass.
@MainActor
final class OutsidePress: PressWatch {
    private let window: WindowSurface
    private weak var sheet: SheetPresenter?
    private var listener: PressListener?

    /// Begins to listen.
    init(beside sheet: SheetPresenter) {
        self.sheet = sheet
        window = WindowSurface(sheet.window)
        listener = PressListener(
            on: sheet.window, surface: { [window] in window }, hearsAllButtons: true,
            began: { [weak self] point, _ in self?.begin(at: point) ?? .ignore },
            heard: { _ in })
    }

    func remove() {
        listener?.remove()
        listener = nil
    }

    private func begin(at point: Point) -> PressListener.Answer {
        guard let sheet, !sheet.isLeaving else { return .ignore }
        let target = window.widget(at: point)
        if let target,
            sheet.overlay.holds(target) && sheet.overlay.isOnCard(point) || sheet.overlay.isBelowSheet(of: target)
        {
            return .ignore
        }
        // Asked before the sheet and its anchor are gone.
        let isKept = !sheet.passesPressesThrough || sheet.anchor?.isHit(at: point, target: target) == true
        sheet.cancel(.outsideClick)
        return isKept ? .keep : .ignore
    }
}
