import PopsheetModel
import PopsheetMotion

/// A sheet attached to the lower edge, as wide as the window, that rests at detents (content.md §1, §2).
struct EdgeSheet: Container {
    /// The detents.
    var attachment: SheetAttachment
    /// The lengths and the motion.
    var form: SheetAppearance.Form.ContentSheet

    var name: ContainerName { .edgeSheet }
    var motion: ContainerMotion {
        ContainerMotion(effect: .slides, style: .sheet.moving(form.motion), release: .projected)
    }
    var hasContentBackground: Bool { true }

    func controls(in context: LayoutContext) -> ControlMetrics { ControlMetrics(of: form.card, in: context) }

    func hasDetents(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> Bool {
        Set(attachment.detents).count > 1 && stops(content, footer: footer, in: context.withoutKeyboard).rests.count > 1
    }

    /// - Parameter margin: The space at both sides of a floating sheet.
    private func columns(in context: LayoutContext, margin: Double = 0) -> Rect {
        let safe = context.leadingSafeArea
        return context.bounds.inset(by: Insets(left: safe.left + margin, right: safe.right + margin))
    }

    /// The space around the sheet if it floats: where it rests at one height only, lower than the largest.
    private func margin(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> Double {
        guard form.margin > 0, attachment.detents.count == 1 else { return 0 }
        let (whole, safe) = (context.withoutKeyboard, context.leadingSafeArea)
        let stops = stops(content, footer: footer, in: whole, margin: form.margin)
        let room = whole.size.height - safe.top - EdgeSheetMetrics.topMargin - form.margin
        return stops.largest <= room ? form.margin : 0
    }

    private func stops(
        _ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext, margin: Double = 0
    ) -> DetentStops {
        let width = columns(in: context, margin: margin).width
        let footerHeight = footer?.naturalHeight(width) ?? 0
        let minimum = content.map { ($0.smallestRequest ?? $0.minimumHeight)(width) } ?? 0
        return DetentStops(
            attachment, in: context, topMargin: EdgeSheetMetrics.topMargin, minimum: minimum + footerHeight,
            natural: { (content?.naturalHeight(width) ?? 0) + footerHeight })
    }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let (safe, size) = (context.leadingSafeArea, context.size)
        let margin = margin(content, footer: footer, in: context)
        let columns = columns(in: context, margin: margin)
        let stops = stops(content, footer: footer, in: context, margin: margin)
        let top = size.height - stops.largest - margin
        let footerHeight = footer.map { min($0.naturalHeight(columns.width), max(0, stops.largest - safe.bottom)) } ?? 0
        let bottom = max(top, size.height - safe.bottom - margin)
        let contentBottom = max(top, bottom - footerHeight)
        var layout = ContainerLayout(
            panels: [
                Panel(
                    .main,
                    frame: margin > 0
                        ? Rect(x: columns.x, y: top, width: columns.width, height: bottom - top)
                        : Rect(
                            x: 0, y: top, width: size.width,
                            height: stops.largest + (size.height * LayoutContext.overscroll).rounded(.up)),
                    cornerRadius: form.card.cornerRadius)
            ], content: Rect(x: columns.x, y: top, width: columns.width, height: contentBottom - top))
        if footer != nil {
            layout.footer = Rect(
                x: columns.x, y: bottom - footerHeight, width: columns.width, height: footerHeight)
        }
        layout.backdrop = context.bounds
        layout.backdropOpacity = form.dimming.opacity(in: context)
        layout.travel = stops.largest + margin
        layout.detents = stops.rests
        layout.undimmedRest = stops.rest(of: attachment.largestUndimmedDetent)
        return layout
    }
}
