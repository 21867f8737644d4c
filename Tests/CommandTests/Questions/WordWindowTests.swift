import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The windows of `popsheet file`, `folder`, `color` and `scale`, and the newer fields of `form`.
    @Suite @MainActor struct WordWindowTests {
        @Test func theGivenFileIsChosen() async throws {
            let directory = try TemporaryDirectory()
            let file = try directory.file("some file", "")
            let asking = try await Asking.question(
                "file", "--path", file, "--title", "Which one?", "--message", "A text")
            try await asking.wait(forTree: "\"Which one? – A text\"")
            expectAnswer(try await asking.answer(pressing: "Return"), file + "\n", status: 0)
        }

        @Test func severalFilesOfAFilterEndWithNUL() async throws {
            let directory = try TemporaryDirectory()
            for name in ["a.txt", "b.txt", "c.png"] { _ = try directory.file(name, "") }
            let asking = try await Asking.question(
                "file", "--multiple", "-0", "--filter", "Texts|*.txt", "--path", "\(directory.path)/a.txt")
            try await asking.press("ctrl+a")
            let answer = try await asking.answer(pressing: "alt+o")
            #expect(answer.text == "\(directory.path)/a.txt\0\(directory.path)/b.txt\0")
        }

        @Test func aNameToSaveIsTyped() async throws {
            let directory = try TemporaryDirectory()
            let asking = try await Asking.question("file", "--save", "--path", "\(directory.path)/old.txt")
            try await asking.wait(forTree: "old.txt")
            try await asking.press("ctrl+a")
            try await asking.input.type("new.txt")
            expectAnswer(try await asking.answer(pressing: "Return"), "\(directory.path)/new.txt\n", status: 0)
        }

        @Test func aFolderIsChosen() async throws {
            let directory = try TemporaryDirectory()
            let asking = try await Asking.question("folder", "--path", directory.path)
            expectAnswer(try await asking.answer(pressing: "alt+o"), directory.path + "\n", status: 0)
        }

        @Test(arguments: ["file", "folder"]) func escapeCancelsTheChoice(word: String) async throws {
            let asking = try await Asking.question(word)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aColorIsTyped() async throws {
            let asking = try await Asking.question("color", "--color", "red")
            try await asking.press()
            try await asking.input.type("#0000FF")
            expectAnswer(try await asking.answer(pressing: "Return"), "#0000FF\n", status: 0)
        }

        @Test func aPaletteIsShown() async throws {
            let asking = try await Asking.question("color", "--palette", "--title", "Label")
            try await asking.wait(forTree: "push button \"OK\"")
            #expect(try await asking.frames("radio button").count > 40)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theArrowKeysMoveAScaleByItsStep() async throws {
            let asking = try await Asking.question(
                "scale", "--min", "0.5", "--max", "3", "--step", "0.25", "--value", "1", "--print-partial")
            expectAnswer(try await asking.answer(pressing: "Right", "Right", "Return"), "1.25\n1.50\n1.50\n", status: 0)
        }

        private nonisolated static let unevenScales: [([String], [String], String)] = [
            (["--max", "105", "--step", "10", "--value", "7"], ["Right"], "10"),
            (["--max", "105", "--step", "10", "--value", "7"], ["Left"], "0"),
            (["--max", "105", "--step", "10"], ["End", "Left"], "100"),
            (["--max", "105", "--step", "10"], ["End", "Left", "Right"], "105"),
            (["--max", "1", "--step", "0.3"], ["End", "Left"], "0.9"),
            (["--max", "1", "--step", "0.3"], ["Right", "Right", "Right"], "0.9"),
        ]

        @Test(arguments: unevenScales)
        func aKeyMovesAScaleToTheNextOfItsSteps(words: [String], keys: [String], output: String) async throws {
            let asking = try await Asking.question(["scale"] + words)
            try await asking.waitFor("slider", "focused,")
            expectAnswer(try await asking.answer(typing: keys + ["Return"]), output + "\n", status: 0)
        }

        @Test func aDraggedScaleSnapsToItsSteps() async throws {
            let asking = try await Asking.question("scale", "--title", "Volume", "--step", "25")
            try await asking.wait(forTree: "slider \"Volume\"")
            let (middle, slider) = (
                try await asking.place(ofLine: "slider \"Volume\""), try await asking.frame("slider")
            )
            let row = slider.height / 2 - 14
            try await asking.input.drag(
                from: middle.offset(x: 22 - slider.width / 2, y: row), to: middle.offset(x: slider.width / 20, y: row))
            expectAnswer(try await asking.answer(pressing: "Return"), "50\n", status: 0)
        }

        @Test func theNewerFieldsOfAFormAreFilledIn() async throws {
            let directory = try TemporaryDirectory()
            let file = try directory.file("photo.png", "")
            let asking = try await Asking.question([
                "form", "--field", "section:Album", "--field", "choice:order=Order:Date|Name", "--field",
                "slider:n=Columns",
                "--range", "n=1..8", "--field", "label:Choose a picture.", "--field", "file:photo=Photo", "--value",
                "photo=\(file)", "--field", "number:count=Count", "--range", "count=1..3", "--value", "count=3",
                "--field", "color:tint=Tint", "--value", "tint=red",
            ])
            try await asking.wait(forTree: "label \"Album\"")
            try await asking.wait(forTree: "\"Photo photo.png\"")
            try await asking.wait(forTree: "\"Choose a picture.\"")
            try await asking.wait(forTree: "\"Tint #FF0000\"")
            try await asking.click("push button \"Increase\"")
            try await asking.click("radio button \"Name\"")
            try await asking.press("Tab", "Right")
            let ok = try await asking.place(of: "push button", "OK")
            try await asking.input.click(at: ok)
            expectAnswer(
                try await asking.answer(), "order\tName\nn\t2\nphoto\t\(file)\ncount\t3\ntint\t#FF0000\n", status: 0)
        }

        @Test(.requires(.x11, "the window that belongs to another one is found by its name"))
        func aFileOfAFormIsChosenInAWindow() async throws {
            let directory = try TemporaryDirectory()
            let file = try directory.file("a.txt", "")
            let asking = try await Asking.question(
                "form", "--field", "file:f=File", "--value", "f=\(file)", "--field", "entry:e=Name")
            try await asking.wait(forTree: "\"File a.txt\"")
            _ = try directory.file("b.txt", "")
            try await asking.click("label \"File\"")
            try await asking.wait(forTree: "Open\" {")
            try await asking.input.rest()
            for key in ["Down", "Return"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "\"File b.txt\"")
            let ok = try await asking.place(of: "push button", "OK")
            try await asking.input.click(at: ok)
            expectAnswer(try await asking.answer(), "f\t\(directory.path)/b.txt\ne\t\n", status: 0)
        }
    }
}
