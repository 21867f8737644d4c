import Foundation
import PopsheetTestSupport
import Testing

/// What `make install` installs from the products of the tests' build, in a temporary directory.
final class InstalledTree: Sendable {
    /// The project's folder.
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardizedFileURL.path
    /// The directory of the products of the tests' build.
    static let products = URL(fileURLWithPath: ProcessRunner.built("sheet-launcher")).deletingLastPathComponent().path
    private static let libraries = "lib/a-system"

    /// The directory before all paths, and the prefix in it.
    let root: String
    var prefix: String { root + "/usr" }
    var libraryDirectory: String { prefix + "/" + Self.libraries }

    /// One tree for tests that only read it; it stays in the directory of the build until the next run.
    private static let shared = Task {
        let tree = try InstalledTree(at: products + "/installed")
        try await tree.make("install")
        return tree
    }

    static func read() async throws -> InstalledTree { try await shared.value }

    convenience init() throws {
        try self.init(at: FileManager.default.temporaryDirectory.path + "/popsheet-installed-\(UUID())")
    }

    private init(at root: String) throws {
        self.root = root
        if FileManager.default.fileExists(atPath: root) { try FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// A tree in which everything is installed.
    static func installed(aliases: Bool = false) async throws -> InstalledTree {
        let tree = try InstalledTree()
        #expect(try await tree.make("install", aliases: aliases).errorText == "")
        return tree
    }

    @discardableResult
    func make(_ target: String, aliases: Bool = false) async throws -> ProcessRunner.Answer {
        try await ProcessRunner.run(
            "make",
            [
                "--silent", target, "BUILT=" + Self.products, "DESTDIR=" + root, "prefix=/usr",
                "libdir=/usr/" + Self.libraries, "ALIASES=" + (aliases ? "1" : ""),
            ], directory: Self.project, timeout: .seconds(120)
        ).check()
    }

    /// Runs a shell script with the tree's directories in the environment, and $1 for its prefix.
    func shell(_ script: String) async throws -> ProcessRunner.Answer {
        try await ProcessRunner.run(
            "bash", ["-c", script, "bash", prefix],
            environment: [
                "LD_LIBRARY_PATH": libraryDirectory, "PKG_CONFIG_PATH": libraryDirectory + "/pkgconfig",
                "GI_TYPELIB_PATH": libraryDirectory + "/girepository-1.0",
                "XDG_DATA_DIRS": prefix + "/share:/usr/share",
                "LC_ALL": "C.UTF-8",
            ], directory: root, timeout: .seconds(120))
    }

    /// The paths of the files and links below a directory of the tree, after it, in order.
    func files(in directory: String = "/usr") throws -> [String] { try Self.files(at: root + directory) }

    static func files(at path: String) throws -> [String] {
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        var paths: [String] = []
        while let file = found?.nextObject() as? URL {
            guard try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else { continue }
            paths.append(String(file.standardizedFileURL.path.dropFirst(folder.path.count + 1)))
        }
        return paths.sorted()
    }
}
