import Foundation
import PopsheetMotion
import Testing

/// The spring's numbers as the specification gives them (sheet.md §8).
@Suite struct SpringVectorTests {
    private func expect(_ spring: Spring, _ vectors: [(time: Double, value: Double)]) {
        for (time, value) in vectors {
            #expect(abs(spring.value(at: time) - value) < 1e-3, "at \(time)")
        }
    }

    @Test func thePresentationFollowsTheVectors() {
        expect(
            .sheet,
            [(0.05, 0.4755), (0.10, 0.8688), (0.15, 0.9893), (0.20, 1.0063), (0.25, 1.0034), (0.30, 1.0009)])
    }

    @Test func theCriticallyDampedSpringFollowsTheVectors() {
        let spring = Spring(stiffness: 522.35, damping: 2 * 522.35.squareRoot())
        expect(spring, [(0.05, 0.3166), (0.10, 0.6658), (0.20, 0.9424), (0.40, 0.9989)])
    }

    @Test func theThirdSpringFollowsTheVectors() {
        let spring = Spring(stiffness: 400, damping: 2 * 0.8 * 20)
        expect(spring, [(0.10, 0.6759), (0.20, 0.9933), (0.25, 1.0147)])
    }

    @Test func theVectorsHoldToTheirLastDigit() {
        #expect(abs(Spring.sheet.value(at: 0.05) - 0.4755) < 5.1e-5)
        #expect(abs(Spring.sheet.value(at: 0.20) - 1.0063) < 5.1e-5)
        #expect(abs(Spring(stiffness: 400, damping: 32).value(at: 0.25) - 1.0147) < 5.1e-5)
    }

    @Test func thePresentationHasTheGivenStiffnessAndDamping() {
        #expect(Spring.sheet.mass == 1)
        #expect(abs(Spring.sheet.stiffness - 876.33) < 0.005)
        #expect(abs(Spring.sheet.damping - 50.325) < 0.0005)
        #expect(abs(Spring.sheet.dampingRatio - 0.85) < 1e-12)
    }

    @Test func thePresentationSettlesAtItsDuration() {
        #expect(abs(Spring.sheet.settlingTime() - 0.30) < 1e-12)
        let frequency = Spring.sheet.stiffness.squareRoot()
        let envelope = exp(-0.85 * frequency * 0.30) / (1 - 0.85 * 0.85).squareRoot()
        #expect(abs(envelope - 0.001) < 1e-9)
    }

    @Test func thePresentationOvershootsBy63HundredthsOfAPercent() {
        let most = stride(from: 0.0, through: 0.6, by: 1e-5).map(Spring.sheet.value(at:)).max()!
        #expect(abs(most - 1.0063) < 0.00005)
    }

    @Test func theMotionBeginsAtRestWhereTheSheetIsReleased() {
        #expect(Spring.sheet.value(at: 0) == 0)
        #expect(Spring.sheet.value(at: -1) == 0)
        let start = Spring.State(displacement: -0.3, velocity: 7)
        #expect(Spring.sheet.state(at: 0, from: start) == start)
        #expect(Spring.sheet.state(at: -1, from: start) == start)
        #expect(Spring.sheet.state(at: .nan, from: start) == start)
    }

    @Test func aResponseIsThePeriodWithoutDamping() {
        let spring = Spring(dampingRatio: 0, response: 0.5)
        for period in 1...3 {
            let state = spring.state(at: 0.5 * Double(period), from: .init(displacement: 1, velocity: 0))
            #expect(abs(state.displacement - 1) < 1e-9)
        }
        #expect(
            abs(spring.state(at: 0.25, from: .init(displacement: 1, velocity: 0)).displacement + 1) < 1e-9)
        #expect(abs(Spring(dampingRatio: 0.7, response: 0.4).dampingRatio - 0.7) < 1e-12)
    }

    @Test func onlyTheProportionsToTheMassMatter() {
        let light = Spring(mass: 1, stiffness: 300, damping: 20)
        let heavy = Spring(mass: 4, stiffness: 1200, damping: 80)
        for time in stride(from: 0.0, through: 1, by: 0.05) {
            #expect(abs(light.value(at: time) - heavy.value(at: time)) < 1e-12)
        }
    }
}
