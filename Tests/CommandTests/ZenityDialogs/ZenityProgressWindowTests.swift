import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's `--progress` in a window, with what standard input reports.
    @Suite @MainActor struct ZenityProgressWindowTests {
        private func progress(_ arguments: String..., input: String? = nil) async throws -> Asking {
            let asking = try Asking(
                ["zenity", "--name", "popsheet", "--progress"] + arguments, surface: nil,
                environment: ["G_DEBUG": "fatal-criticals"])
            if let input { try await asking.process.write(Array(input.utf8)) }
            return asking
        }

        @Test func textAndPercentageAreShownLive() async throws {
            let asking = try await progress("--text", "Start", input: "25\n# Copy & <paste>\n")
            try await asking.wait(forTree: "\"Copy & <paste>\"")
            try await asking.process.write(Array("# Next\n".utf8))
            try await asking.wait(forTree: "\"Next\"")
            // OK is disabled.
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theFirstPercentageIsShown() async throws {
            let asking = try await progress("--percentage", "40")
            try await asking.wait(forTree: "value=0.4")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theBarPulsatesUntilALineEndsIt() async throws {
            let asking = try await progress("--pulsate")
            try await asking.waitFor("progress bar \"Progress\" {", "busy")
            try await asking.process.write(Array("pulsate:false\n50\n".utf8))
            try await asking.wait(forTree: "value=0.5")
            #expect(try await !asking.tree().contains("progress bar \"Progress\" {busy"))
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theRemainingTimeIsEstimated() async throws {
            let asking = try await progress("--time-remaining", input: "10\n")
            try await asking.wait(forTree: "text='Time remaining: 0:00:0")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func okIsChosenByReturnOnceTheInputHasEnded() async throws {
            let asking = try await progress(input: "40\n# Half\n")
            try await asking.wait(forTree: "\"Half\"")
            asking.process.closeInput()
            try await eventually("OK is enabled") {
                try await asking.tree().split(separator: "\n").contains {
                    $0.contains("push button \"OK\"") && $0.contains("focused")
                }
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        /// The labels of the buttons, and whether they can be pressed.
        private func buttons(of asking: Asking) async throws -> [String: Bool] {
            var buttons: [String: Bool] = [:]
            for line in try await asking.treeLines() {
                guard let match = line.firstMatch(of: /^push button "(.*)" \{([a-z,]*)\}/) else { continue }
                buttons[String(match.1)] = match.2.split(separator: ",").contains("sensitive")
            }
            return buttons
        }

        @Test func atTheEndOfTheInputCancelIsDisabled() async throws {
            let asking = try await progress(input: "40\n# Half\n")
            try await asking.wait(forTree: "\"Half\"")
            #expect(try await buttons(of: asking) == ["OK": false, "Cancel": true])
            asking.process.closeInput()
            try await eventually("Cancel is disabled") {
                try await buttons(of: asking) == ["OK": true, "Cancel": false]
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func withAutoCloseAndWithoutCancelThereIsNoButton() async throws {
            let asking = try await progress("--auto-close", "--no-cancel", input: "40\n# Half\n")
            try await asking.wait(forTree: "\"Half\"")
            #expect(try await buttons(of: asking).isEmpty)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func returnBeforeTheEndDoesNotAccept() async throws {
            let asking = try await progress("--no-cancel", input: "40\n# Half\n")
            try await asking.wait(forTree: "\"Half\"")
            #expect(try await buttons(of: asking) == ["OK": false])
            try await asking.press("Return")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func autoCloseEndsAtAHundredAndAtTheEnd() async throws {
            expectAnswer(try await progress("--auto-close", input: "100\n").answer(), "", status: 0)
            let ended = try await progress("--auto-close", "--no-cancel", input: "10\n")
            ended.process.closeInput()
            expectAnswer(try await ended.answer(), "", status: 0)
        }

        @Test func aTimeoutIsStatusFive() async throws {
            expectAnswer(try await progress("--timeout=1").answer(), "", status: 5)
        }

        @Test func aMillionLinesAreReadAndTheLastOneIsShown() async throws {
            let asking = try await progress()
            let lines = (1...1_000_000).map { "\($0 % 90)\n" }.joined() + "# The last"
            try await asking.process.write(Array(lines.utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "\"The last\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(arguments: ["yes 50", "yes '# text'", "yes ''", "cat /dev/zero"])
        func inputWithoutEndLeavesTheWindowAlive(source: String) async throws {
            let popsheet = ProcessRunner.built("popsheet")
            let line = "\(source) | timeout -s KILL 30 '\(popsheet)' zenity --progress --pulsate --timeout 1"
            #expect(try await ProcessRunner.run("sh", ["-c", line]).status == 5)
        }

        /// The status of a shell whose child is the dialog.
        private func parent(pressing key: String) async throws -> Int32? {
            let (display, input) = (try Display.open(), try Input())
            defer { withExtendedLifetime(display) {} }
            let popsheet = ProcessRunner.built("popsheet")
            let shell = try ProcessRunner.start(
                "/bin/sh", ["-c", "'\(popsheet)' zenity --name popsheet --progress --auto-kill; exit 7"])
            defer { shell.send(SIGKILL) }
            try await eventually("the dialog has the keyboard") {
                let tree = try await Accessibility.ask("--app", "popsheet", "tree").text
                return tree.contains("{active") && tree.contains(/"Cancel" {[a-z,]*focused/)
            }
            // A key is not taken while the sheet slides in.
            try await eventually("it ends") {
                try await input.key(key)
                return shell.hasEnded
            }
            let answer = try await shell.answer()
            return answer.signal ?? answer.status
        }

        @Test func theCancelButtonHangsUpTheParentButEscapeDoesNot() async throws {
            #expect(try await parent(pressing: "Escape") == 7)
            #expect(try await parent(pressing: "Return") == SIGHUP)
        }
    }
}
