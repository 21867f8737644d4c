import Synchronization

/// A connection to the rig's input daemon, which answers each line with a line.
final class LineClient: Sendable {
    private let socket: UnixSocket
    /// One line and its answer at a time.
    private let turn = Mutex(())

    init(path: String) throws { socket = try UnixSocket(path: path) }

    /// Sends one line and returns the answer, without its line end.
    func ask(_ line: String) async throws -> String {
        try await onOwnThread { [self] in
            try turn.withLock { _ in try exchange(line) }
        }
    }

    private func exchange(_ line: String) throws -> String {
        try socket.write(Array((line + "\n").utf8))
        var answer: [UInt8] = []
        while true {
            let byte = try socket.read(1)[0]
            if byte == UInt8(ascii: "\n") { return String(decoding: answer, as: UTF8.self) }
            answer.append(byte)
        }
    }
}
