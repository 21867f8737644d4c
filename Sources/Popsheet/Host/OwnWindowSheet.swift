package import PopsheetLayout

/// What a window that holds nothing but a sheet needs beyond the public API.
extension ActionSheetController {
    /// The look of that window; nil for an application's window.
    package var ownWindowLook: OwnWindowLook? {
        get { session.look }
        set { session.look = newValue }
    }

    /// Whether a press outside dismisses the sheet in its container; nil while it is in none.
    package var isDismissedByPressOutside: Bool? { session.presenter?.layout?.isDismissedByPressOutside }

    /// Moves the source of a popover to another rectangle of its widget.
    package func moveAnchor(to rect: Rect) { session.moveAnchor(to: rect) }

    /// Announces that the window is about to have another size and position.
    package func windowMoves() { session.presenter?.windowMoves() }
}
