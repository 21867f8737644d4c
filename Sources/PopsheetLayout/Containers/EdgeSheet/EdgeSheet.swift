import PopsheetModel
import PopsheetMotion

/// A sheet attached to the lower edge, as wide as the window, that rests at detents (content.md §1, §2).
struct EdgeSheet: Container {
    /// The detents.
    var attachment: SheetAttachment

    var name: ContainerName { .edgeSheet }
    var motion: ContainerMotion { ContainerMotion(effect: .slides, style: .sheet, release: .projected) }
    var hasContentBackground: Bool { true }

    func hasDetents(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> Bool {
        Set(attachment.detents).count > 1 && stops(content, footer: footer, in: context.withoutKeyboard).rests.count > 1
    }

    private func columns(in context: LayoutContext) -> Rect {
        context.bounds.inset(by: Insets(left: context.leadingSafeArea.left, right: context.leadingSafeArea.right))
    }

    private func stops(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> DetentStops {
        let width = columns(in: context).width
        let footerHeight = footer?.naturalHeight(width) ?? 0
        let minimum = content.map { ($0.smallestRequest ?? $0.minimumHeight)(width) } ?? 0
        return DetentStops(
            attachment, in: context, topMargin: EdgeSheetMetrics.topMargin, minimum: minimum + footerHeight,
            natural: { (content?.naturalHeight(width) ?? 0) + footerHeight })
    }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let (safe, size) = (context.leadingSafeArea, context.size)
        let columns = columns(in: context)
        let stops = stops(content, footer: footer, in: context)
        let top = size.height - stops.largest
        let footerHeight = footer.map { min($0.naturalHeight(columns.width), max(0, stops.largest - safe.bottom)) } ?? 0
        let bottom = max(top, size.height - safe.bottom)
        let contentBottom = max(top, bottom - footerHeight)
        var layout = ContainerLayout(
            panels: [
                Panel(
                    .main,
                    frame: Rect(
                        x: 0, y: top, width: size.width,
                        height: stops.largest + (size.height * EdgeSheetMetrics.overscroll).rounded(.up)),
                    cornerRadius: EdgeSheetMetrics.cornerRadius)
            ], content: Rect(x: columns.x, y: top, width: columns.width, height: contentBottom - top))
        if footer != nil {
            layout.footer = Rect(
                x: columns.x, y: bottom - footerHeight, width: columns.width, height: footerHeight)
        }
        layout.backdrop = context.bounds
        layout.backdropOpacity = ContentDimming.opacity(in: context)
        layout.travel = stops.largest
        layout.detents = stops.rests
        layout.undimmedRest = stops.rest(of: attachment.largestUndimmedDetent)
        return layout
    }
}
