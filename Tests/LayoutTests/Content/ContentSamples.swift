import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// A content sheet, the sizes of its widget, and how it is presented.
struct SampleContent {
    var title: String?
    var message: String?
    var actions: [Action] = []
    var leading: [BarItem] = []
    var trailing: [BarItem] = []
    var detents: [Detent] = [.large]
    var undimmed: Detent?
    var showsGrabber: Bool?
    var natural = Size(width: 200, height: 150)
    var minimum = 40.0
    var minimumWidth = 0.0
    var expands = false
    /// The natural height of the part that scrolls by itself; nil without one.
    var scrolling: Double?
    var contentSize: ContentSize?
    var controls = ContentControls.application
    var options = PresentationOptions()

    var description: ContentDescription {
        var description = try! ContentDescription(
            title: title, message: message, actions: actions, leading: leading, trailing: trailing,
            detents: detents)
        description.showsGrabber = showsGrabber
        description.contentSize = contentSize
        description.controls = controls
        return description
    }

    /// The layout in a context with the fake measurer.
    func laidOut(in context: LayoutContext, anchor: Rect? = nil) -> LaidOutContent {
        let request = ContainerRequest(
            options, anchor: anchor,
            attachment: SheetAttachment(detents: detents, largestUndimmedDetent: undimmed))
        let (description, measurer) = (description, FakeMeasurer())
        var sizing = WidgetSizing(natural: natural, minimumHeight: minimum)
        sizing.expands = { expands }
        sizing.minimumWidth = { minimumWidth }
        if let scrolling { sizing.scrollingPart = { _ in (minimum: minimum, natural: scrolling) } }
        let widget = sizing
        let placement = ContentPlacement<ContentSheetLayout>(request, in: context) {
            ContentSheetMeasurement(
                description, widget: widget, for: $0, in: $1, cancelLabel: "Cancel", measuring: measurer)
        }
        return LaidOutContent(placement: placement, context: context)
    }
}

/// The layout of a content sheet in a context.
struct LaidOutContent {
    let placement: ContentPlacement<ContentSheetLayout>
    let context: LayoutContext

    var parts: ContentSheetLayout { placement.content }
    var container: ContainerLayout { placement.presentation.container }
    var name: ContainerName { placement.presentation.containerName }
    var panel: Rect { container.panels.first?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0) }

    /// The visible heights of the detents without the bottom safe area, in ascending order.
    var heights: [Double] {
        container.rests.map { $0.fraction * container.travel - context.safeArea.bottom }
    }

    /// The ids of the detents at each height.
    var ids: [[Detent.ID]] { container.rests.map(\.detents) }

    /// The scene in which a fraction of the travel is visible.
    func scene(_ progress: Double, rest: Double = 1, moves: Bool = true) -> Scene {
        placement.presentation.scene(at: TransitionState(progress: progress, rest: rest, moves: moves))
    }

    /// The parts in a scene, at their positions in the window.
    func placed(in scene: Scene) -> ContentSheetLayout {
        var placed = parts.placed(in: scene)
        placed.grabber = placed.grabber?.offset(y: scene.offset)
        placed.bar?.frame.y += scene.offset
        placed.widget.y += scene.offset
        placed.background.y += scene.offset
        placed.list.viewport.y += scene.offset
        placed.list.header = placed.list.header?.offset(y: scene.offset)
        for index in placed.list.rows.indices { placed.list.rows[index].frame.y += scene.offset }
        return placed
    }
}
