import PopsheetModel

/// The panel of 2010: as wide as the window, with separate glossy buttons of limited width (sheet.md §6).
struct ClassicPanel: Container {
    var name: ContainerName { .sheet }
    var motion: ContainerMotion { .sheet }

    func controls(in context: LayoutContext) -> ControlMetrics { .classic(in: context) }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        var layout = Self.panel(content, footer: footer, topLimit: context.topLimit, in: context)
        layout.backdrop = context.bounds
        layout.backdropOpacity = context.form.dimming.opacity(in: context)
        return layout
    }

    /// A panel at the lower edge whose upper edge is limited.
    static func panel(
        _ content: ContentSizing?, footer: ContentSizing?, topLimit: Double, in context: LayoutContext
    ) -> ContainerLayout {
        let (width, height) = (context.size.width, context.size.height)
        let footerHeight =
            footer.map { min($0.naturalHeight(width), max(0, height - ClassicMetrics.bottomMargin)) } ?? 0
        let gap = footer != nil ? content.map { max(0, ClassicMetrics.footerGap - $0.bottomPadding) } ?? 0 : 0
        let below = ClassicMetrics.bottomMargin + footerHeight + gap
        // A footer without content has the same space above it as a header's texts.
        let contentHeight =
            content?.height(in: height - below - topLimit, width: width) ?? SheetMetrics.standard.headerVerticalPadding
        let panelHeight = min(height, contentHeight + below)
        var layout = ContainerLayout(
            panels: [
                Panel(
                    .main, frame: Rect(x: 0, y: height - panelHeight, width: width, height: panelHeight),
                    cornerRadius: 0)
            ],
            content: Rect(x: 0, y: height - below - contentHeight, width: width, height: contentHeight))
        if footer != nil {
            layout.footer = Rect(
                x: 0, y: max(0, height - ClassicMetrics.bottomMargin - footerHeight), width: width, height: footerHeight
            )
        }
        layout.travel = panelHeight + context.travelOfShadow
        return layout
    }
}

extension ControlMetrics {
    /// The glossy buttons of 2010 (sheet.md §6).
    static func classic(in context: LayoutContext) -> ControlMetrics {
        let (metrics, sizes) = (SheetMetrics.standard, TextSizes(scale: context.textScale))
        let inset = ClassicMetrics.inset(ofWidth: context.size.width)
        let label = Font(size: sizes.action, weight: .bold)
        return ControlMetrics(
            header: Header(
                titleFont: Font(size: sizes.growing(ClassicMetrics.titleSize)), messageFont: Font(size: sizes.small),
                horizontalPadding: inset, topPadding: metrics.headerVerticalPadding, gap: metrics.titleMessageGap,
                bottomPadding: metrics.headerVerticalPadding, paddingWithoutTexts: metrics.headerVerticalPadding,
                topMarginOfControls: metrics.headerVerticalPadding, minimumRowsHeight: metrics.minimumActionsHeight),
            rows: Rows(
                height: ClassicMetrics.buttonHeight, subtitledHeight: ClassicMetrics.buttonHeight, labelFont: label,
                labelInset: metrics.labelInset, sideMargin: inset, gap: ClassicMetrics.buttonGap,
                cornerRadius: ClassicMetrics.buttonRadius),
            footer: Footer(labelFont: label), smallSize: sizes.small)
    }
}
