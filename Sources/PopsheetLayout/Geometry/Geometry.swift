/// A point in logical pixels, y downwards.
public struct Point: Sendable, Hashable {
    /// Distance from the left edge.
    public var x: Double
    /// Distance from the upper edge.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in logical pixels.
public struct Size: Sendable, Hashable {
    /// The extent from left to right.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Distances kept from the four edges, in logical pixels.
public struct Insets: Sendable, Hashable {
    /// The distance from the upper edge.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the lower edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// Creates insets, in the order of the safe areas of UIKit.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The insets with left and right exchanged.
    var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

/// A rectangle in logical pixels, y downwards.
public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The extent from left to right.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }
    /// The middle between the left and the right edge.
    public var midX: Double { x + width / 2 }
    /// The middle between the upper and the lower edge.
    public var midY: Double { y + height / 2 }
    /// The rectangle's extent.
    public var size: Size { Size(width: width, height: height) }

    /// The rectangle, moved by an offset.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle, mirrored horizontally in an area `width` wide.
    func mirrored(inWidth width: Double) -> Rect {
        Rect(x: width - maxX, y: y, width: self.width, height: height)
    }

    /// The rectangle inside its insets; its size is never negative.
    package func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle enlarged by a distance on every side.
    package func outset(by insets: Insets) -> Rect {
        Rect(
            x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }

    /// Whether a point is in the rectangle; the right and lower edges are outside.
    package func contains(_ point: Point) -> Bool {
        point.x >= x && point.y >= y && point.x < maxX && point.y < maxY
    }

    /// The part of the rectangle inside `bounds`; if they don't intersect, the nearest point or edge of `bounds`.
    package func clamped(to bounds: Rect) -> Rect {
        let left = x.clamped(bounds.x, bounds.maxX)
        let top = y.clamped(bounds.y, bounds.maxY)
        return Rect(
            x: left, y: top,
            width: maxX.clamped(bounds.x, bounds.maxX) - left,
            height: maxY.clamped(bounds.y, bounds.maxY) - top)
    }
}

extension Double {
    /// The nearest value between two bounds; the lower bound if they cross.
    func clamped(_ low: Double, _ high: Double) -> Double { Swift.max(low, Swift.min(self, high)) }
}
