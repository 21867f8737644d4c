import CPopsheet
import Popsheet

/// The desktop's service for notifications, `org.freedesktop.Notifications` on the session bus.
@MainActor
package final class NotificationService {
    /// A notification.
    package struct Notification {
        package var title: String
        package var body: String
        /// The name of an icon, or the address of an image file; empty for none.
        package var icon: String
        package var hints: [(name: String, value: Hint)]
        /// The number of milliseconds that it is shown; -1 leaves that to the service.
        package var duration: Int32
        /// The notification that this one replaces; 0 for none.
        package var replaced: UInt32
        /// The buttons, by their ids.
        package var actions: [(id: String, label: String)] = []

        /// The address of an image file, whose path may be relative to the working directory.
        package static func address(ofFile path: String) -> String {
            guard let absolute = g_canonicalize_filename(path, nil) else { return path }
            defer { g_free(absolute) }
            guard let address = g_filename_to_uri(absolute, nil, nil) else { return path }
            defer { g_free(address) }
            return String(cString: address)
        }

        /// Creates a notification.
        package init(
            title: String, body: String, icon: String = "", hints: [(name: String, value: Hint)] = [],
            duration: Int32 = -1, replacing replaced: UInt32 = 0
        ) {
            (self.title, self.body, self.icon, self.hints) = (title, body, icon, hints)
            (self.duration, self.replaced) = (duration, replaced)
        }
    }

    /// The value of a hint.
    package enum Hint: Hashable, Sendable {
        case text(String)
        case flag(Bool)
        case byte(UInt8)
        case number(Int32)
    }

    /// How a notification ends.
    package enum End: Hashable, Sendable {
        /// The user has pressed one of its actions, or itself, which is the action `default`.
        case pressed(String)
        /// Its time is up.
        case expired
        /// The user or the service has closed it.
        case closed
    }

    /// Runs when the user has closed or pressed the last notification, or the service has removed it.
    package var onEnd: ((End) -> Void)?
    private let program: String
    nonisolated(unsafe) private let bus: OpaquePointer
    private var subscription: UInt32 = 0
    /// The last notification that was shown.
    package private(set) var last: UInt32 = 0

    private static let (name, path) = ("org.freedesktop.Notifications", "/org/freedesktop/Notifications")
    /// The milliseconds within which the service must answer; the bus may have to start it.
    private static let patience: Int32 = 10_000

    /// Connects to the service; returns nil if the session bus has no such service.
    package init?(program: String) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        self.program = program
        self.bus = bus
        // The session goes on without its bus.
        g_dbus_connection_set_exit_on_close(bus, 0)
        guard let answer = call("GetServerInformation", []) else { return nil }
        g_variant_unref(answer)
        let box = Unmanaged.passUnretained(self).toOpaque()
        subscription = g_dbus_connection_signal_subscribe(
            bus, nil, Self.name, nil, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, signal, parameters, data in
                guard let signal, let parameters, let data else { return }
                NotificationService.received(String(cString: signal), parameters, data)
            }, box, nil)
    }

    deinit {
        if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
        g_object_unref(UnsafeMutableRawPointer(bus))
    }

    /// Shows a notification; returns whether the service has taken it.
    @discardableResult
    package func show(_ shown: Notification) -> Bool {
        let type = g_variant_type_new("a{sv}")
        defer { g_variant_type_free(type) }
        let hints = g_variant_builder_new(type)
        for hint in shown.hints {
            g_variant_builder_add_value(
                hints,
                g_variant_new_dict_entry(g_variant_new_string(hint.name), g_variant_new_variant(hint.value.variant)))
        }
        defer { g_variant_builder_unref(hints) }
        let parameters: [OpaquePointer?] = [
            g_variant_new_string(program), g_variant_new_uint32(shown.replaced), g_variant_new_string(shown.icon),
            g_variant_new_string(shown.title), g_variant_new_string(shown.body), actions(of: shown),
            g_variant_builder_end(hints), g_variant_new_int32(shown.duration),
        ]
        guard let answer = call("Notify", parameters) else { return false }
        defer { g_variant_unref(answer) }
        guard let id = Self.first(of: answer) else { return false }
        last = id
        return true
    }

    /// The ids and the labels of the actions, in turn.
    private func actions(of shown: Notification) -> OpaquePointer? {
        let type = g_variant_type_new("as")
        defer { g_variant_type_free(type) }
        let builder = g_variant_builder_new(type)
        defer { g_variant_builder_unref(builder) }
        for text in shown.actions.flatMap({ [$0.id, $0.label] }) {
            g_variant_builder_add_value(builder, g_variant_new_string(text))
        }
        return g_variant_builder_end(builder)
    }

    /// What the service can do, by the names of its specification, such as `actions`.
    package var capabilities: Set<String> {
        guard let answer = call("GetCapabilities", []) else { return [] }
        defer { g_variant_unref(answer) }
        guard g_variant_n_children(answer) > 0, let list = g_variant_get_child_value(answer, 0) else { return [] }
        defer { g_variant_unref(list) }
        guard String(cString: g_variant_get_type_string(list)) == "as" else { return [] }
        return Set(
            (0..<g_variant_n_children(list)).compactMap { index in
                g_variant_get_child_value(list, index).map { child in
                    defer { g_variant_unref(child) }
                    return String(cString: g_variant_get_string(child, nil))
                }
            })
    }

    /// Removes the last notification.
    package func close() {
        if last != 0, let answer = call("CloseNotification", [g_variant_new_uint32(last)]) { g_variant_unref(answer) }
    }

    private func call(_ method: String, _ parameters: [OpaquePointer?]) -> OpaquePointer? {
        var parameters = parameters
        return g_dbus_connection_call_sync(
            bus, Self.name, Self.path, Self.name, method, g_variant_new_tuple(&parameters, gsize(parameters.count)),
            nil,
            G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
    }

    nonisolated private static func received(
        _ signal: String, _ parameters: OpaquePointer, _ data: UnsafeMutableRawPointer
    ) {
        guard let id = first(of: parameters), let end = end(signal, parameters) else { return }
        let service = Unmanaged<NotificationService>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
            if id == service.last { service.onEnd?(end) }
        }
    }

    /// What a signal reports; nil if that is no end.
    nonisolated private static func end(_ signal: String, _ parameters: OpaquePointer) -> End? {
        guard g_variant_n_children(parameters) > 1, let child = g_variant_get_child_value(parameters, 1) else {
            return nil
        }
        defer { g_variant_unref(child) }
        switch (signal, String(cString: g_variant_get_type_string(child))) {
        case ("ActionInvoked", "s"): return .pressed(String(cString: g_variant_get_string(child, nil)))
        case ("NotificationClosed", "u"): return g_variant_get_uint32(child) == expired ? .expired : .closed
        default: return nil
        }
    }

    /// The reason of a notification that is closed because its time is up.
    nonisolated private static let expired: UInt32 = 1

    /// The first number of a tuple, by which notifications are known.
    nonisolated private static func first(of tuple: OpaquePointer) -> UInt32? {
        guard g_variant_n_children(tuple) > 0, let child = g_variant_get_child_value(tuple, 0) else { return nil }
        defer { g_variant_unref(child) }
        guard String(cString: g_variant_get_type_string(child)) == "u" else { return nil }
        return g_variant_get_uint32(child)
    }

}

extension NotificationService.Hint {
    /// The value for the bus; it is floating.
    fileprivate var variant: OpaquePointer? {
        switch self {
        case .text(let text): g_variant_new_string(text)
        case .flag(let isOn): g_variant_new_boolean(isOn ? 1 : 0)
        case .byte(let byte): g_variant_new_byte(byte)
        case .number(let number): g_variant_new_int32(number)
        }
    }
}
