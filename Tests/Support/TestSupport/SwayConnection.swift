import Foundation

/// Asks sway over its socket, as `swaymsg` does: tests that poll would start hundreds of processes otherwise.
enum SwayConnection {
    /// The tree of outputs, workspaces and windows, as JSON.
    static func tree() async throws -> [UInt8] {
        guard let path = ProcessInfo.processInfo.environment["SWAYSOCK"] else {
            throw Input.Failure(description: "no sway: SWAYSOCK is not set")
        }
        return try await onOwnThread { try ask(getTree, of: try UnixSocket(path: path)) }
    }

    /// The number of the request for the tree in i3's protocol, which is sway's too.
    private static let getTree: UInt32 = 4
    /// What each message begins with; its length and its kind follow, four bytes each, and then its text.
    private static let magic = Array("i3-ipc".utf8)

    private static func ask(_ kind: UInt32, of sway: UnixSocket) throws -> [UInt8] {
        try sway.write(magic + bytes(of: 0) + bytes(of: kind))
        let header = try sway.read(magic.count + 8)
        guard header.starts(with: magic) else {
            throw Input.Failure(description: "sway does not answer in its protocol")
        }
        let length = header[magic.count..<(magic.count + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
        return try sway.read(length)
    }

    /// In the order of the processors that sway runs on: the lowest byte first.
    private static func bytes(of number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
}
