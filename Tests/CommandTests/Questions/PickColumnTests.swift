import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The columns of `popsheet pick`, its window, and what assistive technologies read (command.md, "ask for rows of a
    /// list").
    @Suite @MainActor struct PickColumnTests {
        /// Rows of six columns with a text.
        private func sixColumns(_ text: String) -> [String] {
            (1...6).flatMap { ["--column", "C\($0)"] }
                + (1...3).map { row in "\(row)=" + (1...6).map { "\(text)\(row)\($0)" }.joined(separator: "\t") }
        }

        // MARK: Widths

        @Test func aWindowIsAsWideAsItsColumns() async throws {
            let narrow = try await Asking.question(["pick"] + sixColumns("a"))
            let standard = try await narrow.rest().width
            _ = try await narrow.answer(pressing: "Escape")
            let wide = try await Asking.question(["pick"] + sixColumns("alphabetical "))
            try await wide.waitForRow((1...6).map { "alphabetical 1\($0)" }.joined(separator: ", "))
            #expect(try await wide.rest().width > standard + 200)
            // All columns have the space that they need, and no more than the window has.
            let (first, last) = (
                try await wide.frame("label \"alphabetical 11\""), try await wide.frame("label \"alphabetical 16\"")
            )
            #expect(first.width > 80 && last.width > 80)
            let width = try await wide.window().width
            #expect(last.x + last.width <= width + 40)
            _ = try await wide.answer(pressing: "Escape")
        }

        @Test func aWindowIsNoWiderThanTheScreen() async throws {
            let asking = try await Asking.question(["pick"] + sixColumns(String(repeating: "alphabetical ", count: 4)))
            let place = try await asking.rest()
            #expect(place.x >= 0 && place.x + place.width <= Double(asking.display.width))
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func aRequestedWidthIsKept() async throws {
            let asking = try await Asking.question(["pick", "--width", "420"] + sixColumns("alphabetical "))
            #expect(try await asking.rest().width == 420 + 16)
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func aCellThatIsCutHasATooltip() async throws {
            let asking = try await Asking.question(["pick", "--width", "420"] + sixColumns("alphabetical "))
            try await asking.rest()
            let before = try await Screenshot.ofScreen()
            let cell = try await asking.place(of: "label", "alphabetical 13")
            try await asking.input.move(to: cell)
            try await asking.input.move(to: cell.offset(x: 1, y: 1))
            // More than the row under the pointer changes, below it.
            try await eventually("there is a tooltip", timeout: .seconds(10)) {
                let now = try await Screenshot.ofScreen()
                let (x, y) = (Int(cell.x), Int(cell.y))
                return (y + 24..<min(y + 60, now.height)).contains { row in
                    (max(0, x - 40)..<x + 40).contains { now.pixel($0, row) != before.pixel($0, row) }
                }
            }
            expectAnswer(try await asking.answer(typing: ["Escape"]), "", status: 1)
        }

        // MARK: Size

        private let rows = (1...12).map { "row \($0)" }

        /// Drags an edge of the window until nothing is missing of its size; the window manager follows the pointer once it
        /// has taken it, from wherever the pointer is then.
        private func drag(
            _ edge: ScreenPoint, in asking: Asking, missing: (ScreenRect) -> (x: Double, y: Double)
        ) async throws {
            try await asking.input.move(to: edge)
            try await asking.input.rest()
            try await asking.input.down()
            var pointer = edge
            try await eventually("the window is resized", every: .milliseconds(50)) {
                let (x, y) = missing(try await asking.window())
                pointer = pointer.offset(x: max(-20, min(x, 20)), y: max(-20, min(y, 20)))
                try await asking.input.move(to: pointer)
                return abs(x) <= 4 && abs(y) <= 4
            }
            try await asking.input.up()
        }

        @Test func aListCanBeEnlargedAndReduced() async throws {
            let asking = try await Asking.question(["pick", "--no-filter"] + rows)
            try await asking.waitForRow("row 1")
            let before = try await asking.rest()
            let corner = ScreenPoint(x: before.x + before.width - 3, y: before.y + 3)
            try await drag(corner, in: asking) { now in
                (before.width + 80 - now.width, now.height - before.height - 60)
            }
            let larger = try await asking.rest()
            let row = try await asking.frame("table row \"row 1\"")
            #expect(row.width > before.width)
            let top = ScreenPoint(x: larger.center.x, y: larger.y + 3)
            try await drag(top, in: asking) { now in (0, now.height - larger.height + 160) }
            // The actions are where they were.
            expectAnswer(try await asking.answer(pressing: "Down", "Return"), "row 2\n", status: 0)
        }

        @Test func aListKeepsFiveRowsInView() async throws {
            let asking = try await Asking.zenity(
                "--list", "--height", "200", "--column", "N", "--column", "M",
                "1", "a", "2", "b", "3", "c", "4", "d", "5", "e", "6", "f", "7", "g", "8", "h")
            try await asking.waitForRow("1")
            try await asking.rest()
            let (first, fifth) = (try await asking.frame("table row \"1\""), try await asking.frame("table row \"5\""))
            let ok = try await asking.frame("push button \"OK\"")
            #expect(fifth.y == first.y + 4 * first.height)
            #expect(fifth.y + fifth.height <= ok.y)
            expectAnswer(try await asking.answer(pressing: "Return"), "1\n", status: 0)
        }

        @Test(.requires(.x11, "a Wayland compositor places windows itself"))
        func aListThatFillsTheScreenIsAtItsLowerEdge() async throws {
            let asking = try await Asking.question(["pick"] + (1...60).map { "row \($0)" })
            try await asking.waitForRow("row 1")
            let place = try await asking.rest()
            #expect(place.y + place.height == Double(asking.display.height))
            try await asking.press("Down")
            try await asking.waitForRow("row 2")
            #expect(try await asking.rest() == place)
            expectAnswer(try await asking.answer(typing: ["Return"]), "row 2\n", status: 0)
        }

        @Test(.requires(.x11, "a Wayland compositor places windows itself"))
        func aListThatGrowsToTheScreenIsAtItsLowerEdge() async throws {
            let asking = try await Asking.question("pick", "--title", "Which?", "--stdin")
            try await asking.process.write(Array("row 1\nrow 2\n".utf8))
            try await asking.waitForRow("row 1")
            #expect(try await asking.rest().height < 500)
            try await asking.process.write(Array((3...300).map { "row \($0)\n" }.joined().utf8))
            try await eventually("the list fills the screen") {
                let place = try await asking.window()
                return place.y == 0 && place.height == Double(asking.display.height)
            }
            #expect(try await asking.rest().height == Double(asking.display.height))
            expectAnswer(try await asking.answer(typing: ["Return"]), "row 1\n", status: 0)
        }

        @Test(.requires(.x11, "a Wayland compositor places windows itself"))
        func aListAsWideAsTheScreenHasAllOfItsWidth() async throws {
            let width = try Display.open().width
            let asking = try await Asking.question("pick", "--width", "\(width - 16)", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            let place = try await asking.rest()
            #expect(place.x == 0 && place.width == Double(width))
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        // MARK: Drags

        @Test(arguments: [[], ["--multiple"]])
        func aDragOverRowsDoesNotMoveTheWindow(words: [String]) async throws {
            let asking = try await Asking.question(["pick"] + words + ["Apple", "Banana", "Cherry"])
            try await asking.waitForRow("Apple")
            let before = try await asking.rest()
            let row = try await asking.place(of: "label", "Banana")
            try await asking.input.drag(from: row, to: row.offset(x: -60, y: -150))
            // What follows arrives after it.
            try await asking.press("Home", "Down")
            try await asking.waitForRow("Banana")
            #expect(try await asking.rest() == before)
            expectAnswer(try await asking.answer(typing: ["Return"]), "Banana\n", status: 0)
        }

        // MARK: Assistive technologies

        @Test func aRowIsNamedByAllItsColumnsAndIsChecked() async throws {
            let asking = try await Asking.question([
                "pick", "--multiple", "--column", "Name", "--column", "PID", "a=init\t1", "b=sh\t20",
            ])
            try await asking.waitForRow("init, 1")
            try await asking.press("Down", "space")
            try await asking.waitFor("table row \"sh, 20\"", "focused", "checked")
            #expect(
                try await !asking.treeLines().contains {
                    $0.hasPrefix("table row \"init, 1\"") && $0.contains("checked")
                })
            try await asking.input.key("space")
            try await eventually("the row is not checked any more") {
                try await !asking.treeLines().contains {
                    $0.hasPrefix("table row \"sh, 20\"") && $0.contains("checked")
                }
            }
            expectAnswer(try await asking.answer(typing: ["Return"]), "b\n", status: 0)
        }
    }
}
