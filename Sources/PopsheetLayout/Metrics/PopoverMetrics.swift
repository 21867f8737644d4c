package import PopsheetModel

/// The lengths of the arrowed popover (sheet.md §4).
package struct PopoverMetrics: Sendable, Hashable {
    /// Radius of the body's continuous corners.
    package var cornerRadius: Double
    /// Distance of the arrow's tip from the body.
    package var arrowHeight = 13.0
    /// Width of the arrow at the body.
    package var arrowBase = 26.0
    /// Length, along the body and along the flank, of the curve between them, which sheet.md §4 does not define.
    package var arrowJoint = 4.0
    /// The part of each flank that the blunt tip replaces, which sheet.md §4 does not define.
    package var arrowBlunting = 4.0
    /// Space kept between the body and the window's edges.
    package var margin = 10.0
    /// The height of a popover with a widget that scrolls or expands (content.md §1).
    package var expandedHeight = 480.0

    /// The lengths in an appearance's form.
    package init(_ form: SheetAppearance.Form.Popover) { cornerRadius = form.card.cornerRadius }

    /// The tablet's popover.
    package static let standard = PopoverMetrics(SheetAppearance.Form.standard.popover)

    /// Minimum distance from the middle of the base to an end of its side: the corner's curve and half a base.
    var arrowClearance: Double { ContinuousCorner.extent * cornerRadius + arrowBase / 2 }

    /// The minimum width of a popover with a widget: that of its arrow and two corners (content.md §1).
    package var minimumContentWidth: Double { (2 * arrowClearance).rounded(.up) }
}
