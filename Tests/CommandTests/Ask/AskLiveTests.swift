import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// A sheet that a program keeps open, which reports what the user does.
    @Suite @MainActor struct AskLiveTests {
        private func pressed(_ id: String, _ index: Int, _ label: String) -> String {
            #"{"event":"pressed","id":"\#(id)","index":\#(index),"label":"\#(label)"}"#
        }

        private func focused(_ id: String) -> String { #"{"event":"focused","id":"\#(id)"}"# }

        private let cancelled = #"{"event":"closed","outcome":"cancelled","reason":"escape"}"#

        @Test func aChoiceIsReportedAndEndsTheSheet() async throws {
            let asking = try await Asking.live("--title", "Which?")
            try await asking.send(#"{"add":[{"id":"a","label":"A"},{"id":"b","label":"B"}]}"#)
            try await asking.awaitEvent(focused("a"))
            try await asking.input.click(at: try await asking.row(fromBottom: 0))
            let answer = try await asking.answer()
            #expect(answer.status == 0 && answer.errorText == "")
            #expect(
                asking.events == [
                    #"{"event":"opened"}"#, pressed("b", 1, "B"),
                    #"{"event":"closed","outcome":"action","id":"b","index":1,"label":"B"}"#,
                ])
        }

        @Test func withKeepEachChoiceIsAnEventAndCancelCloses() async throws {
            let asking = try await Asking.live("--keep", "A", "B", "C")
            for row in [2, 0] { try await asking.input.click(at: try await asking.row(fromBottom: row)) }
            try await asking.awaitEvent(pressed("C", 2, "C"))
            // The focus is where it was, and the keys still choose.
            try await asking.awaitKeyboard()
            for key in ["Down", "Return", "Return"] { try await asking.input.key(key) }
            try await asking.awaitEvent(pressed("B", 1, "B"))
            expectAnswer(
                try await asking.answer(pressing: "Escape"),
                [
                    #"{"event":"opened"}"#, focused("A"), pressed("A", 0, "A"), pressed("C", 2, "C"), focused("B"),
                    pressed("B", 1, "B"), pressed("B", 1, "B"), cancelled, "",
                ].joined(separator: "\n"), status: 1)
        }

        @Test func theFocusIsReportedAndTheProgramMovesIt() async throws {
            let asking = try await Asking.live("--keep", "A", "B", "C")
            try await asking.awaitEvent(focused("A"))
            try await asking.send(#"{"focus":"C"}"#)
            try await asking.awaitEvent(focused("C"))
            // The next row, around the end.
            try await asking.input.key("Down")
            try await asking.awaitEvent(focused("cancel"))
            try await asking.send(#"{"focus":"B"}"#, #"{"remove":"B"}"#)
            try await asking.awaitEvent(focused("C"))
            // A key that may have been meant for another row chooses nothing; a later one does.
            try await asking.rest()
            try await asking.awaitKeyboard()
            try await asking.input.key("Return")
            try await asking.awaitEvent(pressed("C", 1, "C"))
            try await asking.send(#"{"close":"C"}"#)
            #expect(try await asking.answer().status == 0)
        }

        @Test func theProgramClosesTheSheetWithoutAPress() async throws {
            let asking = try await Asking.live("A", "--disable", "A")
            try await asking.send(#"{"close":"A"}"#, #"{"title":"too late"}"#, "{bad")
            expectAnswer(
                try await asking.answer(),
                #"{"event":"opened"}"# + "\n" + focused("cancel") + "\n"
                    + #"{"event":"closed","outcome":"action","id":"A","index":0,"label":"A"}"# + "\n", status: 0)
        }

        /// A row is its action: it stays pressed while its label changes, and one that is removed chooses nothing.
        @Test func aPressIsForTheRowThatWasPressed() async throws {
            let asking = try await Asking.live("--keep", "A", "B")
            let (place, height) = (try await asking.row(fromBottom: 0), try await asking.sheetHeight())
            try await asking.input.move(to: place)
            try await asking.input.rest()
            try await asking.input.down()
            try await asking.send(#"{"update":{"id":"B","label":"B2"}}"#)
            try await asking.wait(forTree: "\"B2\"")
            try await asking.rest()
            try await asking.input.up()
            try await asking.awaitEvent(pressed("B", 1, "B2"))
            try await asking.rest()
            try await asking.input.down()
            try await asking.send(#"{"remove":"B"}"#)
            try await eventually("the row is gone") { try await asking.sheetHeight() == height - 57 }
            try await asking.input.up()
            // The row that is there now takes no press of the pointer that rests, for a while.
            try await asking.send("{bad")
            try await eventually("the error is reported") { asking.allEvents.last?.contains("error") == true }
            #expect(asking.events.filter { $0.contains("pressed") } == [pressed("B", 1, "B2")])
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func errorsAreEventsAndTheSheetStays() async throws {
            let asking = try await Asking.live("A")
            let long = String(repeating: "x", count: 1 << 20)
            try await asking.send("{bad", #"{"ad":1}"#, #"{"add":[{"label":"A"}]}"#, #"{"titel":"\#(long)"}"#)
            try await asking.process.write([0x22, 0xFF, 0x0A, 0x00, 0x0A])
            try await asking.send(#"{"add":[{"id":"last","label":"\#(long)"}]}"#)
            // The end of the input is not the end of the sheet.
            try await asking.process.write(Array("{\"remove\":\"none\"}".utf8))
            asking.process.closeInput()
            try await eventually("the errors are reported") { asking.events.count == 8 }
            let numbers = asking.events.dropFirst().map { event in
                event.split(separator: ":").last.map(String.init) ?? ""
            }
            #expect(numbers == ["1}", "2}", "3}", "4}", "5}", "6}", "8}"])
            let answer = try await asking.answer(pressing: "End", "Return")
            #expect(answer.status == 0 && answer.errorText == "")
            #expect(
                answer.events(without: "error", "opened", "focused") == [
                    pressed("last", 1, long),
                    #"{"event":"closed","outcome":"action","id":"last","index":1,"label":"\#(long)"}"#,
                ])
        }

        /// The pointer comes from elsewhere, so the row that it goes to is meant.
        @Test(.requires(.x11, "a program can't move its window on Wayland"))
        func aRowIsChosenRightAfterTheWindowHasGrown() async throws {
            let asking = try await Asking.live("--keep", "A", "B")
            for number in 1...3 {
                // The rows are added above, so that the others stay where they are on the screen.
                let row = try await asking.row(fromBottom: 0)
                try await asking.send(#"{"add":[{"label":"Row \#(number)"}],"before":"A"}"#)
                try await asking.wait(forTree: "\"Row \(number)\"")
                try await asking.input.click(at: row)
                try await asking.awaitEvent(pressed("B", 1 + number, "B"))
                try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            }
            #expect(try await asking.answer(pressing: "Escape").status == 1)
        }

        /// The rows of the command line are there first.
        @Test(arguments: [
            ([], #""checked":true"#), (["--focus", "C"], #""enabled":true"#), (["--default", "C"], #""enabled":true"#),
        ])
        func aRowThatArrivesLaterCanHaveTheFocusFirst(options: [String], member: String) async throws {
            let asking = try Asking(["ask", "--live", "--no-animation", "A", "B"] + options)
            try await asking.awaitEvent(focused("A"))
            try await asking.send(#"{"add":[{"id":"C","label":"C",\#(member)}]}"#)
            try await asking.awaitEvent(focused("C"))
            // Once the user has moved the focus, it stays.
            try await asking.press("Up")
            try await asking.awaitEvent(focused("B"))
            try await asking.send(#"{"add":[{"id":"D","label":"D","checked":true}]}"#, #"{"add":1}"#)
            try await eventually("the error is reported") { asking.allEvents.last?.contains("error") == true }
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.status == 0 && answer.text.contains(pressed("B", 1, "B")), "\(answer.text)")
        }

        @Test func tenThousandUpdatesLeaveTheSheetUsable() async throws {
            let asking = try await Asking.live("--keep", "A")
            let rows = (0..<10_000).map { #"{"id":"\#($0)","label":"Row \#($0)"}"# }.joined(separator: ",")
            let updates = (0..<10_000).map { #"{"update":{"id":"\#($0)","label":"New \#($0)"}}"# + "\n" }.joined()
            try await asking.send(#"{"add":[\#(rows)]}"#)
            let flood = Task { while !Task.isCancelled { try await asking.process.write(Array(updates.utf8)) } }
            defer { flood.cancel() }
            try await eventually("the window is full") { try await asking.sheetHeight() >= 700 }
            try await asking.awaitKeyboard()
            try await asking.input.key("Down")
            try await asking.awaitEvent(focused("0"))
            try await asking.input.key("Return")
            try await asking.awaitEvent(pressed("0", 1, "New 0"))
            try await asking.input.key("Escape")
            #expect(try await asking.answer().status == 1)
        }

        @Test func withoutARowASpinnerTurnsAndTheSheetShrinksAgain() async throws {
            let asking = try await Asking.live("--title", "Which?", "--no-cancel")
            let height = try await asking.sheetHeight()
            try await asking.send(#"{"add":[{"label":"A"},{"label":"B"}]}"#)
            try await eventually("the rows are there") { try await asking.sheetHeight() == height + 57 }
            try await asking.send(#"{"busy":true}"#)
            try await eventually("the spinner is below them") { try await asking.sheetHeight() == height + 2 * 57 }
            try await asking.send(#"{"remove":["A","B"]}"#)
            try await eventually("the rows are gone") { try await asking.sheetHeight() == height }
            try await asking.wait(forTree: "busy")
            asking.process.closeInput()
            try await asking.wait(forTree: "\"Nothing to choose\"")
            let answer = try await asking.answer(pressing: "Escape")
            #expect(answer.events(without: "focused", "opened") == [cancelled])
            #expect(answer.status == 1)
        }

        /// Even while nothing happens that it would report.
        @Test func aReaderThatIsGoneEndsTheSheet() async throws {
            let line = #"("$0" ask --live A --surface window < /dev/null; echo $? >&2) | head -n 1"#
            let answer = try await ProcessRunner.run("sh", ["-c", line, ProcessRunner.built("popsheet")])
            #expect(answer.text == #"{"event":"opened"}"# + "\n")
            #expect(
                answer.errorText == "popsheet: error: standard output: can't be written: Broken pipe\n74\n")
        }

        /// A program that writes errors and reads no events stops the commands, but not the user.
        @Test func eventsWithoutAReaderLeaveTheSheetUsable() async throws {
            let line =
                #"yes '{bad' | "$0" ask --live A --surface window --timeout 2 | sleep 5; echo "${PIPESTATUS[1]}" >&2"#
            let answer = try await ProcessRunner.run("bash", ["-c", line, ProcessRunner.built("popsheet")])
            // The time was up, and the rest of the events had no reader any more.
            #expect(answer.errorText.hasSuffix("74\n"))
        }

        @Test func aSignalEndsItWithAnEvent() async throws {
            let asking = try await Asking.live("A")
            asking.process.send(SIGTERM)
            let answer = try await asking.answer()
            #expect(answer.status == 128 + SIGTERM)
            #expect(asking.allEvents.last == #"{"event":"closed","outcome":"cancelled","reason":"programmatic"}"#)
        }

        @Test func theTimeIsUp() async throws {
            let asking = try await Asking.live("A", "--timeout", "2")
            try await asking.wait(forTree: "\"Cancel (1)\"")
            let answer = try await asking.answer()
            #expect(answer.status == 5)
            #expect(asking.allEvents.last == #"{"event":"closed","outcome":"cancelled","reason":"timeout"}"#)
        }
    }
}

extension ProcessRunner.Answer {
    /// The events of the answer, without those of some names.
    fileprivate func events(without names: String...) -> [String] {
        text.split(separator: "\n").map(String.init)
            .filter { line in !names.contains { line.hasPrefix(#"{"event":"\#($0)""#) } }
    }
}
