import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// GTK's theme, which the command loads only if it is visible.
    @Suite @MainActor struct AskThemeTests {
        /// The colour of the cancel card next to its label.
        private func cancelCard(_ asking: Asking) async throws -> Pixel? {
            // An earlier test may have left the pointer over a row, which would be highlighted.
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            let place = try await asking.rest()
            return try await Screenshot.ofScreen().pixel(
                at: ScreenPoint(x: place.x + 28, y: place.y + place.height - 28))
        }

        @Test func theSettingsMakeItDarkWithoutTheTheme() async throws {
            try await expectDark(with: "gtk-application-prefer-dark-theme=1")
        }

        @Test(.requires(.x11, "on Wayland the desktop's own choice of a theme counts more than the file's"))
        func theNameOfTheThemeInTheSettingsMakesItDark() async throws {
            try await expectDark(with: "gtk-theme-name=Adwaita-dark")
        }

        /// The cancel card is dark with that line in GTK's settings.
        private func expectDark(with setting: String) async throws {
            let directory = try TemporaryDirectory()
            _ = try await shell("mkdir '\(directory.path)/gtk-4.0'")
            _ = try directory.file("gtk-4.0/settings.ini", "[Settings]\n\(setting)\n")
            let asking = try Asking(["One"], environment: ["XDG_CONFIG_HOME": directory.path, "GTK_THEME": nil])
            #expect(try await cancelCard(asking)?.isClose(to: Pixel(44, 44, 44)) == true)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test func theThemeIsNotReadForWhatDoesNotScroll() async throws {
            let asking = try Asking(["One"], environment: ["GTK_THEME": nil])
            try await asking.rest()
            // GTK maps the icon theme when it reads the theme.
            #expect(try await !asking.process.memoryMaps().contains("icon-theme.cache"))
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test func theUsersThemeWins() async throws {
            let asking = try Asking(["One"], environment: ["GTK_THEME": "Adwaita:dark"])
            #expect(try await cancelCard(asking)?.isClose(to: Pixel(44, 44, 44)) == true)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test(.requires(.x11, "on Wayland GTK shows it only once the pointer moves"))
        func whatScrollsHasItsScrollbar() async throws {
            let asking = try Asking((1...60).map { "Row \($0)" }, environment: ["GTK_THEME": nil])
            let place = try await asking.window()
            var shift = 0.0
            try await eventually("a scrollbar is seen") {
                // It is visible for a while after each motion.
                shift = 10 - shift
                try await asking.input.move(to: place.center.offset(x: shift, y: 0))
                let shot = try await Screenshot.of(place)
                // Along the card's right edge, and off the lines between rows, which reach further to the left.
                return (40..<200).filter { row in
                    let beside = shot.pixel(shot.width - 40, row).map { $0.red > 240 } ?? false
                    return beside
                        && (shot.width - 18..<shot.width - 8).contains {
                            shot.pixel($0, row).map { $0.red < 200 } == true
                        }
                }.count > 20
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "Row 1\n", status: 0)
        }
    }
}
