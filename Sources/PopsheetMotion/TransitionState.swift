/// The state of a presentation at a time in its motion.
package struct TransitionState: Sendable, Hashable {
    /// The progress: 0 is dismissed, ``rest`` is at rest; slightly more if a spring overshoots.
    package var progress: Double
    /// The progress at rest, above 0 and at most 1.
    package var rest: Double
    /// Whether the transition scales a popover; one that is dismissed from rest only fades.
    package var scales: Bool
    /// Whether anything moves; with reduced motion everything only fades.
    package var moves: Bool
    /// How far below its position a drag has left a sheet that only fades, as a fraction of its travel.
    package var displacement: Double

    /// Creates a state.
    package init(
        progress: Double, rest: Double = 1, scales: Bool = true, moves: Bool = true, displacement: Double = 0
    ) {
        self.rest = rest
        self.progress = progress.isFinite ? progress : rest
        self.scales = scales
        self.moves = moves
        self.displacement = displacement.isFinite ? displacement : 0
    }

    /// On screen and at rest.
    package static let rest = TransitionState(progress: 1)

    /// The progress as an opacity.
    package var opacity: Double { max(0, min(progress / rest, 1)) }
}
