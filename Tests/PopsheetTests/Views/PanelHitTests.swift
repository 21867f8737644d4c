import CPopsheet
import PopsheetModel
import PopsheetRandomNumbers
import Testing

@testable import Popsheet
@testable import PopsheetLayout

/// Whether a point is on a panel, compared with what cairo fills.
@Suite struct PanelHitTests {
    /// Cairo's own hit test for an outline.
    private final class Filled {
        private let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        private let context: OpaquePointer

        init(_ path: Path) {
            context = cairo_create(surface)!
            cairo_set_tolerance(context, 0.01)
            path.add(to: context)
        }

        deinit {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }

        func contains(_ point: Point) -> Bool { cairo_in_fill(context, point.x, point.y) != 0 }

        /// Whether the outline is nearer to a point than a tenth of a pixel.
        func isNear(_ point: Point) -> Bool {
            let inside = contains(point)
            let directions = [(1.0, 0.0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)]
            return directions.contains { contains(Point(x: point.x + $0.0 / 10, y: point.y + $0.1 / 10)) != inside }
        }
    }

    private func panel(_ random: inout RandomNumbers) -> Panel {
        let frame = Rect(
            x: random.number(-50...50), y: random.number(-50...50), width: random.number(1...400),
            height: random.number(1...400))
        let radius = random.pick([0, 12, 14, 38, random.number(0...300)])
        guard random.chance(0.6) else { return Panel(frame: frame, cornerRadius: radius) }
        let (edge, metrics) = (random.pick(ArrowEdge.allCases), PopoverMetrics.standard)
        let (x, y) = (random.number(frame.x...frame.maxX), random.number(frame.y...frame.maxY))
        let (base, dx, dy): (Point, Double, Double) =
            switch edge {
            case .up: (Point(x: x, y: frame.y), 0, -metrics.arrowHeight)
            case .down: (Point(x: x, y: frame.maxY), 0, metrics.arrowHeight)
            case .left: (Point(x: frame.x, y: y), -metrics.arrowHeight, 0)
            case .right: (Point(x: frame.maxX, y: y), metrics.arrowHeight, 0)
            }
        // At a corner the tip is not above the middle of the base.
        let shift = random.pick([0, random.number(-10...10)])
        let tip = Point(x: base.x + dx + (dx == 0 ? shift : 0), y: base.y + dy + (dy == 0 ? shift : 0))
        return Panel(frame: frame, cornerRadius: radius, arrow: Arrow(edge: edge, tip: tip, base: base))
    }

    /// A point anywhere around the panel, in a corner of its body, or at its arrow.
    private func point(around panel: Panel, _ random: inout RandomNumbers) -> Point {
        let bounds = panel.bounds
        let anywhere = Point(
            x: random.number(bounds.x - 4...bounds.maxX + 4), y: random.number(bounds.y - 4...bounds.maxY + 4))
        let reach = ContinuousCorner.extent * panel.cornerRadius + 2
        var near = Point(
            x: random.pick([panel.frame.x, panel.frame.maxX]), y: random.pick([panel.frame.y, panel.frame.maxY]))
        if let arrow = panel.arrow, random.chance(0.5) { near = random.pick([arrow.tip, arrow.base]) }
        return random.chance(0.3)
            ? anywhere
            : Point(x: near.x + random.number(-reach...reach), y: near.y + random.number(-reach...reach))
    }

    @Test func aPointIsOnAPanelWhereItsOutlineIsFilled() {
        var (inside, outside) = (0, 0)
        for var random in RandomNumbers.cases(300) {
            let panel = panel(&random)
            let filled = Filled(panel.path)
            for _ in 0..<100 {
                let point = point(around: panel, &random)
                let isInside = filled.contains(point)
                if isInside { inside += 1 } else { outside += 1 }
                if panel.contains(point) != isInside {
                    #expect(filled.isNear(point), "\(random): \(point) of \(panel)")
                }
            }
        }
        #expect(min(inside, outside) > 5_000)
    }

    /// A pointer's position is often a whole number, as are the sides of a panel.
    @Test func thePointsOfAStraightSideAreOnThePanel() {
        for var random in RandomNumbers.cases(200) {
            let frame = Rect(
                x: random.number(-50...50).rounded(), y: random.number(-50...50).rounded(),
                width: random.number(60...400).rounded(), height: random.number(60...400).rounded())
            let panel = Panel(frame: frame, cornerRadius: random.number(0...14))
            let filled = Filled(panel.path)
            let (x, y) = (random.number(frame.x + 22...frame.maxX - 22), random.number(frame.y + 22...frame.maxY - 22))
            let points = [
                Point(x: x, y: frame.y), Point(x: frame.maxX, y: y), Point(x: x, y: frame.maxY),
                Point(x: frame.x, y: y),
            ]
            for point in points {
                #expect(panel.contains(point) && filled.contains(point), "\(random): \(point) of \(panel)")
            }
        }
    }

    @Test func aPointThatIsNoNumberIsOnNoPanel() {
        let panel = Panel(frame: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 14)
        for point in [Point(x: .nan, y: 50), Point(x: 50, y: .nan), Point(x: .infinity, y: 50)] {
            #expect(!panel.contains(point))
        }
    }
}
