import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// `popsheet progress` with a command (command.md).
    @Suite @MainActor struct CommandProgressTests {
        /// The folder of a program that behaves like rsync, and of `popsheet`, by their names.
        private let directory: TemporaryDirectory
        private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardized.path

        init() throws {
            directory = try TemporaryDirectory()
            let stub = Self.root + "/Tests/Support/rig/rsync-stub"
            for (name, path) in [("rsync", stub), ("popsheet", ProcessRunner.built("popsheet"))] {
                try FileManager.default.createSymbolicLink(
                    atPath: directory.path + "/" + name, withDestinationPath: path)
            }
        }

        private func asking(_ arguments: [String], script: String? = nil, isStubborn: Bool = false) async throws
            -> Asking
        {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let asking = try Asking(
                arguments, surface: script == nil ? "window" : nil,
                environment: [
                    "G_DEBUG": "fatal-criticals", "PATH": directory.path + ":" + path, "RSYNC_STUB": directory.path,
                    "RSYNC_STUB_STUBBORN": isStubborn ? "1" : nil,
                ], script: script)
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            return asking
        }

        /// The command that shows a copy, as README.md gives it.
        private func copying() throws -> String {
            let text = try String(contentsOfFile: Self.root + "/README.md", encoding: .utf8)
            let line = text.split(separator: "\n").first { $0.hasPrefix("popsheet progress") && $0.contains("rsync") }
            return try String(#require(line))
        }

        /// The processes of the program that behaves like rsync.
        private func processes() async throws -> [Int32] {
            var found: [Int32] = []
            try await eventually("it runs") {
                let text = try? String(contentsOfFile: directory.path + "/processes", encoding: .utf8)
                found = text?.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) } ?? []
                return found.count == 2
            }
            return found
        }

        private func expectGone(_ processes: [Int32]) async throws {
            try await eventually("no process of the group is left") {
                processes.allSatisfy { kill($0, 0) != 0 || isZombie($0) }
            }
        }

        /// Whether a process has ended, and only its parent doesn't know yet.
        private func isZombie(_ process: Int32) -> Bool {
            let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            return text?.split(separator: ")").last?.dropFirst().first == "Z"
        }

        @Test(arguments: [0, 23])
        func theCopyOfTheREADMEShowsHowFarItIs(status: Int32) async throws {
            let asking = try await asking([], script: "exec " + copying())
            try await asking.wait(forTree: "value=0.42")
            #expect(!asking.process.hasEnded)
            _ = try directory.file("finish", "\(status)\n")
            // The window of a copy that has failed stays.
            if status != 0 {
                try await asking.waitFor("push button \"OK\" {", "sensitive")
                try await asking.press("Return")
            }
            let errors = status == 0 ? "" : "rsync error: some files/attrs were not transferred\n"
            let answer = try await asking.answer()
            expectAnswer(answer, "", status: status, errors: status == 0 ? "" : answer.errorText)
            #expect(answer.errorText.hasSuffix(errors))
        }

        @Test(arguments: [false, true])
        func cancellingEndsTheCopyWithItsChildren(isStubborn: Bool) async throws {
            let asking = try await asking([], script: "exec " + copying(), isStubborn: isStubborn)
            try await asking.wait(forTree: "value=0.42")
            let running = try await processes()
            try await eventually("the window has the keyboard") { try await asking.hasKeyboard() }
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
            try await expectGone(running)
        }

        @Test func aSignalEndsTheCopyToo() async throws {
            let asking = try await asking([], script: "exec " + copying())
            try await asking.wait(forTree: "value=0.42")
            let running = try await processes()
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
            try await expectGone(running)
        }

        @Test func aTimeoutEndsTheCopyToo() async throws {
            let asking = try await asking(["progress", "--timeout", "2", "--", "rsync"])
            let running = try await processes()
            expectAnswer(try await asking.answer(), "", status: 5)
            try await expectGone(running)
        }

        @Test func aSecondSignalEndsACommandThatIgnoresTheFirst() async throws {
            let asking = try await asking([], script: "exec " + copying(), isStubborn: true)
            try await asking.wait(forTree: "value=0.42")
            let running = try await processes()
            asking.process.send(SIGTERM)
            // The second one arrives while popsheet waits without a window.
            try await eventually("it ends") {
                asking.process.send(SIGINT)
                return asking.process.hasEnded
            }
            let status = try await asking.answer().status
            #expect(status == 128 + SIGTERM || status == 128 + SIGINT)
            try await expectGone(running)
        }

        /// A line of a log that grows is a stroke.
        @Test func aLogEndsWithItsLastLineAndShowsWholeLines() async throws {
            let asking = try await asking([
                "progress", "--log", "--appearance", "light", "--", "sh", "-c", "yes '|' | head -300",
            ])
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await eventually("the end is visible") { try await asking.scrollPosition() > 1_000 }
            let (middle, size) = (
                try await asking.place(ofLine: "text \"Output\""), try await asking.frame("text \"Output\"")
            )
            let picture = try await Screenshot.of(
                ScreenRect(
                    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
                    height: size.height))
            // The strokes of the column in which most of them are.
            let columns = (0..<60).map { column in
                (0..<picture.height).filter { (picture.pixel(column, $0)?.green ?? 255) < 128 }
            }
            let dark = try #require(columns.max { $0.count < $1.count })
            var strokes: [(start: Int, end: Int)] = []
            for row in dark {
                if let last = strokes.indices.last, strokes[last].end == row {
                    strokes[last].end = row + 1
                } else {
                    strokes.append((row, row + 1))
                }
            }
            try #require(strokes.count > 5)
            let heights = strokes.map { $0.end - $0.start }
            // A stroke may be a pixel higher than its line, below which the last one ends.
            #expect(heights.allSatisfy { abs($0 - heights[1]) <= 1 }, "\(strokes)")
            // There is no empty line below the last one.
            #expect(picture.height - strokes[strokes.count - 1].end < strokes[1].start - strokes[0].start + 2)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func theStatusOfACommandThatHasEndedIsTheAnswerAtATimeoutToo() async throws {
            let asking = try await asking(["progress", "--timeout", "2", "--", "sh", "-c", "echo Broken; exit 7"])
            expectAnswer(try await asking.answer(), "", status: 7, errors: "Broken\n")
        }

        @Test func aChildThatGoesOnCanWriteUntilTheWindowCloses() async throws {
            let script = "while sleep 0.1; do echo more; done & echo $! >\"$RSYNC_STUB/child\"; exit 0"
            let asking = try await asking(["progress", "--", "sh", "-c", script])
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            let file = directory.path + "/child"
            let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
            let child = try #require(Int32(text))
            // Longer than it takes for a broken pipe to end it.
            try await asking.rest()
            #expect(kill(child, 0) == 0 && !isZombie(child))
            #expect(try await asking.answer(pressing: "Return").status == 0)
            try await expectGone([child])
        }

        @Test(arguments: [["Return"], ["Escape"]])
        func theStatusOfACommandThatHasEndedIsTheAnswer(keys: [String]) async throws {
            let asking = try await asking(["progress", "--", "sh", "-c", "echo 30%; echo It is broken >&2; exit 7"])
            // What it has written last is shown.
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await asking.wait(forTree: "It is broken")
            #expect(try await asking.tree().contains("value=0.3"))
            expectAnswer(try await asking.answer(pressing: keys[0]), "", status: 7, errors: "It is broken\n")
        }

        @Test func aCommandThatHasFailedLooksLikeIt() async throws {
            let asking = try await asking([
                "progress", "--appearance", "light", "--", "sh", "-c", "echo 50%; exit 3",
            ])
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await asking.wait(forTree: "sh has failed (3)")
            let picture = try await Screenshot.of(try await asking.rest())
            let error = Pixel(215, 0, 21)
            let fill = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel($0, y) } }
                .filter { $0?.isClose(to: error, tolerance: 2) == true }
            // Half a bar of 4 in a card.
            #expect(fill.count > 400)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 3)
        }

        @Test func aCommandThatASignalEndsSaysWhich() async throws {
            let asking = try await asking(["progress", "--", "sh", "-c", "kill -KILL $$"])
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await asking.wait(forTree: "sh has failed (Killed)")
            #expect(try await asking.answer(pressing: "Return").status == 128 + SIGKILL)
        }

        @Test func aCommandThatSucceedsFillsTheBarAndWaitsForTheUser() async throws {
            let asking = try await asking(["progress", "--output", "json", "--", "sh", "-c", "echo 30%"])
            try await asking.wait(forTree: "value=1")
            try await asking.waitFor("push button \"OK\" {", "sensitive", "focused")
            expectAnswer(
                try await asking.answer(pressing: "Return"),
                #"{"outcome":"action","id":"ok","value":{"status":0}}"# + "\n", status: 0)
        }

        @Test func theLinesOfACommandAreShownAsATerminalShowsThem() async throws {
            let asking = try await asking([
                "progress", "--log", "--", "sh", "-c",
                #"printf 'one\n\033[31mtwo\033[0m\n 10%%\r 20%%\rthree\n'; printf 'byte \351, nul \000.'"#,
            ])
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await asking.wait(forTree: "byte é, nul ␀.")
            let tree = try await asking.tree()
            for line in ["one", "two", "three"] { #expect(tree.contains(line), "\(tree)") }
            #expect(!tree.contains("10%") && !tree.contains("[31m"), "\(tree)")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 0)
        }

        /// The command waits for a line after each of its own.
        @Test func aLineWithoutAnEndIsShownAndWrittenOver() async throws {
            let asking = try await asking([
                "progress", "--log", "--", "sh", "-c",
                #"printf 'one\nwait: \033[31m1'; read a; printf '\rtwo %s\r' "$a"; read a; echo; echo end; read a"#,
            ])
            try await asking.wait(forTree: "wait: 1")
            try await asking.process.write(Array("x\n".utf8))
            try await asking.wait(forTree: "two x")
            #expect(try await !asking.tree().contains("wait"))
            try await asking.process.write(Array("y\n".utf8))
            try await asking.wait(forTree: "end")
            try await asking.process.write(Array("z\n".utf8))
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 0)
        }

        @Test func aCommandReadsStandardInput() async throws {
            let asking = try await asking(["progress", "--close", "--", "sh", "-c", "read -r line; exit $line"])
            try await asking.process.write(Array("0\n".utf8))
            #expect(try await asking.answer().status == 0)
        }

        @Test func theWindowOfACommandThatFailsStaysAndSaysWhy() async throws {
            let asking = try await asking(["progress", "--close", "--", "sh", "-c", "echo 42%; echo No space; exit 9"])
            try await asking.wait(forTree: "\"No space\"")
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 9, errors: "No space\n")
        }

        @Test func theTimeOfACommandThatHasFailedEndsWithItsStatus() async throws {
            let asking = try await asking(["progress", "--close", "--timeout", "3", "--", "sh", "-c", "exit 9"])
            expectAnswer(try await asking.answer(), "", status: 9)
        }

        @Test func theWindowOfACommandThatFailsClosesIfThatIsAskedFor() async throws {
            let asking = try await asking([
                "progress", "--close", "--close-on-failure", "--", "sh", "-c", "echo No space; exit 9",
            ])
            expectAnswer(try await asking.answer(), "", status: 9, errors: "No space\n")
        }

        /// A child that goes on, and keeps the output open, is not waited for.
        @Test func theEndOfTheCommandIsTheEndAlsoIfAChildGoesOn() async throws {
            let asking = try await asking([
                "progress", "--close", "--close-on-failure", "--", "sh", "-c",
                "sleep 600 & echo $! >\"$RSYNC_STUB/child\"; exit 4",
            ])
            #expect(try await asking.answer().status == 4)
            let child = try String(contentsOfFile: directory.path + "/child", encoding: .utf8)
            kill(try #require(Int32(child.trimmingCharacters(in: .whitespacesAndNewlines))), SIGKILL)
        }
    }
}

