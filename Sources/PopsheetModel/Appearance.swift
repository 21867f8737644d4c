/// How a sheet is coloured.
public enum Appearance: Sendable, Hashable {
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
    /// One that the program registered, by its name; where none of that name was, it is as ``automatic``.
    case named(String)

    /// Whether this is one of the looks of 2010, which lay their buttons out in their own way.
    public var isClassic: Bool {
        switch self {
        case .classic, .classicBlue, .classicBlack: true
        case .automatic, .light, .dark, .highContrast, .highContrastDark, .named: false
        }
    }

    /// What it is called.
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
    /// The appearances that every program has; those that one registers are not among them.
    public static let allCases: [Appearance] = [
        .automatic, .light, .dark, .highContrast, .highContrastDark, .classic, .classicBlue, .classicBlack,
    ]
}

/// Which watch a compact sheet looks like.
public enum CompactLook: String, Sendable, Hashable, CaseIterable {
    /// Series 4 and later: fully round buttons.
    case rounded
    /// Series 3 and earlier: flat buttons with small corners.
    case square
}
