import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The sizes that zenity's dialogs are asked for: `--width`, `--height` and `--no-wrap`.
    @Suite @MainActor struct ZenitySizeTests {
        /// The space around the cards.
        private static let margins = 16.0

        @Test func theSheetHasTheRequestedSize() async throws {
            let asking = try await Asking.zenity("--question", "--width", "700", "--height", "500")
            let place = try await asking.rest()
            #expect(place.width == 700 + Self.margins)
            #expect(place.height == 500 + Self.margins)
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func aWidgetGrowsWithTheSheet() async throws {
            let asking = try await Asking.zenity("--entry", "--width", "650", "--height", "400")
            let place = try await asking.rest()
            #expect(place.width == 650 + Self.margins)
            #expect(place.height == 400 + Self.margins)
            expectAnswer(try await asking.answer(pressing: "x", "Return"), "x\n", status: 0)
        }

        @Test func aSmallSizeLeavesRoomForTheContent() async throws {
            let text = String(repeating: "some words ", count: 12)
            let natural = try await Asking.zenity("--info", "--text", text, "--width", "1").rest()
            let asking = try await Asking.zenity("--info", "--text", text, "--width", "1", "--height", "1")
            let place = try await asking.rest()
            #expect(place == natural)
            #expect(place.width >= 300)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aLargeSizeIsTheScreens() async throws {
            let asking = try await Asking.zenity("--info", "--width", "99999999", "--height", "99999999")
            let place = try await asking.rest()
            #expect(place.width <= Double(asking.display.width))
            #expect(place.height <= Double(asking.display.height))
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aTextThatDoesNotWrapWidensTheSheet() async throws {
            let text = String(repeating: "some words ", count: 10)
            let wrapped = try await Asking.zenity("--info", "--text", text).rest()
            let asking = try await Asking.zenity("--info", "--text", text, "--no-wrap")
            let place = try await asking.rest()
            #expect(place.width > wrapped.width)
            #expect(place.height < wrapped.height)
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func aWidthDoesNotWrapAMessageThatMustNot() async throws {
            let text = String(repeating: "some words ", count: 10)
            let natural = try await Asking.zenity("--info", "--text", text, "--no-wrap").rest()
            let asking = try await Asking.zenity("--info", "--text", text, "--no-wrap", "--width", "320")
            #expect(try await asking.rest() == natural)
            _ = try await asking.answer(pressing: "Escape")
        }
    }
}
