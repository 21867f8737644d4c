import PopsheetTestSupport

/// How much of a pixel a shape takes, read off the pixel's colour between two others: edges to a fraction of a pixel.
///
/// The shape may be translucent if its background has one colour.
extension RenderOutput {
    /// How much of a device pixel is of one colour, from 0 to 1, where the rest is of another.
    func coverage(_ column: Int, _ row: Int, of inside: Pixel, on outside: Pixel) -> Double {
        guard let pixel = picture.pixel(column, row) else { return 0 }
        func sum(_ pixel: Pixel) -> Double { Double(pixel.red) + Double(pixel.green) + Double(pixel.blue) }
        let (low, high) = (sum(outside), sum(inside))
        return low == high ? 0 : min(max((sum(pixel) - low) / (high - low), 0), 1)
    }

    /// How many device pixels of a column are of one colour, in rows of which the rest is of another.
    func covered(column: Int, rows: Range<Int>, of inside: Pixel, on outside: Pixel) -> Double {
        rows.reduce(0) { $0 + coverage(column, $1, of: inside, on: outside) }
    }
}

/// The continuous corner as sheet.md §7 writes it, of radius 1, with the corner at the origin.
enum SpecifiedCorner {
    private static let curves: [[(x: Double, y: Double)]] = [
        [(1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911)],
        [(0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)],
        [(0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665)],
    ]

    private static let points: [(x: Double, y: Double)] = curves.flatMap { curve in
        (0...400).map { step in
            let (s, u) = (Double(step) / 400, 1 - Double(step) / 400)
            let (one, two, three, four) = (u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s)
            func mix(_ axis: KeyPath<(x: Double, y: Double), Double>) -> Double {
                let (a, b) = (curve[0][keyPath: axis] * one, curve[1][keyPath: axis] * two)
                return a + b + curve[2][keyPath: axis] * three + curve[3][keyPath: axis] * four
            }
            return (mix(\.x), mix(\.y))
        }
    }

    /// How far from the side the outline runs at a distance from the corner along it.
    static func inset(at distance: Double) -> Double {
        guard distance < 1.528665 else { return 0 }
        guard let next = points.firstIndex(where: { $0.y >= distance }), next > 0 else { return 1.528665 }
        let (one, two) = (points[next - 1], points[next])
        return two.y == one.y ? two.x : one.x + (two.x - one.x) * (distance - one.y) / (two.y - one.y)
    }

    /// Whether a point, measured from the corner, is inside of the outline.
    static func contains(_ x: Double, _ y: Double) -> Bool { x >= inset(at: y) }
}
