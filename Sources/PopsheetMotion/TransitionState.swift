/// A moment in the motion of a presentation.
public struct TransitionState: Sendable, Hashable {
    /// How far in it is: 0 gone, 1 at rest, a little more where a spring overshoots.
    public var progress: Double
    /// Whether the transition grows or shrinks a popover; one that is dismissed from rest only fades.
    public var scales: Bool
    /// Whether anything moves; with reduced motion everything only fades.
    public var moves: Bool
    /// Which part of its travel a sheet that only fades is below its place, where a drag has left it.
    public var displacement: Double

    /// Creates a state.
    public init(progress: Double, scales: Bool = true, moves: Bool = true, displacement: Double = 0) {
        self.progress = progress.isFinite ? progress : 1
        self.scales = scales
        self.moves = moves
        self.displacement = displacement.isFinite ? displacement : 0
    }

    /// On screen and at rest.
    public static let rest = TransitionState(progress: 1)

    /// The progress as an opacity.
    package var opacity: Double { max(0, min(progress, 1)) }
}
