/// What carries a popover.
public enum PopoverSurface: String, Sendable, Hashable, CaseIterable {
    /// The window of its source.
    case window
    /// A native surface of its own, which may reach beyond the window.
    case native
}
