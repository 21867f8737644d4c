import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The surface that a sheet is on: its window, the popover that it is inside, or its own surface.
@MainActor
final class SurfaceHost {
    let overlay: OverlayView
    let popup: PopupSession
    private let window: WindowSurface
    private let host: PresentationHost
    private let repick: PointerRepick
    /// The surface of the popover that the sheet is inside.
    private weak var carrier: PopupSurface?
    /// Runs when the surface that carries the sheet was laid out.
    var onLayout: (() -> Void)?

    init(in host: PresentationHost) {
        self.host = host
        window = WindowSurface(host.window)
        overlay = OverlayView(on: window)
        popup = PopupSession(of: overlay, over: host.window)
        repick = PointerRepick(over: host.window)
    }

    /// Moves the sheet to the surface that its layout requires; returns whether it is another one than before.
    func enter(_ layout: PresentationLayout, in area: PresentationHost.Area) -> Bool {
        let before = overlay.surface
        if let request = layout.container.popup {
            popup.enter(request.offset(x: area.frame.x, y: area.frame.y))
        } else {
            popup.leave()
            overlay.isClipped = true
            overlay.move(to: area.popup ?? window)
            carrier = area.popup
            area.popup?.follow(ObjectIdentifier(self)) { [weak self] in self?.onLayout?() }
        }
        let corners = overlay.surface === window ? host.corners : nil
        // With the soft edge of the corners, the content below would shine through at the edge of a sheet that covers all.
        overlay.corners = layout.containerName.style.coversArea ? corners?.outset(by: 1) : corners
        return overlay.surface !== before
    }

    /// Leaves the window.
    func leave() {
        popup.leave()
        carrier?.unfollow(ObjectIdentifier(self))
        overlay.leave()
        repickPointer()
    }

    /// Makes GTK find out what is under a pointer that does not move.
    func repickPointer() { repick.look() }

    /// Covers the part of the window that a layout needs.
    func cover(_ layout: PresentationLayout, in area: PresentationHost.Area) {
        overlay.area = area.frame
        overlay.visibleArea = visibleArea(of: layout, in: area)
        overlay.shape = area.shape
        popup.setOutline(layout.container.panel(.main)?.offset(x: area.frame.x, y: area.frame.y))
    }

    private func visibleArea(of layout: PresentationLayout, in area: PresentationHost.Area) -> Rect {
        if let request = layout.container.popup {
            if let place = popup.place { return place.frame }
            let body = layout.container.panel(.main)?.frame ?? layout.container.content
            return body.outset(by: Popup.margins(for: request.edge)).offset(x: area.frame.x, y: area.frame.y)
        }
        // A sheet that is not modal may draw beyond its area, such as a shadow.
        return layout.containerName.style.isModal ? area.visible : host.wholeWindow
    }

    /// The area of a sheet inside this one's popover; in another container, the sheet's own area.
    func guestArea(of layout: PresentationLayout?) -> PresentationHost.Area {
        let area = host.area
        guard let layout, !layout.containerName.style.isModal,
            let panel = layout.container.panel(.main)?.offset(x: area.frame.x, y: area.frame.y)
        else { return area }
        return PresentationHost.Area(popup: popup.popup, frame: panel.frame, visible: panel.bounds, shape: panel)
    }

    /// Whether the sheet can have its own surface now.
    var isPopupPossible: Bool {
        // Such a surface would stay on the screen after its window is minimized. GDK waits until the display has placed
        // it, and a Wayland compositor may place it only after its window has a frame: the program would wait forever.
        PopupSurface.isPossible(over: host.window) && !popup.isGivenUp && !host.isMinimized && host.wasDrawn
    }

    /// Whether the content beneath can be seen through the sheet.
    ///
    /// Nothing is below a sheet in its own window.
    var showsMaterial: Bool { host.ownWindow == nil && popup.fades }

    /// What fills the overlay around the panels: nothing, unless the surface is opaque and nothing else fills it.
    func ground(for panels: PanelStyles, _ theme: Theme) -> Color? {
        if !popup.fades { return panels.main.fill.top.opaque }
        return host.ownWindow?.transparency == .opaque ? theme.window : nil
    }

    /// Lets presses around the panels pass through a window of the sheet's own, if it is transparent there.
    func limitInput(to layout: ContainerLayout) {
        guard let traits = host.ownWindow else { return }
        let whole = host.wholeWindow
        var area = traits.transparency == .opaque ? whole : layout.bounds?.offset(x: overlay.area.x, y: overlay.area.y)
        // The edges are around the cards.
        let edge = traits.cardSize.isResizable ? WindowEdges.thickness : 0
        area = area?.outset(by: Insets(top: edge, left: edge, bottom: edge, right: edge))
        guard let area = area?.coveringPixels else { return }
        var rectangle = GdkRectangle(
            x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
        pop_desk_set_input_area(host.window, &rectangle)
    }
}
