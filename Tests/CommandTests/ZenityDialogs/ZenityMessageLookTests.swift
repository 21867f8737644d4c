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
            #expect(place.height == height + 48 + 8)
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
        func anIconThatIsNotThereTakesNoSpace(icon: String) async throws {
            let plain = try await Asking.zenity("--question", "--text", "Go on?")
            let height = try await plain.rest().height
            expectAnswer(try await plain.answer(pressing: "Return"), "", status: 0)
            let asking = try await Asking.zenity("--question", "--text", "Go on?", "--icon=\(icon)")
            #expect(try await asking.rest().height == height)
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
