import CPopsheet

/// Connects a closure to a signal that has no arguments of its own, such as `clicked`; it lives as long as the object.
@MainActor
public func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
) {
    let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, box in
        let handler = Unmanaged<HandlerBox>.fromOpaque(box).takeUnretainedValue()
        MainActor.assumeIsolated { handler.call() }
    }
    g_signal_connect_data(
        object, signal, unsafeBitCast(trampoline, to: GCallback.self),
        Unmanaged.passRetained(HandlerBox(handler)).toOpaque(),
        { box, _ in box.map { Unmanaged<HandlerBox>.fromOpaque($0).release() } }, GConnectFlags(0))
}

private final class HandlerBox: Sendable {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
        self.call = call
    }
}
