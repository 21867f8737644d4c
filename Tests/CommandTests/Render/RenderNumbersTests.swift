import Foundation
import PopsheetTestSupport
import Testing

/// Shapes, shadow and motion, compared with the specification to fractions of a pixel.
///
/// Colours are taken from the pictures, so that these also apply to translucent cards.
@Suite struct RenderNumbersTests {
    private static let phone = "--window 390x844"
    private static let anchored = "--window 700x500 --anchor 340,40,40,30"

    // MARK: Corners

    /// The cards' corners (sheet.md §3 and §7): within half a pixel of the three Béziers of radius 14.
    @Test(arguments: [(1, "light"), (2, "dark"), (3, "light"), (2, "high-contrast")])
    func theCardsCornersAreTheirCurves(_ scale: Int, _ appearance: String) async throws {
        let output = try await RenderOutput(
            RenderTests.document, where: "\(Self.phone) --appearance \(appearance)", scale: scale,
            how: ["--backdrop", appearance == "dark" ? "white" : "navy"])
        for card in output.layout.cards {
            #expect(card.cornerRadius == 14)
            let outside = try #require(output.pixel(card.frame.x - 3, card.frame.y + 28))
            let inside = try #require(output.pixel(card.frame.x + 4, card.frame.y + 28))
            expectCorners(of: card.frame, card.name, scale) { output.coverage($0, $1, of: inside, on: outside) }
        }
    }

    /// The same for a popover, which has a shadow: on navy there is no green but the bubble's.
    @Test(arguments: [1, 2, 3]) func thePopoversCornersAreTheirCurves(_ scale: Int) async throws {
        let output = try await RenderOutput(
            RenderTests.document, where: Self.anchored, scale: scale, how: ["--backdrop", "navy"])
        let bubble = try #require(output.layout.bubble)
        #expect(bubble.cornerRadius == 14)
        let inside = try #require(output.pixel(bubble.frame.x + 4, bubble.frame.y + 28)).green
        expectCorners(of: bubble.frame, "bubble", scale) { column, row in
            output.picture.pixel(column, row).map { min(1, Double($0.green) / Double(inside)) } ?? 0
        }
    }

    /// Expects the four corners of a frame to be the specification's curves, to half a pixel of the picture.
    private func expectCorners(
        of frame: LayoutOutput.Frame, _ name: String, _ scale: Int, _ coverage: (_ column: Int, _ row: Int) -> Double
    ) {
        let (factor, radius) = (Double(scale), 14 * Double(scale))
        let (left, right) = (Int(frame.x * factor), Int(frame.maxX * factor) - 1)
        let (top, bottom) = (Int((frame.y * factor).rounded()), Int((frame.maxY * factor).rounded()) - 1)
        let size = Int((1.6 * radius).rounded(.up))
        // Each corner, and the direction inwards.
        let corners = [(left, top, 1, 1), (right, top, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1)]
        // Beyond the diagonal the curve is steep in rows, and before it in columns: each is measured where it is.
        for line in Int((0.25 * radius).rounded(.up))..<size {
            let ideal = (0..<16).reduce(0.0) { sum, part in
                let distance = (Double(line) + (Double(part) + 0.5) / 16) / radius
                return sum + SpecifiedCorner.inset(at: distance) * radius / 16
            }
            for (x, y, dx, dy) in corners {
                var (row, column) = (0.0, 0.0)
                for step in 0..<size {
                    row += 1 - coverage(x + dx * step, y + dy * line)
                    column += 1 - coverage(x + dx * line, y + dy * step)
                }
                #expect((row - ideal).magnitude <= 0.5, "row \(line) of \(name) at \(x), \(y): \(row), not \(ideal)")
                #expect((column - ideal).magnitude <= 0.5, "column \(line) at \(x), \(y): \(column), not \(ideal)")
            }
        }
    }

    // MARK: The popover

