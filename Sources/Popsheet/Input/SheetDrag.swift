import PopsheetMotion

/// What a finger, a pointer or a touchpad does to the place of a sheet.
enum SheetDrag {
    /// It holds the sheet where the swipe has brought it.
    case moved(Swipe)
    /// It lets go, at a time on the clock of the swipe.
    case ended(Swipe, at: Double)
    /// It was a flick: whatever its way, the sheet goes, as fast as it went.
    case flicked(Swipe, at: Double)
    /// It holds the sheet no more, and means nothing.
    case cancelled
}
