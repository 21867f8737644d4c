/// The widths at which the form of a sheet changes (2).
public enum SizeClass {
    /// A window with both sides under this is tiny.
    public static let tinyLimit = 260.0
    /// A window from this width on is of regular width.
    public static let regularWidth = 600.0
}
