import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's messages: `--question`, `--info`, `--warning` and `--error`.
    @Suite @MainActor struct ZenityMessageTests {
        private nonisolated static let theMnemonicOfAButtonChoosesItCases: [([String], String, Int32)] = [
            (["--question"], "alt+y", 0), (["--question"], "alt+n", 1),
            (["--question", "--ok-label", "_Go now", "--cancel-label", "S_top"], "alt+g", 0),
            (["--question", "--cancel-label", "S_top"], "alt+t", 1),
        ]

        @Test(arguments: Self.theMnemonicOfAButtonChoosesItCases)
        func theMnemonicOfAButtonChoosesIt(words: [String], key: String, status: Int32) async throws {
            let asking = try Asking(["zenity", "--name", "popsheet"] + words, surface: nil)
            asking.process.closeInput()
            expectAnswer(try await asking.answer(pressing: key), "", status: status)
        }

        @Test func returnIsYesAndEscapeIsNot() async throws {
            let first = try await Asking.zenity("--question", "--text", "Go on?")
            expectAnswer(try await first.answer(pressing: "Return"), "", status: 0)
            let second = try await Asking.zenity("--question", "--text", "Go on?")
            expectAnswer(try await second.answer(pressing: "Escape"), "", status: 1)
        }

        @Test(arguments: ["--info", "--warning", "--error"])
        func aMessageHasOnlyOneButton(kind: String) async throws {
            let asking = try await Asking.zenity(kind, "--text", "Done.")
            try await asking.wait(forTree: "push button \"OK\"")
            #expect(try await asking.tree().matches(of: /push button/).count == 1)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            let other = try await Asking.zenity(kind, "--text", "Done.")
            expectAnswer(try await other.answer(pressing: "Return"), "", status: 0)
        }

        @Test func variablesOverrideTheStatuses() async throws {
            let environment = ["ZENITY_OK": "20", "ZENITY_CANCEL": "21", "ZENITY_ESC": "22", "ZENITY_TIMEOUT": "23"]
            func ask(_ more: [String]) throws -> Asking {
                try Asking(
                    ["zenity", "--name", "popsheet", "--question"] + more, surface: nil,
                    environment: environment.mapValues { $0 })
            }
            #expect(try await ask([]).answer(pressing: "Return").status == 20)
            #expect(try await ask(["--default-cancel"]).answer(pressing: "Return").status == 21)
            #expect(try await ask([]).answer(pressing: "Escape").status == 22)
            #expect(try await ask(["--timeout", "1"]).answer().status == 23)
        }

        @Test(arguments: ["--question", "--entry"])
        func closingTheWindowIsEscape(kind: String) async throws {
            let asking = try await Asking.zenity(kind, environment: ["ZENITY_CANCEL": "21", "ZENITY_ESC": "22"])
            try await asking.rest()
            try await asking.closeWindow()
            expectAnswer(try await asking.answer(), "", status: 22)
        }

        @Test func aTimeoutIsStatusFive() async throws {
            expectAnswer(try await Asking.zenity("--info", "--timeout=1").answer(), "", status: 5)
        }

        @Test func extraButtonsFollowYesAndPrintTheirLabels() async throws {
            let asking = try await Asking.zenity(
                "--question", "--text", "Save?", "--extra-button", "Save _As & <x>", "--ok-label", "_Save",
                "--cancel-label", "Keep")
            try await asking.wait(forTree: "push button \"Save As & <x>\"")
            let tree = try await asking.tree()
            #expect(tree.contains("push button \"Save\""), "\(tree)")
            #expect(tree.contains("push button \"Keep\""), "\(tree)")
            expectAnswer(
                try await asking.answer(pressing: "Home", "Down", "Return"), "Save _As & <x>\n", status: 1)
        }

        @Test func aLabelThatIsNotUTF8IsPrintedByteForByte() async throws {
            let asking = try Asking(
                ["zenity", "--name", "popsheet", "--question"], surface: nil,
                script: #"exec "$0" "$@" --extra-button "$(printf 'caf\351')""#)
            let answer = try await asking.answer(pressing: "Home", "Down", "Return")
            #expect(answer.output == Array("caf".utf8) + [0xE9, 0x0A])
            #expect(answer.status == 1)
        }

        @Test func aSwitchHasOnlyExtraButtons() async throws {
            let asking = try await Asking.zenity(
                "--question", "--switch", "--no-wrap", "--no-markup", "--icon-name", "dialog-question", "--text",
                "a & <b>", "--extra-button", "A & <B>", "--extra-button", "Two")
            try await asking.wait(forTree: "push button \"Two\"")
            let tree = try await asking.tree()
            #expect(tree.contains("\"a & <b>\""), "\(tree)")
            #expect(tree.matches(of: /push button/).count == 2, "\(tree)")
            expectAnswer(try await asking.answer(pressing: "Home", "Return"), "A & <B>\n", status: 1)
        }

        @Test func aSwitchWithoutExtraButtonsIsAnError() async throws {
            let answer = try await Asking.zenity("--question", "--switch").answer()
            #expect(answer.status == 255)
            #expect(answer.output.isEmpty)
        }

        @Test func aButtonMayHaveABlankLabel() async throws {
            let asking = try await Asking.zenity("--info", "--extra-button", " ", "--ok-label", "")
            expectAnswer(try await asking.answer(pressing: "Home", "Down", "Return"), " \n", status: 1)
        }

        @Test func markupIsReadWithoutItsMarks() async throws {
            let asking = try await Asking.zenity("--info", "--text", "Tom &amp; <b>Jerry</b>", "--title", "The two")
            try await asking.wait(forTree: "\"Tom & Jerry\"")
            let tree = try await asking.tree()
            #expect(tree.contains("frame \"The two\""), "\(tree)")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func brokenMarkupIsShownWhole() async throws {
            let asking = try await Asking.zenity("--info", "--text", "a & b <c>")
            try await asking.wait(forTree: "\"a & b <c>\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func anEmptyTextShowsTheButtonsAlone() async throws {
            let asking = try await Asking.zenity("--question", "--text=")
            try await asking.wait(forTree: "frame \"Question\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aTextOfManyPagesScrolls() async throws {
            let text = "<b>" + String(repeating: "Words of a long licence, line after line.\n", count: 2_400) + "</b>"
            let asking = try await Asking.zenity("--question", "--text", text, "--ok-label", "Accept")
            try await asking.wait(forTree: "push button \"Accept\"")
            let window = try await asking.rest()
            #expect(window.height <= Double(asking.display.height))
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        private let longText = String(repeating: "Words of a long licence, line after line.\n", count: 200)

        @Test func theFocusOfALongMessageStartsOnNo() async throws {
            let asking = try await Asking.zenity("--question", "--text", longText, "--default-cancel")
            try await asking.waitFor("push button \"No\" {", "focused")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 1)
        }

        @Test(arguments: ["Go on?", String(repeating: "Words of a long licence, line after line.\n", count: 200)])
        func theFocusOnNoIsVisible(text: String) async throws {
            var pictures: [Screenshot] = []
            for words in [[], ["--default-cancel"]] {
                let asking = try Asking(
                    ["zenity", "--name", "popsheet", "--question", "--text", text] + words, surface: nil)
                try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
                let window = try await asking.rest()
                // The cancel card.
                pictures.append(
                    try await Screenshot.of(
                        ScreenRect(x: window.x, y: window.y + window.height - 70, width: window.width, height: 70)))
                _ = try await asking.answer(pressing: "Escape")
            }
            #expect(pictures[0].differences(from: pictures[1]) > 100)
        }

        @Test func linesInAFontOfFixedWidthDoNotWrap() async throws {
            let line = "<b>/dev/mapper/vg-home</b>  " + String(repeating: "123456789 ", count: 7)
            let text = "Disks of this computer, all of them: <tt>" + line + "\n" + line + "</tt>"
            let plain = try await Asking.zenity("--info", "--no-wrap", "--text", "<tt>\(line)</tt>")
            let width = try await plain.rest().width
            _ = try await plain.answer(pressing: "Escape")
            let asking = try await Asking.zenity("--info", "--text", text)
            #expect(try await asking.rest().width == width)
            _ = try await asking.answer(pressing: "Escape")
            let narrow = try await Asking.zenity("--info", "--text", text, "--width", "400")
            #expect(try await narrow.rest().width < width)
            _ = try await narrow.answer(pressing: "Escape")
        }

        @Test func tabsOfATextAreKept() async throws {
            let asking = try await Asking.zenity("--info", "--text", #"<b>Name</b>\tSize\nx\t12"#)
            try await asking.wait(forTree: "Name\tSize")
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func aLongMessageDoesNotWrapOnRequest() async throws {
            let text = String(repeating: String(repeating: "word ", count: 180) + "\n", count: 10)
            for (words, scrolls) in [([], false), (["--no-wrap"], true)] {
                let asking = try Asking(
                    ["zenity", "--name", "popsheet", "--info", "--text", text] + words, surface: nil)
                try await asking.wait(forTree: "push button \"OK\"")
                try await asking.rest()
                let bars = try await asking.treeLines().filter {
                    $0.hasPrefix("scroll bar") && $0.contains("horizontal") && !$0.contains(" 0x0")
                }
                #expect(bars.isEmpty != scrolls, "\(bars)")
                expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
            }
        }
    }
}
