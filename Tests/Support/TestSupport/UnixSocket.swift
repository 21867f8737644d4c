import Foundation

/// A connection to a server on this machine, whose calls block; one that answers nothing for a minute counts as gone.
final class UnixSocket: Sendable {
    private let descriptor: CInt

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
            throw Input.Failure(description: "nothing answers at \(path)")
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
        guard send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL)) == bytes.count else { throw Self.isOver }
    }

    /// Closes the sending side of the connection.
    func endWriting() { shutdown(descriptor, CInt(SHUT_WR)) }

    /// Reads so many bytes.
    func read(_ count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = recv(descriptor, buffer.baseAddress! + filled, count - filled, 0)
                guard got > 0 else { throw Self.isOver }
                filled += got
            }
        }
    }

    /// Reads up to the server's end of the connection.
    func readToEnd() throws -> [UInt8] {
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65536)
        while true {
            let got = recv(descriptor, &part, part.count, 0)
            guard got >= 0 else { throw Self.isOver }
            guard got > 0 else { return all }
            all += part[..<got]
        }
    }

    private static var isOver: Input.Failure {
        Input.Failure(description: "the display server's session is over")
    }
}
