extension Path {
    /// The part of a closed outline between two heights, with curves flattened to lines.
    ///
    /// Cairo moves a clip by whole pixels only, so a moving shape that must end at an outline has to contain that
    /// outline.
    package func band(from top: Double, to bottom: Double) -> Path {
        var points = flattened
        for (limit, sign) in [(top, 1.0), (bottom, -1)] {
            points = Self.cut(points) { sign * ($0.y - limit) }
        }
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if !points.isEmpty { path.close() }
        return path
    }

    /// Whether a point is inside the closed outline, with curves flattened to lines (the nonzero winding rule).
    package func contains(_ point: Point) -> Bool {
        let points = flattened
        var turns = 0
        for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
        where (start.y <= point.y) != (end.y <= point.y) {
            let crossing = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
            if crossing > point.x { turns += end.y > start.y ? 1 : -1 }
        }
        return turns != 0
    }

    /// The number of lines per curve: for a corner, the error is below a hundredth of a logical pixel.
    private static let linesPerCurve = 16

    private var flattened: [Point] {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let end, let control1, let control2):
                let start = points.last ?? end
                for step in 1...Self.linesPerCurve {
                    let (t, u) = (
                        Double(step) / Double(Self.linesPerCurve), 1 - Double(step) / Double(Self.linesPerCurve)
                    )
                    let (one, two, three, four) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        Point(
                            x: start.x * one + control1.x * two + control2.x * three + end.x * four,
                            y: start.y * one + control1.y * two + control2.y * three + end.y * four))
                }
            case .close: break
            }
        }
        return points
    }

    /// The part of a polygon on the positive side of a line, given its points' signed distances (Sutherland–Hodgman).
    private static func cut(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
        var kept: [Point] = []
        for (index, point) in points.enumerated() {
            let previous = points[index == 0 ? points.count - 1 : index - 1]
            let (from, to) = (distance(previous), distance(point))
            if (from < 0) != (to < 0) {
                let part = from / (from - to)
                kept.append(
                    Point(
                        x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part))
            }
            if to >= 0 { kept.append(point) }
        }
        return kept
    }
}
