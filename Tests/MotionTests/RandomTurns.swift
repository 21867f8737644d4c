import PopsheetMotion
import PopsheetRandomNumbers

/// A transition that is reversed, held and released at random times.
struct RandomTurns {
    static let movingStyles: [MotionStyle] = [.sheet, .popover]

    var transition: Transition
    var direction = Transition.Direction.presenting
    var time = 0.0

    /// Presents, and reverses the motion this many times, each before it has ended.
    init(_ style: MotionStyle, turns: Int, _ random: inout RandomNumbers) {
        transition = Transition(style: style)
        transition.run(.presenting, at: 0)
        for _ in 0..<turns { turn(&random) }
    }

    mutating func turn(_ random: inout RandomNumbers) {
        time = max(time, time + random.number(0...1) * (transition.settlingTime - time))
        direction = direction == .presenting ? .dismissing : .presenting
        transition.run(direction, at: time)
    }

    /// Moments from the last turn until well after the end, the end among them.
    func moments(_ count: Int = 200) -> [Double] {
        let end = max(time, transition.settlingTime)
        let step = (end - time) * 1.5 / Double(count)
        let spread = (0...count).map { time + step * Double($0) }
        return spread + [end, end + 1, end + 1e6]
    }
}
