public import PopsheetModel
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
public struct SheetLayout: Sendable, Hashable {
    /// The container's name.
    public let containerName: ContainerName
    /// Whether a press outside dismisses the sheet, so that it needs no cancel action.
    package let isDismissedByPressOutside: Bool
    /// The container's motion.
    package let motion: ContainerMotion
    /// The positions of the container's parts.
    package internal(set) var container: ContainerLayout
    /// The positions of header and rows.
    package internal(set) var list: ActionListLayout

    /// Lays a sheet out.
    ///
    /// Only visible rows are measured, so ten thousand actions cost little more than placing them.
    ///
    /// - Parameters:
    ///   - anchor: The source that a popover points at.
    ///   - appearance: The appearance; nil for the sheet's own.
    ///   - cancelLabel: The standard cancel action's label in the user's language.
    /// - Throws: An error that names the value of the anchor or the popover's width that is not finite or out of range.
    public init(
        _ sheet: ActionSheet,
        in context: LayoutContext,
        anchor: Rect? = nil,
        popover options: PopoverOptions = PopoverOptions(),
        appearance: Appearance? = nil,
        cancelLabel: String = Action.cancel.label,
        measuring measurer: any TextMeasurer
    ) throws(LayoutError) {
        try Self.check(anchor, options)
        self.init(
            clamping: sheet, in: context, anchor: anchor, popover: options, appearance: appearance,
            cancelLabel: cancelLabel, measuring: measurer)
    }

    /// Lays a sheet out; an anchor out of range counts as none, and such a popover's width as the nearest one in range.
    package init(
        clamping sheet: ActionSheet,
        in context: LayoutContext,
        anchor: Rect? = nil,
        popover options: PopoverOptions = PopoverOptions(),
        appearance: Appearance? = nil,
        cancelLabel: String,
        measuring measurer: any TextMeasurer
    ) {
        let anchor = anchor.flatMap { LayoutError.isPlace($0) ? $0 : nil }
        var options = options
        if case .fixed(let width) = options.width { options.width = .fixed(LayoutError.clampedLength(width)) }
        let mirrors = context.direction == .rightToLeft
        let width = context.size.width
        var context = context
        if mirrors { context.popup = context.popup.mirrored(inWidth: width) }
        let request = ContainerRegistry.Request(
            presentation: sheet.presentation, appearance: appearance ?? sheet.appearance ?? .automatic,
            compactLook: sheet.compactLook, anchor: mirrors ? anchor?.mirrored(inWidth: width) : anchor,
            popover: options)
        func layOut(in container: any Container) -> SheetLayout {
            SheetLayout(sheet, in: container, context, cancelLabel: cancelLabel, measuring: measurer)
        }
        // Choosing the container may already lay out the sheet; that layout is reused.
        var tried: SheetLayout?
        let container = ContainerRegistry.container(for: request, in: context) {
            let layout = layOut(in: $0)
            tried = layout
            return layout.list.scrolls.any
        }
        if let tried, tried.containerName == container.name { self = tried } else { self = layOut(in: container) }
        if mirrors {
            self.container = self.container.mirrored(inWidth: width)
            list.mirror(inWidth: width)
        }
    }

    private init(
        _ sheet: ActionSheet, in container: any Container, _ context: LayoutContext, cancelLabel: String,
        measuring measurer: any TextMeasurer
    ) {
        let measurement = ActionListMeasurement(
            sheet, container.controls(in: context),
            // If a press outside dismisses the sheet, the cancel action is shown only when there is no other action.
            showsFooter: !container.isDismissedByPressOutside || !sheet.offersActions,
            cancelLabel: cancelLabel, measuring: measurer)
        let places = container.layout(measurement.sizing, footer: measurement.footerSizing, in: context)
        containerName = container.name
        isDismissedByPressOutside = container.isDismissedByPressOutside
        motion = container.motion
        self.container = places
        list = measurement.layout(in: places.content, footer: places.footer)
    }

    /// The size of a window for a sheet alone; nil if the window takes the size of its content.
    package static func windowSize(for presentation: Presentation) -> Size? {
        ContainerRegistry.windowSize(for: presentation)
    }

    private static func check(_ anchor: Rect?, _ options: PopoverOptions) throws(LayoutError) {
        if let anchor { try LayoutError.checkPlace(anchor, "anchor") }
        if case .fixed(let width) = options.width { try LayoutError.checkLength(width, "popover's width") }
    }

    /// The surface of a popover.
    package var surface: PopoverSurface { container.popup == nil ? .window : .native }

    /// The scene at a state of the motion.
    package func scene(at state: TransitionState) -> Scene {
        Scene(of: container, moving: motion, at: state)
    }
}
