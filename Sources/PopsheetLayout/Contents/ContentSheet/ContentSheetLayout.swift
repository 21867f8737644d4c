/// The positions of the parts of a content sheet at its largest detent, in the coordinates of the sheet's area.
package struct ContentSheetLayout: ContentLayout {
    /// The grabber; nil without one.
    package var grabber: Rect?
    /// The area in which a press reaches the grabber; nil without one.
    package var grabberTarget: Rect?
    /// The bar; nil without one.
    package var bar: BarLayout?
    /// The title and the message above the widget, the actions and the cancel action below it.
    package var list: ActionListLayout
    /// The frame of the application's widget.
    package var widget: Rect
    /// The area with the background of the content, empty without one; the rest has the panel's.
    package var background: Rect
    /// The scale of the widget, which is less than 1 if it is too wide for a container that makes it fit.
    package var widgetScale = 1.0
    /// Whether the widget has less than its natural height.
    package var widgetOverflows: Bool

    /// Whether any part has less space than it needs.
    package var overflows: Bool { widgetOverflows || list.overflows }

    /// Mirrors the layout horizontally.
    package mutating func mirror(inWidth width: Double) {
        grabber = grabber?.mirrored(inWidth: width)
        grabberTarget = grabberTarget?.mirrored(inWidth: width)
        bar = bar?.mirrored(inWidth: width)
        list.mirror(inWidth: width)
        widget = widget.mirrored(inWidth: width)
        background = background.mirrored(inWidth: width)
    }

    /// The layout in a scene: the visible part of a sheet below its largest detent is lower, and so is the widget; actions
    /// and cancel stay at the lower edge.
    package func placed(in scene: Scene) -> ContentSheetLayout {
        let shrinkage = min(scene.shrinkage, widget.height)
        guard shrinkage > 0 else { return self }
        var placed = self
        placed.widget.height -= shrinkage
        placed.background.height = max(0, placed.background.height - shrinkage)
        placed.list.moveRows(by: -shrinkage)
        return placed
    }
}
