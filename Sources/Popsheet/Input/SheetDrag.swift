import PopsheetMotion

/// A drag of the sheet by touch, pointer or touchpad.
enum SheetDrag {
    /// The sheet is held where the swipe has moved it; with a scrolled window, the swipe began in it at its top, and may
    /// scroll it where it does not move the sheet.
    case moved(Swipe, scrolled: ScrolledWindow? = nil)
    /// The sheet is released, at a time on the swipe's clock, and with it the scrolled window.
    case ended(Swipe, at: Double, scrolled: ScrolledWindow? = nil)
    /// The sheet was flicked: it is dismissed at the swipe's velocity, in either direction.
    case flicked(Swipe, at: Double)
    /// The drag ended without an effect.
    case cancelled
}
