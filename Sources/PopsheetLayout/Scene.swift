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
    /// The offset at rest: that of a sheet below its largest rest position.
    package let restOffset: Double

    init(of container: ContainerLayout, moving motion: ContainerMotion, at state: TransitionState) {
        self.container = container
        restOffset = container.travel * (1 - state.rest)
        backdropOpacity = container.backdrop == nil ? 0 : container.backdropOpacity * Self.dimming(container, at: state)
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

    /// The dimming as a fraction: none up to the largest undimmed rest position, all from the next one (content.md §5).
    private static func dimming(_ container: ContainerLayout, at state: TransitionState) -> Double {
        let start = container.undimmedRest ?? 0
        guard let end = container.rests.first(where: { $0.fraction > start })?.fraction else { return 0 }
        func dimming(at progress: Double) -> Double { max(0, min((progress - start) / (end - start), 1)) }
        return state.moves ? dimming(at: state.progress) : dimming(at: state.rest) * state.opacity
    }

    /// How much lower the visible part is than at the largest rest position; below the smallest it moves as a whole.
    package var shrinkage: Double {
        guard let smallest = container.rests.first?.fraction, container.rests.count > 1 else { return 0 }
        return max(0, min(offset, container.travel * (1 - smallest)))
    }

    /// Whether everything is at its position at rest.
    package var isInPlace: Bool { scale == 1 && offset == restOffset }

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
