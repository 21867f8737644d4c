import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Lists and calendars of fields whose window was moved beyond the edge of the screen.
    @Suite @MainActor struct OffScreenListTests {
        nonisolated private static let questions = [
            (["entry", "--suggest", "Red", "--suggest", "Blue"], "Down"),
            (["entry", "--stdin"], "R"),
            (["form", "--field", "choice:size=Size:Small|Medium|Large|Huge|Other"], "space"),
            (["form", "--field", "choice:size=Size:Small|Medium|Large|Huge|Other"], "Down"),
            (["form", "--field", "date:day=Day"], "space"),
            (["form", "--field", "color:tint=Tint"], "space"),
        ]

        @Test(.requires(.movableWindows), arguments: Self.questions)
        func theyOpenOnTheScreen(_ words: [String], key: String) async throws {
            let asking = try await Asking.question(words, input: words.contains("--stdin") ? "Red\nRose\n" : nil)
            try await asking.rest()
            try await asking.awaitKeyboard()
            let window = try await asking.shownWindowNumber()
            try await ProcessRunner.run("xdotool", ["windowmove", "\(window)", "300", "790"]).check()
            try await eventually("it is beyond the edge") { try await asking.window().y > 700 }
            if key.count == 1 { try await asking.input.type(key) } else { try await asking.input.key(key) }
            try await eventually("the window of the list is on the screen") {
                let popups = try await places(of: asking).filter { $0.height > 50 && $0.y < 740 }
                return popups.contains { $0.y > 0 && $0.y + $0.height < 800 + Self.shadow }
            }
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// What a popover's window may have below its list, for the shadow.
        private static let shadow = 60

        /// The visible windows of a question.
        private func places(of asking: Asking) async throws -> [(y: Int, height: Int)] {
            let words = ["search", "--onlyvisible", "--all", "--pid", "\(asking.process.identifier)", "--name", ""]
            let numbers = try await ProcessRunner.run("xdotool", words).text.split(separator: "\n")
            var places: [(y: Int, height: Int)] = []
            for number in numbers {
                let text = try await ProcessRunner.run("xdotool", ["getwindowgeometry", "--shell", String(number)]).text
                func value(_ name: String) -> Int? {
                    text.split(separator: "\n").first { $0.hasPrefix(name + "=") }.flatMap {
                        Int($0.dropFirst(name.count + 1))
                    }
                }
                if let y = value("Y"), let height = value("HEIGHT") { places.append((y, height)) }
            }
            return places
        }
    }
}
