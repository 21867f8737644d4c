/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), as CSS and Core Animation define it.
package struct CubicBezier: Sendable, Hashable {
    /// The first control point's abscissa, from 0 to 1.
    package let x1: Double
    /// The first control point's ordinate.
    package let y1: Double
    /// The second control point's abscissa, from 0 to 1.
    package let x2: Double
    /// The second control point's ordinate.
    package let y2: Double

    // The polynomials' coefficients, computed once: x(s) = ((ax·s + bx)·s + cx)·s, and the same for y.
    private let ax: Double, bx: Double, cx: Double
    private let ay: Double, by: Double, cy: Double

    /// Creates a curve from its two control points.
    ///
    /// - Precondition: `x1` and `x2` are from 0 to 1, otherwise time would run backwards; the ordinates are finite.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        precondition((0...1).contains(x1) && (0...1).contains(x2), "a timing curve's abscissas are between 0 and 1")
        precondition(y1.isFinite && y2.isFinite, "a timing curve's ordinates are finite")
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
        (cx, cy) = (3 * x1, 3 * y1)
        (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
        (ax, ay) = (1 - cx - bx, 1 - cy - by)
    }

    /// Linear progress.
    package static let linear = CubicBezier(0, 0, 1, 1)
    /// Starts from rest.
    package static let easeIn = CubicBezier(0.42, 0, 1, 1)
    /// Comes to rest.
    package static let easeOut = CubicBezier(0, 0, 0.58, 1)

    /// The value at a fraction of the duration; 0 before the start, 1 after the end.
    package func value(at fraction: Double) -> Double {
        if !(fraction > 0) { return 0 }
        if fraction >= 1 { return 1 }
        let s = parameter(atX: fraction)
        return ((ay * s + by) * s + cy) * s
    }

    /// The slope at a fraction of the duration: value per whole duration; 0 outside it.
    package func slope(at fraction: Double) -> Double {
        guard fraction >= 0, fraction <= 1 else { return 0 }
        let s = parameter(atX: fraction)
        let dx = (3 * ax * s + 2 * bx) * s + cx
        let dy = (3 * ay * s + 2 * by) * s + cy
        if dx > 1e-9 { return dy / dx }
        // The tangent is vertical, or the control point is the end point: the second derivatives decide.
        let ddx = 6 * ax * s + 2 * bx
        let ddy = 6 * ay * s + 2 * by
        return ddx == 0 ? 0 : ddy / ddx
    }

    /// The Bézier parameter whose abscissa is `x`: Newton's method, then bisection if the slope is too flat.
    private func parameter(atX x: Double) -> Double {
        var s = x
        for _ in 0..<8 {
            let slope = (3 * ax * s + 2 * bx) * s + cx
            if slope.magnitude < 1e-6 { break }
            let step = (((ax * s + bx) * s + cx) * s - x) / slope
            s -= step
            // Newton's error is about the square of its last step.
            if step.magnitude < 1e-6 { return s }
        }
        var low = 0.0
        var high = 1.0
        s = min(max(s, 0), 1)
        // To the last digit: where the slope is flat, the parameter has only half or a third of the abscissa's
        // precision.
        for _ in 0..<60 {
            if ((ax * s + bx) * s + cx) * s < x { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }
}
