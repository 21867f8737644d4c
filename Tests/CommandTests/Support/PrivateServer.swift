import Foundation
import PopsheetTestSupport

/// An X server of a test's own, without a window manager, whose compositor comes and goes as the test wants.
final class PrivateServer: Sendable {
    /// What DISPLAY is.
    let name: String
    let process: RunningProcess

    /// Starts it.
    init(width: Int = 800, height: Int = 600) async throws {
        let server = try ProcessRunner.start(
            // Without -noreset it resets whenever the last client disconnects.
            "Xvfb", ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"])
        process = server
        try await eventually("the server prints its number") { server.outputSoFar.contains(UInt8(ascii: "\n")) }
        name = ":" + String(decoding: server.outputSoFar, as: UTF8.self).split(separator: "\n")[0]
    }

    deinit { process.send(SIGKILL) }

    var environment: [String: String?] { ["DISPLAY": name, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11"] }

    /// Starts the command on it.
    @MainActor
    func ask(_ arguments: [String]) throws -> Asking {
        try Asking(arguments, surface: nil, environment: environment)
    }

    /// Starts a compositor, and waits until it is at work.
    func startCompositor() async throws -> RunningProcess {
        let compositor = try ProcessRunner.start(
            "picom", ["--backend", "xrender", "--config", "/dev/null"], environment: environment)
        try await eventually("the compositor is at work") {
            let tree = try await ProcessRunner.run("xwininfo", ["-display", name, "-root", "-tree"]).text
            return tree.contains("\"picom\"")
        }
        return compositor
    }

    /// The colour of a pixel of its screen.
    func pixel(_ x: Int, _ y: Int) async throws -> Pixel? {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Support/rig/pixel").standardized.path
        let answer = try await ProcessRunner.run(
            path, ["\(x)", "\(y)"],
            environment: environment.merging(["RIG_BACKEND": "x11", "RIG_SIZE": "800x600"]) { $1 })
        let parts = answer.text.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0) }
        return parts.count == 4 ? Pixel(parts[0], parts[1], parts[2]) : nil
    }

    /// The width of the window with a name; nil without such a window.
    func windowWidth(of title: String) async throws -> Int? { try await number(after: "Width:", ofWindow: title) }

    /// The number after a word of xwininfo's report on the window with a name; nil without such a window.
    func number(after word: String, ofWindow title: String) async throws -> Int? {
        let about = try await ProcessRunner.run(
            "xwininfo", ["-display", name, "-name", title, "-stats", "-size"]
        ).text
        guard let found = about.range(of: word) else { return nil }
        return about[found.upperBound...].split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
    }
}
