import Popsheet
import PopsheetMotion

/// The work of the motion in every frame; targets in performance.md, "Scale".
@MainActor
enum MotionBenchmarks {
    static func all() -> [Benchmark] {
        let count = 20_000
        func moment(_ run: Int) -> Double { Double(run) / Double(count) }

        var transition = Transition(style: .sheet)
        transition.run(.presenting, at: 0)
        var reversed = Transition(style: .sheet)
        reversed.run(.dismissing, from: 0.5, velocity: 3, at: 0)
        return [
            .time("value of a curve", in: .nanoseconds, [.atMost(50)], count: count) { run in
                CubicBezier.easeIn.value(at: moment(run))
            },
            .time("slope of a curve", in: .nanoseconds, count: count) { run in
                CubicBezier.easeIn.slope(at: moment(run))
            },
            .time("value of a spring", in: .nanoseconds, count: count) { run in
                Spring.sheet.value(at: 0.3 * moment(run))
            },
            .time("progress of a transition", in: .nanoseconds, count: count) { run in
                transition.progress(at: 0.3 * moment(run))
            },
            .time("progress of a reversed transition", in: .nanoseconds, count: count) { run in
                reversed.progress(at: 0.3 * moment(run))
            },
            .time("reversing a transition", in: .nanoseconds, count: 2_000) { run in
                var transition = transition
                transition.run(.dismissing, at: 0.15 * moment(run))
                return transition.settlingTime
            },
        ]
    }
}
