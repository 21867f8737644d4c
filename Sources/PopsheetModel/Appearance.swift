/// How a sheet is coloured.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Follows the desktop's light or dark and its contrast, live.
    case automatic
    /// Light, whatever the desktop says.
    case light
    /// Dark, whatever the desktop says.
    case dark
    /// Light and opaque, with colours that keep a contrast of 4.5:1.
    case highContrast
    /// Dark and opaque, with colours that keep a contrast of 4.5:1.
    case highContrastDark
    /// The look of 2010: black where the window's bars are dark, else blue.
    case classic
    /// The look of 2010, blue.
    case classicBlue
    /// The look of 2010, translucent black.
    case classicBlack

    /// Whether this is one of the looks of 2010, which lay their buttons out in their own way.
    public var isClassic: Bool {
        switch self {
        case .classic, .classicBlue, .classicBlack: true
        case .automatic, .light, .dark, .highContrast, .highContrastDark: false
        }
    }
}

/// Which watch a compact sheet looks like.
public enum CompactLook: String, Sendable, Hashable, CaseIterable {
    /// Series 4 and later: fully round buttons.
    case rounded
    /// Series 3 and earlier: flat buttons with small corners.
    case square
}
