/// The lengths of the arrowed popover (4: S3).
public struct PopoverMetrics: Sendable, Hashable {
    /// The body's width unless the caller wants another.
    public var width: Double
    /// Radius of the body's continuous corners.
    public var cornerRadius: Double
    /// How far the arrow's tip stands from the body.
    public var arrowHeight: Double
    /// The arrow's width where it leaves the body.
    public var arrowBase: Double
    /// How long the curve is, along the body and along the flank, in which the arrow leaves the body (4: S3's drawing).
    public var arrowJoint: Double
    /// How much of each flank the blunt tip takes (4: S3's drawing).
    public var arrowBlunting: Double
    /// Space kept between the body and the window's edges.
    public var margin: Double
    /// The scale from which a popover grows to its own size (8: S3).
    public var initialScale: Double

    /// The tablet's popover.
    public static let standard = PopoverMetrics(
        width: 320, cornerRadius: 14, arrowHeight: 13, arrowBase: 26, arrowJoint: 4, arrowBlunting: 4, margin: 10,
        initialScale: 0.9)

    /// How far the base's middle stays from an end of its side: the corner's curve and half a base.
    var arrowClearance: Double { ContinuousCorner.extent * cornerRadius + arrowBase / 2 }
}
