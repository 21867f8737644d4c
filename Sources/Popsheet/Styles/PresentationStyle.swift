import PopsheetLayout
import PopsheetModel

/// What a container has of its own on the screen, besides its layout: its colours, and what a press outside means.
///
/// All else is common to every container: rows, header and scrolling, keys, focus, the outcome. A new style is a type in a
/// file of its own in this folder, and its line in ``PopsheetLayout/ContainerName/style``.
@MainActor
protocol PresentationStyle {
    /// Whether it takes its area for itself, so that nothing beneath it can be reached; what is not modal may also draw
    /// beyond its area, as a shadow does.
    var isModal: Bool { get }
    /// Whether it points at its anchor, and ends with it.
    var pointsAtAnchor: Bool { get }

    /// Its colours, from those of an appearance.
    func theme(for appearance: ResolvedAppearance, of sheet: ActionSheet) -> Theme
    /// How its panels look.
    func looks(_ theme: Theme, in context: LayoutContext) -> PanelLooks
    /// Begins to observe presses in the window outside the sheet, until the result is removed; nil where there are none to
    /// observe, as where a modal sheet covers its area.
    func observePresses(outside sheet: SheetPresenter) -> (any OutsidePressObserver)?
}

extension PresentationStyle {
    func looks(_ theme: Theme, in context: LayoutContext) -> PanelLooks { theme.panels }
    func observePresses(outside sheet: SheetPresenter) -> (any OutsidePressObserver)? { nil }
}

/// Observes pointer presses outside the sheet.
@MainActor
protocol OutsidePressObserver: AnyObject {
    /// Stops observing.
    func remove()
}

extension ContainerName {
    /// The style of a container.
    @MainActor var style: any PresentationStyle {
        switch self {
        case .popover: PopoverStyle()
        case .compact: CompactStyle()
        default: BottomSheetStyle()
        }
    }
}