    /// The arrow (sheet.md §4): 13 high, its tip on the middle of the source's edge.
    @Test(arguments: [
        ("up", "340,40,40,30"), ("down", "340,430,40,30"), ("left", "40,230,40,30"), ("right", "620,230,40,30"),
    ])
    func theArrowIsThirteenHighAndTouchesItsSource(_ edge: String, _ anchor: String) async throws {
        let output = try await RenderOutput(
            RenderTests.document, where: "--window 700x500 --anchor \(anchor) --arrow \(edge)", scale: 3,
            how: ["--backdrop", "navy"])
        let bubble = try #require(output.layout.bubble)
        #expect(bubble.arrowEdge == edge)
        let tip = try #require(bubble.arrowTip)
        let source = anchor.split(separator: ",").compactMap { Double($0) }
        let middle = LayoutOutput.Point(x: source[0] + source[2] / 2, y: source[1] + source[3] / 2)
        let inside = try #require(output.pixel(bubble.frame.x + 4, bubble.frame.y + 40))
        let isVertical = edge == "up" || edge == "down"
        // From the source's facing edge, where the arrow begins, into the body.
        let (start, step) =
            switch edge {
            case "up": (source[1] + source[3], 1)
            case "down": (source[1], -1)
            case "left": (source[0] + source[2], 1)
            default: (source[0], -1)
            }
        /// How far from the source's edge the bubble begins, at this distance from the tip.
        func begin(at offset: Double) throws -> Double {
            let across = Int(((isVertical ? tip.x : tip.y) + offset) * 3)
            var distance = 0.0
            for pixel in -6..<60 {
                let along = Int((start * 3).rounded()) + pixel * step - (step < 0 ? 1 : 0)
                let (column, row) = isVertical ? (across, along) : (along, across)
                let shade = try #require(output.picture.pixel(column, row))
                // The shadow is near the backdrop's navy, the bubble far from it.
                let share = (Double(shade.green) / Double(inside.green))
                if share > 0.98 { return distance - 2 }
                distance += (1 - share) / 3
            }
            return .infinity
        }
        #expect((isVertical ? tip.x - middle.x : tip.y - middle.y).magnitude <= 0.5)
        let top = try begin(at: 0)
        #expect(top.magnitude <= 0.5, "the tip is \(top) from its source")
        for aside in [-24.0, 24] {
            let body = try begin(at: aside)
            #expect((body - 13).magnitude <= 0.5, "the body is \(body) from its source")
        }
        // The flanks: at half its height an arrow whose base is 26 is 13 wide, and a little more where its tip is blunt.
        for aside in [-6.5, 6.5] {
            let flank = try begin(at: aside)
            #expect((flank - 6.5).magnitude <= 1.2, "the flank is \(flank) from its source")
        }
    }

