import PopsheetModel
import PopsheetMotion

/// The watch's sheet: it fills the window, with the footer in the upper leading corner and the content scrolling below
/// (sheet.md §5).
struct CompactContainer: Container {
    /// The watch's style.
    var look: PresentationOptions.CompactStyle

    var name: ContainerName { .compact }
    // It fills the window.
    var motion: ContainerMotion { ContainerMotion(effect: .slidesWithoutOvershoot, style: .sheet) }
    var windowSize: Size? { CompactMetrics.screen }
    var fitsWidgets: Bool { true }

    private var metrics: CompactMetrics { look == .rounded ? .rounded : .square }

    func controls(in context: LayoutContext) -> ControlMetrics {
        let (metrics, sizes) = (metrics, TextSizes(scale: context.textScale))
        return ControlMetrics(
            header: .init(
                titleFont: Font(size: sizes.growing(metrics.titleSize), weight: .semibold),
                messageFont: Font(size: sizes.growing(metrics.messageSize)),
                horizontalPadding: metrics.textInset, topPadding: metrics.headerTopPadding,
                gap: metrics.titleMessageGap, bottomPadding: metrics.headerBottomPadding,
                paddingWithoutTexts: metrics.sideMargin,
                topInset: max(0, min(metrics.footerHeight, arcRadius(in: context) - metrics.headerTopPadding)),
                scrollsWithRows: true, minimumRowsHeight: 0),
            rows: .init(
                height: metrics.buttonHeight, subtitledHeight: metrics.buttonHeight,
                labelFont: Font(size: sizes.growing(metrics.labelSize)), labelInset: metrics.labelInset,
                sideMargin: metrics.sideMargin, gap: metrics.buttonGap, cornerRadius: metrics.buttonRadius,
                cornerCurve: metrics.buttonCurve),
            footer: .init(
                labelFont: Font(size: sizes.growing(metrics.titleSize)),  // To the sides of the other buttons.
                plain: .init(height: metrics.footerHeight, outset: metrics.footerInset - metrics.sideMargin)),
            smallSize: sizes.small)
    }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let area = context.bounds.inset(by: context.leadingSafeArea)
        let corner = footer.map { footer in
            let height = min(footer.naturalHeight(area.width), area.height)
            let arc = metrics.arcInset(
                ofLineAt: height / 2, size: TextSizes(scale: context.textScale).growing(metrics.titleSize),
                radius: arcRadius(in: context))
            let inset = max(metrics.footerInset, arc)
            return Rect(
                x: area.x + min(inset, area.width / 2), y: area.y,
                width: min(max(0, area.width - 2 * inset), footer.idealWidth()), height: height)
        }
        let top = min(area.maxY, corner.map { max($0.maxY, area.y + metrics.footerHeight) } ?? area.y)
        var layout = ContainerLayout(
            panels: [Panel(.main, frame: context.bounds, cornerRadius: windowRadius(in: context))],
            content: Rect(x: area.x, y: top, width: area.width, height: area.maxY - top), footer: corner)
        layout.travel = context.size.height + context.travelOfShadow
        return layout
    }

    /// The radius of the corners of the sheet's own window, which is a screen with round corners if what is behind them is
    /// visible.
    private func windowRadius(in context: LayoutContext) -> Double {
        context.shadowMargin > 0 ? CompactMetrics.screenCornerRadius : 0
    }

    /// The radius of the arcs that texts keep away from; a given safe area takes their place.
    private func arcRadius(in context: LayoutContext) -> Double {
        context.withoutKeyboard.safeArea == Insets() ? max(windowRadius(in: context), context.cornerRadius) : 0
    }
}
