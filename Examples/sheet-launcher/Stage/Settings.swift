import Popsheet

/// The user's settings.
struct Settings {
    var device = Device.phone
    var appearance = SheetAppearance.automatic
    var presentation = PresentationOptions.Style.automatic
    var isAnimated = true
    var textScale = 1.0
    var isRightToLeft = false
    /// The size to which the user dragged the device; nil for the device's own size.
    var size: StageSize?
    /// The options for popovers.
    var popover = PopoverOptions()

    /// How sheets are presented.
    var options: PresentationOptions {
        PresentationOptions(
            style: presentation, appearance: appearance == .automatic ? nil : appearance, popover: popover,
            safeArea: device.safeArea, isAnimated: isAnimated)
    }

    /// The size of the device in a space.
    ///
    /// The device becomes a smaller or a larger one of its kind. Nothing is scaled, because the gallery shows the
    /// actual lengths of a sheet.
    func stageSize(in space: StageSize) -> StageSize {
        size?.cut(to: space) ?? device.size.fitted(to: space, least: device.leastSize, most: device.mostSize)
    }

    /// The appearances of the toolkit and their names in the user interface; add a line for a new one.
    static let appearances: [(value: SheetAppearance, name: String)] = [
        (.automatic, "Automatic"),
        (.light, "Light"),
        (.dark, "Dark"),
        (.highContrast, "High contrast"),
        (.highContrastDark, "High contrast, dark"),
        (.classic, "Classic"),
        (.classicBlue, "Classic, blue"),
        (.classicBlack, "Classic, black"),
        (.adwaita, "Adwaita"),
        (.glass, "Glass"),
    ]

    /// Whether an appearance is one of the first phones'.
    static func isClassic(_ appearance: SheetAppearance) -> Bool {
        [.classic, .classicBlue, .classicBlack].contains(appearance)
    }

    /// The forms that the toolkit draws.
    static let presentations: [(value: PresentationOptions.Style, name: String)] = [
        (.automatic, "Automatic"),
        (.sheet, "Bottom sheet"),
        (.cards, "Cards"),
        (.popover, "Popover"),
        (.compact, "Compact"),
    ]

    /// The directions that a popover's arrow may have.
    static let arrows: [(value: Set<PopoverOptions.ArrowEdge>, name: String)] =
        [(Set(PopoverOptions.ArrowEdge.allCases), "Any direction")]
        + PopoverOptions.ArrowEdge.allCases.map { ([$0], name(of: $0)) } + [
            ([], "None")
        ]

    private static func name(of edge: PopoverOptions.ArrowEdge) -> String {
        switch edge {
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        }
    }

    /// The surfaces of a popover.
    static let surfaces: [(value: PopoverOptions.Surface?, name: String)] = [
        (nil, "Where it fits"), (.window, "In the window"), (.native, "On its own"),
    ]

    /// The text-scaling factors to choose from.
    static let textScales: [(value: Double, name: String)] = [
        (0.8, "Small"), (1, "Default"), (1.25, "Large"), (1.5, "Larger"), (2, "Largest"),
    ]
}
