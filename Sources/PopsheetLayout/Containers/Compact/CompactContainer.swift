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

    private var metrics: CompactMetrics { look == .rounded ? .rounded : .square }

    func controls(in context: LayoutContext) -> ControlMetrics {
        let (metrics, sizes) = (metrics, TextSizes(scale: context.textScale))
        return ControlMetrics(
            header: .init(
                titleFont: Font(size: sizes.growing(metrics.titleSize), weight: .semibold),
                messageFont: Font(size: sizes.growing(metrics.messageSize)),
                horizontalPadding: metrics.textInset, topPadding: metrics.headerTopPadding,
                gap: metrics.titleMessageGap, bottomPadding: metrics.headerBottomPadding,
                paddingWithoutTexts: metrics.sideMargin, scrollsWithRows: true, minimumRowsHeight: 0),
            rows: .init(
                height: metrics.buttonHeight, subtitledHeight: metrics.buttonHeight,
                labelFont: Font(size: sizes.growing(metrics.labelSize)), labelInset: metrics.labelInset,
                sideMargin: metrics.sideMargin, gap: metrics.buttonGap, cornerRadius: metrics.buttonRadius),
            footer: .init(
                labelFont: Font(size: sizes.growing(metrics.titleSize)),  // To the sides of the other buttons.
                plain: .init(height: metrics.footerHeight, outset: metrics.footerInset - metrics.sideMargin)),
            smallSize: sizes.small)
    }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        let area = context.bounds.inset(by: context.leadingSafeArea)
        let corner = footer.map { footer in
            Rect(
                x: area.x + min(metrics.footerInset, area.width / 2), y: area.y,
                width: min(max(0, area.width - 2 * metrics.footerInset), footer.idealWidth()),
                height: min(footer.naturalHeight(area.width), area.height))
        }
        let top = min(area.maxY, corner.map { max($0.maxY, area.y + metrics.footerHeight) } ?? area.y)
        // The sheet's own window is a screen with round corners if what is behind them is visible.
        let radius = context.shadowMargin > 0 ? CompactMetrics.screenCornerRadius : 0
        var layout = ContainerLayout(
            panels: [Panel(.main, frame: context.bounds, cornerRadius: radius)],
            content: Rect(x: area.x, y: top, width: area.width, height: area.maxY - top), footer: corner)
        layout.travel = context.size.height + context.travelOfShadow
        return layout
    }
}
