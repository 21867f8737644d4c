import CPopsheet
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's dialogs for a colour and for files: `--color-selection` and `--file-selection`.
    @Suite @MainActor struct ZenityChooserTests {
        @Test func returnAcceptsTheColor() async throws {
            let asking = try await Asking.zenity("--color-selection", "--color", "rgba(0,128,255,0.5)")
            expectAnswer(try await asking.answer(pressing: "Return"), "rgba(0,128,255,0.5)\n", status: 0)
        }

        @Test(arguments: [[], ["--show-palette"], ["--color", "no colour"]])
        func withoutAColorItStartsAtWhite(words: [String]) async throws {
            let asking = try Asking(["zenity", "--name", "popsheet", "--color-selection"] + words, surface: nil)
            expectAnswer(try await asking.answer(pressing: "alt+o"), "rgb(255,255,255)\n", status: 0)
        }

        @Test func aColorCanBeTyped() async throws {
            let asking = try await Asking.zenity("--color-selection", "--color", "red")
            try await asking.press()
            try await asking.input.type("#0000FF")
            expectAnswer(try await asking.answer(pressing: "Return"), "rgb(0,0,255)\n", status: 0)
        }

        /// GTK ignores such a text, and the last colour would be the answer.
        @Test func aTextThatIsNoColourIsNotAccepted() async throws {
            let asking = try await Asking.zenity("--color-selection", "--color", "#ff0000")
            try await asking.refusesTextThatIsNoColor()
            expectAnswer(try await asking.answer(pressing: "Return"), "rgb(18,52,86)\n", status: 0)
        }

        /// The narrow card is that of a phone.
        @Test(arguments: ["414", "344"]) func aPaletteFitsTheCard(width: String) async throws {
            let asking = try await Asking.zenity("--color-selection", "--show-palette", "--width", width)
            try await asking.wait(forTree: "push button \"OK\"")
            let (card, colors) = (try await asking.frame("scroll pane"), try await asking.frames("radio button"))
            #expect(colors.count > 40)
            #expect(
                colors.allSatisfy { $0.x >= card.x && $0.x + $0.width <= card.x + card.width }, "\(card): \(colors)")
            // Older versions of GTK also report scroll bars that are not shown.
            let bars = try await asking.frames("scroll bar")
            #expect(bars.allSatisfy { $0.width == 0 }, "\(bars)")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theGivenFileIsChosen() async throws {
            let directory = try TemporaryDirectory()
            let file = try directory.file("some file", "")
            let asking = try await Asking.zenity("--file-selection", "--filename", file, "--title", "Which one?")
            try await asking.wait(forTree: "\"Which one?\"")
            expectAnswer(try await asking.answer(pressing: "Return"), file + "\n", status: 0)
        }

        /// A file system may have names that are not UTF-8.
        @Test func aNameThatIsNotUTF8IsChosenByteForByte() async throws {
            let directory = try TemporaryDirectory()
            // The first of two, which a name without these bytes would not find.
            let script = #"""
                name="$(printf 'caf\351 \377')"
                cd '\#(directory.path)' && : >"$name" && : >aaa && exec "$0" "$@" "--filename=$PWD/$name"
                """#
            // GTK 4.18 reports the bytes of the name to assistive technologies as if they were UTF-8, a critical of its own.
            let asking = try Asking(
                ["zenity", "--name", "popsheet", "--file-selection"], surface: nil, environment: ["G_DEBUG": nil],
                script: script)
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.output == Array("\(directory.path)/caf".utf8) + [0xE9, 0x20, 0xFF, 0x0A])
            #expect(answer.status == 0)
        }

        @Test func aFolderIsChosen() async throws {
            let directory = try TemporaryDirectory()
            let asking = try await Asking.zenity(
                "--file-selection", "--directory", "--filename", "\(directory.path)/")
            expectAnswer(try await asking.answer(pressing: "alt+o"), directory.path + "\n", status: 0)
        }

        @Test func aNameToSaveIsTyped() async throws {
            let directory = try TemporaryDirectory()
            let asking = try await Asking.zenity(
                "--file-selection", "--save", "--filename", "\(directory.path)/old.txt")
            try await asking.wait(forTree: "old.txt")
            try await asking.press("ctrl+a")
            try await asking.input.type("new.txt")
            expectAnswer(try await asking.answer(pressing: "Return"), "\(directory.path)/new.txt\n", status: 0)
        }

        @Test func severalFilesAreJoinedByTheSeparator() async throws {
            let directory = try TemporaryDirectory()
            for name in ["a.txt", "b.txt", "c.png"] { _ = try directory.file(name, "") }
            let asking = try await Asking.zenity(
                "--file-selection", "--multiple", "--separator", ":", "--file-filter", "Texts | *.txt", "--filename",
                "\(directory.path)/a.txt")
            // The Return key would choose one of them.
            try await asking.press("ctrl+a")
            expectAnswer(
                try await asking.answer(pressing: "alt+o"), "\(directory.path)/a.txt:\(directory.path)/b.txt\n",
                status: 0)
        }

        @Test func escapeCancelsTheChoiceOfAFile() async throws {
            let asking = try await Asking.zenity("--file-selection", "--directory")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        private let statuses: [String: String?] = ["ZENITY_CANCEL": "21", "ZENITY_ESC": "22"]

        @Test func theCancelButtonIsNotEscape() async throws {
            let escaped = try await Asking.zenity("--file-selection", environment: statuses)
            expectAnswer(try await escaped.answer(pressing: "Escape"), "", status: 22)
            let cancelled = try await Asking.zenity("--file-selection", environment: statuses)
            expectAnswer(try await cancelled.answer(pressing: "alt+c"), "", status: 21)
        }

        @Test func closingTheWindowOfTheFilesIsEscape() async throws {
            let asking = try await Asking.zenity("--file-selection", environment: statuses)
            try await asking.rest()
            try await asking.closeWindow()
            expectAnswer(try await asking.answer(), "", status: 22)
        }

        @Test(.requires(.x11, "only windows of X servers have numbers"), arguments: [true, false])
        func theWindowOfTheFilesIsAttachedToAParent(isModal: Bool) async throws {
            let (parent, name) = try await TestWindow.openParent()
            let asking = try Asking(
                ["zenity", "--name", "popsheet", "--file-selection", "--attach", name] + (isModal ? ["--modal"] : []),
                surface: nil, environment: statuses)
            try await asking.rest()
            let window = try await asking.shownWindowNumber()
            let properties = try await ProcessRunner.run(
                "xprop", ["-id", "\(window)", "WM_TRANSIENT_FOR", "_NET_WM_STATE"]
            ).text
            #expect(properties.contains("# \(name)"), "\(properties)")
            #expect(properties.contains("_NET_WM_STATE_MODAL") == isModal, "\(properties)")
            parent.close()
            expectAnswer(try await asking.answer(), "", status: 22)
        }

        @Test func theWindowOfTheFilesHasTheGivenSize() async throws {
            let asking = try await Asking.zenity("--file-selection", "--width", "820", "--height", "610")
            let window = try await asking.rest()
            #expect(window.width == 820)
            #expect(window.height == 610)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test(
            .requires(.x11, "the screen of an X server of its own is narrow"),
            .enabled(if: gtk_get_minor_version() < 10, "newer versions of GTK have a wider list of files"))
        func theButtonThatSavesIsOnANarrowScreen() async throws {
            let server = try await PrivateServer(width: 360, height: 640)
            let asking = try server.ask(["zenity", "--name", "popsheet", "--file-selection", "--save"])
            try await asking.wait(forTree: "label \"Save\"")
            var button: ScreenRect?
            try await eventually("the button has its place") {
                button = try await asking.frame("label \"Save\"")
                return button.map { $0.width > 0 } == true
            }
            #expect(try #require(button).x + #require(button).width <= 360)
        }

        @Test func aTimeoutEndsTheChoiceOfAFile() async throws {
            let asking = try await Asking.zenity("--file-selection", "--timeout", "1")
            expectAnswer(try await asking.answer(), "", status: 5)
        }

        @Test func aSignalEndsTheChoiceOfAFile() async throws {
            let asking = try await Asking.zenity("--file-selection")
            try await asking.rest()
            asking.process.send(15)
            let answer = try await asking.answer()
            #expect(answer.signal == 15)
            #expect(answer.output.isEmpty)
        }
    }
}
