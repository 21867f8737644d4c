import PopsheetModel
import PopsheetMotion

/// An action sheet in the middle of its area, over a backdrop (sheet.md §14).
struct AlertContainer: Container {
    /// The lengths and the motion.
    var form: SheetAppearance.Form.Alert

    var name: ContainerName { .alert }
    var motion: ContainerMotion {
        ContainerMotion(effect: .grows(from: form.motion.initialScale), style: .popover.moving(form.motion))
    }

    func controls(in context: LayoutContext) -> ControlMetrics { ControlMetrics(of: form.card, in: context) }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let safe = context.leadingSafeArea
        let ideal = max(content?.idealWidth() ?? 0, footer?.idealWidth() ?? 0).rounded(.up)
        let widest = max(0, context.size.width - safe.left - safe.right - 2 * form.margin)
        let width = min(max(form.minimumWidth, min(ideal, form.maximumWidth)), widest)
        let top = safe.top + form.margin
        let bottom = max(0, context.size.height - safe.bottom - form.margin)
        let area = Rect(x: context.cardX(width: width), y: 0, width: width, height: bottom)
        var layout = SharedCard(area: area, topLimit: top, card: form.card).layout(content, footer: footer)
        // It is as high as its content, in the middle.
        let height = bottom - (layout.bounds?.y ?? bottom)
        layout = layout.offset(y: -max(0, bottom - top - height) / 2)
        layout.backdrop = context.bounds
        layout.backdropOpacity = context.form.dimming.opacity(in: context)
        return layout
    }
}