/// `popsheet progress` with a command, without a window (command.md).
@Suite struct CommandProgressAnswerTests {
    @Test func theCommandRunsIfTheAnswerIsToAccept() async throws {
        let answer = try await popsheet("progress", "--answer", "ok", "--", "sh", "-c", "echo 10%; echo bad; exit 3")
        expectAnswer(answer, "", status: 3, errors: "bad\n")
        expectAnswer(try await popsheet("progress", "--answer", "ok", "--", "true"), "", status: 0)
        expectAnswer(
            try await popsheet("progress", "--answer", "ok", "--output", "json", "--", "sh", "-c", "kill -9 $$"),
            #"{"outcome":"action","id":"ok","value":{"status":137}}"# + "\n", status: 137)
    }

    @Test(arguments: [["--close-on-failure", "--", "true"], ["--close", "--close-on-failure"]])
    func closingOnFailureNeedsACommandAndClosing(words: [String]) async throws {
        expectFailure(try await popsheet(["progress"] + words), status: 64, "--close-on-failure")
    }

    @Test func theCommandDoesNotRunIfTheAnswerIsToCancel() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.path + "/made"
        expectAnswer(try await popsheet("progress", "--answer", "cancel", "--", "touch", file), "", status: 1)
        expectAnswer(try await popsheet("progress", "--answer", "timeout", "--", "touch", file), "", status: 5)
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
    func aSignalEndsTheCommand(signal: Int32) async throws {
        let directory = try TemporaryDirectory()
        let file = directory.path + "/process"
        let process = try ProcessRunner.start(
            ProcessRunner.built("popsheet"),
            [
                "progress", "--answer", "ok", "--output", "json", "--", "sh", "-c", "echo $$ >\"$0\"; exec sleep 600",
                file,
            ])
        var command: Int32?
        try await eventually("the command runs") {
            let text = try? String(contentsOfFile: file, encoding: .utf8)
            command = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            return command != nil
        }
        process.send(signal)
        expectAnswer(try await process.answer(), "", status: 128 + signal)
        #expect(kill(try #require(command), 0) != 0)
    }

    @Test func theEndOfTheCommandIsTheEndAlsoIfAChildGoesOn() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.path + "/child"
        let answer = try await popsheet(
            "progress", "--answer", "ok", "--", "sh", "-c", "sleep 600 & echo $! >\"$0\"; exit 4", file)
        #expect(answer.status == 4)
        let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(kill(try #require(Int32(text)), SIGKILL) == 0)
    }

    /// A line of standard input that is wrong is left out; many are, with a note at the first that isn't reported.
    @Test(arguments: [(1, 1), (10, 10), (11, 11), (30, 11)])
    func linesThatAreWrongAreLeftOutWithAWarning(count: Int, warnings: Int) async throws {
        let input = "10\r" + String(repeating: "{\n", count: count) + "{\"fraction\":1}\n"
        let answer = try await popsheet("progress", "--answer", "ok", input: input)
        #expect(answer.status == 0 && answer.output.isEmpty)
        let lines = answer.errorText.split(separator: "\n")
        #expect(lines.count == warnings && lines.allSatisfy { $0.hasPrefix("popsheet: warning: standard input") })
        #expect(lines.first?.contains("line 2") == true)
        #expect(lines.last?.hasSuffix("further errors are not reported") == (count > 10))
    }

    private static let mistakes: [([String], String)] = [
        (["progress", "--", "no-such-program-here"], "\"no-such-program-here\" can't be run"),
        (["progress", "--", "/etc/passwd"], "\"/etc/passwd\" can't be run"),
        (["progress", "--log"], "--log"), (["progress", "--pid", "4711", "--", "true"], "--pid"),
        (["progress", "true"], "true"),
    ]

    @Test(arguments: Self.mistakes)
    func aMistakeIsReportedBeforeAnythingIsShown(arguments: [String], part: String) async throws {
        expectFailure(try await popsheet(arguments), status: 64, part)
    }

    @Test func theTitleMayComeFromStandardInput() async throws {
        let answer = try await popsheet(
            "progress", "--title", "-", "--answer", "ok", "--", "true", input: "Copying\n")
        expectAnswer(answer, "", status: 0)
    }
}
