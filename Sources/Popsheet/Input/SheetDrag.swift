import PopsheetMotion

/// A drag of the sheet by touch, pointer or touchpad.
enum SheetDrag {
    /// The sheet is held where the swipe has moved it.
    case moved(Swipe)
    /// The sheet is released, at a time on the swipe's clock.
    case ended(Swipe, at: Double)
    /// The sheet was flicked: it is dismissed at the swipe's velocity, in either direction.
    case flicked(Swipe, at: Double)
    /// The drag ended without an effect.
    case cancelled
}
