import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The preview of `popsheet pick`.
    @Suite @MainActor struct PickPreviewTests {
        private let directory: TemporaryDirectory

        init() throws { directory = try TemporaryDirectory() }

        private func text(of name: String) -> String? {
            (try? String(contentsOfFile: directory.path + "/" + name, encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }

        private func asking(preview: String, _ rows: String...) async throws -> Asking {
            let asking = try await Asking.question(["pick", "--preview", preview] + rows)
            try await asking.waitForRow(rows[0])
            return asking
        }

        @Test func theCommandRunsForTheHighlightedRow() async throws {
            let asking = try await asking(preview: "touch \(directory.path)/{}.seen", "one", "two words", "three")
            try await eventually("the first row has a preview") { text(of: "one.seen") != nil }
            try await asking.press("Down")
            try await eventually("the second row has a preview") { text(of: "two words.seen") != nil }
            #expect(text(of: "three.seen") == nil)
            expectAnswer(try await asking.answer(typing: ["Return"]), "two words\n", status: 0)
        }

        @Test func aCommandThatHangsOrFloodsEndsWithItsRow() async throws {
            let asking = try await asking(
                preview: "sh -c 'echo $$ > \(directory.path)/{}; yes | head -c 3000000; exec sleep 1000'", "one", "two")
            try await eventually("the command has started") { Int32(text(of: "one") ?? "") != nil }
            let first = try #require(Int32(text(of: "one") ?? ""))
            try await asking.press("Down")
            try await eventually("the command of the first row has ended") { kill(first, 0) != 0 }
            try await eventually("the command has started") { Int32(text(of: "two") ?? "") != nil }
            let second = try #require(Int32(text(of: "two") ?? ""))
            expectAnswer(try await asking.answer(typing: ["Return"]), "two\n", status: 0)
            try await eventually("the command of the second row has ended") { kill(second, 0) != 0 }
        }

        /// The list has the focus, so that no key scrolls the preview sideways.
        @Test func aLongLineIsShownInSeveral() async throws {
            let asking = try await asking(preview: "printf '%0200d%s' 0 ████{}", "one")
            try await asking.wait(forTree: "████one")
            try await asking.rest()
            let pane = try await asking.frame("text \"Preview\"")
            let frame = try await asking.frame("frame ")
            let window = try await asking.window()
            let picture = try await Screenshot.of(window)
            // The shadow around the window is part of its coordinates.
            let (left, top) = (
                Int(pane.x - (frame.width - window.width) / 2), Int(pane.y - (frame.height - window.height) / 2)
            )
            let isThere = (top..<min(top + Int(pane.height), picture.height)).contains { row in
                (left..<min(left + Int(pane.width), picture.width)).count { column in
                    picture.pixel(column, row).map { max($0.red, $0.green, $0.blue) < 60 } == true
                } > 20
            }
            #expect(isThere, "the end of the line is not visible")
            expectAnswer(try await asking.answer(typing: ["Return"]), "one\n", status: 0)
        }

        @Test func noShellRunsIt() async throws {
            let asking = try await asking(preview: "touch \(directory.path)/x;{}", "one")
            try await eventually("the words are arguments") { text(of: "x;one") != nil }
            expectAnswer(try await asking.answer(typing: ["Return"]), "one\n", status: 0)
        }

        @Test func aCommandThatIsNotThereLeavesTheList() async throws {
            let asking = try await asking(preview: "/no/such/program {}", "one", "two")
            try await asking.wait(forTree: "give a program to --preview")
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "two\n", status: 0)
        }
    }
}
