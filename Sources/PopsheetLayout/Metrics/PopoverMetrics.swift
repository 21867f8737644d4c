/// The lengths of the arrowed popover (sheet.md §4).
package struct PopoverMetrics: Sendable, Hashable {
    /// Radius of the body's continuous corners.
    package var cornerRadius: Double
    /// Distance of the arrow's tip from the body.
    package var arrowHeight: Double
    /// Width of the arrow at the body.
    package var arrowBase: Double
    /// Length, along the body and along the flank, of the curve between them, which sheet.md §4 does not define.
    package var arrowJoint: Double
    /// The part of each flank that the blunt tip replaces, which sheet.md §4 does not define.
    package var arrowBlunting: Double
    /// Space kept between the body and the window's edges.
    package var margin: Double
    /// The minimum width of a popover with a widget: that of its arrow and two corners (content.md §1).
    package var minimumContentWidth: Double
    /// The height of a popover with a widget that scrolls or expands (content.md §1).
    package var expandedHeight: Double
    /// The scale at which a popover begins to grow (sheet.md §8).
    package var initialScale: Double

    /// The tablet's popover.
    package static let standard = PopoverMetrics(
        cornerRadius: 14, arrowHeight: 13, arrowBase: 26, arrowJoint: 4, arrowBlunting: 4, margin: 10,
        minimumContentWidth: 69, expandedHeight: 480, initialScale: 0.9)

    /// Minimum distance from the middle of the base to an end of its side: the corner's curve and half a base.
    var arrowClearance: Double { ContinuousCorner.extent * cornerRadius + arrowBase / 2 }
}
