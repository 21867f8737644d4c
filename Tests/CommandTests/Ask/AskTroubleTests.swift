import CPopsheetTestSupport
import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Faulty standard input and display servers.
    @Suite @MainActor struct AskTroubleTests {
        @Test(.requires(.x11, "an X server's tool measures the window"))
        func standardInputMayBeATerminal() async throws {
            let script = "import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
            let process = try ProcessRunner.start(
                "python3",
                [
                    "-c", script, ProcessRunner.built("popsheet"), "--title", "Terminal", "--stdin", "--surface",
                    "window",
                ], environment: ["POPSHEET_ANSWER": nil])
            defer { process.send(SIGKILL) }
            func height() async throws -> Int {
                let about = try await ProcessRunner.run("xwininfo", ["-name", "Terminal"]).text
                // Before it is mapped, a window has any size.
                guard about.contains("IsViewable") else { return 0 }
                let line = about.split(separator: "\n").first { $0.contains("Height:") }
                return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
            }
            try await eventually("the window is there", timeout: .seconds(15)) { try await height() > 0 }
            let before = try await height()
            try await process.write(Array("one\ntwo\n".utf8))
            try await eventually("the rows are there") { try await height() == before + 57 }
            let input = try Input()
            for key in ["End", "Return"] { try await input.key(key) }
            let answer = try await process.answer()
            // The terminal shows what was typed, too.
            #expect(answer.text.hasSuffix("two\r\n"), "\(answer.text)")
            #expect(answer.status == 0)
        }

        @Test func theWaylandCompositorGoesAway() async throws {
            try Display.open()
            let socket = "popsheet-test-\(getpid())"
            let directory = try #require(ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"])
            let server = try ProcessRunner.start(
                "weston",
                [
                    "--backend=headless-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--no-config",
                    "--idle-time=0", "--socket=\(socket)",
                ])
            defer { server.send(SIGKILL) }
            try await eventually("the server is there", timeout: .seconds(15)) {
                FileManager.default.fileExists(atPath: directory + "/" + socket)
            }
            let asking = try Asking(
                ["One"], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": socket, "GDK_BACKEND": "wayland"])
            // Once it shares memory with the compositor for drawing, it asks.
            try await eventually("it asks", timeout: .seconds(15)) {
                let maps = try await asking.process.memoryMaps()
                return maps.contains("memfd:gdk-wayland")
            }
            server.send(SIGKILL)
            expectAnswer(try await asking.answer(), "", status: 69, errors: Self.lost)
        }

        private static let lost =
            "popsheet: error: the connection to the display server was lost; try again when it is available\n"

        /// GTK would wait for the compositor's answer to its window forever.
        @Test(arguments: [["One"], ["entry"], ["file"]])
        func theConnectionIsLostWhileTheWindowOpens(words: [String]) async throws {
            // The title of a window is sent to the display server, that of an overlay is not.
            let window = ["--title", "Open here", "--surface", "window"]
            let answer = try await ProcessRunner.run(
                "with-cut-display", ["Open here", ProcessRunner.built("popsheet")] + words + window)
            expectAnswer(answer, "", status: 69, errors: Self.lost)
        }

        /// Xlib would end the process with status 1 and a message of its own.
        @Test(arguments: 1...6) func theConnectionIsLostWhileItIsMade(message: Int) async throws {
            let answer = try await ProcessRunner.run(
                "with-cut-display", ["\(message)", ProcessRunner.built("popsheet"), "One"])
            #expect(answer.status == 69 && answer.text.isEmpty)
            let lines = answer.errorText.split(separator: "\n")
            #expect(lines.count == 1 && lines[0].hasPrefix("popsheet: error: "), "\(lines)")
        }

        /// GTK would print of a failed assertion, on standard output too, where scripts read the answer.
        @Test(
            .requires(.x11, "only an X server lets a program destroy another's window"),
            arguments: ["window", "overlay"])
        func anotherProgramDestroysTheWindow(surface: String) async throws {
            let asking = try Asking(["One"], surface: surface)
            _ = try await asking.window()
            let number = try await asking.shownWindowNumber()
            #expect(support_x11_destroy(number))
            expectAnswer(
                try await asking.answer(), "", status: 69,
                errors:
                    "popsheet: error: another program or the display server destroyed the sheet's window; try again\n"
            )
        }

        @Test func aDisplayThatDoesNotAnswerIsUnavailable() async throws {
            // A socket without a listener.
            let directory = try TemporaryDirectory()
            let path = directory.path + "/dead"
            try await ProcessRunner.run(
                "python3", ["-c", "import socket,sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])", path]
            ).check()
            let answer = try await popsheet(["One"], environment: ["WAYLAND_DISPLAY": path, "GDK_BACKEND": "wayland"])
            expectAnswer(
                answer, "", status: 69,
                errors:
                    "popsheet: error: no Wayland compositor can be reached at WAYLAND_DISPLAY=\(path); name one that is "
                    + "running and that you may use, or unset GDK_BACKEND, which permits no other\n"
            )
        }
    }
}
