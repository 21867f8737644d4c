import CPopsheet

/// The arguments of a signal that follow its emitter.
package struct SignalArguments {
    fileprivate let count: UInt32
    fileprivate let values: UnsafePointer<GValue>

    /// A number, a flag set or a boolean as a number.
    package subscript(_ index: Int) -> Double { pop_signal_number(count, values, UInt32(index)) }

    /// Whether it is a text that is not empty.
    package func hasText(_ index: Int) -> Bool { pop_signal_has_text(count, values, UInt32(index)) }

    /// A pointer to something that is not a GLib object.
    package func pointer(_ index: Int) -> UnsafeMutableRawPointer? { pop_signal_pointer(count, values, UInt32(index)) }

    /// A GLib object.
    package func object(_ index: Int) -> UnsafeMutableRawPointer? { pop_signal_object(count, values, UInt32(index)) }
}

/// A closure connected to a signal until it is disconnected or the object is finalized.
///
/// It refers to the connection, not to the object, so it can outlive the object. The connection in turn outlives a `Signal`
/// that is released without being disconnected.
@MainActor
package final class Signal {
    nonisolated(unsafe) private var connection: OpaquePointer?

    /// Connects a closure that returns the signal's result.
    ///
    /// - Parameter after: Whether the closure runs after the object's own handler.
    package static func answering(
        _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
        _ body: @escaping @MainActor (SignalArguments) -> Bool
    ) -> Signal {
        Signal(object: object, name, after: after, body)
    }

    private init(
        object: UnsafeMutableRawPointer, _ name: String, after: Bool,
        _ body: @escaping @MainActor (SignalArguments) -> Bool
    ) {
        connection = pop_signal_connect(
            object, name, after,
            { data, count, values in
                let box = Unmanaged<ClosureBox<SignalArguments>>.fromOpaque(data).takeUnretainedValue()
                nonisolated(unsafe) let arguments = SignalArguments(count: count, values: values)
                return MainActor.assumeIsolated { box.body(arguments) }
            },
            Unmanaged.passRetained(ClosureBox(body)).toOpaque(),
            { Unmanaged<AnyObject>.fromOpaque($0).release() })
    }

    deinit { if let connection { pop_signal_release(connection) } }

    /// Connects a closure to a signal without a result.
    package convenience init(
        _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
        _ body: @escaping @MainActor (SignalArguments) -> Void
    ) {
        self.init(object: object, name, after: after) { arguments in
            body(arguments)
            return false
        }
    }

    /// Disconnects the closure; does nothing if it was disconnected or the object was finalized.
    package func disconnect() {
        guard let connection else { return }
        self.connection = nil
        pop_signal_disconnect(connection)
    }
}

/// A closure on the heap, for C to hold.
package final class ClosureBox<Argument> {
    package let body: @MainActor (Argument) -> Bool

    package init(_ body: @escaping @MainActor (Argument) -> Bool) { self.body = body }
}
