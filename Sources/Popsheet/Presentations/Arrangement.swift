import PopsheetLayout

/// What carries the widgets of a sheet at rest: two panels, of which a form shows those that it has.
///
/// The widgets stay on their panels whatever form the sheet takes, so focus and scrolling survive a change of it.
struct Arrangement: Hashable {
    /// A surface with a shape and a colour.
    struct Panel: Hashable {
        /// The outline, in the area's coordinates.
        var shape: Bubble
        /// What it is filled with.
        var fill: Fill
        /// What shows the content beneath instead of the fill, where it can be shown.
        var material: Material?
        /// A line on its upper edge.
        var topLine: Color?
        /// A line around its outline, outside of it.
        var edge: CardView.Edge?
        /// The shadow that it throws.
        var shadow: Shadow?

        /// Where it lies.
        var frame: Rect { shape.bounds }
    }

    /// What carries the header and the actions.
    var main: Panel?
    /// What carries the cancel action.
    var cancel: Panel?
    /// Whether the cancel action is a row on the main panel, which then shows that it is pressed.
    var cancelIsOnMain = false
    /// Whether the header scrolls with the actions instead of by itself.
    var headerScrolls = false
}
