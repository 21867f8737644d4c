/// How a sheet is coloured.
public enum Appearance: Sendable, Hashable {
    /// Follows the desktop's light or dark and its contrast, live.
    case automatic
    /// Light, independently of the desktop.
    case light
    /// Dark, independently of the desktop.
    case dark
    /// Light and opaque, with colours whose contrast is at least 4.5:1.
    case highContrast
    /// Dark and opaque, with colours whose contrast is at least 4.5:1.
    case highContrastDark
    /// The look of 2010: black if the window's bars are dark, otherwise blue.
    case classic
    /// The look of 2010, blue.
    case classicBlue
    /// The look of 2010, translucent black.
    case classicBlack
    /// An appearance that the program registered, by its name; an unknown name is the same as ``automatic``.
    case named(String)

    /// Whether this is one of the looks of 2010, which have their own layout of buttons.
    public var isClassic: Bool {
        switch self {
        case .classic, .classicBlue, .classicBlack: true
        case .automatic, .light, .dark, .highContrast, .highContrastDark, .named: false
        }
    }

    /// The appearance's name.
    public var name: String {
        switch self {
        case .automatic: "automatic"
        case .light: "light"
        case .dark: "dark"
        case .highContrast: "highContrast"
        case .highContrastDark: "highContrastDark"
        case .classic: "classic"
        case .classicBlue: "classicBlue"
        case .classicBlack: "classicBlack"
        case .named(let name): name
        }
    }
}

extension Appearance: CaseIterable {
    /// The built-in appearances, without those that the program registers.
    public static let allCases: [Appearance] = [
        .automatic, .light, .dark, .highContrast, .highContrastDark, .classic, .classicBlue, .classicBlack,
    ]
}

/// The watch whose style a compact sheet has.
public enum CompactLook: String, Sendable, Hashable, CaseIterable {
    /// Series 4 and later: fully round buttons.
    case rounded
    /// Series 3 and earlier: flat buttons with small corners.
    case square
}
