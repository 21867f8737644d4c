import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The layout of a document's content sheet.
struct NamedContentLayout {
    private let content: ContentSheetDocument
    private let placement: ContentPlacement<ContentSheetLayout>
    private let context: LayoutContext

    init(
        _ content: ContentSheetDocument, _ description: ContentDescription, _ options: PresentationOptions,
        in context: LayoutContext, from anchor: Rect?
    ) {
        (self.content, self.context) = (content, context)
        let request = ContainerRequest(options, anchor: anchor, attachment: SheetAttachment(of: description))
        let measurer = PangoTextMeasurer()
        placement = ContentPlacement(request, in: context) {
            ContentSheetMeasurement(
                description, widget: content.name.sizing, for: $0, in: $1, cancelLabel: StandardLabel.cancel,
                measuring: measurer)
        }
    }

    var presentation: PresentationLayout { placement.presentation }

    /// Where the sheet is at rest.
    var rest: RestPosition {
        let rests = presentation.container.rests
        let shown = content.detent.flatMap { detent in rests.first { $0.detents.contains(detent.id) } }
        return shown ?? rests.first ?? .whole
    }

    /// Formats the layout at a state of its motion, for `popsheet layout`.
    func report(at state: TransitionState) -> JSONValue {
        let scene = presentation.scene(at: state)
        let parts = placement.content.placed(in: scene)
        let sheet = LayoutReport.json(of: SheetLayout(presentation, parts.list), at: scene)
        guard case .object(let members) = sheet else { return sheet }
        let added: JSONValue = [
            "grabber": parts.grabber.map { LayoutReport.frame($0.offset(y: scene.offset)) } ?? nil,
            "bar": parts.bar.map { bar($0, scene.offset) } ?? nil,
            "content": [
                "name": .string(content.name.word), "frame": LayoutReport.frame(parts.widget.offset(y: scene.offset)),
                "scrolls": .bool(overflows(parts.widget)),
            ],
            "detents": .array(presentation.container.detents.map(detent)),
            "detent": shownDetent.map { content.word(of: $0) } ?? nil,
        ]
        guard case .object(let new) = added else { return sheet }
        return .object(members + new)
    }

    private func overflows(_ widget: Rect) -> Bool {
        content.name.sizing.naturalHeight(widget.width) > widget.height + 1e-6
    }

    /// The id of the detent that is shown: the requested one, if it is available.
    private var shownDetent: Detent.ID? {
        guard !presentation.container.detents.isEmpty else { return nil }
        if let id = content.detent?.id, rest.detents.contains(id) { return id }
        return rest.detents.first
    }

    private func detent(_ rest: RestPosition) -> JSONValue {
        let extent = presentation.container.travel * rest.fraction
        return [
            "ids": .array(rest.detents.map { content.word(of: $0) }), "fraction": .number(rest.fraction),
            // The height of a detent does not include the bottom safe area (content.md §2).
            "height": .number(max(0, extent - context.safeArea.bottom)),
            "y": .number(context.size.height - extent),
        ]
    }

    private func bar(_ bar: BarLayout, _ dy: Double) -> JSONValue {
        [
            "frame": LayoutReport.frame(bar.frame.offset(y: dy)),
            "title": bar.title.map { LayoutReport.frame($0.offset(y: dy)) } ?? nil,
            "items": .array(bar.items.map { LayoutReport.row($0, dy) }),
        ]
    }
}
