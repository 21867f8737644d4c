import PopsheetTestSupport
import Testing

extension AskSuites {
    /// How zenity's messages look with `--icon` and `--ellipsize` (zenity.md §3, §4).
    @Suite @MainActor struct ZenityMessageLookTests {
        private let directory: TemporaryDirectory

        init() throws { directory = try TemporaryDirectory() }

        /// A picture that is nothing but red.
        private func picture() throws -> String {
            let pixels = Array(repeating: [255, 0, 0] as [UInt8], count: 64).joined()
            return try directory.file("red.ppm", Array("P6 8 8 255\n".utf8) + pixels)
        }

        @Test(arguments: ["--icon", "--icon-name", "--window-icon"])
        func anIconIsAboveTheText(option: String) async throws {
            let plain = try await Asking.zenity("--warning", "--text", "Low battery")
            let height = try await plain.rest().height
            expectAnswer(try await plain.answer(pressing: "Return"), "", status: 0)
            let asking = try await Asking.zenity("--warning", "--text", "Low battery", option, try picture())
            let place = try await asking.rest()
            // The icon of 48 replaces the symbol of 40, which has 2 more above it and below the text.
            #expect(place.height == height + 8 - 4)
            let screenshot = try await Screenshot.of(place)
            // The middle of the icon, which is below the margins of window and header.
            let middle = screenshot.pixel(Int(place.width / 2), 8 + 14 + 24)
            #expect(middle?.isClose(to: Pixel(255, 0, 0)) == true)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func anIconIsAboveATextOfManyPages() async throws {
            let text = String(repeating: "Words of a long licence, line after line.\n", count: 200)
            let asking = try await Asking.zenity("--info", "--text", text, "--icon", try picture())
            let place = try await asking.rest()
            let middle = try await Screenshot.of(place).pixel(Int(place.width / 2), 8 + 14 + 24)
            #expect(middle?.isClose(to: Pixel(255, 0, 0)) == true)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(arguments: ["no-such-icon", "/no/such/file.png", ""])
        func anIconThatIsNotThereLeavesTheSymbol(icon: String) async throws {
            let plain = try await Asking.zenity("--question", "--text", "Go on?")
            let height = try await plain.rest().height
            expectAnswer(try await plain.answer(pressing: "Return"), "", status: 0)
            let asking = try await Asking.zenity("--question", "--text", "Go on?", "--icon=\(icon)")
            let place = try await asking.rest()
            #expect(place.height == height)
            #expect(try await fill(of: .question, in: place)?.isClose(to: Self.blue) == true)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        private enum Kind: String, CaseIterable, Sendable { case info, warning, error, question }

        private nonisolated static let blue = Pixel(0, 122, 255), orange = Pixel(255, 149, 0), red = Pixel(255, 59, 48)

        /// The colour of a symbol's shape in the lower half, to the left of its mark.
        private func fill(of kind: Kind, in place: ScreenRect) async throws -> Pixel? {
            // Below the margins of window and header.
            try await Screenshot.of(place).pixel(Int(place.width / 2) - 6, 8 + 16 + 30)
        }

        @Test(arguments: Kind.allCases)
        private func eachKindHasItsSymbol(kind: Kind) async throws {
            let asking = try await Asking.zenity("--\(kind)", "--title", "Backup", "--text", "1.2 GB are left.")
            let place = try await asking.rest()
            let color = kind == .warning ? Self.orange : kind == .error ? Self.red : Self.blue
            let shown = try await fill(of: kind, in: place)
            #expect(shown?.isClose(to: color) == true, "\(String(describing: shown))")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(arguments: [["--icon=error"], ["--icon-name", "dialog-error"]])
        func theWordOfAnotherKindIsItsSymbol(option: [String]) async throws {
            let asking = try await Asking.zenity(["--info", "--text", "Stopped"] + option)
            let place = try await asking.rest()
            #expect(try await fill(of: .error, in: place)?.isClose(to: Self.red) == true)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(arguments: [[], ["--title", "Backup"]])
        func theKindIsReadOnce(title: [String]) async throws {
            let asking = try await Asking.zenity(["--warning", "--text", "1.2 GB are left."] + title)
            try await asking.wait(forTree: "push button \"OK\"")
            let tree = try await asking.tree()
            #expect(tree.matches(of: /Warning/).count == 1, "\(tree)")
            // The symbol is not read.
            #expect(!tree.contains("image"), "\(tree)")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aTextThatIsEllipsizedIsOneLineAndReadWhole() async throws {
            let plain = try await Asking.zenity("--info", "--text", "Short")
            let height = try await plain.rest().height
            expectAnswer(try await plain.answer(pressing: "Return"), "", status: 0)
            let text = "First line\n" + String(repeating: "some words ", count: 600) + "end"
            let asking = try await Asking.zenity("--info", "--ellipsize", "--text", text)
            #expect(try await asking.rest().height == height)
            #expect(try await asking.tree().contains("some words end\""))
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }
    }
}
