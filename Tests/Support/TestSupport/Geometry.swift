/// A place on the screen, in the screen's pixels.
public struct ScreenPoint: Equatable, Sendable {
    public var x, y: Double

    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }

    public func offset(x dx: Double, y dy: Double) -> ScreenPoint {
        ScreenPoint(x: x + dx, y: y + dy)
    }
}

/// A rectangle of the screen, in the screen's pixels.
public struct ScreenRect: Equatable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public var center: ScreenPoint { point(0.5, 0.5) }

    /// A point within, in fractions of the width and the height.
    public func point(_ horizontally: Double, _ vertically: Double) -> ScreenPoint {
        ScreenPoint(x: x + width * horizontally, y: y + height * vertically)
    }

    /// The whole pixels in the rectangle and on a screen of that size.
    func pixels(within screen: ScreenRect) -> PixelRect {
        let left = max(screen.x, x.rounded())
        let top = max(screen.y, y.rounded())
        let right = min(screen.x + screen.width, (x + width).rounded())
        let bottom = min(screen.y + screen.height, (y + height).rounded())
        return PixelRect(
            x: Int(left), y: Int(top), width: max(0, Int(right - left)), height: max(0, Int(bottom - top)))
    }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable, Sendable {
    var x, y, width, height: Int
}
