import Foundation
import PopsheetTestSupport
import Testing

/// A window of a program that another user runs, on an X server that lets that user in.
struct OtherUsersWindow {
    /// The window's number, as `--parent` reads it.
    let name: String
    private let process: RunningProcess

    /// The user who owns nothing.
    private static let user = "65534"
    /// Reads the server's cookie from standard input, because the user can't read the file in which the rig has it.
    private static let program = """
        import ctypes, os, signal, sys
        cookie = os.memfd_create("cookie")
        os.write(cookie, sys.stdin.buffer.read())
        os.environ["XAUTHORITY"] = f"/proc/self/fd/{cookie}"
        x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(x.XOpenDisplay(None))
        window = x.XCreateSimpleWindow(display, x.XDefaultRootWindow(display), 0, 0, 500, 400, 0, 0, 0xffffff)
        x.XMapWindow(display, window)
        x.XSync(display, 0)
        print(hex(window), os.getuid(), flush=True)
        signal.alarm(300)
        signal.pause()
        """

    /// Whether this user may start programs of another one.
    static var isPossible: Bool { geteuid() == 0 }

    init() async throws {
        let cookie = try ProcessInfo.processInfo.environment["XAUTHORITY"].map {
            try Data(contentsOf: URL(fileURLWithPath: $0))
        }
        process = try ProcessRunner.start(
            "setpriv",
            ["--reuid", Self.user, "--regid", Self.user, "--clear-groups", "/usr/bin/python3", "-c", Self.program],
            directory: "/")
        try await process.write(Array(cookie ?? Data()))
        process.closeInput()
        let process = process
        try await eventually("the other user's window is there") { process.outputSoFar.last == UInt8(ascii: "\n") }
        let words = String(decoding: process.outputSoFar, as: UTF8.self).split { $0.isWhitespace }
        try #require(words.count == 2 && words[1] == Self.user, "no window of another user: \(words)")
        name = String(words[0])
        // The window manager maps it later.
        let name = name
        try await eventually("the other user's window is shown") {
            try await ProcessRunner.run("xdotool", ["getactivewindow"]).text
                == "\(Int(name.dropFirst(2), radix: 16) ?? 0)\n"
        }
    }

    /// All that other programs can change about it, line by line, except the states that are the window manager's.
    func properties() async throws -> [Substring] {
        let properties = try await ProcessRunner.run("xprop", ["-id", name]).check().text
        let place = try await ProcessRunner.run("xwininfo", ["-id", name, "-all"]).check().text
        return (properties + place).split(separator: "\n").filter { !$0.hasPrefix("_NET_WM_STATE") }
    }

    func close() { process.send(SIGTERM) }
}
