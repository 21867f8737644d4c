/// The style of the widgets in a content sheet.
public enum ContentControls: String, Sendable, Hashable, CaseIterable {
    /// The style that they have elsewhere in the application; in a compact sheet, which is always dark, the sheet's own.
    case application
    /// The sheet's own style, in the colours of its appearance, whatever the theme is.
    case sheet
}
