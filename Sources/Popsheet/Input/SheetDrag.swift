import PopsheetMotion

/// A step of a drag of the sheet by a finger, the mouse or a touchpad.
enum SheetDrag {
    /// A drag begins; where it does not move the sheet, it may scroll content.
    case began(scrolling: ScrolledWindow? = nil)
    /// The sheet is held where the swipe has moved it.
    case moved(Swipe)
    /// The sheet is released, at a time on the swipe's clock.
    case ended(Swipe, at: Double)
    /// The drag ended without an effect.
    case cancelled
}
