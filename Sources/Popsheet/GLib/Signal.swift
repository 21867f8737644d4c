import CPopsheet

/// The arguments of a signal that follow its emitter.
struct SignalArguments {
    fileprivate let count: UInt32
    fileprivate let values: UnsafePointer<GValue>

    /// A number, a flag set or a boolean as a number.
    subscript(_ index: Int) -> Double { pop_signal_number(count, values, UInt32(index)) }

    /// A pointer to something that GLib knows nothing of.
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? { pop_signal_pointer(count, values, UInt32(index)) }
}

/// A closure connected to a signal, until it is cut or its object goes away.
@MainActor
struct Signal {
    private let object: UnsafeMutableRawPointer
    private let connection: UInt

    /// Connects a closure whose answer counts where the signal wants one.
    ///
    /// - Parameter after: Whether the closure runs after the object's own handler.
    static func answering(
        _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
        _ body: @escaping @MainActor (SignalArguments) -> Bool
    ) -> Signal {
        Signal(object: object, name, after: after, body)
    }

    private init(
        object: UnsafeMutableRawPointer, _ name: String, after: Bool,
        _ body: @escaping @MainActor (SignalArguments) -> Bool
    ) {
        self.object = object
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

    /// Connects a closure to a signal that wants no answer.
    init(
        _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
        _ body: @escaping @MainActor (SignalArguments) -> Void
    ) {
        self.init(object: object, name, after: after) { arguments in
            body(arguments)
            return false
        }
    }

    /// Cuts the connection; the object must still be alive.
    func disconnect() { pop_signal_disconnect(object, connection) }
}

/// A closure on the heap, for C to hold.
final class ClosureBox<Argument> {
    let body: @MainActor (Argument) -> Bool

    init(_ body: @escaping @MainActor (Argument) -> Bool) { self.body = body }
}
