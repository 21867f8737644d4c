import PopsheetModel
import PopsheetMotion

/// A sheet in the middle of a wide window, which slides in from below (content.md §1).
struct FormSheet: Container {
    /// The lengths and the motion.
    var form: SheetAppearance.Form.ContentSheet

    var name: ContainerName { .formSheet }
    var motion: ContainerMotion {
        ContainerMotion(effect: .slides, style: .sheet.moving(form.motion), release: .projected)
    }
    var hasContentBackground: Bool { true }

    func controls(in context: LayoutContext) -> ControlMetrics { ControlMetrics(of: form.card, in: context) }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let area = context.bounds.inset(by: context.leadingSafeArea).inset(by: FormSheetMetrics.margins)
        let width = min(content?.requestedWidth ?? FormSheetMetrics.maximumSize.width, area.width)
        let footerHeight = footer.map { min($0.naturalHeight(width), area.height) } ?? 0
        let room = min(content?.requestedHeight ?? FormSheetMetrics.maximumSize.height, area.height) - footerHeight
        let expands = content?.requestedHeight != nil || content?.expands() == true
        let contentHeight = expands ? max(0, room) : min(content?.naturalHeight(width) ?? 0, max(0, room))
        let height = contentHeight + footerHeight
        let frame = Rect(
            x: area.x + (area.width - width) / 2, y: area.y + max(0, area.height - height) / 2, width: width,
            height: height)
        var layout = ContainerLayout(
            panels: height > 0 ? [Panel(.main, frame: frame, cornerRadius: form.card.cornerRadius)] : [],
            content: Rect(x: frame.x, y: frame.y, width: width, height: contentHeight))
        if footer != nil {
            layout.footer = Rect(x: frame.x, y: frame.maxY - footerHeight, width: width, height: footerHeight)
        }
        layout.backdrop = context.bounds
        layout.backdropOpacity = form.dimming.opacity(in: context)
        layout.travel = max(0, context.size.height - frame.y)
        return layout
    }
}
