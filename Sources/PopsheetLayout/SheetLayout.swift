public import PopsheetModel

/// Where everything of a sheet lies when it is at rest, in the coordinates of the area that owns it.
///
/// A layout is made once for a sheet on a stage; every moment of the motion is a ``Scene`` of it, which moves, scales
/// and fades the whole and lays nothing out anew.
///
/// For example:
///
/// ```swift
/// let layout = try SheetLayout(sheet, on: stage, measuring: measurer)
/// let scene = layout.scene(at: Moment(progress: 0.5))
/// ```
public struct SheetLayout: Sendable, Hashable {
    /// The form the sheet has.
    public internal(set) var form: PresentationForm
    /// Where a popover lives.
    public internal(set) var surface: PopoverSurface = .window
    /// What is dimmed around a bottom sheet.
    public internal(set) var backdrop: Rect?
    /// The cards of a bottom sheet, from above.
    public internal(set) var cards: [Card] = []
    /// The title and the message.
    public internal(set) var header: Header?
    /// The rows in the order shown, the cancel action last; rows that scroll lie where they are before any scrolling.
    public internal(set) var rows: [Row] = []
    /// The part of the area in which the actions scroll.
    public internal(set) var actionsViewport: Rect
    /// The bubble of a popover.
    public internal(set) var bubble: Bubble?
    /// What has to scroll.
    public internal(set) var scrolls = Scrolls()
    /// What the desktop is asked for where a popover lives on a surface of its own.
    package internal(set) var popup: Popup.Request?
    /// How far the sheet travels from its rest to where nothing of it is seen.
    public internal(set) var travel: Double = 0
    /// The thickness of the lines between rows; 0 where the form has none.
    var separatorThickness: Double = 0

    /// Lays a sheet out.
    ///
    /// Only rows that can be seen are measured, so the cost of ten thousand actions is that of placing them.
    ///
    /// - Parameters:
    ///   - anchor: What a popover points at.
    ///   - isClassic: Whether a bottom sheet has the look of 2010.
    ///   - cancelLabel: The standard cancel action's label in the user's language.
    /// - Throws: Which number of the anchor or the popover's width is none that a screen can have.
    public init(
        _ sheet: ActionSheet,
        on stage: Stage,
        anchor: Rect? = nil,
        popover options: PopoverOptions = PopoverOptions(),
        isClassic: Bool? = nil,
        cancelLabel: String = Action.cancel.label,
        measuring measurer: some TextMeasurer
    ) throws(LayoutError) {
        try Self.check(anchor, options)
        let mirrors = stage.direction == .rightToLeft
        let source = mirrors ? anchor?.mirrored(inWidth: stage.size.width) : anchor
        var stage = stage
        if mirrors { stage.popup = stage.popup.mirrored(inWidth: stage.size.width) }
        let request = LayoutRequest(
            sheet: sheet, stage: stage, anchor: source, options: options,
            isClassic: isClassic ?? sheet.appearance?.isClassic ?? false, cancelLabel: cancelLabel)
        self = Self.layOut(request, measurer)
        if mirrors { mirror(inWidth: stage.size.width) }
    }

    private static func layOut(_ request: LayoutRequest, _ measurer: some TextMeasurer) -> SheetLayout {
        func asSheet() -> SheetLayout {
            request.isClassic ? request.classicPanel(measurer) : request.bottomSheet(measurer)
        }
        // The choice may depend on the sheet's layout, which is then not made again.
        var sheet: SheetLayout?
        let (form, surface) = PresentationForm.choose(
            request.sheet.presentation, on: request.stage, hasAnchor: request.anchor != nil,
            mayLeaveWindow: !request.stage.fillsScreen && request.options.surface != .window,
            sheetScrolls: {
                let made = asSheet()
                sheet = made
                return made.scrolls.any
            })
        switch form {
        case .sheet: return sheet ?? asSheet()
        case .compact: return request.compact(measurer)
        case .popover: return request.popover(measurer, on: request.options.surface ?? surface)
        }
    }

    private static func check(_ anchor: Rect?, _ options: PopoverOptions) throws(LayoutError) {
        if let anchor {
            try LayoutError.checkPosition(anchor.x, "anchor's x")
            try LayoutError.checkPosition(anchor.y, "anchor's y")
            try LayoutError.checkLength(anchor.width, "anchor's width")
            try LayoutError.checkLength(anchor.height, "anchor's height")
        }
        if case .fixed(let width) = options.width { try LayoutError.checkLength(width, "popover's width") }
    }

    /// The whole at a moment of its motion.
    public func scene(at moment: Moment) -> Scene { Scene(layout: self, moment: moment) }

    private mutating func mirror(inWidth width: Double) {
        for index in cards.indices { cards[index].frame = cards[index].frame.mirrored(inWidth: width) }
        for index in rows.indices { rows[index].frame = rows[index].frame.mirrored(inWidth: width) }
        header?.mirror(inWidth: width)
        bubble?.mirror(inWidth: width)
        popup = popup?.mirrored(inWidth: width)
        actionsViewport = actionsViewport.mirrored(inWidth: width)
    }
}
