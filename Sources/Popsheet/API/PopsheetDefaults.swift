public import PopsheetModel

/// The defaults of every sheet of the application.
///
/// Set them before the first sheet; a sheet that is presented takes over a change when it is next laid out.
@MainActor
public enum PopsheetDefaults {
    /// The appearance of sheets whose options have none (sheet.md §6).
    public static var appearance = SheetAppearance.automatic

    /// The colour of ordinary actions in sheets whose options have none; nil for the appearance's blue.
    ///
    /// Its opacity is ignored, and it also takes the place of the appearance's accent.
    public static var tint: SheetColor?

    /// The texts that the library itself shows, or gives to assistive technologies; a change takes effect with the next
    /// presentation.
    public static var strings = PopsheetStrings()

    /// Whether sheets fade in and out, in 0.2 seconds, instead of moving; nil follows the desktop (sheet.md §8).
    ///
    /// If the desktop has all animations off, nothing fades either.
    public static var reducesMotion: Bool?
}
