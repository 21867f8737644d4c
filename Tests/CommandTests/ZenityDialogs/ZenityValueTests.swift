import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's dialogs for a number and a date: `--scale` and `--calendar`.
    @Suite @MainActor struct ZenityValueTests {
        @Test func theArrowKeysMoveAScaleByItsStep() async throws {
            let asking = try await Asking.zenity(
                "--scale", "--text", "Volume", "--value", "-4", "--min-value", "-10", "--max-value", "10", "--step",
                "2")
            try await asking.wait(forTree: "slider \"Volume\"")
            expectAnswer(try await asking.answer(pressing: "Right", "Right", "Right", "Return"), "2\n", status: 0)
        }

        @Test func aScalePrintsEachChangeAtOnceEvenIfItIsCancelledLater() async throws {
            let asking = try await Asking.zenity("--scale", "--value", "5", "--print-partial")
            try await asking.press("Right")
            try await eventually("the change is printed") { asking.process.outputSoFar == Array("6\n".utf8) }
            expectAnswer(try await asking.answer(pressing: "Right", "Escape"), "6\n7\n", status: 1)
        }

        @Test func aChangeThatCantBePrintedEndsAScaleWithAnError() async throws {
            let asking = try Asking(
                ["zenity", "--name=popsheet", "--scale", "--print-partial"], surface: nil, closing: 1)
            try await asking.press("Right")
            expectAnswer(
                try await asking.answer(), "", status: 255,
                errors: "zenity: standard output: can't be written: Bad file descriptor\n")
        }

        @Test func theValueIsShownUnlessItIsHidden() async throws {
            for (words, isShown) in [([], true), (["--hide-value"], false)] {
                let asking = try Asking(
                    ["zenity", "--name", "popsheet", "--scale", "--value", "73"] + words, surface: nil)
                try await asking.wait(forTree: "value=73")
                #expect(try await asking.tree().contains("text='73'") == isShown)
                expectAnswer(try await asking.answer(pressing: "Return"), "73\n", status: 0)
            }
        }

        @Test func atATimeoutTheValueIsPrinted() async throws {
            let asking = try await Asking.zenity("--scale", "--value", "7", "--hide-value", "--timeout", "1")
            expectAnswer(try await asking.answer(), "7\n", status: 5)
        }

        @Test func aScaleThatIsDraggedPrintsWholeNumbers() async throws {
            let asking = try await Asking.zenity("--scale", "--text", "Volume")
            try await asking.wait(forTree: "slider \"Volume\"")
            let middle = try await asking.place(of: "slider", "Volume")
            // The trough is below the value.
            let trough = middle.offset(x: 0, y: 9)
            try await asking.input.drag(from: trough.offset(x: -165, y: 0), to: trough)
            let answer = try await asking.answer(pressing: "Return")
            let value = try #require(Int(answer.text.dropLast()))
            #expect((40...60).contains(value))
        }

        @Test func returnAcceptsTheDayOfACalendar() async throws {
            let asking = try await Asking.zenity(
                "--calendar", "--day", "29", "--month", "2", "--year", "2024", "--date-format", "%Y-%m-%d %j")
            expectAnswer(try await asking.answer(pressing: "Return"), "2024-02-29 060\n", status: 0)
        }

        @Test func theArrowKeysChooseAnotherDay() async throws {
            let asking = try await Asking.zenity(
                "--calendar", "--day", "31", "--month", "12", "--year", "2024", "--date-format", "%Y-%m-%d")
            expectAnswer(
                try await asking.answer(pressing: "Right", "Down", "Left", "Return"), "2025-01-07\n", status: 0)
        }

        @Test func aDoubleClickOnADayAccepts() async throws {
            let asking = try await Asking.zenity(
                "--calendar", "--day", "3", "--month", "2", "--year", "2024", "--date-format", "%d.%m.%Y")
            try await asking.wait(forTree: "\"Saturday, 17 February 2024\"")
            let day = try await asking.place(of: "table cell", "Saturday, 17 February 2024")
            try await asking.input.click(at: day, count: 2)
            expectAnswer(try await asking.answer(), "17.02.2024\n", status: 0)
        }

        @Test func withoutAFormatTheDateIsThatOfTheLocale() async throws {
            let asking = try await Asking.zenity(
                "--calendar", "--day", "3", "--month", "2", "--year", "2024", "--timeout", "1")
            expectAnswer(try await asking.answer(), "02/03/24\n", status: 5)
        }
    }
}