    /// The shadow (sheet.md §4): a Gaussian of sigma 20, 10 further down, a quarter of black, within 2 %.
    @Test(arguments: [1, 2]) func theShadowFallsOffAsAGaussian(_ scale: Int) async throws {
        let output = try await RenderOutput(
            RenderTests.document, where: Self.anchored, scale: scale, how: ["--backdrop", "white"])
        let bubble = try #require(output.layout.bubble)
        let (frame, tip) = (bubble.frame, try #require(bubble.arrowTip))
        func isInside(_ x: Double, _ y: Double) -> Bool {
            if y < frame.y { return y >= tip.y && (x - tip.x).magnitude <= y - tip.y }
            let (dx, dy) = (min(x - frame.x, frame.maxX - x), min(y - frame.y, frame.maxY - y))
            guard dx >= 0, dy >= 0 else { return false }
            return SpecifiedCorner.contains(dx / 14, dy / 14)
        }
        var mask: [LayoutOutput.Point] = []
        for y in stride(from: frame.y - 12, to: frame.maxY, by: 2) {
            for x in stride(from: frame.x + 1, to: frame.maxX, by: 2) where isInside(x, y) {
                mask.append(LayoutOutput.Point(x: x, y: y))
            }
        }
        /// The share of the shadow's darkness at a place: the shape under a Gaussian.
        func share(_ x: Double, _ y: Double) -> Double {
            var sum = 0.0
            for cell in mask {
                let (dx, dy) = (cell.x - x, cell.y + 10 - y)
                sum += exp(-(dx * dx + dy * dy) / 800)
            }
            // Each stands for four square pixels.
            return sum * 4 / (800 * Double.pi)
        }
        var places: [(Double, Double)] = []
        for distance in stride(from: 1.0, through: 66, by: 5) {
            places += [(frame.midX, frame.maxY + distance), (frame.x + 40, frame.maxY + distance)]
            places += [(frame.x - min(distance, 58), 180), (frame.maxX + min(distance, 58), 180)]
            places.append((frame.maxX + distance * 0.6, frame.maxY + distance * 0.6))
        }
        // Beyond the hairline, too.
        let line = 1 / Double(scale)
        func isOnLine(_ x: Double, _ y: Double) -> Bool {
            x >= frame.x - 1 - line && x <= frame.maxX + 1 + line && y <= frame.maxY + 1 + line
                && (x <= frame.x || x >= frame.maxX || y >= frame.maxY)
        }
        for (x, y) in places where y < 500 && !isOnLine(x, y) {
            let seen = 255 - Double(try #require(output.pixel(x, y)).green)
            let (column, row) = ((x * Double(scale)).rounded(.down) + 0.5, (y * Double(scale)).rounded(.down) + 0.5)
            let expected = 63.75 * share(column / Double(scale), row / Double(scale))
            // Half a level is lost by rounding.
            #expect((seen - expected).magnitude <= 0.02 * 63.75 + 0.5, "\(seen), not \(expected), at \(x), \(y)")
        }
    }

    // MARK: Motion

    /// The values of the spring (sheet.md §8): the cards are within half a pixel of them.
    @Test(arguments: [("0.05", 0.4755), ("0.10", 0.8688), ("0.15", 0.9893), ("0.20", 1.0063)])
    func theCardsAreOnTheSpring(_ time: String, _ value: Double) async throws {
        let rest = try await LayoutOutput(RenderTests.document, "\(Self.phone) --scale 1").cards.map(\.frame)
        let output = try await RenderOutput(
            RenderTests.document, where: "\(Self.phone) --at \(time)", how: ["--backdrop", "navy"])
        let travel = 844 - rest[0].y
        for frame in rest {
            let expected = frame.y + travel * (1 - value)
            guard expected < 830 else { continue }
            let column = Int(frame.midX)
            let inside = try #require(output.pixel(frame.midX, expected + 6))
            let outside = try #require(output.pixel(3, 3))
            let rows = Int(expected) - 4..<Int(expected) + 5
            let top = Double(rows.upperBound) - output.covered(column: column, rows: rows, of: inside, on: outside)
            #expect((top - expected).magnitude <= 0.5, "\(top), not \(expected)")
        }
    }

    // MARK: Texts

    /// Text sizes (sheet.md §3): 20 for actions, 13 for the header's texts; Cancel's and the title's weight is semibold.
    @Test func textsHaveTheirSizesAndWeights() async throws {
        let document = """
            { "title": "HIH", "message": "HIH", "actions": [ { "id": "a", "label": "HIH" } ],
              "cancel": { "label": "HIH" } }
            """
        let output = try await RenderOutput(document, where: Self.phone, scale: 3, how: ["--backdrop", "white"])
        // Inter's capitals are 0.727 of the size; the rig has no other font of sheet.md §6.
        let header = try #require(output.layout.header)
        let (title, message) = (try #require(header.title), try #require(header.message))
        let rows = try ["a", "cancel"].map { try #require(output.layout.row($0)).frame }
        var stems: [Double] = []
        for (frame, size) in [(title, 13.0), (message, 13), (rows[0], 20), (rows[1], 20)] {
            let inner = LayoutOutput.Frame(
                x: frame.x + 20, y: frame.y + 1, width: max(0, frame.width - 40), height: frame.height - 2)
            let background = try #require(output.pixel(rows[0].x + 6, frame.y + frame.height / 2))
            let ink = try #require(output.ink(in: inner, on: background))
            #expect((ink.height - 0.727 * size).magnitude <= 0.7, "\(ink.height) of \(size)")
            // In the middle of the row by what is seen of it: capitals.
            if size == 20 {
                let middle = frame.y + frame.height / 2
                #expect((ink.y + ink.height / 2 - middle).magnitude <= 0.7, "\(ink) in \(frame)")
            }
            // The letter in the middle is a stem.
            let darkest = try #require(output.pixel(ink.midX, ink.y + ink.height * 0.25))
            let row = Int((ink.y + ink.height * 0.25) * 3)
            let columns = Int((ink.midX - 0.12 * size) * 3)..<Int((ink.midX + 0.12 * size) * 3)
            let width = columns.reduce(0) { $0 + output.coverage($1, row, of: darkest, on: background) } / 3
            stems.append(width / size)
        }
        // Stems of Inter: 0.105 of the size in regular, 0.15 in semibold.
        #expect(stems[0] > 1.25 * stems[1] && stems[3] > 1.25 * stems[2], "\(stems)")
        #expect((stems[1] - stems[2]).magnitude < 0.02 && (stems[0] - stems[3]).magnitude < 0.02, "\(stems)")
    }
}
