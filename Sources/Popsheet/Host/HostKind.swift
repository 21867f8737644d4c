/// The kind of host that a sheet is presented in.
enum HostKind {
    /// A window of the application.
    case application
    /// A window that contains only the sheet, and moves with it.
    case ownWindow(OwnWindowTraits)
    /// Another sheet, and the area in it that the sheet is confined to.
    case otherSheet(area: @MainActor () -> PresentationHost.Area?)
}
