import CPopsheet
import PopsheetModel

/// The appearance settings of the desktop's portal (org.freedesktop.appearance): reduced motion, dark style, contrast,
/// and the accent colour.
///
/// GTK reads them itself since 4.20. With older versions they are requested over the session bus when a sheet is about
/// to be shown, without waiting for the answer. A program that presents nothing has no cost, and without a bus or a
/// portal there are no settings.
@MainActor
final class DesktopPortal {
    /// The desktop's settings, shared by the whole process.
    static let shared = DesktopPortal()

    /// A setting, with the name that portals use.
    fileprivate enum Setting: String, CaseIterable {
        case reducedMotion = "reduced-motion"
        case colorScheme = "color-scheme"
        case contrast
        case accentColor = "accent-color"
    }

    /// Whether the desktop requests reduced motion, as far as the portal has answered.
    var reducesMotion: Bool { values[.reducedMotion] == 1 }
    /// Whether the desktop prefers dark.
    var prefersDark: Bool { values[.colorScheme] == 1 }
    /// Whether the desktop requests higher contrast.
    var prefersContrast: Bool { values[.contrast] == 1 }

    /// The desktop's accent colour; nil if it has none.
    private(set) var accent: SheetColor?

    private var values: [Setting: UInt32] = [:]
    private var observers: [Int: () -> Void] = [:]
    private var observerCount = 0
    private var isFollowing = false

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let settings = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    /// Runs a closure whenever a setting changes; returns a number to stop that with `forget`.
    func observe(_ body: @escaping () -> Void) -> Int {
        observerCount += 1
        observers[observerCount] = body
        return observerCount
    }

    /// Removes an observer.
    func forget(_ observer: Int) { observers[observer] = nil }

    /// Requests the settings, and follows their changes.
    func follow() {
        guard !isFollowing, let address = Self.busAddress else { return }
        isFollowing = true
        // A separate connection: GLib's shared one may end the process if the bus disappears.
        let flags = GDBusConnectionFlags(
            rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        g_dbus_connection_new_for_address(
            address, flags, nil, nil,
            { _, result, _ in
                // Without a bus there are no such settings, and nothing to report.
                guard let connection = g_dbus_connection_new_for_address_finish(result, nil) else { return }
                MainActor.assumeIsolated { DesktopPortal.listen(on: connection) }
            }, nil)
    }

    /// The address of a running session bus; without one, GLib itself would start a bus.
    private static var busAddress: String? {
        if let address = g_getenv("DBUS_SESSION_BUS_ADDRESS") { return String(cString: address) }
        guard let directory = g_getenv("XDG_RUNTIME_DIR") else { return nil }
        let socket = String(cString: directory) + "/bus"
        return g_file_test(socket, G_FILE_TEST_EXISTS) != 0 ? "unix:path=\(socket)" : nil
    }

    private static func listen(on connection: OpaquePointer) {
        g_dbus_connection_signal_subscribe(
            connection, portal, settings, "SettingChanged", path, namespace, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, _ in
                guard let parameters else { return }
                MainActor.assumeIsolated { DesktopPortal.changed(parameters) }
            }, nil, nil)
        // Whenever a portal runs; none is started for this.
        g_bus_watch_name_on_connection(
            connection, portal, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { connection, _, _, _ in
                guard let connection else { return }
                MainActor.assumeIsolated { DesktopPortal.readAll(from: connection) }
            }, nil, nil, nil)
    }

    private static func readAll(from connection: OpaquePointer) {
        for setting in Setting.allCases { read(setting, from: connection) }
    }

    /// Reads a setting, using the current method of portals or, if they lack it, the older one.
    private static func read(_ setting: Setting, from connection: OpaquePointer, isOld: Bool = false) {
        let names = [g_variant_new_string(namespace), g_variant_new_string(setting.rawValue)]
        let finish: GAsyncReadyCallback = isOld ? finishOld : finishNew
        names.withUnsafeBufferPointer { names in
            g_dbus_connection_call(
                connection, portal, path, settings, isOld ? "Read" : "ReadOne",
                g_variant_new_tuple(names.baseAddress, 2), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, finish,
                UnsafeMutableRawPointer(bitPattern: setting.tag))
        }
    }

    private static let finishNew: GAsyncReadyCallback = { source, result, tag in
        let connection = OpaquePointer(source)
        let answer = g_dbus_connection_call_finish(connection, result, nil)
        let tag = Int(bitPattern: tag)
        let objects = MainThreadValue((answer: answer, connection: connection))
        MainActor.assumeIsolated {
            finish(Setting(tag: tag), answer: objects.value.answer, retryingOn: objects.value.connection)
        }
    }

    private static let finishOld: GAsyncReadyCallback = { source, result, tag in
        // A portal that does not know the setting returns an error.
        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        let tag = Int(bitPattern: tag)
        let object = MainThreadValue(answer)
        MainActor.assumeIsolated { finish(Setting(tag: tag), answer: object.value, retryingOn: nil) }
    }

    /// Handles an answer, which it releases; without an answer, retries with the older method.
    private static func finish(_ setting: Setting?, answer: OpaquePointer?, retryingOn connection: OpaquePointer?) {
        defer { if let answer { g_variant_unref(answer) } }
        guard let setting else { return }
        if let answer {
            if let value = g_variant_get_child_value(answer, 0) { shared.take(setting, value) }
        } else if let connection {
            read(setting, from: connection, isOld: true)
        }
    }

    /// Handles a change signal with a namespace, a key and a value.
    private static func changed(_ parameters: OpaquePointer) {
        guard String(cString: g_variant_get_type_string(parameters)) == "(ssv)",
            let name = g_variant_get_child_value(parameters, 1)
        else { return }
        defer { g_variant_unref(name) }
        guard let setting = Setting(rawValue: String(cString: g_variant_get_string(name, nil))),
            let value = g_variant_get_child_value(parameters, 2)
        else { return }
        shared.take(setting, value)
    }

    /// Stores a value, which it releases: a number or a colour in one variant, or in two.
    private func take(_ setting: Setting, _ value: OpaquePointer) {
        var value = value
        while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) {
            g_variant_unref(value)
            value = inner
        }
        defer { g_variant_unref(value) }
        if setting == .accentColor { return takeAccent(Self.color(value)) }
        // 0 means no preference; an unknown value requests nothing.
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        let number = g_variant_get_uint32(value)
        guard number != values[setting, default: 0] else { return }
        values[setting] = number
        for observer in observers.values { observer() }
    }

    private func takeAccent(_ color: SheetColor?) {
        guard color != accent else { return }
        accent = color
        for observer in observers.values { observer() }
    }

    /// The colour with these components, from 0 to 1; nil if one is out of range, with which a portal reports that no accent
    /// colour is set.
    private static func color(_ value: OpaquePointer) -> SheetColor? {
        guard String(cString: g_variant_get_type_string(value)) == "(ddd)" else { return nil }
        let components = (0..<gsize(3)).compactMap { index -> Double? in
            guard let part = g_variant_get_child_value(value, index) else { return nil }
            defer { g_variant_unref(part) }
            let component = g_variant_get_double(part)
            return (0...1).contains(component) ? component * 255 : nil
        }
        return components.count == 3 ? SheetColor(components[0], components[1], components[2]) : nil
    }
}

extension DesktopPortal.Setting {
    /// The setting as a number for C callbacks: its position in the list, from 1.
    fileprivate var tag: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    fileprivate init?(tag: Int) {
        guard Self.allCases.indices.contains(tag - 1) else { return nil }
        self = Self.allCases[tag - 1]
    }
}
