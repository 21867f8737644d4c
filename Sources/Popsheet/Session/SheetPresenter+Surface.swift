import CPopsheet
import PopsheetLayout
import PopsheetModel

/// What carries a sheet: its window, or a surface of its own.
extension SheetPresenter {
    /// Where in its owner a sheet is to be shown.
    struct Place: Equatable {
        /// What bars, notches and rounded corners cover of the owner's area.
        var safeArea = Insets()
        /// What the caller decides about a popover.
        var popover = PopoverOptions()
        /// Whether a press outside of a popover also reaches what lies there.
        var passesPressesThrough = true
    }

    /// Goes to what is to carry the sheet: a surface of its own, that of the bubble which it is inside of, or the window.
    func enterSurface(_ layout: SheetLayout, in area: PresentationHost.Area) {
        let before = overlay.surface
        defer { if overlay.surface !== before { presses?.surfaceChanged() } }
        if let request = layout.container.popup {
            popup.enter(request.offset(x: area.frame.x, y: area.frame.y))
        } else {
            popup.leave()
            overlay.isClipped = true
            overlay.move(to: area.popup ?? windowSurface)
            area.popup?.follow(ObjectIdentifier(self)) { [weak self] in self?.follow() }
        }
        lastPopup = popup.place
        overlay.corners = overlay.surface === windowSurface ? owner.corners : nil
    }

    /// Takes the owner's area for a form, with or without what lies beneath.
    func takeArea(modally takesAll: Bool) {
        overlay.isModal = takesAll
        // The rest of the window of a sheet in a pane is live.
        pop_widget_set_accessible_modal(overlay.pointer, isModal)
        anchor?.closePopovers()
        owner.closePopovers(beneathModalSheet: takesAll)
    }

    /// The surface was placed: the sheet is laid out for it, or for another one where this is too small.
    func followPopup() {
        if popup.noteRefusal() { lastArea = nil }
        follow()
    }

    /// The anchor went away; only a form that points at it goes with it.
    func anchorLost() {
        // The window may be about to be laid out for another form.
        let layout = layout(in: owner.layoutContext(safeArea: place.safeArea), anchor: lastAnchor)
        if layout.containerName.style.pointsAtAnchor { onEvent(.ownerLost) }
    }

    /// The window was put away, or brought back.
    func followState() {
        lastArea = nil
        follow()
    }

    /// What of the window the overlay covers.
    func visibleArea(of layout: SheetLayout, in area: PresentationHost.Area) -> Rect {
        if let request = layout.container.popup {
            if let lastPopup { return lastPopup.frame }
            let body = layout.container.panel(.main)?.frame ?? layout.container.content
            return body.outset(by: Popup.margins(for: request.edge)).offset(x: area.frame.x, y: area.frame.y)
        }
        // What is not modal may draw beyond its area, as a shadow does.
        return layout.containerName.style.isModal ? area.visible : owner.wholeWindow
    }

    /// The display took the surface away, as after a press elsewhere; where somebody wants the sheet kept it goes on in its
    /// window.
    func popupClosed() {
        // On X11 nothing that is pressed takes a surface away; GTK does so where it has no place on the screen.
        if pop_x_display(owner.window) == nil { cancel(.outsideClick) }
        guard !isLeaving else { return }
        popup.giveUp()
        lastArea = nil
        gtk_widget_queue_allocate(owner.window)
    }

    /// Where a sheet inside this one's bubble lies; where there is no bubble, the area is all its.
    var areaForGuests: PresentationHost.Area {
        let area = owner.area
        guard let layout, !layout.containerName.style.isModal,
            let panel = layout.container.panel(.main)?.offset(x: area.frame.x, y: area.frame.y)
        else { return area }
        return PresentationHost.Area(popup: popup.popup, frame: panel.frame, visible: panel.bounds, shape: panel)
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
    var showsMaterial: Bool { ownWindow == nil && popup.fades }

    /// What fills what lies around the cards, where nothing beneath it can be seen and nothing else fills it.
    func ground(beneath looks: PanelLooks, _ theme: Theme) -> Color? {
        if !popup.fades { return looks.main.fill.top.opaque }
        return ownWindow == .opaque ? theme.window : nil
    }

    /// Lets presses around the cards in a window of the sheet's own through, where that is to be seen through.
    func limitInput(to layout: ContainerLayout) {
        guard let ownWindow else { return }
        let whole = owner.wholeWindow
        let area = ownWindow == .opaque ? whole : layout.bounds?.offset(x: overlay.area.x, y: overlay.area.y)
        guard let area else { return }
        var rectangle = GdkRectangle(
            x: Int32(area.x.rounded(.down)), y: Int32(area.y.rounded(.down)), width: Int32(area.width.rounded(.up)),
            height: Int32(area.height.rounded(.up)))
        pop_desk_set_input_area(owner.window, &rectangle)
    }

    /// The sheet's appearance, or the application's.
    var appearance: Appearance { sheet.appearance ?? Application.appearance }
}
