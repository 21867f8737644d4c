package import PopsheetModel

/// Measures a content sheet for a container, and lays it out: grabber, bar, header, widget, actions and cancel action.
package final class ContentSheetMeasurement: ContentMeasurement {
    private let content: ContentDescription
    private let list: ActionListMeasurement
    private let bar: BarMeasurement?
    private let widget: WidgetSizing
    /// The space at both sides of the widget.
    private let widgetMargin: Double
    /// The scale with which the widget fits a width.
    private let widgetScale: (_ width: Double) -> Double
    private var hasGrabber: Bool
    private let grabberSize: Size
    private let hasBackground: Bool
    /// Space above the widget if nothing else is above it.
    private var topMargin = 0.0
    /// The part of the height up to which a header is kept whole; of a higher one, its first line is.
    private static let headerShare = 1.0 / 3

    /// Measures a content sheet for a container.
    ///
    /// - Parameters:
    ///   - widget: The sizes of the application's widget.
    ///   - cancelLabel: The standard cancel action's label in the user's language.
    package init(
        _ content: ContentDescription, widget: WidgetSizing, for container: any Container, in context: LayoutContext,
        cancelLabel: String, measuring measurer: any TextMeasurer
    ) {
        self.content = content
        var controls = container.controls(in: context)
        let margin = container.fitsWidgets ? controls.rows.sideMargin : 0
        widgetMargin = margin
        self.widget = container.fitsWidgets ? widget.fitted(between: margin) : widget
        widgetScale = { container.fitsWidgets ? widget.scale(fitting: $0) : 1 }
        let form = context.form.contentSheet
        grabberSize = Size(width: form.grabberWidth, height: form.grabberHeight)
        hasGrabber = container.motion.release == .projected && content.showsGrabber != false
        hasBackground = container.hasContentBackground
        var sheet = content.list
        bar =
            content.hasBar
            ? BarMeasurement(
                content, textScale: context.textScale, cancelLabel: cancelLabel, measuring: measurer) : nil
        if bar != nil {
            sheet.title = nil
            controls.header.topInset = 0
        }
        // The header and the actions stay while the widget scrolls (content.md §9).
        controls.header.scrollsWithRows = false
        // In the sheet's own style, the widget's margin is the distance from the texts (controls.md §3).
        if content.controls == .sheet {
            controls.header.bottomPadding = 0
            if bar == nil, !sheet.hasHeader { topMargin = controls.header.topMarginOfControls }
            controls.rows.sideMargin = controls.rows.sideMarginBelowControls ?? controls.rows.sideMargin
        }
        controls.header.minimumRowsHeight = SheetMetrics.standard.minimumActionsHeight
        controls.rows.topMargin = controls.rows.gapBelowContent
        list = ActionListMeasurement(
            sheet, for: container, in: context, controls: controls, cancelLabel: cancelLabel, measuring: measurer)
        // The heights of detents may depend on the grabber's.
        if hasGrabber, content.showsGrabber == nil {
            hasGrabber = container.hasDetents(sizing, footer: footerSizing, in: context)
        }
    }

    /// The height of grabber and bar, or of the space in their place.
    private var topHeight: Double { grabberHeight + (bar?.height ?? 0) + topMargin }

    private var grabberHeight: Double {
        hasGrabber ? grabberSize.height + 2 * GrabberMetrics.margin : 0
    }

    package var sizing: ContentSizing? {
        let list = list.sizing
        var sizing = ContentSizing(
            idealWidth: { [self] in
                // The texts wrap: a long message must not make the sheet wider than a list of actions is.
                let texts = list.map { min($0.idealWidth(), PopoverOptions.Width.standardLength) } ?? 0
                return max(widget.naturalWidth(), texts, bar?.idealWidth ?? 0)
            },
            minimumHeight: { [self] width in
                topHeight + widget.usefulHeight(width) + (list?.naturalHeight(width) ?? 0)
            },
            smallestRequest: { [self] width in
                topHeight + widget.smallestHeight(width) + (list?.naturalHeight(width) ?? 0)
            },
            requestedWidth: content.contentSize?.width.map { LayoutError.clampedLength($0) },
            requestedHeight: content.contentSize?.height.map { LayoutError.clampedLength($0) },
            expands: { [widget] in widget.takesDefaultSize },
            naturalHeight: { [self] width in
                topHeight + widget.preferredHeight(width) + (list?.naturalHeight(width) ?? 0)
            })
        if let list { sizing.pairedFooterWidth = list.pairedFooterWidth }
        return sizing
    }

    package var footerSizing: ContentSizing? { list.footerSizing }

    package func layout(in content: Rect, footer: Rect?) -> ContentSheetLayout {
        var y = content.y
        var (grabber, target): (Rect?, Rect?)
        if hasGrabber {
            let (width, space) = (min(grabberSize.width, content.width), content.height - grabberHeight)
            if space >= 0 {
                grabber = Rect(
                    x: content.midX - width / 2, y: y + GrabberMetrics.margin, width: width,
                    height: grabberSize.height)
                // Not above the sheet.
                target = Rect(
                    x: content.midX - GrabberMetrics.target / 2, y: y, width: GrabberMetrics.target,
                    height: GrabberMetrics.target)
            }
            y = min(y + grabberHeight, content.maxY)
        }
        var barLayout: BarLayout?
        if let bar {
            let height = min(bar.height, content.maxY - y)
            barLayout = bar.layout(in: Rect(x: content.x, y: y, width: content.width, height: height))
            y += height
        }
        let top = min(y, content.maxY)
        y = min(y + topMargin, content.maxY)
        let room = content.maxY - y
        let listHeight = list.sizing?.naturalHeight(content.width) ?? 0
        let minimum = widget.usefulHeight(content.width)
        let natural = max(minimum, widget.naturalHeight(content.width))
        // Without space for everything the widget keeps its minimum, but not more than what the list can spare.
        let kept = list.minimumHeight(ofWidth: content.width, headerShare: room * Self.headerShare)
        let spared = max(0, room - min(listHeight, kept))
        let height = listHeight + minimum <= room + 1e-6 ? max(0, room - listHeight) : min(minimum, spared)
        var list = list.layout(
            in: Rect(x: content.x, y: y, width: content.width, height: room - height), footer: footer)
        let margin = min(widgetMargin, content.width / 2)
        let frame = Rect(
            x: content.x + margin, y: list.contentGap(below: y), width: content.width - 2 * margin, height: height)
        list.openGap(height)
        if let footer, let row = list.footer, footer.y <= content.maxY + 1e-6, row.plainOutset == nil {
            list.footerSeparator = Rect(x: footer.x, y: footer.y, width: footer.width, height: 0)
        }
        return ContentSheetLayout(
            grabber: grabber, grabberTarget: target, bar: barLayout, list: list, widget: frame,
            background: Rect(
                x: content.x, y: top, width: content.width,
                height: hasBackground ? max(0, content.maxY - top) : 0),
            widgetScale: widgetScale(frame.width), widgetOverflows: height < natural - 1e-6)
    }
}
