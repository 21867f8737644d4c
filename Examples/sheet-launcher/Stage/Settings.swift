import Popsheet

/// What the switches say.
struct Settings {
    var device = Device.phone
    var appearance = Appearance.automatic
    var presentation = Presentation.automatic
    var isAnimated = true
    var textScale = 1.0
    var direction = LayoutDirection.leftToRight
    /// How large the stage was dragged; nil for the device's own size.
    var size: StageSize?
    /// Where popovers may lie, and on what.
    var popover = PopoverOptions()

    /// A sheet in the form and looks that were chosen.
    func applied(to sheet: ActionSheet) -> ActionSheet {
        var sheet = sheet
        sheet.appearance = appearance == .automatic ? nil : appearance
        sheet.presentation = presentation
        return sheet
    }

    /// How sheets are presented, for the texts.
    var presentationText: PresentationText { PresentationText(isAnimated: isAnimated, popover: popover) }

    /// How large the stage is in a space that may be too small for what was chosen.
    ///
    /// The device becomes a smaller one of its kind. Nothing is drawn smaller than it is, for the lengths of a sheet are
    /// what the gallery is there to show.
    func stageSize(in space: StageSize) -> StageSize {
        size?.cut(to: space) ?? device.size.fitted(to: space, least: device.leastSize)
    }

    /// The appearances that the toolkit draws, and what people call them; a further one is a line more.
    static let appearances: [(value: Appearance, name: String)] = [
        (.automatic, "Automatic"),
        (.light, "Light"),
        (.dark, "Dark"),
        (.highContrast, "High contrast"),
        (.highContrastDark, "High contrast, dark"),
        (.classic, "Classic"),
        (.classicBlue, "Classic, blue"),
        (.classicBlack, "Classic, black"),
    ]

    /// The forms that the toolkit draws.
    static let presentations: [(value: Presentation, name: String)] = [
        (.automatic, "Automatic"),
        (.sheet, "Bottom sheet"),
        (.popover, "Popover"),
        (.compact, "Compact"),
    ]

    /// The directions that a popover's arrow may have.
    static let arrows: [(value: Set<ArrowEdge>, name: String)] =
        [(Set(ArrowEdge.allCases), "Any direction")] + ArrowEdge.allCases.map { ([$0], name(of: $0)) } + [
            ([], "None")
        ]

    private static func name(of edge: ArrowEdge) -> String {
        switch edge {
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        }
    }

    /// What a popover may live on.
    static let surfaces: [(value: PopoverSurface?, name: String)] = [
        (nil, "Where it fits"), (.window, "In the window"), (.native, "On its own"),
    ]

    /// The text-scaling factors to choose from.
    static let textScales: [(value: Double, name: String)] = [
        (0.8, "Small"), (1, "Default"), (1.25, "Large"), (1.5, "Larger"), (2, "Largest"),
    ]
}
