import CPopsheet
import PopsheetLayout
import PopsheetModel

/// What carries a sheet: its window, or a surface of its own.
extension SheetPresenter {
    /// Goes to what is to carry the sheet: a surface of its own, that of the bubble which it is inside of, or the window.
    func enterSurface(_ layout: SheetLayout, in area: SheetOwner.Area) {
        if let request = layout.popup {
            popup.enter(request.offset(x: area.frame.x, y: area.frame.y))
        } else {
            popup.leave()
            overlay.isClipped = true
            overlay.move(to: area.popup ?? windowSurface)
            area.popup?.follow(ObjectIdentifier(self)) { [weak self] in self?.follow() }
        }
        lastPopup = popup.place
        overlay.corners = overlay.surface === windowSurface ? owner.corners : nil
        overlay.edge = nil
        if isInOwnWindow, layout.form == .compact { enterCompactWindow() }
    }

    /// A compact sheet's own window is a screen with round corners and an edge, where it can have them.
    private func enterCompactWindow() {
        let radius = PopupSurface.isTransparent(over: owner.window) ? CompactMetrics.screenCornerRadius : 0
        overlay.corners = WindowCorners(frame: owner.wholeWindow, radius: radius)
        overlay.edge = CompactOnScreen.windowEdge
    }

    /// The surface was placed: the sheet is laid out for it, or for another one where this is too small.
    func followPopup() {
        if popup.noteRefusal() { lastArea = nil }
        follow()
    }

    /// The window was put away, or brought back.
    func followState() {
        lastArea = nil
        follow()
    }

    /// What of the window the overlay covers.
    func visibleArea(of layout: SheetLayout, in area: SheetOwner.Area) -> Rect {
        if let request = layout.popup {
            if let lastPopup { return lastPopup.frame }
            let body = layout.bubble?.frame ?? layout.actionsViewport
            return body.outset(by: Popup.margins(for: request.edge)).offset(x: area.frame.x, y: area.frame.y)
        }
        // What is not modal may draw beyond its area, as a shadow does.
        return layout.form.onScreen.isModal ? area.visible : owner.wholeWindow
    }

    /// The display took the surface away, as after a press elsewhere; where somebody wants the sheet kept it goes on in its
    /// window.
    func popupClosed() {
        cancel(.outsideClick)
        guard !isLeaving else { return }
        popup.giveUp()
        lastArea = nil
        gtk_widget_queue_allocate(owner.window)
    }

    /// Where a sheet inside this one's bubble lies; where there is no bubble, the area is all its.
    var areaForGuests: SheetOwner.Area {
        let area = owner.area
        guard let bubble = layout?.bubble?.offset(x: area.frame.x, y: area.frame.y) else { return area }
        return SheetOwner.Area(popup: popup.popup, frame: bubble.frame, visible: bubble.bounds, shape: bubble)
    }

    var popoverOptions: PopoverOptions {
        var options = place.popover
        // A surface of its own would stay where a window is that was put away.
        let isPossible = PopupSurface.isPossible(over: owner.window) && !popup.isGivenUp && !owner.isMinimized
        if !isPossible { options.surface = .window }
        return options
    }

    /// Whether content lies beneath the sheet that its material can show: not so in a window that holds nothing else, nor where
    /// nothing can be seen through.
    var showsMaterial: Bool { !isInOwnWindow && popup.fades }

    /// What fills what lies around the cards, where nothing beneath it can be seen and nothing else fills it.
    func ground(beneath arrangement: Arrangement, _ theme: Theme) -> Color? {
        if !popup.fades { return arrangement.main?.fill.top.opaque }
        let isOpaque = isInOwnWindow && !PopupSurface.isTransparent(over: owner.window)
        // A theme that was read has drawn the window already.
        return isOpaque && pop_theme_is_postponed() ? theme.window : nil
    }

    /// The sheet's appearance, or the application's.
    var appearance: Appearance { sheet.appearance ?? Application.appearance }

    /// The colours of the appearance; only a bottom sheet has a look of 2010.
    func look(of form: PresentationForm, in surroundings: Surroundings) -> Theme {
        if form == .sheet, let classic = ClassicLook.of(appearance, hasDarkBar: owner.hasDarkBar) {
            return .classic(classic)
        }
        if case .named(let name) = appearance, let registered = RegisteredAppearance.named(name) {
            return registered.theme(isDark: surroundings.isDark, isHighContrast: surroundings.isHighContrast)
        }
        return .of(appearance, isDark: surroundings.isDark, isHighContrast: surroundings.isHighContrast)
    }
}
