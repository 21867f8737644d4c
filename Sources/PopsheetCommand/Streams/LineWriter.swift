import Popsheet

/// Writes lines to standard output on the main loop: at once, but without waiting for a reader that is slow.
@MainActor
final class LineWriter {
    /// The number of bytes in one piece: as many as a pipe takes without waiting, once it takes any (Linux: PIPE_BUF).
    private static let piece = 4096
    /// The number of bytes that may wait before ``isFull``.
    private static let limit = 1 << 20

    private var waiting: ArraySlice<UInt8> = []
    private var source: EventSource?
    private var watch: EventSource?
    private var hasFailed = false
    private let onFailure: (CommandFailure) -> Void
    /// Runs when the lines that waited have been written.
    var onDrain: () -> Void = {}

    /// - Parameter onFailure: Receives the error if standard output can't be written, also as soon as it has no reader any
    ///   more.
    init(onFailure: @escaping (CommandFailure) -> Void) { self.onFailure = onFailure }

    /// Begins to watch whether there is a reader.
    func begin() {
        // A broken pipe is an error, not a signal.
        signal(SIGPIPE, SIG_IGN)
        watch = .broken(STDOUT_FILENO) { [weak self] in
            self?.fail(EPIPE)
            return false
        }
    }

    /// Whether so much waits that nothing should be done that leads to more lines.
    var isFull: Bool { waiting.count > Self.limit }

    /// Writes a line, without its line break, after those that wait.
    func write(_ line: String) {
        guard !hasFailed else { return }
        waiting += Array((line + "\n").utf8)
        if source == nil { writeSome() }
    }

    /// Writes what waits, however long that takes, and a last line.
    func finish(with line: String) throws(CommandFailure) {
        stop()
        guard !hasFailed else { return }
        let rest = Array(waiting)
        waiting = []
        try Output.whole(rest + Array((line + "\n").utf8))
    }

    private func stop() {
        for source in [source, watch] { source?.remove() }
        (source, watch) = (nil, nil)
    }

    private func writeSome() {
        while !waiting.isEmpty, Self.takesBytes {
            let count = waiting.prefix(Self.piece).withUnsafeBytes { writeBytes(STDOUT_FILENO, $0) }
            if count >= 0 {
                waiting = waiting.dropFirst(count)
            } else if errno == EAGAIN {
                break
            } else if errno != EINTR {
                return fail(errno)
            }
        }
        if waiting.isEmpty { return onDrain() }
        source = .writable(STDOUT_FILENO) { [weak self] in
            self?.source = nil
            self?.writeSome()
            return false
        }
    }

    private func fail(_ code: Int32) {
        guard !hasFailed else { return }
        hasFailed = true
        stop()
        onFailure(Output.failure(code))
    }

    private static var takesBytes: Bool {
        var wanted = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        return poll(&wanted, 1, 0) > 0
    }
}
