import PopsheetLayout
import PopsheetMotion

/// The numbers of a sheet's motion, and its progress over time.
struct MotionFigures {
    private let motion: ContainerMotion

    init(of motion: ContainerMotion) { self.motion = motion }

    /// The figure of the motion, in its graph's frame.
    func figure(in frame: Rect) -> Figure {
        Figure(
            name: "Motion", value: "\(name(.presenting)), \(name(.dismissing))",
            note:
                "Presenting is \(describe(motion.style.presenting)), dismissing \(describe(motion.style.dismissing)). "
                + effect, mark: .graph(frame))
    }

    /// A direction and its duration, as the graph names it.
    func name(_ direction: Transition.Direction) -> String {
        "\(direction == .presenting ? "in" : "out") \(Figure.text(duration(direction))) s"
    }

    /// The duration of the longer direction, in seconds: the width of the graph.
    var longest: Double { max(duration(.presenting), duration(.dismissing)) }

    /// How long a direction takes, in seconds.
    func duration(_ direction: Transition.Direction) -> Double { max(0, transition(direction).settlingTime) }

    /// The progress at a time: 0 is off screen, 1 at rest.
    func progress(_ direction: Transition.Direction, at time: Double) -> Double {
        transition(direction).state(at: time).progress
    }

    private func transition(_ direction: Transition.Direction) -> PresentationMotion {
        var transition = PresentationMotion()
        transition.begin(at: 1)
        transition.run(direction, in: motion.style, at: 0)
        transition.run(direction, from: 1 - direction.target, velocity: 0, at: 0)
        return transition
    }

    private func describe(_ timing: Timing) -> String {
        switch timing {
        case .immediate: return "without animation"
        case .curve(let curve, let duration):
            let name = curve == .easeIn ? "ease-in" : curve == .easeOut ? "ease-out" : "linear"
            return "a timing curve, \(name), of \(Figure.text(duration)) s"
        case .spring(let spring):
            return "a spring of stiffness \(Figure.text(spring.stiffness)) and damping \(Figure.text(spring.damping)), "
                + "a damping ratio of \(Figure.text(spring.dampingRatio))"
        }
    }

    private var effect: String {
        switch motion.effect {
        case .slides: "The sheet slides from below the lower edge."
        case .slidesWithoutOvershoot: "The sheet slides from below the lower edge, and not beyond its place."
        case .grows(let scale): "It grows from \(Figure.text(scale)) of its size, and fades in."
        }
    }
}
