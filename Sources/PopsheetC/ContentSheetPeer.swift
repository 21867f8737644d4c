import CPopsheetAPI
import Popsheet
import PopsheetModel

/// The Swift half of a sheet that shows a widget.
@MainActor
final class ContentSheetPeer: SheetPeer {
    private var sheetController: ContentSheetController?

    override var controller: PresentationController? { sheetController }

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

    override func prepare() throws(SheetError) {
        if let sheetController, case .dismissing = sheetController.phase {
            // It returns from where it is.
            sheetController.update(contents: try described())
        } else {
            guard let widget = ownState.content else { throw .invalidContent(type: "missing") }
            var sheet = try ContentSheet(content: WidgetReference(widget))
            sheet.replaceContents(with: try described())
            let controller = ContentSheetController(sheet)
            controller.onPosition = { [weak self] in self?.moved(to: $0) }
            sheetController = controller
        }
        sheetController?.firstFocus = String(given: state.focus_action)
    }

    override func notePresented() {
        guard let detent = sheetController?.selectedDetent else { return }
        pop_api_sheet_note_detent(object, detent.id)
    }

    private func moved(to height: Double) {
        pop_api_sheet_set_position(object, height, sheetController?.isAtRest == true)
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

    override func select(_ detent: String) {
        sheetController?.selectedDetent = detents.first { $0.id == detent }
    }

    override func invalidateDetents() { sheetController?.invalidateDetents() }
}
