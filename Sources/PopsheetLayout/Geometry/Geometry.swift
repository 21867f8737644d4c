package import PopsheetModel

/// A point in logical pixels, y downwards.
package struct Point: Sendable, Hashable {
    /// Distance from the left edge.
    package var x: Double
    /// Distance from the upper edge.
    package var y: Double

    /// Creates a point.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in logical pixels.
package struct Size: Sendable, Hashable {
    /// The extent from left to right.
    package var width: Double
    /// The extent from top to bottom.
    package var height: Double

    /// Creates a size.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in logical pixels, y downwards.
package struct Rect: Sendable, Hashable {
    /// The left edge.
    package var x: Double
    /// The upper edge.
    package var y: Double
    /// The extent from left to right.
    package var width: Double
    /// The extent from top to bottom.
    package var height: Double

    /// Creates a rectangle.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    package var maxX: Double { x + width }
    /// The lower edge.
    package var maxY: Double { y + height }
    /// The middle between the left and the right edge.
    package var midX: Double { x + width / 2 }
    /// The middle between the upper and the lower edge.
    package var midY: Double { y + height / 2 }
    /// The rectangle's extent.
    package var size: Size { Size(width: width, height: height) }

    /// The rectangle, moved by an offset.
    package func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
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

    /// The smallest rectangle that contains all of some rectangles; nil without any.
    package static func union(of rects: [Rect]) -> Rect? {
        guard let first = rects.first else { return nil }
        return rects.dropFirst().reduce(first) { all, next in
            let (left, top) = (min(all.x, next.x), min(all.y, next.y))
            return Rect(x: left, y: top, width: max(all.maxX, next.maxX) - left, height: max(all.maxY, next.maxY) - top)
        }
    }

    /// Whether the rectangles have a common part.
    package func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
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
