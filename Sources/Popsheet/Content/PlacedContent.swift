import PopsheetLayout
import PopsheetModel

/// A content laid out in the container that was chosen for it.
@MainActor
struct PlacedContent {
    /// What it was laid out in.
    let context: LayoutContext
    /// The container.
    let presentation: PresentationLayout
    /// Shows the content at its positions in the container.
    let show: (_ panels: PanelViews, _ theme: Theme, _ isAnimated: Bool) -> Void
    /// The positions of the content's parts.
    private let content: any ContentLayout

    /// Chooses a container, measures the content for it, and lays both out.
    init(_ content: some SheetContent, _ options: PresentationOptions, anchor: Rect?, in context: LayoutContext) {
        let request = ContainerRequest(options.withDefaults, anchor: anchor, attachment: content.detents?.attachment)
        let placement = ContentPlacement(request, in: context) { content.measure(for: $0, in: $1) }
        (self.context, presentation, self.content) = (context, placement.presentation, placement.content)
        show = { content.show(placement.content, in: $0, theme: $1, context: context, isAnimated: $2) }
    }

    /// Whether every part is where it is in another layout.
    func isPlaced(like other: PlacedContent) -> Bool {
        presentation == other.presentation && content.isEqual(to: other.content)
    }
}

extension ContentLayout {
    fileprivate func isEqual(to other: any ContentLayout) -> Bool { self == other as? Self }
}
