import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// `popsheet date` and the list of `popsheet entry --suggest`, as assistive technologies and users see them.
    @Suite @MainActor struct DateWindowTests {
        @Test func daysAndArrowsHaveNames() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            let tree = try await asking.tree()
            let names = [
                "push button \"Previous month\"", "push button \"Next month\"",
                "push button \"December 2026\" (Choose a month)", "table cell \"Sunday, 29 November 2026\"",
                "table cell \"Saturday, 2 January 2027\"",
            ]
            for name in names { #expect(tree.contains(name), "\(name)") }
            #expect(
                tree.components(separatedBy: "table cell \"").count == 1 + 35, "a week of another month is not shown")
            try await asking.press("Right")
            try await asking.waitFor("table cell \"Friday, 25 December 2026\"", "selected")
            try await asking.waitForLine("has the chosen day") { $0.contains("\"Date\" (Friday, 25 December 2026)") }
            try await asking.click("push button \"Next month\"")
            try await asking.waitFor("table cell \"Monday, 25 January 2027\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// The weekdays are lower than the days (controls.md §4).
        @Test(arguments: [("2026-08-05", 40.0), ("2026-12-24", 44)])
        func weekdaysAndDaysHaveTheirHeights(date: String, height: Double) async throws {
            let asking = try await Asking.question("date", "--date", date)
            try await asking.waitFor("table cell", "selected")
            try await asking.rest()
            let weekdays = try await asking.frames("label \"Sun\"")
            #expect(weekdays.map(\.height) == [20])
            let days = try await asking.frames("table cell")
            #expect(Set(days.map(\.height)) == [height])
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aPressOnTheTitleChoosesAMonthAndAYear() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-31")
            try await asking.waitFor("table cell \"Thursday, 31 December 2026\"", "selected")
            let before = try await asking.rest()
            try await asking.click("push button \"December 2026\"")
            try await asking.wait(forTree: "push button \"February 2026\"")
            try await asking.click("push button \"Next year\"")
            try await asking.wait(forTree: "push button \"February 2027\"")
            try await asking.click("push button \"2027\"")
            try await asking.click("push button \"Previous years\"")
            try await asking.click("push button \"2004\"")
            #expect(try await asking.rest() == before, "the pages are equally high")
            try await asking.click("push button \"February 2004\"")
            // The last day of a month that has fewer days.
            try await asking.waitFor("table cell \"Sunday, 29 February 2004\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "2004-02-29\n", status: 0)
        }

        @Test func theAnswerIsTheDayOfTheMonthOrYearThatIsShown() async throws {
            let asking = try await Asking.question("date", "--date", "2024-02-29")
            try await asking.waitFor("table cell \"Thursday, 29 February 2024\"", "selected")
            try await asking.click("push button \"February 2024\"")
            try await asking.click("push button \"Next year\"")
            try await asking.wait(forTree: "\"Date\" (Friday, 28 February 2025)")
            try await asking.click("push button \"2025\"")
            try await asking.click("push button \"Next years\"")
            try await asking.wait(forTree: "\"Date\" (Saturday, 28 February 2037)")
            try await asking.click("push button \"2033\"")
            try await asking.wait(forTree: "push button \"February 2033\"")
            try await asking.click("push button \"OK\"")
            expectAnswer(try await asking.answer(), "2033-02-28\n", status: 0)
        }

        @Test func aMonthOutsideOfTheRangeCantBeChosen() async throws {
            let asking = try await Asking.question(
                "date", "--date", "2026-11-10", "--from", "2026-10-20", "--to", "2027-01-05")
            try await asking.waitFor("table cell \"Tuesday, 10 November 2026\"", "selected")
            try await asking.click("push button \"November 2026\"")
            try await asking.waitForLine("has a month that can't be chosen") {
                $0.hasPrefix("push button \"September 2026\"") && !$0.contains("sensitive")
            }
            try await asking.click("push button \"September 2026\"")
            try await asking.waitFor("push button \"October 2026\"", "sensitive")
            // The nearest day that can be accepted.
            try await asking.click("push button \"Next year\"")
            try await asking.wait(forTree: "\"Date\" (Tuesday, 5 January 2027)")
            try await asking.click("push button \"2027\"")
            try await asking.waitForLine("has a year that can't be chosen") {
                $0.hasPrefix("push button \"2025\"") && !$0.contains("sensitive")
            }
            try await asking.click("push button \"2026\"")
            try await asking.click("push button \"October 2026\"")
            try await asking.waitFor("table cell \"Tuesday, 20 October 2026\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-10-20\n", status: 0)
        }

        @Test(arguments: ["click", "Page_Down", "ctrl+Right", "ctrl+Down"])
        func aLaterMonthEndsAtTheRange(by way: String) async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-15", "--to", "2026-12-31")
            try await asking.waitFor("table cell \"Tuesday, 15 December 2026\"", "selected")
            if way == "click" {
                try await asking.click("push button \"Next month\"")
            } else {
                try await asking.press(way)
            }
            try await asking.waitFor("table cell \"Thursday, 31 December 2026\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-12-31\n", status: 0)
        }

        @Test func theSpaceBarKeepsTheDay() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.click("table cell \"Thursday, 10 December 2026\"")
            try await asking.waitFor("table cell \"Thursday, 10 December 2026\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Right", "space", "Return"), "2026-12-11\n", status: 0)
        }

        @Test(arguments: [("0002-03-01", "ctrl+Up", "0001-01-01"), ("9999-01-31", "ctrl+Down", "9999-12-31")])
        func theFirstAndTheLastYearAreTheEnds(date: String, key: String, end: String) async throws {
            let asking = try await Asking.question("date", "--date", date)
            try await asking.waitForLine("has the focus") { $0.contains("focused") }
            expectAnswer(try await asking.answer(pressing: key, key, "Return"), end + "\n", status: 0)
        }

        @Test func pageKeysTurnThePages() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-31")
            try await asking.waitFor("table cell \"Thursday, 31 December 2026\"", "selected")
            try await asking.press("Page_Down", "Page_Down")
            try await asking.waitFor("table cell \"Sunday, 28 February 2027\"", "selected")
            try await asking.press("Tab", "space", "Page_Up")
            try await asking.waitFor("push button \"February 2026\"", "focused")
            try await asking.press("ctrl+Down", "ctrl+Up")
            try await asking.waitFor("push button \"February 2026\"", "focused")
            // One of the months has the focus, and the calendar itself has not.
            try await asking.press("Tab", "Tab", "Tab")
            try await asking.waitFor("push button \"2026\"", "focused")
            try await asking.press("Tab", "Tab", "Tab")
            try await asking.waitFor("push button \"February 2026\"", "focused")
            try await asking.press("space", "Return")
            expectAnswer(try await asking.answer(), "2026-02-28\n", status: 0)
        }

        @Test func returnOnAnArrowOfAYearAcceptsTheDay() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.press("Tab", "space")
            try await asking.waitFor("push button \"December 2026\"", "focused")
            try await asking.press("shift+Tab", "space")
            try await asking.wait(forTree: "push button \"December 2027\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "2027-12-24\n", status: 0)
        }

        @Test func aMonthIsChosenWithTheKeyboard() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.press("Tab")
            try await asking.waitFor("push button \"December 2026\"", "focused")
            try await asking.press("space")
            try await asking.wait(forTree: "push button \"January 2026\"")
            try await asking.press("Up", "Left")
            try await asking.waitFor("push button \"August 2026\"", "focused")
            try await asking.press("space")
            try await asking.waitFor("table cell \"Monday, 24 August 2026\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Right", "Return"), "2026-08-25\n", status: 0)
        }

        @Test func aDayThatIsNotPermittedOrNotShownCantBePressed() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24", "--from", "2026-12-20")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.waitForLine("has a day that can't be chosen") {
                $0.hasPrefix("table cell \"Saturday, 19 December 2026\"") && !$0.contains("sensitive")
            }
            try await asking.click("table cell \"Saturday, 19 December 2026\"")
            try await asking.click("table cell \"Saturday, 2 January 2027\"")
            try await asking.rest()
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.click("table cell \"Sunday, 20 December 2026\"")
            try await asking.waitFor("table cell \"Sunday, 20 December 2026\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-12-20\n", status: 0)
        }

        @Test func aDayOutsideOfTheRangeSaysWhatCanBeAccepted() async throws {
            let asking = try await Asking.question(
                "date", "--date", "2026-12-24", "--from", "2026-12-20", "--to", "2026-12-24", "--appearance", "light")
            let hint = "From 20 December 2026 to 24 December 2026"
            try await asking.waitFor("label \"\(hint)\"")
            let before = try await asking.rest()
            #expect(try await asking.redPixels() == 0)
            try await asking.press("Right")
            try await asking.waitForLine("says what is wrong") {
                $0.contains("(Friday, 25 December 2026. \(hint))") && $0.contains("invalid")
            }
            #expect(try await asking.rest() == before)
            #expect(try await asking.redPixels() > 20)
            try await asking.press("Left")
            try await asking.waitForLine("says that nothing is wrong") {
                $0.contains("(Thursday, 24 December 2026)") && !$0.contains("invalid")
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-12-24\n", status: 0)
        }

        @Test func afterAClickOnAnArrowSpacePressesItAndReturnAcceptsTheDay() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.click("push button \"Next month\"")
            try await asking.waitFor("table cell \"Sunday, 24 January 2027\"", "selected")
            try await asking.press("space")
            try await asking.waitFor("table cell \"Wednesday, 24 February 2027\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "2027-02-24\n", status: 0)
        }

        @Test func returnOnTheTitleDoesNotAcceptADayOutsideOfTheRange() async throws {
            let asking = try await Asking.question("date", "--date", "2026-12-24", "--to", "2026-12-24")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.press("Right", "Tab")
            try await asking.waitFor("push button \"December 2026\"", "focused")
            try await asking.press("Return", "Left", "Left")
            try await asking.waitFor("table cell \"Wednesday, 23 December 2026\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aFieldWithSuggestionsSaysWhetherTheyAreShown() async throws {
            let asking = try await Asking.question(
                "entry", "--title", "Branch", "--suggest", "main", "--suggest", "next")
            try await asking.waitFor("text \"Branch\"", "expandable", "focused")
            try await asking.press("Down")
            try await asking.waitFor("text \"Branch\"", "expanded")
            try await asking.input.key("Return")
            try await asking.waitForLine("has the list closed") {
                $0.hasPrefix("text \"Branch\"") && !$0.contains("expanded")
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "main\n", status: 0)
        }

        @Test func aRequiredTextIsMarked() async throws {
            let asking = try await Asking.question("entry", "--title", "Name", "--required")
            try await asking.waitFor("text \"Name\" (Required)", "focused")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aRequiredTextWithAPlaceholderIsMarkedBelow() async throws {
            let asking = try await Asking.question("entry", "--placeholder", "Name", "--required")
            try await asking.waitFor("label \"Required\" {", "visible")
            try await asking.press("x")
            expectAnswer(try await asking.answer(pressing: "Return"), "x\n", status: 0)
        }
    }
}

extension Asking {
    /// How many pixels of its window have the colour of what destroys something, in the light appearance.
    fileprivate func redPixels() async throws -> Int {
        let picture = try await Screenshot.of(try await rest())
        return (0..<picture.height).reduce(0) { count, row in
            count
                + (0..<picture.width).filter { column in
                    picture.pixel(column, row).map { $0.red > 220 && $0.green < 120 && $0.blue < 110 } == true
                }.count
        }
    }
}
