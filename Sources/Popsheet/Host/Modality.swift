import CPopsheet

/// Whether what is beneath a sheet can be reached, by a pointer, by keys and by assistive technologies.
@MainActor
final class Modality {
    private let overlay: OverlayView
    private let host: PresentationHost
    private let inert = InertBackground()

    init(of overlay: OverlayView, in host: PresentationHost) { (self.overlay, self.host) = (overlay, host) }

    /// Whether keys reach nothing in the window except the sheet.
    var coversWindow: Bool { host.isWholeWindow && overlay.isModal }

    /// Takes the sheet's area for the sheet, or leaves it to what is beneath.
    func set(_ isModal: Bool) {
        overlay.isModal = isModal
        // The rest of the window of a sheet in a pane stays live.
        pop_widget_set_accessible_modal(overlay.pointer, coversWindow)
        inert.set(isModal ? InertBackground.below(overlay.pointer, in: host.confine) : [])
    }

    /// Leaves everything live.
    func end() { inert.set([]) }
}
