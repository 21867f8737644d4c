import PopsheetModel

/// Everything a form needs to lay a sheet out, left and right already in the reading order's terms.
struct LayoutRequest {
    let sheet: ActionSheet
    let stage: Stage
    let anchor: Rect?
    let options: PopoverOptions
    let isClassic: Bool
    let cancelLabel: String

    /// The actions as shown, sorted once.
    let actions: [Action]
    /// Whether any row has a second line.
    let hasSubtitles: Bool
    let metrics = SheetMetrics.standard

    init(
        sheet: ActionSheet, stage: Stage, anchor: Rect?, options: PopoverOptions, isClassic: Bool, cancelLabel: String
    ) {
        self.sheet = sheet
        self.stage = stage
        self.anchor = anchor
        self.options = options
        self.isClassic = isClassic
        self.cancelLabel = cancelLabel
        let actions = sheet.displayedActions
        self.actions = actions
        hasSubtitles =
            sheet.cancelAction?.subtitle != nil || actions.indices.contains { actions[$0].subtitle != nil }
    }

    var sizes: TextSizes { TextSizes(scale: stage.textScale) }

    /// How thick a line is that is to be as thin as wanted: a device can't draw less than one of its pixels.
    var separatorThickness: Double {
        guard let scale = stage.deviceScale else { return metrics.separatorThickness }
        return max(metrics.separatorThickness, 1 / scale)
    }

    /// The uppermost place of a bottom sheet at rest (3).
    var topLimit: Double {
        if stage.isOwnWindow { return metrics.sideMargin }
        return stage.size.width > stage.size.height
            ? metrics.landscapeTopMargin : max(metrics.portraitTopMargin, stage.safeArea.top)
    }

    /// How much further a sheet with a shadow travels: through the margin below its area, and its shadow as well.
    var travelOfShadow: Double { 2 * stage.shadowMargin }

    /// A label as it is drawn, in the user's language where it is the standard one.
    func label(of action: Action) -> String {
        DisplayText.line(action.hasStandardLabel ? cancelLabel : action.label)
    }

    /// A row that has no place yet.
    func row(for action: Action, place: Row.Place, font: Font) -> Row {
        Row(
            id: action.id, role: action.role, isEnabled: action.isEnabled, hasIcon: action.icon != nil,
            hasSubtitle: action.subtitle != nil, place: place, frame: Rect(x: 0, y: 0, width: 0, height: 0),
            font: font)
    }
}

/// How the heights of header and actions are divided where both together want more than there is (3).
enum SplitRule {
    static func heights(
        header: Double, actions: Double, room: Double, minimumActions: Double
    ) -> (header: Double, actions: Double) {
        let room = max(0, room)
        let minimum = min(minimumActions, actions)
        // What a sum loses in its last digits is no want of room.
        if header + actions <= room + 1e-6 { return (header, actions) }
        if room - header >= minimum { return (header, room - header) }
        if room >= minimum { return (room - minimum, minimum) }
        return (0, room)
    }
}
