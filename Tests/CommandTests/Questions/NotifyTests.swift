import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// `popsheet notify`, with a notification service on a bus of its own and without a display.
    @Suite @MainActor struct NotifyTests {
        /// Runs a line of shell in which `notify` is the command, next to a service.
        ///
        /// - Parameter capabilities: What the service can do; empty for the usual.
        private func run(
            _ line: String, capabilities: String = ""
        ) async throws -> (answer: ProcessRunner.Answer, shown: [String]) {
            let directory = try TemporaryDirectory()
            let log = try directory.file("log", "")
            let script = """
                notify() { '\(ProcessRunner.built("popsheet"))' notify "$@"; }
                mkfifo '\(directory.path)/ready'
                notifications '\(log)' \(capabilities) >'\(directory.path)/ready' & service=$!
                read -r _ <'\(directory.path)/ready'
                \(line)
                status=$?; kill $service; exit $status
                """
            let answer = try await ProcessRunner.run(
                "dbus-run-session", ["--", "sh", "-c", script],
                environment: ["G_DEBUG": "fatal-criticals", "DISPLAY": nil, "WAYLAND_DISPLAY": nil])
            let text = try String(contentsOfFile: log, encoding: .utf8)
            return (answer, text.split(separator: "\n").map { String($0) })
        }

        @Test func aNotificationIsShownAndNotWaitedFor() async throws {
            let (answer, shown) = try await run(
                "notify --title 'A <b>' --message 'x & <i>' --icon /x%y.png --urgency critical --timeout 9 2>/dev/null")
            #expect(answer.status == 0 && answer.output.isEmpty)
            #expect(
                shown == [
                    #"[1, 0, "popsheet", "file:///x%25y.png", "A <b>", "x &amp; &lt;i&gt;", 9000, {"urgency": 2}]"#
                ])
        }

        @Test func aServiceWithoutMarkupGetsThePlainText() async throws {
            let shown = try await run("notify --message A --title 'T'", capabilities: "body").shown
            #expect(shown == [#"[1, 0, "popsheet", "", "T", "A", -1, {"urgency": 1}]"#])
        }

        @Test func thePressedActionIsPrinted() async throws {
            let (answer, shown) = try await run("notify --title T --message 'press b' -a a=A -a b=B")
            #expect(answer.text == "b\n" && answer.status == 0)
            #expect(shown == [#"[1, 0, "popsheet", "", "T", "press b", -1, {"urgency": 1}, ["a", "A", "b", "B"]]"#])
        }

        private nonisolated static let ends: [(String, String, Int32)] = [
            ("--message close -a a=A --output json", #"{"outcome":"cancelled","reason":"windowClosed"}"# + "\n", 1),
            ("--message close --wait", "", 0), ("--message expire --wait", "", 5),
            ("--message 'press default' --wait", "", 0),
            ("--message 'press default' -a default=Open", "default\n", 0),
        ]

        @Test(arguments: ends) func theStatusSaysHowItEnded(words: String, output: String, status: Int32) async throws {
            let (answer, shown) = try await run("notify --title T \(words)")
            #expect(answer.text == output && answer.status == status)
            // Nothing is removed that is gone.
            #expect(shown.count == 1)
        }

        @Test func aTimeoutAndASignalRemoveIt() async throws {
            let late = try await run("notify --title T -a a=A --timeout 0.3")
            #expect(late.answer.status == 5 && late.shown.last == "closed 1")
            let ended = try await run(
                #"""
                '\#(ProcessRunner.built("popsheet"))' notify --title T --wait & notify=$!
                sleep 0.5; until kill $notify; do sleep 0.02; done; wait $notify
                """#)
            #expect(ended.answer.status == 128 + SIGTERM && ended.shown.last == "closed 1")
        }

        @Test func aServiceWithoutActionsIsAnError() async throws {
            let (answer, shown) = try await run("notify --title T -a a=A", capabilities: "body")
            #expect(answer.status == 69 && shown == [])
            #expect(answer.errorText.contains("has no actions; omit --action"))
        }
    }
}
