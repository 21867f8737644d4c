import CPopsheet
import CPopsheetAPI
import Popsheet
import PopsheetLayout
import PopsheetModel

/// The Swift half of a sheet object: presents it, follows its changes, and reports its life cycle.
///
/// The object owns it, and outlives it.
@MainActor
class SheetPeer {
    /// The sheet object.
    nonisolated(unsafe) let object: OpaquePointer
    /// The events of a presentation that begins, until it is certain that there is one.
    private var heldEvents: [PresentationEvent]?

    init(_ object: OpaquePointer) { self.object = object }

    /// The peer of a sheet object, made when there is none.
    static func of(_ object: OpaquePointer) -> SheetPeer {
        if let peer = existing(of: object) { return peer }
        let peer =
            pop_api_content_sheet_state(object) == nil ? ActionSheetPeer(object) : ContentSheetPeer(object)
        pop_api_sheet_state(object).pointee.peer = Unmanaged.passRetained(peer).toOpaque()
        return peer
    }

    /// The peer of a sheet object; nil if it was never presented.
    static func existing(of object: OpaquePointer) -> SheetPeer? {
        pop_api_sheet_state(object).pointee.peer.map { Unmanaged<SheetPeer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The state of the object.
    var state: PopsheetSheetState {
        _read { yield pop_api_sheet_state(object).pointee }
    }

    // MARK: For subclasses

    /// The controller of the current presentation, or of the last one.
    var controller: PresentationController? { nil }

    /// Prepares the controller for a presentation.
    ///
    /// - Throws: The first error in the object's contents.
    func prepare() throws(SheetError) {}

    /// Shows the object's contents as they are now, at once or with the next frame.
    ///
    /// - Throws: The first error in the object's contents.
    func update(soon: Bool) throws(SheetError) {}

    /// The sheet is at rest on screen.
    func notePresented() {}

    /// The user or the program moves a content sheet.
    func select(_ detent: String) {}

    /// The heights of custom detents have changed.
    func invalidateDetents() {}

    // MARK: Presenting

    /// Presents the sheet, and ends the task with the outcome.
    func present(in owner: OpaquePointer?, inside host: SheetPeer?, task: OpaquePointer) {
        if !isPresented {
            do {
                try prepare()
            } catch {
                return pop_api_task_fail(task, Int32(PopsheetError(error.code).rawValue), "\(error)")
            }
        }
        guard let controller else { return }
        controller.options = options
        controller.onEvent = { [weak self] in self?.report($0) }
        heldEvents = []
        var isRefused = false
        var refusal = "the owner or the source is gone"
        controller.onRefusal = { refusal = $0 }
        nonisolated(unsafe) let task = task
        let completion: (Outcome) -> Void = { [weak self] outcome in
            if self?.heldEvents != nil, case .cancelled(let reason) = outcome, reason.isUnstoppable {
                isRefused = true
                pop_api_task_fail(task, Int32(POPSHEET_ERROR_INVALID_OWNER.rawValue), refusal)
            } else {
                Self.end(task, outcome)
            }
        }
        if let owner {
            controller.present(in: WidgetReference(owner), from: anchor, completion: completion)
        } else if let host = host?.controller {
            controller.present(inside: host, completion: completion)
        } else {
            pop_api_task_fail(
                task, Int32(POPSHEET_ERROR_INVALID_OWNER.rawValue), "the other sheet is not presented")
        }
        let events = heldEvents ?? []
        heldEvents = nil
        if isRefused { return }
        for event in events { report(event) }
    }

    private var isPresented: Bool {
        switch controller?.phase {
        case .presenting, .presented: true
        default: false
        }
    }

    private static func end(_ task: OpaquePointer, _ outcome: Outcome) {
        switch outcome {
        case .action(let action): pop_api_task_end(task, action.id, POPSHEET_CANCEL_REASON_NONE)
        case .cancelled(let reason): pop_api_task_end(task, nil, PopsheetCancelReason(reason))
        }
    }

    private var anchor: SheetAnchor? {
        guard let source = pop_api_sheet_source(object) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(source)) }
        let widget = WidgetReference(source)
        if state.points_to_cursor { return .textCursor(in: widget) }
        guard state.has_pointing_to else { return .widget(widget) }
        return .rect(Rect(state.pointing_to), in: widget)
    }

    private var options: PresentationOptions {
        let state = state
        var options = PresentationOptions(
            style: .init(state.style), appearance: String(given: state.appearance).map { SheetAppearance($0) },
            tint: state.has_tint ? SheetColor(state.tint) : nil, isAnimated: state.is_animated,
            timeout: state.timeout > 0 ? .milliseconds(state.timeout) : nil, interactiveDismissal: state.can_close)
        options.popover.arrowDirections = PopoverOptions.ArrowEdge.edges(of: state.position)
        options.keyboardInset = state.keyboard_inset
        return options
    }

    // MARK: Changing

    /// Follows a change of the object.
    func follow(_ change: PopApiChange) {
        guard let controller, isPresented || controller.phase.isDismissing else { return }
        if change == POP_API_CHANGE_OPTIONS {
            // A popover follows its source by itself.
            if state.has_pointing_to { controller.moveAnchor(to: Rect(state.pointing_to)) }
            controller.options = options
            return
        }
        do {
            try update(soon: change == POP_API_CHANGE_LIST)
        } catch {
            warn(error)
        }
    }

    /// Reports that the object's contents can't be shown.
    func warn(_ error: SheetError) { pop_messages_warn("a sheet keeps its contents: \(error)") }

    // MARK: Events

    private func report(_ event: PresentationEvent) {
        if heldEvents != nil {
            heldEvents?.append(event)
            return
        }
        switch event {
        case .willPresent: pop_api_sheet_set_phase(object, POPSHEET_PHASE_PRESENTING)
        case .didPresent:
            pop_api_sheet_set_phase(object, POPSHEET_PHASE_PRESENTED)
            notePresented()
            pop_api_sheet_emit(object, "presented")
        case .willDismiss: pop_api_sheet_set_phase(object, POPSHEET_PHASE_DISMISSING)
        case .didDismiss(let outcome):
            pop_api_sheet_set_phase(object, POPSHEET_PHASE_IDLE)
            switch outcome {
            case .action(let action): pop_api_sheet_emit_outcome(object, action.id, POPSHEET_CANCEL_REASON_NONE)
            case .cancelled(let reason): pop_api_sheet_emit_outcome(object, nil, PopsheetCancelReason(reason))
            }
            pop_api_sheet_emit(object, "dismissed")
        case .didSelectDetent(let detent, let cause):
            pop_api_sheet_set_detent(object, detent.id, PopsheetDetentCause(cause))
        case .didRefuseDismissal: pop_api_sheet_emit(object, "close-attempt")
        // The action's handler emits its signal.
        case .handle, .didChoose: break
        }
    }

    // MARK: Contents

    /// The object's actions, and its cancel action.
    var actions: [Action] {
        let state = state
        let actions = Action.all(in: state.actions)
        guard state.has_cancel, !actions.contains(where: { $0.role == .cancel }) else { return actions }
        return actions + [String(given: state.cancel_label).map { .cancel($0) } ?? .cancel]
    }
}

extension Rect {
    fileprivate init(_ rect: GdkRectangle) {
        self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
    }
}

extension PresentationPhase {
    /// Whether the sheet is being dismissed.
    fileprivate var isDismissing: Bool { if case .dismissing = self { true } else { false } }
}
