import Foundation
import Synchronization

/// A connection to the rig's input daemon, which answers each line with a line.
///
final class LineClient: Sendable {
    private let descriptor: CInt
    /// One line and its answer at a time.
    private let turn = Mutex(())

    init(path: String) throws {
        let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path) - 1
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(room)) }
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard connected == 0 else {
            close(descriptor)
            throw Input.Failure(description: "no input daemon at \(path)")
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Sends one line and returns the answer, without its line end.
    func ask(_ line: String) async throws -> String {
        try await onOwnThread { [self] in
            try turn.withLock { _ in try exchange(line) }
        }
    }

    private func exchange(_ line: String) throws -> String {
        let bytes = Array((line + "\n").utf8)
        guard send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL)) == bytes.count else {
            throw Input.Failure(description: "the display server's session is over")
        }
        var answer: [UInt8] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: answer, as: UTF8.self) }
            answer.append(byte)
        }
        throw Input.Failure(description: "the display server's session is over")
    }
}
