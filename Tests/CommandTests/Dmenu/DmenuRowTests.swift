import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Which row a press or a key of `popsheet dmenu` is for while the rows change (dmenu.md §2, §5).
    @Suite @MainActor struct DmenuRowTests {
        @Test func aRowThatHasLeftFromUnderThePressIsNotChosen() async throws {
            let asking = try await Asking.dmenu(["-l", "5"], input: "ant\nbee\ncat\n")
            try await asking.enter([])
            try await asking.input.move(to: try await asking.place(of: "label", "ant"))
            try await asking.input.down()
            // A letter at the same moment may come before the press.
            try await asking.rest()
            try await asking.input.type("b")
            try await asking.waitFor("table row \"bee\"", "selected,")
            try await asking.input.up()
            expectAnswer(try await asking.answer(pressing: "BackSpace", "c", "Return"), "cat\n", status: 0)
        }

        @Test func theRowThatAPressShowsIsChosen() async throws {
            let asking = try await Asking.dmenu(["-l", "5"], input: "ant\nbee\ncat\n")
            try await asking.enter([":c"])
            try await asking.waitFor("table row \"cat\"", "selected,")
            try await asking.input.click(at: try await asking.place(of: "label", "cat"))
            expectAnswer(try await asking.answer(), "cat\n", status: 0)
        }

        @Test(arguments: [[], ["-dmenu"]] as [[String]])
        func returnIsForAllRowsThatCanBeRead(dialect: [String]) async throws {
            let rows = (0..<50_000).map { "row \($0)\n" }.joined()
            let asking = try await Asking.dmenu(dialect + ["-l", "5"], input: rows)
            try await asking.enter([":49999"])
            expectAnswer(try await asking.answer(pressing: "Return"), "row 49999\n", status: 0)
        }
    }
}
