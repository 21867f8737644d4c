import PopsheetModel
import PopsheetMotion

/// The tablet's popover: content and footer in one body with an arrow (sheet.md §4).
struct PopoverContainer: Container {
    /// The source that the popover points at.
    var anchor: Rect?
    /// The caller's options.
    var options: PopoverOptions
    /// Whether it shows a widget, and not a list of actions.
    var isForWidget = false
    /// The surface; nil for the window, or a native surface if the popover does not fit in it.
    var surface: PopoverSurface?
    /// The lengths and the motion.
    var form: SheetAppearance.Form.Popover

    var name: ContainerName { .popover }
    var isDismissedByPressOutside: Bool { true }
    var hasContentBackground: Bool { true }
    var motion: ContainerMotion {
        ContainerMotion(effect: .grows(from: form.motion.initialScale), style: .popover.moving(form.motion))
    }

    private var metrics: PopoverMetrics { PopoverMetrics(form) }

    func controls(in context: LayoutContext) -> ControlMetrics { ControlMetrics(of: form.card, in: context) }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let metrics = metrics
        let width = width(content, footer)
        let bubble = PopoverPlacement.Content(
            width: width, minimumHeight: (content ?? footer)?.minimumHeight(width) ?? 0,
            naturalHeight: { height(content, footer, width: $0) })
        var placement = PopoverPlacement(bubble, metrics: metrics, context: context, anchor: anchor, options: options)
        let mayLeave = surface == nil && anchor != nil && !context.fillsScreen && !placement.fits
        if surface == .native || mayLeave {
            let outside = PopoverPlacement(
                bubble, onSurfaceFor: anchor, metrics: metrics, context: context, options: options)
            // The screen may have no more space than the window.
            if surface == .native || outside.shows(moreThan: placement) { placement = outside }
        }

        let body = placement.body
        let footerHeight = footer.map { min($0.naturalHeight(body.width), body.height) }
        var layout = ContainerLayout(
            panels: [Panel(.main, frame: body, cornerRadius: metrics.cornerRadius, arrow: placement.arrow)],
            content: Rect(
                x: body.x, y: body.y, width: body.width, height: body.height - (footerHeight ?? 0)))
        layout.footer = footerHeight.map {
            Rect(x: body.x, y: body.maxY - $0, width: body.width, height: $0)
        }
        layout.popup = placement.request
        return layout
    }

    /// The requested width of the body.
    private func width(_ content: ContentSizing?, _ footer: ContentSizing?) -> Double {
        // A text engine rounds; a label that fits exactly must not shrink because of that.
        func fitting() -> Double { max(content?.idealWidth() ?? 0, footer?.idealWidth() ?? 0).rounded(.up) }
        let width =
            switch options.width {
            case .fixed(let width): width
            case .fitting: fitting()
            case .standard where !isForWidget || content?.expands() == true && content?.requestedWidth == nil:
                PopoverOptions.Width.standardLength
            case .standard: content?.requestedWidth ?? fitting()
            }
        return isForWidget ? max(width, metrics.minimumContentWidth) : width
    }

    /// The requested height of the body.
    private func height(_ content: ContentSizing?, _ footer: ContentSizing?, width: Double) -> Double {
        let natural = (content?.naturalHeight(width) ?? 0) + (footer?.naturalHeight(width) ?? 0)
        guard let content, isForWidget else { return natural }
        return content.requestedHeight ?? (content.expands() ? metrics.expandedHeight : natural)
    }
}
