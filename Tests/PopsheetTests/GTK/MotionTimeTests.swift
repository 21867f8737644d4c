import Testing

@testable import Popsheet

extension GTKSuites {
    /// The time of motion follows the frame clocks as long as these are right.
    @Suite @MainActor struct MotionTimeTests {
        private func motion(at clock: Double) -> Double { MotionTime.at(microseconds: Int64(clock * 1_000_000)) }

        @Test func itAdvancesWithTheFrames() {
            let now = MonotonicTime.now
            #expect(abs(motion(at: now + 0.05) - motion(at: now) - 0.05) < 1e-4)
            #expect(abs(motion(at: now) - motion(at: now - 10) - 10) < 1e-4)
        }

        @Test func aFrameFarInTheFutureCountsAsOneThatIsNear() {
            let far = motion(at: MonotonicTime.now + 3_600)
            #expect(far < motion(at: MonotonicTime.now) + 0.2)
        }
    }
}
