import Foundation
import PopsheetTestSupport

/// Runs programs that use the built library.
enum LibraryPrograms {
    /// Where the library is.
    static let library = ProcessRunner.built("library")
    /// The project's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardizedFileURL.path

    private static let environment = [
        "LD_LIBRARY_PATH": library + "/lib", "GI_TYPELIB_PATH": library + "/lib/girepository-1.0",
        "PKG_CONFIG_PATH": library + "/lib/pkgconfig", "XDG_DATA_DIRS": library + "/share:/usr/share",
    ]

    static func run(
        _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
        timeout: Duration = .seconds(120)
    ) async throws -> ProcessRunner.Answer {
        try await ProcessRunner.run(
            program, arguments, environment: Self.environment.merging(environment) { $1 }, timeout: timeout)
    }

    static func start(_ program: String, _ arguments: [String]) throws -> RunningProcess {
        try ProcessRunner.start(program, arguments, environment: environment)
    }

    /// Compiles a program in C, and returns its path.
    static func compiled(_ source: String) async throws -> String {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID())").path
        let script =
            "exec gcc -std=gnu11 -Wall -Wextra -Werror -o \"$1\" \"$2\" $(pkg-config --cflags --libs popsheet-1)"
        try await run("bash", ["-c", script, "bash", program, source]).check()
        return program
    }
}
