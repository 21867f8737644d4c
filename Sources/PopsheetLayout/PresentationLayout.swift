package import PopsheetModel
package import PopsheetMotion

/// The container of a presentation, and the positions of its parts at rest, in the coordinates of its area.
///
/// It is computed once for content in a context. Each ``Scene`` of the motion moves, scales and fades the whole, and does
/// not lay out again.
package struct PresentationLayout: Sendable, Hashable {
    /// The container's name.
    package let containerName: ContainerName
    /// Whether a press outside dismisses the presentation, so that it needs no cancel action.
    package let isDismissedByPressOutside: Bool
    /// The container's motion.
    package let motion: ContainerMotion
    /// The positions of the container's parts.
    package var container: ContainerLayout

    /// The surface of a popover.
    package var surface: PopoverSurface { container.popup == nil ? .window : .native }

    /// The scene at a state of the motion.
    package func scene(at state: TransitionState) -> Scene {
        Scene(of: container, moving: motion, at: state)
    }

    /// The height of what is visible of the panels above the lower safe area, at a state of the motion.
    ///
    /// - Parameter context: The context of the layout.
    package func visibleHeight(at state: TransitionState, in context: LayoutContext) -> Double {
        guard let bounds = container.bounds else { return 0 }
        let scene = scene(at: state)
        switch motion.effect {
        case .grows: return bounds.height * scene.scale
        case .slides, .slidesWithoutOvershoot:
            let (top, bottom) = (bounds.y + scene.offset, context.size.height - context.safeArea.bottom)
            return max(0, min(bounds.maxY + scene.offset, bottom) - max(0, top))
        }
    }
}

/// Content in the container that was chosen for it.
package struct ContentPlacement<Content: ContentLayout>: Sendable, Equatable {
    /// The container.
    package internal(set) var presentation: PresentationLayout
    /// The content.
    package internal(set) var content: Content

    /// Chooses a container and lays out the content in it.
    ///
    /// - Parameter measure: Measures the content for a container.
    package init<Measurement: ContentMeasurement>(
        _ request: ContainerRequest, in context: LayoutContext,
        measuring measure: (any Container, LayoutContext) -> Measurement
    ) where Measurement.Layout == Content {
        // Containers know only the leading and the trailing side.
        let mirrors = context.direction == .rightToLeft
        let width = context.size.width
        var (context, request) = (context, request)
        if mirrors {
            context.popup = context.popup.mirrored(inWidth: width)
            request.anchor = request.anchor?.mirrored(inWidth: width)
        }
        // Choosing the container may already lay out the content; that layout is reused.
        var tried: Self?
        let container = ContainerRegistry.container(for: request, in: context) {
            let placement = Self(in: $0, context, measure($0, context))
            tried = placement
            return placement.content.overflows
        }
        if let tried, tried.presentation.containerName == container.name {
            self = tried
        } else {
            self.init(in: container, context, measure(container, context))
        }
        if mirrors {
            presentation.container = presentation.container.mirrored(inWidth: width)
            content.mirror(inWidth: width)
        }
    }

    private init<Measurement: ContentMeasurement>(
        in container: any Container, _ context: LayoutContext, _ measurement: Measurement
    ) where Measurement.Layout == Content {
        let places = container.layout(measurement.sizing, footer: measurement.footerSizing, in: context)
        presentation = PresentationLayout(
            containerName: container.name, isDismissedByPressOutside: container.isDismissedByPressOutside,
            motion: container.motion, container: places)
        content = measurement.layout(in: places.content, footer: places.footer)
    }
}
