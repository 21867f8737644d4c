/// The surface of a popover.
public enum PopoverSurface: String, Sendable, Hashable, CaseIterable {
    /// The source's window.
    case window
    /// A native surface of its own, which may extend beyond the window.
    case native
}
