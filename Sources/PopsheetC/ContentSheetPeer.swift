import CPopsheetAPI
import Popsheet
import PopsheetModel

/// The Swift half of a sheet that shows a widget.
@MainActor
final class ContentSheetPeer: SheetPeer {
    /// The widget of the presentation.
    private var widget: UnsafeMutablePointer<GtkWidget>?

    private var sheetController: ContentSheetController? { controller as? ContentSheetController }

    private var ownState: PopsheetContentSheetState {
        guard let state = pop_api_content_sheet_state(object) else { preconditionFailure("not a content sheet") }
        return state.pointee
    }

    private var detents: [Detent] {
        guard let array = ownState.detents.pointee.pdata else { return [] }
        return (0..<Int(ownState.detents.pointee.len)).compactMap { array[$0].map { Detent(OpaquePointer($0)) } }
    }

    private func described() throws(SheetError) -> ContentDescription {
        let (state, own, detents) = (state, ownState, detents)
        func detent(_ id: UnsafePointer<CChar>?) -> Detent? {
            String(given: id).flatMap { id in detents.first { $0.id == id } }
        }
        var contents = try ContentDescription(
            title: String(given: state.title), message: String(given: state.message), actions: actions,
            leading: BarItem.all(in: own.leading), trailing: BarItem.all(in: own.trailing), detents: detents)
        contents.initialDetent = detent(own.selected_detent)
        contents.largestUndimmedDetent = detent(own.largest_undimmed_detent)
        contents.scrollingExpands = own.scrolling_expands
        contents.showsGrabber = own.shows_grabber ? nil : false
        contents.background = own.background == POPSHEET_BACKGROUND_GROUPED ? .grouped : .plain
        contents.controls = own.controls == POPSHEET_CONTROLS_SHEET ? .sheet : .application
        contents.defaultAction = String(given: state.default_action)
        contents.contentSize = size
        return contents
    }

    /// The size in wide containers; one that is left out is the default one.
    private var size: ContentSize? {
        let (width, height) = (ownState.width, ownState.height)
        if width < 0, height < 0 { return nil }
        return ContentSize(
            width: width < 0 ? nil : Double(width), height: height < 0 ? nil : Double(height))
    }

    override func prepare(
        _ current: PresentationController?, isDismissing: Bool
    ) throws(SheetError) -> PresentationController {
        let contents = try described()
        let controller: ContentSheetController
        if let current = current as? ContentSheetController, isDismissing, widget == ownState.content {
            // It returns from where it is.
            current.update(contents: contents)
            controller = current
        } else {
            guard let widget = ownState.content else { throw .invalidContent(type: "missing") }
            var sheet = try ContentSheet(content: WidgetReference(widget))
            sheet.replaceContents(with: contents)
            if let current = current as? ContentSheetController, !isDismissing {
                current.update(sheet)
                controller = current
            } else {
                controller = ContentSheetController(sheet)
            }
        }
        widget = ownState.content
        controller.firstFocus = String(given: state.focus_action)
        controller.onPosition = { [weak self, weak controller] height in
            guard let self, let controller, controller === self.controller else { return }
            pop_api_sheet_set_position(object, height, controller.isAtRest)
        }
        return controller
    }

    override func notePhase(_ phase: PopsheetPhase) {
        switch phase {
        case POPSHEET_PHASE_PRESENTED:
            if let detent = sheetController?.selectedDetent { pop_api_sheet_note_detent(object, detent.id) }
        case POPSHEET_PHASE_DISMISSING: pop_api_sheet_set_position(object, ownState.visible_height, false)
        case POPSHEET_PHASE_IDLE: pop_api_sheet_set_position(object, 0, false)
        default: break
        }
    }

    override func update(soon: Bool) throws(SheetError) {
        guard let sheetController else { return }
        sheetController.firstFocus = String(given: state.focus_action)
        if soon {
            sheetController.updateSoon { [weak self] in self?.read() }
        } else {
            sheetController.update(contents: try described())
        }
    }

    private func read() -> ContentDescription? {
        do {
            return try described()
        } catch {
            warn(error)
            return nil
        }
    }

    override func select(_ detent: String) -> Bool {
        guard let sheetController, let detent = detents.first(where: { $0.id == detent }) else { return false }
        sheetController.selectedDetent = detent
        return sheetController.selectedDetent == detent
    }

    override func invalidateDetents() { sheetController?.invalidateDetents() }
}
