import PopsheetLayout
import PopsheetModel

/// How a container looks and behaves on the screen, besides its layout and motion.
///
/// A new style is a type in its own file in this folder, and its line in ``PopsheetLayout/ContainerName/style``.
@MainActor
protocol PresentationStyle {
    /// Whether it takes its area for itself, so that nothing beneath it can be reached; what is not modal may also draw
    /// beyond its area, as a shadow does.
    var isModal: Bool { get }
    /// Whether an opaque panel covers its whole area.
    var coversArea: Bool { get }
    /// Whether it points at its anchor, and ends with it.
    var pointsAtAnchor: Bool { get }

    /// Its colours, from those of an appearance.
    func theme(for appearance: ResolvedAppearance, _ options: PresentationOptions) -> Theme
    /// The rows on its cards, in an appearance's form.
    func rows(in form: SheetAppearance.Form) -> SheetAppearance.Form.Rows
    /// How its panels look.
    func panelStyles(_ theme: Theme, in context: LayoutContext) -> PanelStyles
}

extension PresentationStyle {
    var coversArea: Bool { false }

    func theme(for appearance: ResolvedAppearance, _ options: PresentationOptions) -> Theme {
        appearance.theme.arranging(rows(in: appearance.theme.form))
    }

    func rows(in form: SheetAppearance.Form) -> SheetAppearance.Form.Rows { form.sheet.card.rows }

    func panelStyles(_ theme: Theme, in context: LayoutContext) -> PanelStyles { theme.panels }
}

extension ContainerName {
    /// The style of a container.
    @MainActor var style: any PresentationStyle {
        switch self {
        case .popover: PopoverStyle()
        case .compact: CompactStyle()
        case .alert: AlertStyle()
        case .edgeSheet, .formSheet: ContentSheetStyle()
        case .sheet: BottomSheetStyle()
        }
    }
}
