import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The icons of rows of `popsheet pick`, which are loaded as those of actions are (command.md).
    @Suite @MainActor struct PickIconTests {
        private let directory: TemporaryDirectory
        private let red = Pixel(255, 0, 0)

        init() throws {
            directory = try TemporaryDirectory()
            let pictures = directory.path + "/pixmaps"
            try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
            let pixel = [red.red, red.green, red.blue, 255]
            let pixels = (0..<64).flatMap { _ in pixel }
            try Screenshot(width: 8, height: 8, rgba: pixels).write(to: pictures + "/popsheet-square.png")
        }

        /// Starts the command with a row that has an icon, and one below it.
        private func asking(_ icon: String) async throws -> Asking {
            let folders = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
            let asking = try await Asking.question(
                ["pick", "--rows", "json"],
                input: #"{"id":"a","label":"One","icon":"\#(icon)"}"# + "\n" + #"{"label":"Two"}"# + "\n",
                environment: ["XDG_DATA_DIRS": directory.path + ":" + folders])
            try await asking.wait(forTree: "\"Two\"")
            return asking
        }

        /// Programs of other desktops, and older ones, have no icon in a theme.
        @Test func anIconWithoutAThemeIsDrawn() async throws {
            let asking = try await asking("popsheet-square")
            let picture = try await Screenshot.of(try await asking.rest())
            let count = (0..<picture.height).reduce(0) { count, row in
                count + (0..<picture.width).count { picture.pixel($0, row)?.isClose(to: red) == true }
            }
            #expect(count > 20 * 20)
            expectAnswer(try await asking.answer(pressing: "Return"), "a\n", status: 0)
        }

        @Test(arguments: [
            ("no-such-icon", "the icon theme has no such icon"),
            ("/no/such.png", "the file can't be read as a picture"),
            ("./", "the file can't be read as a picture"),
        ])
        func anIconThatCannotBeLoadedIsAWarning(icon: String, reason: String) async throws {
            let asking = try await asking(icon)
            expectAnswer(
                try await asking.answer(pressing: "Return"), "a\n", status: 0,
                errors: "popsheet: warning: icon \"\(icon)\": \(reason)\n")
        }
    }
}
