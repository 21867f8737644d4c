/// The widths at which the form of a sheet changes (sheet.md §2).
package enum SizeClass {
    /// A window with both sides below this is tiny.
    package static let tinyLimit = 260.0
    /// The minimum width of a window of regular width.
    package static let regularWidth = 600.0
    /// The minimum usable area of a sheet: the compact cancel button above one other button, and as wide as it is high.
    package static let leastArea = Size(width: 74, height: 74)
}
