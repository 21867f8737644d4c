import Foundation
import PopsheetTestSupport
import Testing

/// Every moment of the motion is on the specified curves.
@Suite struct MotionTests {
    private let document = PhoneSheetTests.document
    private let rest: LayoutOutput

    init() async throws { rest = try await LayoutOutput(document) }

    /// The progress of the sheet, computed from the position of its main card; both cards must agree.
    private func progress(_ options: String...) async throws -> Double {
        let output = try await LayoutOutput(document, options.joined(separator: " "))
        // The motion starts where the main card's top is at the window's lower edge.
        let way = 844 - rest.cards[0].frame.y
        let moved = output.cards[0].frame.y - rest.cards[0].frame.y
        #expect((output.cards[1].frame.y - rest.cards[1].frame.y).isClose(to: moved))
        for (row, resting) in zip(output.rows, rest.rows) {
            #expect((row.frame.y - resting.frame.y).isClose(to: moved))
        }
        for (line, resting) in zip(output.separators, rest.separators) {
            #expect((line.y - resting.y).isClose(to: moved))
        }
        let title = try #require(output.header?.title)
        let restingTitle = try #require(rest.header?.title)
        #expect((title.y - restingTitle.y).isClose(to: moved))
        #expect(output.cards[0].frame.height == rest.cards[0].frame.height && output.opacity == 1 && output.scale == 1)
        let progress = 1 - moved / way
        #expect(output.backdrop?.frame == rest.backdrop?.frame)
        #expect(output.backdrop?.opacity.isClose(to: 0.4 * min(max(progress, 0), 1)) == true)
        return progress
    }

    private static let aSheetIsPresentedOnItsSpringCases: [(String, Double)] = [
        ("0", 0), ("0.05", 0.4755), ("0.10", 0.8688), ("0.15", 0.9893), ("0.20", 1.0063), ("0.25", 1.0034),
        ("0.2999", 1.0009), ("0.30001", 1), ("5", 1),
    ]

    @Test(arguments: Self.aSheetIsPresentedOnItsSpringCases)
    func aSheetIsPresentedOnItsSpring(at: String, value: Double) async throws {
        #expect(try await progress("--at \(at)").isClose(to: value, within: 0.00006))
    }

    private static let aSheetLeavesWithEaseInCases: [(String, Double)] = [
        // Cubic Bézier (0.42, 0, 1, 1) at tenths of 0.25 s.
        ("0", 1), ("0.025", 0.98297), ("0.125", 0.68464), ("0.225", 0.16057), ("0.25", 0), ("9", 0),
    ]

    @Test(arguments: Self.aSheetLeavesWithEaseInCases)
    func aSheetLeavesWithEaseIn(at: String, value: Double) async throws {
        #expect(try await progress("--phase out --at \(at)").isClose(to: value, within: 0.00002))
    }

    @Test func leftAloneAPhaseIsShownAtItsEnd() async throws {
        #expect(try await progress("--phase in") == 1)
        #expect(try await progress("--phase out") == 0)
        #expect(try await progress("--from-progress 0.3 --velocity -4") == 1)
        #expect(try await progress("--phase out --from-progress 0.3 --velocity 4") == 0)
    }

    @Test func aReversedMotionContinuesFromItsPositionAtItsVelocity() async throws {
        for (from, velocity) in [(0.5, 0.0), (0.3, 4), (1.006, -6), (0.0, 8)] {
            let start = "--from-progress \(from) --velocity \(velocity)"
            for phase in ["in", "out"] where from != 0 || phase == "in" {
                let target = phase == "in" ? 1.0 : 0
                #expect(try await progress("--phase \(phase) \(start) --at 0").isClose(to: from))
                for time in [0.001, 0.05] {
                    let expected = target + spring(from - target, velocity, time)
                    let value = try await progress("--phase \(phase) \(start) --at \(time)")
                    #expect(
                        value.isClose(to: max(expected, phase == "out" ? 0 : -9), within: 1e-4),
                        "\(phase) \(start) \(time)")
                }
            }
        }
    }

    @Test func aDismissalEndsWhenItFirstReachesTheEdge() async throws {
        // The spring itself would swing below it.
        for time in stride(from: 0.05, through: 0.35, by: 0.1) {
            #expect(try await progress("--phase out --from-progress 0.5 --velocity -5 --at \(time)") >= 0)
        }
    }

    @Test func aVelocityAloneBeginsAtThePhasesOwnBeginning() async throws {
        let thrown = try await progress("--velocity 3 --at 0.02")
        #expect(thrown.isClose(to: 1 + spring(-1, 3, 0.02), within: 1e-4))
        let swiped = try await progress("--phase out --velocity -3 --at 0.02")
        #expect(swiped.isClose(to: spring(1, -3, 0.02), within: 1e-4))
    }

    private static let aPopoverGrowsInAndFadesOutCases: [(String, String, Double, Double)] = [
        // Cubic Bézier (0, 0, 0.58, 1) at tenths of 0.25 s; the scale goes from 0.9 to 1 with it.
        ("in", "0", 0, 0.9), ("in", "0.025", 0.16057, 0.916057), ("in", "0.125", 0.68464, 0.968464),
        ("in", "0.25", 1, 1),
        // Ease-in, and only a fade.
        ("out", "0", 1, 1), ("out", "0.125", 0.68464, 1), ("out", "0.25", 0, 1),
    ]

    @Test(arguments: Self.aPopoverGrowsInAndFadesOutCases)
    func aPopoverGrowsInAndFadesOut(phase: String, at: String, opacity: Double, scale: Double) async throws {
        let place = "--window 1024x768 --anchor 480,70,64,32"
        let output = try await LayoutOutput(document, place, "--phase \(phase) --at \(at)")
        #expect(output.opacity.isClose(to: opacity, within: 0.00002))
        #expect(output.scale.isClose(to: scale, within: 0.00001))
        let rest = try await LayoutOutput(document, place)
        #expect(output.bubble?.frame == rest.bubble?.frame && output.rows.map(\.frame) == rest.rows.map(\.frame))
    }

    /// The displacement of the sheet's spring (mass 1, stiffness 876.33, damping 50.325), by the textbook.
    private func spring(_ displacement: Double, _ velocity: Double, _ time: Double) -> Double {
        let (stiffness, damping) = (876.33, 50.325)
        let decay = damping / 2
        let frequency = (stiffness - decay * decay).squareRoot()
        return exp(-decay * time)
            * (displacement * cos(frequency * time)
                + (velocity + decay * displacement) / frequency * sin(frequency * time))
    }
}
