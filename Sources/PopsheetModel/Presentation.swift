/// The form a sheet asks to be shown in.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
    /// Whichever form suits the window that owns the sheet, and follows it when it is resized.
    case automatic
    /// The phone's sheet of two cards that rises from the lower edge.
    case sheet
    /// The tablet's bubble with an arrow that points at what it is about.
    case popover
    /// The watch's: the whole window, cancel in its upper corner.
    case compact
}
