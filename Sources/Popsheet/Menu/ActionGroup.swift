import CPopsheet

/// A group of GLib's actions, kept alive.
@MainActor
final class ActionGroup {
    private let object: StrongObject
    private var pointer: OpaquePointer { OpaquePointer(object.pointer) }

    /// The signals that report a change of an action.
    private static let changes = ["action-added", "action-removed", "action-enabled-changed", "action-state-changed"]

    /// Keeps a group alive; nil if the pointer is not one.
    init?(_ pointer: UnsafeMutableRawPointer) {
        guard let object = StrongObject(pointer, ofType: g_action_group_get_type()) else { return nil }
        self.object = object
    }

    /// What a menu item shows of an action.
    struct ActionState {
        /// Whether the action can be activated.
        var isEnabled: Bool
        /// The action's state, if it has one.
        var state: Variant?
    }

    /// The state of an action for a target; nil for an action that the group lacks, or that needs another target.
    func state(of name: String, target: Variant?) -> ActionState? {
        var enabled: gboolean = 0
        var parameter: OpaquePointer?
        var state: OpaquePointer?
        guard g_action_group_query_action(pointer, name, &enabled, &parameter, nil, nil, &state) != 0 else {
            return nil
        }
        let held = state.map { Variant(taking: $0) }
        switch (target, parameter) {
        case (nil, nil): break
        case (let target?, let type?) where target.isOf(type): break
        default: return nil
        }
        return ActionState(isEnabled: enabled != 0, state: held)
    }

    /// Activates an action, if that is possible now.
    func activate(_ name: String, target: Variant?) {
        guard state(of: name, target: target)?.isEnabled == true else { return }
        g_action_group_activate_action(pointer, name, target?.pointer)
    }

    /// Runs a closure after each change of an action, until the returned signals are disconnected.
    func observe(_ onChange: @escaping @MainActor () -> Void) -> [Signal] {
        Self.changes.map { Signal(object.pointer, $0) { _ in onChange() } }
    }
}
