import CPopsheetAPI
import Popsheet

// What the classes call, after they have checked the thread and the arguments.

@_cdecl("pop_api_present")
func present(_ sheet: OpaquePointer, _ owner: OpaquePointer?, _ host: OpaquePointer?, _ task: OpaquePointer) {
    let arguments = MainThreadValue((sheet, owner, host, task))
    MainActor.assumeIsolated {
        let (sheet, owner, host, task) = arguments.value
        SheetPeer.of(sheet).present(in: owner, inside: host.flatMap { SheetPeer.existing(of: $0) }, task: task)
    }
}

@_cdecl("pop_api_dismiss")
func dismiss(_ sheet: OpaquePointer) {
    withPeer(of: sheet) { $0.controller?.dismiss() }
}

@_cdecl("pop_api_changed")
func changed(_ sheet: OpaquePointer, _ change: UInt32) {
    withPeer(of: sheet) { $0.follow(PopApiChange(rawValue: change)) }
}

@_cdecl("pop_api_select_detent")
func selectDetent(_ sheet: OpaquePointer, _ id: UnsafePointer<CChar>) -> Bool {
    let id = String(cString: id)
    return withPeer(of: sheet) { $0.select(id) } ?? false
}

@_cdecl("pop_api_invalidate_detents")
func invalidateDetents(_ sheet: OpaquePointer) {
    withPeer(of: sheet) { $0.invalidateDetents() }
}

@_cdecl("pop_api_release")
func release(_ peer: UnsafeMutableRawPointer) {
    let peer = MainThreadValue(peer)
    MainActor.assumeIsolated { Unmanaged<SheetPeer>.fromOpaque(peer.value).release() }
}

@_cdecl("pop_api_set_default_appearance")
func setDefaultAppearance(_ name: UnsafePointer<CChar>?) {
    let name = String(given: name)
    MainActor.assumeIsolated { PopsheetDefaults.appearance = name.map { SheetAppearance($0) } ?? .automatic }
}

@_cdecl("pop_api_register_appearance")
func registerAppearance(_ name: UnsafePointer<CChar>, _ colors: OpaquePointer) -> UnsafeMutablePointer<CChar>? {
    let name = String(cString: name)
    let colors = MainThreadValue(colors)
    let reason: String? = MainActor.assumeIsolated {
        do {
            try AppearanceReader(colors.value).register(name)
            return nil
        } catch {
            return "\(error)"
        }
    }
    return reason.map { g_strdup($0) }
}

@discardableResult
private func withPeer<Value: Sendable>(of sheet: OpaquePointer, _ body: @MainActor (SheetPeer) -> Value) -> Value? {
    let sheet = MainThreadValue(sheet)
    // Called on the main thread, and returned before this function is.
    return withoutActuallyEscaping(body) { body in
        MainActor.assumeIsolated { SheetPeer.existing(of: sheet.value).map { body($0) } }
    }
}
