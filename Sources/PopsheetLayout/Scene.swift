package import PopsheetMotion

/// A container at a moment of its motion: how far the whole is moved, scaled and faded.
package struct Scene: Sendable, Hashable {
    /// The places at rest.
    package let container: ContainerLayout
    /// How far everything but the backdrop is moved downwards.
    package let offset: Double
    /// How much everything but the backdrop is scaled about the container's ``ContainerLayout/scaleOrigin``.
    package let scale: Double
    /// How opaque everything but the backdrop is.
    package let opacity: Double
    /// How opaque the black of the backdrop is.
    package let backdropOpacity: Double

    /// How dark the backdrop is at rest (3: S3).
    package static let backdropOpacityAtRest = 0.4

    init(of container: ContainerLayout, moving motion: ContainerMotion, at state: TransitionState) {
        self.container = container
        backdropOpacity = container.backdrop == nil ? 0 : Self.backdropOpacityAtRest * state.opacity
        guard state.moves else {
            (offset, scale, opacity) = (container.travel * state.displacement, 1, state.opacity)
            return
        }
        switch motion.effect {
        case .slides:
            (offset, scale, opacity) = (container.travel * (1 - state.progress), 1, 1)
        case .slidesWithoutOvershoot:
            (offset, scale, opacity) = (container.travel * (1 - min(1, state.progress)), 1, 1)
        case .grows(let initial):
            offset = 0
            scale = state.scales ? initial + (1 - initial) * state.progress : 1
            opacity = state.opacity
        }
    }

    /// Whether everything is where the layout has it.
    package var isInPlace: Bool { scale == 1 && offset == 0 }

    /// The upper left corner, at this moment, of what is at a place at rest. What is there is scaled by ``scale``.
    package func origin(of frame: Rect) -> Point {
        guard scale != 1 else { return Point(x: frame.x, y: frame.y + offset) }
        let center = container.scaleOrigin
        return Point(
            x: center.x + (frame.x - center.x) * scale, y: center.y + (frame.y - center.y) * scale + offset)
    }
}
