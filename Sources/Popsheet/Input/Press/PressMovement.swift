import PopsheetLayout
import PopsheetMotion

/// Where a press began, and how it has moved since.
struct PressMovement {
    /// The maximum duration of a flick on a row, in seconds (sheet.md §9).
    private static let flickDuration = 0.2

    /// Whether it is a finger's.
    let isTouch: Bool
    private let start: Double
    private let startX: Double
    /// The movement downwards.
    var swipe: Swipe

    /// Begins at a point of the window, at a time in seconds.
    init(at point: Point = Point(x: 0, y: 0), time: Double = 0, isTouch: Bool = false) {
        (self.isTouch, start, startX) = (isTouch, time, point.x)
        swipe = Swipe(at: point.y, time: time)
    }

    /// Whether a press that is at a point has moved too far for a tap.
    func isDrag(at point: Point) -> Bool { max(abs(point.x - startX), abs(swipe.distance)) > Swipe.slop }

    /// Whether the release at a time ends a flick.
    func isFlick(at time: Double) -> Bool { time - start <= Self.flickDuration && swipe.isFlick(at: time) }
}
