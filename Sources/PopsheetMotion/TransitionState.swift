/// The state of a presentation at a time in its motion.
package struct TransitionState: Sendable, Hashable {
    /// The progress: 0 is dismissed, 1 is at rest; slightly more if a spring overshoots.
    package var progress: Double
    /// Whether the transition scales a popover; one that is dismissed from rest only fades.
    package var scales: Bool
    /// Whether anything moves; with reduced motion everything only fades.
    package var moves: Bool
    /// How far below its position a drag has left a sheet that only fades, as a fraction of its travel.
    package var displacement: Double

    /// Creates a state.
    package init(progress: Double, scales: Bool = true, moves: Bool = true, displacement: Double = 0) {
        self.progress = progress.isFinite ? progress : 1
        self.scales = scales
        self.moves = moves
        self.displacement = displacement.isFinite ? displacement : 0
    }

    /// On screen and at rest.
    package static let rest = TransitionState(progress: 1)

    /// The progress as an opacity.
    package var opacity: Double { max(0, min(progress, 1)) }
}
