import CPopsheet

/// Something that the main loop waits for, until it is removed or its closure returns false.
@MainActor
package final class EventSource {
    private var identifier: UInt32 = 0

    private init() {}

    private init(_ attach: (UnsafeMutableRawPointer) -> UInt32, _ body: @escaping @MainActor () -> Bool) {
        let box = ClosureBox<Void> { [weak self] in
            if body() { return true }
            self?.identifier = 0
            return false
        }
        identifier = attach(Unmanaged.passRetained(box).toOpaque())
    }

    /// Waits for an interval, repeatedly.
    package static func timer(milliseconds: UInt32, _ body: @escaping @MainActor () -> Bool) -> EventSource {
        EventSource({ g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, run, $0, release) }, body)
    }

    /// Waits until the main loop runs again, before it draws.
    package static func beforeDraw(_ body: @escaping @MainActor () -> Bool) -> EventSource {
        EventSource({ g_idle_add_full(G_PRIORITY_DEFAULT, run, $0, release) }, body)
    }

    /// Waits until nothing more urgent is pending, such as input, layout and drawing.
    package static func idle(_ body: @escaping @MainActor () -> Bool) -> EventSource {
        EventSource({ g_idle_add_full(G_PRIORITY_LOW, run, $0, release) }, body)
    }

    /// Waits for a signal to the process; nil if the process was started with the signal ignored.
    package static func signal(_ number: Int32, _ body: @escaping @MainActor () -> Bool) -> EventSource? {
        guard !pop_start_ignores_signal(number) else { return nil }
        return EventSource({ g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, run, $0, release) }, body)
    }

    /// Waits until a descriptor is readable, or has ended.
    package static func readable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) -> EventSource {
        descriptorSource(descriptor, [G_IO_IN, G_IO_HUP, G_IO_ERR], body)
    }

    /// Waits until a descriptor takes more bytes, or an error.
    package static func writable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) -> EventSource {
        descriptorSource(descriptor, [G_IO_OUT, G_IO_HUP, G_IO_ERR], body)
    }

    /// Waits until what is written to a descriptor has no reader any more.
    package static func broken(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) -> EventSource {
        descriptorSource(descriptor, [G_IO_HUP, G_IO_ERR], body)
    }

    private static func descriptorSource(
        _ descriptor: Int32, _ conditions: [GIOCondition], _ body: @escaping @MainActor () -> Bool
    ) -> EventSource {
        let condition = GIOCondition(rawValue: conditions.reduce(0) { $0 | $1.rawValue })
        return EventSource(
            { data in
                g_unix_fd_add_full(
                    G_PRIORITY_DEFAULT_IDLE, descriptor, condition, { _, _, data in run(data) }, data, release)
            }, body)
    }

    /// Waits until a child process has ended, and takes its status from the kernel.
    ///
    /// - Parameter body: Receives the status as `waitpid` reports it.
    package static func end(ofChild process: Int32, _ body: @escaping @MainActor (_ status: Int32) -> Void)
        -> EventSource
    {
        let source = EventSource()
        let box = ClosureBox<Int32> { [weak source] status in
            source?.identifier = 0
            body(status)
            return false
        }
        source.identifier = g_child_watch_add_full(
            G_PRIORITY_DEFAULT, process,
            { _, status, data in
                guard let data else { return }
                nonisolated(unsafe) let box = Unmanaged<ClosureBox<Int32>>.fromOpaque(data).takeUnretainedValue()
                _ = MainActor.assumeIsolated { box.body(status) }
            }, Unmanaged.passRetained(box).toOpaque(), release)
        return source
    }

    /// Runs a closure on the main loop, called by any thread.
    package nonisolated static func post(_ body: @escaping @MainActor @Sendable () -> Void) {
        let box = PostedClosure(body)
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                guard let data else { return 0 }
                let box = Unmanaged<PostedClosure>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { box.body() }
                return 0
            }, Unmanaged.passRetained(box).toOpaque(), release)
    }

    /// Stops waiting.
    package func remove() {
        if identifier != 0 { g_source_remove(identifier) }
        identifier = 0
    }
}

/// A closure that another thread has posted.
private final class PostedClosure: Sendable {
    let body: @MainActor @Sendable () -> Void

    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}

private let run: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
    guard let data else { return 0 }
    nonisolated(unsafe) let box = Unmanaged<ClosureBox<Void>>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { box.body(()) } ? 1 : 0
}

private let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
