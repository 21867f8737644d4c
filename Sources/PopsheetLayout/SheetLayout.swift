package import PopsheetModel
package import PopsheetMotion

/// The positions of all parts of an action sheet at rest, in the coordinates of its area.
///
/// A layout is computed once for a sheet in a context. Each ``Scene`` of its motion moves, scales and fades the whole,
/// and does not lay out again.
///
/// For example:
///
/// ```swift
/// let layout = try SheetLayout(sheet, in: context, measuring: measurer)
/// let scene = layout.scene(at: TransitionState(progress: 0.5))
/// ```
package struct SheetLayout: Sendable, Equatable {
    /// The container and its parts.
    package var presentation: PresentationLayout
    /// The positions of header and rows.
    package var list: ActionListLayout

    /// Lays a sheet out.
    ///
    /// Only visible rows are measured, so ten thousand actions cost little more than placing them.
    ///
    /// - Parameters:
    ///   - options: How the sheet is presented.
    ///   - anchor: The source that a popover points at.
    ///   - cancelLabel: The standard cancel action's label in the user's language.
    /// - Throws: An error that names the value of the anchor or the popover's width that is not finite or out of range.
    package init(
        _ sheet: ActionSheet,
        _ options: PresentationOptions = PresentationOptions(),
        in context: LayoutContext,
        anchor: Rect? = nil,
        cancelLabel: String = Action.cancel.label,
        measuring measurer: any TextMeasurer
    ) throws(LayoutError) {
        try Self.check(anchor, options.popover)
        self.init(
            clamping: sheet, for: ContainerRequest(options, anchor: anchor), in: context, cancelLabel: cancelLabel,
            measuring: measurer)
    }

    /// Lays a sheet out in the container that a request asks for.
    package init(
        clamping sheet: ActionSheet, for request: ContainerRequest, in context: LayoutContext, cancelLabel: String,
        measuring measurer: any TextMeasurer
    ) {
        let placement = ContentPlacement(request, in: context) {
            ActionListMeasurement(sheet, for: $0, in: $1, cancelLabel: cancelLabel, measuring: measurer)
        }
        self.init(placement.presentation, placement.content)
    }

    /// Creates the layout from its parts.
    package init(_ presentation: PresentationLayout, _ list: ActionListLayout) {
        (self.presentation, self.list) = (presentation, list)
    }

    /// The container's name.
    package var containerName: ContainerName { presentation.containerName }
    /// Whether a press outside dismisses the sheet, so that it needs no cancel action.
    package var isDismissedByPressOutside: Bool { presentation.isDismissedByPressOutside }
    /// The container's motion.
    package var motion: ContainerMotion { presentation.motion }
    /// The positions of the container's parts.
    package var container: ContainerLayout {
        get { presentation.container }
        set { presentation.container = newValue }
    }
    /// The surface of a popover.
    package var surface: PopoverSurface { presentation.surface }

    /// The scene at a state of the motion.
    package func scene(at state: TransitionState) -> Scene { presentation.scene(at: state) }

    /// Checks the numbers of an anchor and of a popover's width.
    package static func check(_ anchor: Rect?, _ options: PopoverOptions) throws(LayoutError) {
        if let anchor { try LayoutError.checkPlace(anchor, "anchor") }
        if case .fixed(let width) = options.width { try LayoutError.checkLength(width, "popover's width") }
    }
}
