import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's `--notification`, with a notification service on a bus of its own.
    @Suite @MainActor struct ZenityNotificationTests {
        /// Runs a line of shell in which `zenity` is the command, next to a service or without one.
        ///
        /// - Returns: The status, and the notifications that the service has received.
        private func run(_ line: String, hasService: Bool = true) async throws -> (status: Int32, shown: [String]) {
            let directory = try TemporaryDirectory()
            let log = try directory.file("log", "")
            // The service reports that it can be reached, and what it has received.
            let service = """
                mkfifo '\(directory.path)/ready'
                notifications '\(log)' >'\(directory.path)/ready' & service=$!
                read -r _ <'\(directory.path)/ready'
                """
            let script = """
                zenity() { '\(ProcessRunner.built("popsheet"))' zenity "$@"; }
                log='\(log)'
                \(hasService ? service : "")
                \(line)
                status=$?; [ -n "$service" ] && kill $service; exit $status
                """
            let answer = try await ProcessRunner.run(
                "dbus-run-session", ["--", "sh", "-c", script], environment: ["G_DEBUG": "fatal-criticals"])
            #expect(answer.output.isEmpty)
            let text = try String(contentsOfFile: log, encoding: .utf8)
            return (answer.status, text.split(separator: "\n").map { String($0) })
        }

        @Test func aNotificationIsShownWithTitleBodyIconAndHints() async throws {
            let (status, shown) = try await run(
                #"zenity --notification --text 'A & <b>\nBody\nmore' --icon=/x.png --hint urgency:2 --hint a:b"#)
            #expect(status == 0)
            #expect(
                shown == [
                    #"[1, 0, "zenity", "file:///x.png", "A & <b>", "Body\nmore", -1, {"urgency": 2, "a": "b"}]"#
                ])
        }

        @Test func withoutAServiceOrATextItFails() async throws {
            #expect(try await run("zenity --notification --text x", hasService: false).status == 1)
            #expect(try await run("zenity --notification").status == 1)
        }

        /// A script that writes to it must not be ended by a broken pipe.
        @Test func withoutAServiceItReadsTheCommandsToTheirEnd() async throws {
            let (status, written) = try await run(
                #"{ yes 'message: x' | head -n 50000 && echo written >"$log"; } | zenity --notification --listen"#,
                hasService: false)
            #expect(status == 1)
            #expect(written == ["written"])
        }

        @Test func withATimeoutItWaitsUntilTheNotificationIsClosed() async throws {
            #expect(try await run(#"zenity --notification --timeout 30 --text 'a\nclose'"#).status == 0)
            #expect(try await run("zenity --notification --timeout 1 --text a").status == 5)
        }

        private nonisolated static let icons = [
            ("/tmp/a b%20é.png", "file:///tmp/a%20b%2520%C3%A9.png"), ("./x.png", "file:///usr/x.png"),
            ("../x y.png", "file:///x%20y.png"), ("dialog-error", "dialog-error"),
        ]

        @Test(arguments: Self.icons)
        func thePathOfAnIconBecomesItsAddress(given: String, address: String) async throws {
            let (status, shown) = try await run("cd /usr && zenity --notification --text a --icon '\(given)'")
            #expect(status == 0)
            #expect(shown == [#"[1, 0, "zenity", "\#(address)", "a", "", -1, {}]"#])
        }

        @Test func itListensToCommandsUntilItIsEnded() async throws {
            let (status, shown) = try await run(
                #"""
                printf 'icon: info\nmessage: Hello\\nWorld\nhints: urgency:1\nno\ntooltip: T' |
                    "\#(ProcessRunner.built("popsheet"))" zenity --notification --listen & listening=$!
                until [ "$(wc -l <"$log")" = 2 ]; do sleep 0.02; done
                kill $listening; wait $listening
                """#)
            #expect(status == 128 + SIGTERM)
            #expect(
                shown == [
                    #"[1, 0, "zenity", "dialog-information", "Hello", "World", -1, {}]"#,
                    #"[1, 1, "zenity", "dialog-information", "T", "", -1, {"urgency": 1}]"#,
                ])
        }
    }
}
