import Foundation
import PopsheetTestSupport
import Testing

/// The overlays of the server that the tests run on.
enum Overlays {
    /// What overlays need: on Wayland a library that Debian 12 lacks, for which the rig has a substitute.
    static var environment: [String: String?] {
        guard let library = ProcessInfo.processInfo.environment["RIG_LAYER_SHELL"] else { return [:] }
        return ["LD_LIBRARY_PATH": URL(fileURLWithPath: library).deletingLastPathComponent().path]
    }

    /// The environment that hides an installed library from a program.
    static func noLibrary() throws -> [String: String?] {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("popsheet-no-layer-shell")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        // The dynamic linker stops at the first file of that name, even if it is not a library.
        try Data().write(to: directory.appendingPathComponent("libgtk4-layer-shell.so.0"))
        return ["LD_LIBRARY_PATH": directory.path]
    }

    /// A place with nothing but the screen's background, as the rig has it, far from any sheet.
    static let corner = ScreenPoint(x: 20, y: 20)
    /// The rig's background.
    static let background = Pixel(128, 128, 128)
    /// The background dimmed by black at 0.4.
    static let dimmed = Pixel(77, 77, 77)

    /// The screen once the previous test's windows are gone, so that a window that closes is not mistaken for the sheet.
    private static func stillScreen() async throws -> Screenshot {
        var last: Screenshot?
        try await eventually("the screen is still", every: .milliseconds(60)) {
            let now = try await Screenshot.ofScreen()
            defer { last = now }
            return last?.differences(from: now) == 0 && now.pixel(at: corner)?.isClose(to: dimmed) == false
        }
        return try #require(last)
    }

    /// Starts the command on an overlay, and waits until the sheet is at rest.
    ///
    /// - Parameter script: As for `Asking`.
    @MainActor
    static func ask(
        _ arguments: [String], environment: [String: String?] = [:], script: String? = nil
    ) async throws -> Asking {
        let before = try await stillScreen()
        let asking = try Asking(
            arguments, surface: nil, environment: Overlays.environment.merging(environment) { $1 }, script: script)
        try await asking.rest(after: before)
        return asking
    }
}
