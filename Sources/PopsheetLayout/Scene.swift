import PopsheetMotion

/// A container at a state of its motion: the offset, scale and opacity of the whole.
package struct Scene: Sendable, Hashable {
    /// The positions at rest.
    package let container: ContainerLayout
    /// The downward offset of everything except the backdrop.
    package let offset: Double
    /// The scale of everything except the backdrop, about the container's ``ContainerLayout/scaleOrigin``.
    package let scale: Double
    /// The opacity of everything except the backdrop.
    package let opacity: Double
    /// The opacity of the black backdrop.
    package let backdropOpacity: Double

    /// The opacity of the backdrop at rest (sheet.md §3, S3).
    package static let backdropOpacityAtRest = 0.4

    init(of container: ContainerLayout, moving motion: ContainerMotion, at state: TransitionState) {
        self.container = container
        backdropOpacity = container.backdrop == nil ? 0 : Self.backdropOpacityAtRest * state.opacity
        guard state.moves else {
            (offset, scale, opacity) = (container.travel * (1 - state.rest + state.displacement), 1, state.opacity)
            return
        }
        switch motion.effect {
        case .slides:
            (offset, scale, opacity) = (container.travel * (1 - state.progress), 1, 1)
        case .slidesWithoutOvershoot:
            (offset, scale, opacity) = (container.travel * (1 - min(state.rest, state.progress)), 1, 1)
        case .grows(let initial):
            offset = 0
            scale = state.scales ? initial + (1 - initial) * state.progress : 1
            opacity = state.opacity
        }
    }

    /// Whether everything is at its position at rest.
    package var isInPlace: Bool { scale == 1 && offset == 0 }

    /// The current upper left corner of a rectangle given at rest.
    ///
    /// Its contents are scaled by ``scale``.
    package func origin(of frame: Rect) -> Point {
        guard scale != 1 else { return Point(x: frame.x, y: frame.y + offset) }
        let center = container.scaleOrigin
        return Point(
            x: center.x + (frame.x - center.x) * scale, y: center.y + (frame.y - center.y) * scale + offset)
    }
}
