/// The colours and the look of a sheet.
///
/// More appearances may be added; an application can register its own.
public struct SheetAppearance: Sendable, Hashable {
    /// The appearance's name.
    public let name: String

    /// The appearance of a name; an unknown name is the same as ``automatic``.
    public init(_ name: String) { self.name = name }

    /// Follows the desktop's colour scheme and contrast, also while the sheet is presented.
    public static let automatic = SheetAppearance("automatic")
    /// Light, independently of the desktop.
    public static let light = SheetAppearance("light")
    /// Dark, independently of the desktop.
    public static let dark = SheetAppearance("dark")
    /// Light and opaque, with colours whose contrast is at least 4.5:1.
    public static let highContrast = SheetAppearance("highContrast")
    /// Dark and opaque, with colours whose contrast is at least 4.5:1.
    public static let highContrastDark = SheetAppearance("highContrastDark")
    /// The look of 2010: black if the window's bars are dark, otherwise blue.
    public static let classic = SheetAppearance("classic")
    /// The look of 2010, blue.
    public static let classicBlue = SheetAppearance("classicBlue")
    /// The look of 2010, translucent black.
    public static let classicBlack = SheetAppearance("classicBlack")

    /// GNOME's look of alerts, bottom sheets and popovers, which follows the desktop's colour scheme, contrast and accent
    /// colour.
    public static let adwaita = SheetAppearance("adwaita")
    /// Translucent cards with large corners, a bright rim and capsules, which follow the desktop's colour scheme and
    /// contrast.
    public static let glass = SheetAppearance("glass")

    /// The looks of 2010, whose sheets are panels of buttons.
    package static let classics: Set<SheetAppearance> = [.classic, .classicBlue, .classicBlack]
}

extension SheetAppearance {
    /// The form of the appearances that come with the library; nil for those that have the phone's.
    package var bundledForm: Form? {
        switch self {
        case .adwaita: .adwaita
        case .glass: .glass
        default: nil
        }
    }
}

extension SheetAppearance: CustomStringConvertible {
    /// The appearance's name.
    public var description: String { name }
}

extension SheetAppearance: CaseIterable {
    /// The built-in appearances, without those that an application registers.
    public static let allCases: [SheetAppearance] = [
        .automatic, .light, .dark, .highContrast, .highContrastDark, .classic, .classicBlue, .classicBlack,
        .adwaita, .glass,
    ]
}
