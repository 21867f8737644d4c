import Foundation

/// A test's temporary directory, removed when the test ends.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("popsheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        path = directory.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    func file(_ name: String, _ content: some Sequence<UInt8>) throws -> String {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try Data(content).write(to: file)
        return file.path
    }

    /// Writes a text file and returns its path.
    func file(_ name: String, _ content: String) throws -> String { try file(name, content.utf8) }
}
