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
    /// The presentations of the current controller.
    private var reports: PresentationReports?

    init(_ object: OpaquePointer) { self.object = object }

    /// The peer of a sheet object; makes it for the first call.
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

    /// The controller for the next presentation, which has the object's contents as they are now.
    ///
    /// - Parameters:
    ///   - current: The controller of the current presentation, or of the last one; nil for the first.
    ///   - isDismissing: Whether the current presentation is being dismissed.
    /// - Throws: The first error in the object's contents.
    func prepare(_ current: PresentationController?, isDismissing: Bool) throws(SheetError) -> PresentationController {
        preconditionFailure("a subclass has it")
    }

    /// Shows the object's contents as they are now, at once or with the next frame.
    ///
    /// - Throws: The first error in the object's contents.
    func update(soon: Bool) throws(SheetError) {}

    /// The sheet is in another phase.
    func notePhase(_ phase: PopsheetPhase) {}

    /// Moves a content sheet; returns whether it can rest there.
    func select(_ detent: String) -> Bool { false }

    /// The heights of custom detents have changed.
    func invalidateDetents() {}

    // MARK: Presenting

    /// The controller of the current presentation, or of the last one.
    var controller: PresentationController? { reports?.controller }

    /// Presents the sheet, and ends the task with the outcome.
    func present(in owner: OpaquePointer?, inside host: SheetPeer?, task: OpaquePointer) {
        guard owner != nil || host?.controller != nil else {
            return pop_api_task_fail(
                task, Int32(POPSHEET_ERROR_INVALID_OWNER.rawValue), "the other sheet is not presented")
        }
        let reports: PresentationReports
        do {
            reports = try nextReports()
        } catch {
            return pop_api_task_fail(task, Int32(PopsheetError(error.code).rawValue), "\(error)")
        }
        let controller = reports.controller
        controller.options = options
        let number = reports.request()
        nonisolated(unsafe) let task = task
        let completion: (Outcome) -> Void = { outcome in
            if let reason = reports.refusal(of: number) {
                pop_api_task_fail(task, Int32(POPSHEET_ERROR_INVALID_OWNER.rawValue), reason)
            } else {
                Self.end(task, outcome)
            }
        }
        if let owner {
            controller.present(in: WidgetReference(owner), from: anchor, completion: completion)
        } else if let host = host?.controller {
            controller.present(inside: host, completion: completion)
        }
    }

    /// The current presentation, or a prepared one.
    private func nextReports() throws(SheetError) -> PresentationReports {
        if let reports, reports.isPresented { return reports }
        let next = try prepare(reports?.controller, isDismissing: reports?.isDismissing == true)
        if let reports, reports.controller === next { return reports }
        // Two sheets of one object are not in a window at the same time.
        reports?.controller.settle()
        let made = PresentationReports(of: next) { [weak self, weak next] event, isRefused in
            guard let self else { return }
            report(event, isRefused: isRefused, isCurrent: next === controller)
        }
        reports = made
        return made
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
        guard let reports, reports.isPresented || reports.isDismissing else { return }
        switch change {
        case POP_API_CHANGE_OPTIONS:
            reports.controller.options = options
            return
        case POP_API_CHANGE_RECTANGLE:
            reports.controller.moveAnchor(to: state.has_pointing_to ? Rect(state.pointing_to) : nil)
            return
        default: break
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

    /// - Parameters:
    ///   - isRefused: Whether the presentation was refused: its error says everything.
    ///   - isCurrent: Whether the event is of the current controller's presentation, not of one before.
    private func report(_ event: PresentationEvent, isRefused: Bool, isCurrent: Bool) {
        // A listener may end the presentation, and with it the last reference.
        let reference = ObjectReference(object)
        defer { withExtendedLifetime(reference) {} }
        switch event {
        case .willPresent: setPhase(POPSHEET_PHASE_PRESENTING, if: isCurrent)
        case .didPresent where !isRefused:
            setPhase(POPSHEET_PHASE_PRESENTED, if: isCurrent)
            pop_api_sheet_emit(object, "presented")
        case .willDismiss where !isRefused: setPhase(POPSHEET_PHASE_DISMISSING, if: isCurrent)
        case .didDismiss(let outcome):
            setPhase(POPSHEET_PHASE_IDLE, if: isCurrent)
            if isRefused { return }
            switch outcome {
            case .action(let action): pop_api_sheet_emit_outcome(object, action.id, POPSHEET_CANCEL_REASON_NONE)
            case .cancelled(let reason): pop_api_sheet_emit_outcome(object, nil, PopsheetCancelReason(reason))
            }
            pop_api_sheet_emit(object, "dismissed")
        case .didSelectDetent(let detent, let cause):
            pop_api_sheet_set_detent(object, detent.id, PopsheetDetentCause(cause))
        case .didRefuseDismissal: pop_api_sheet_emit(object, "close-attempt")
        // The action's handler emits its signal.
        case .didPresent, .willDismiss, .handle, .didChoose: break
        }
    }

    private func setPhase(_ phase: PopsheetPhase, if isCurrent: Bool) {
        guard isCurrent else { return }
        notePhase(phase)
        pop_api_sheet_set_phase(object, phase)
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
