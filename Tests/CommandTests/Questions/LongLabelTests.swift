import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Long labels, and the width of a sheet (command.md, "The other questions").
    @Suite @MainActor struct LongLabelTests {
        private let long = String(repeating: "some words ", count: 12)

        private func asking(_ arguments: String...) async throws -> Asking {
            let asking = try Asking(arguments, environment: ["G_DEBUG": "fatal-criticals"])
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            return asking
        }

        private nonisolated static let aWidthIsThatOfTheSheetCases: [[String]] = [
            ["ask", "--title", "A", "B", "--surface", "window"], ["entry", "--title", "A"], ["pick", "a", "b"],
            ["date", "--title", "A"],
        ]

        @Test(arguments: Self.aWidthIsThatOfTheSheetCases)
        func aWidthIsThatOfTheSheet(arguments: [String]) async throws {
            let narrow = try Asking(arguments + ["--width", "480"])
            let first = try await narrow.rest()
            _ = try await narrow.answer(pressing: "Escape")
            let wide = try Asking(arguments + ["--width", "560"])
            #expect(try await wide.rest().width == first.width + 80)
            _ = try await wide.answer(pressing: "Escape")
        }

        @Test func aLongLabelEndsWithAnEllipsisUnlessItWraps() async throws {
            let plain = try await asking("pick", "a=\(long)", "b=Short")
            try await plain.wait(forTree: "\"Short\"")
            let plainPlace = try await plain.rest()
            let line = try await plain.frame("table row \"Short\"").height
            #expect(try await plain.frame("table row \"some").height == line)
            _ = try await plain.answer(pressing: "Escape")

            let wrapped = try await asking("pick", "--wrap", "a=\(long)", "b=Short")
            try await wrapped.wait(forTree: "\"Short\"")
            try await wrapped.rest()
            let (tall, short) = (
                try await wrapped.frame("table row \"some"), try await wrapped.frame("table row \"Short\"")
            )
            #expect(short.height == line)
            #expect(tall.height > line + 10)
            #expect(short.y == tall.y + tall.height)
            // All rows are visible.
            #expect(try await wrapped.rest().height >= plainPlace.height + tall.height - line)
            expectAnswer(try await wrapped.answer(pressing: "Down", "Return"), "b\n", status: 0)
        }

        @Test func rowsOfJSONAreActionsOfTheSheet() async throws {
            let asking = try await asking("--title", "Which?", "--rows", "json", "--surface", "window")
            try await asking.process.write(
                Array(
                    """
                    {"id":"a","label":"One","subtitle":"The first"}
                    {"id":"b","label":"Two","role":"destructive"}
                    {"id":"c","label":"Three","enabled":false}

                    """.utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "\"One\" (The first)")
            try await asking.wait(forTree: "\"Two\" (Destructive)")
            try await asking.rest()
            expectAnswer(try await asking.answer(pressing: "Home", "Down", "Return"), "a\n", status: 0)
        }

        @Test func aDisabledRowIsNotSelectedAtFirst() async throws {
            let asking = try await asking("pick", "--rows", "json")
            try await asking.process.write(
                Array(
                    "{\"id\":\"x\"}\n{\"id\":\"y\",\"checked\":true}\n{\"id\":\"z\",\"checked\":true,\"enabled\":false}\n"
                        .utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "\"z\"")
            try await asking.rest()
            expectAnswer(try await asking.answer(pressing: "Return"), "y\n", status: 0)
        }
    }
}
