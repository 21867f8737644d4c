import CPopsheetAPI
import Popsheet
import PopsheetModel

extension Action {
    /// Reads an action object; choosing the action emits the object's signal.
    @MainActor
    init(_ object: OpaquePointer) {
        let state = pop_api_action_state(object).pointee
        let given = String(cString: state.label)
        let label = state.uses_underline ? MenuLabel(given) : nil
        let reference = ObjectReference(object)
        let handler: Handler = { pop_api_action_emit_activated(reference.object) }
        let role = ActionRole(state.role)
        if state.has_standard_label {
            self = .cancel(handler: handler)
        } else {
            self.init(
                label?.text ?? given, role: role, isEnabled: state.is_enabled,
                icon: state.icon.flatMap { IconName.of(UnsafeMutableRawPointer($0)) },
                subtitle: String(given: state.subtitle), mnemonic: label?.mnemonic, handler: handler)
        }
        id = String(given: state.id) ?? given
        isEnabled = state.is_enabled
    }

    /// Reads a list of action objects.
    @MainActor
    static func all(in list: OpaquePointer) -> [Action] {
        (0..<pop_api_list_count(list)).map { Action(pop_api_list_action(list, $0)) }
    }
}

extension BarItem {
    /// Reads an item object; choosing the item emits the object's signal.
    @MainActor
    init(_ object: OpaquePointer) {
        let state = pop_api_action_state(object).pointee
        self.init(
            Action(object), isDefault: state.is_default, dismisses: state.dismisses, isBusy: state.is_busy)
    }

    /// Reads a list of item objects.
    @MainActor
    static func all(in list: OpaquePointer) -> [BarItem] {
        (0..<pop_api_list_count(list)).map { BarItem(pop_api_list_action(list, $0)) }
    }
}

extension Detent {
    /// Reads a detent object.
    init(_ object: OpaquePointer) {
        let id = String(cString: popsheet_detent_get_id(object))
        switch pop_api_detent_kind(object) {
        case POP_API_DETENT_MEDIUM: self = .medium
        case POP_API_DETENT_LARGE: self = .large
        case POP_API_DETENT_FRACTION: self = .fraction(pop_api_detent_number(object), id: id)
        case POP_API_DETENT_HEIGHT: self = .height(pop_api_detent_number(object), id: id)
        case POP_API_DETENT_CONTENT: self = .content
        default:
            let reference = DetentReference(object)
            self = .custom(id) { context in
                pop_api_detent_resolve(
                    reference.detent, context.maximum, context.traits.width, context.traits.height)
            }
        }
    }
}
