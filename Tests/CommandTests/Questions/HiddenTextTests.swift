import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Fields that show dots: what assistive technologies can read of them.
    @Suite @MainActor struct HiddenTextTests {
        nonisolated private static let fields = [
            ["entry", "--title", "Key", "--password"], ["form", "--field", "password:key=Key"],
            ["zenity", "--name", "popsheet", "--password"],
            ["zenity", "--name", "popsheet", "--entry", "--hide-text"],
            ["dmenu", "-p", "Key", "-P"], ["dmenu", "-dmenu", "-p", "Key", "-password"],
        ]

        /// Starts the command with an empty standard input; a critical message of GTK's ends it.
        private func asking(_ words: [String], environment: [String: String?] = [:]) async throws -> Asking {
            let asking = try Asking(
                words, surface: nil, environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { $1 })
            try await asking.begin(with: "")
            try await asking.press()
            return asking
        }

        @Test(arguments: Self.fields)
        func onlyDotsAreReported(words: [String]) async throws {
            let asking = try await asking(words)
            try await asking.input.type("5ecret")
            try await asking.wait(forTree: "text='••••••'")
            #expect(try await !asking.tree().contains("5ecret"))
            let printed = words[0] == "form" ? "key\t5ecret\n" : "5ecret\n"
            expectAnswer(try await asking.answer(pressing: "Return"), printed, status: 0)
        }

        @Test(arguments: Self.fields)
        func changesAreReportedWithoutTheText(words: [String]) async throws {
            let asking = try await asking(words)
            // GTK reports only changes of objects that a client has requested before.
            _ = try await asking.tree()
            let typing = try ProcessRunner.start("a11y", ["typing"])
            try await eventually("the observer listens") { !typing.outputSoFar.isEmpty }
            try await asking.input.type("5ecret")
            for key in ["BackSpace", "Left", "Delete"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "text='••••'")
            try await eventually("the observer has seen the cursor move to the left") {
                String(decoding: typing.outputSoFar, as: UTF8.self).contains("cursor 4\ncursor 5\n")
                    && String(decoding: typing.outputSoFar, as: UTF8.self).hasSuffix("cursor 4\n")
            }
            typing.closeInput()
            let reported = try await typing.answer().text.split(separator: "\n")
            #expect(reported.filter { !$0.hasPrefix("cursor ") && $0 != "watching" } == [])
            #expect(reported.contains("cursor 6"))
            let printed = words[0] == "form" ? "key\t5ecr\n" : "5ecr\n"
            expectAnswer(try await asking.answer(pressing: "Return"), printed, status: 0)
        }

        @Test(arguments: Self.fields)
        func aPasswordFieldPermitsNoCoreDump(words: [String]) async throws {
            let asking = try await asking(words)
            let limits = try await ProcessRunner.run("cat", ["/proc/\(asking.process.identifier)/limits"]).text
            let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
            #expect(line.split(separator: " ").suffix(3) == ["0", "0", "bytes"])
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// The heap and the stack, which have the copies of the text that GTK protects.
        @Test(arguments: Self.fields)
        func aPasswordIsNotSwapped(words: [String]) async throws {
            let asking = try await asking(words)
            try await asking.input.type("5ecret")
            try await asking.wait(forTree: "text='••••••'")
            let maps = try await ProcessRunner.run("cat", ["/proc/\(asking.process.identifier)/smaps"]).text
            for name in ["[heap]", "[stack]"] {
                let part = try #require(maps.components(separatedBy: name + "\n").dropFirst().first)
                let flags = try #require(part.split(separator: "\n").first { $0.hasPrefix("VmFlags:") })
                #expect(flags.split(separator: " ").contains("lo"), "\(name): \(flags)")
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// Also where GLib and GTK print all that they can, which is not among the answer.
        @Test(arguments: Self.fields)
        func aPasswordIsInNoLog(words: [String]) async throws {
            let asking = try await asking(
                words, environment: ["G_MESSAGES_DEBUG": "all", "GTK_DEBUG": "actions,keybindings"])
            try await asking.input.type("5ecret")
            try await asking.wait(forTree: "text='••••••'")
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.text == (words[0] == "form" ? "key\t5ecret\n" : "5ecret\n"))
            #expect(answer.errorText.contains("DEBUG"))
            #expect(!answer.errorText.contains("5ecret"))
        }

        @Test func aPasswordThatIsShownIsReported() async throws {
            let asking = try await asking(["entry", "--title", "Key", "--password", "--text", "5ecret"])
            try await asking.wait(forTree: "text='••••••'")
            _ = try await Accessibility.ask("--app", "popsheet", "do", "password text", "Key", "peek").check()
            try await asking.wait(forTree: "text='5ecret'")
            expectAnswer(try await asking.answer(pressing: "Return"), "5ecret\n", status: 0)
        }

        @Test func aPlaceholderIsReplacedByTheDots() async throws {
            let asking = try await asking(["entry", "--title", "Key", "--password", "--placeholder", "Hint"])
            let empty = try await Screenshot.of(try await asking.rest())
            try await asking.input.type("w")
            let typed = try await Screenshot.of(try await asking.rest())
            try await asking.input.key("BackSpace")
            let emptied = try await Screenshot.of(try await asking.rest())
            #expect(empty.differences(from: typed) > 50)
            #expect(empty.differences(from: emptied) < empty.differences(from: typed) / 2)
        }
    }
}
