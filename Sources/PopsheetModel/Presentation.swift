/// The form in which to show a sheet.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
    /// The form that suits the sheet's window, also while the window is resized.
    case automatic
    /// The phone's sheet of two cards that slides up from the lower edge.
    case sheet
    /// The tablet's popover, with an arrow that points at its source.
    case popover
    /// The watch's sheet, which fills the window and has cancel in its upper corner.
    case compact
}
