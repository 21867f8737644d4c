import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Text that is typed at a sheet searches its labels and picks nothing (sheet.md §9).
    @Suite @MainActor struct SheetTypeAheadTests {
        private static let cities = [
            Action("New York", id: "york"), Action("New Orleans", id: "orleans"), Action("Boston", id: "boston"),
            .cancel,
        ]

        private func withSheet(
            _ actions: [Action] = cities, _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: actions)
                try await run.presented(in: window)
                try await body(window, run)
                run.controller.dismiss(animated: false)
            }
        }

        private func type(_ text: String, _ window: SheetWindow) async throws {
            for letter in text { try await window.input.key(letter == " " ? "space" : String(letter)) }
        }

        /// Presses a key again and again until it ends the sheet, as it does once the search is over.
        private func end(_ run: SheetRun, with key: String, _ window: SheetWindow) async throws -> String {
            try await eventually("\(key) picks") {
                try await window.input.key(key)
                try await FrameCounter.idle(window.widget)
                return run.isDone
            }
            return try await run.ends()
        }

        @Test func aSpaceInALabelIsTyped() async throws {
            try await withSheet { window, run in
                try await type("new y", window)
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.focusedRow == 0)
                #expect(run.isPresented)
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer york#0")
            }
        }

        @Test func theFirstRowThatMatchesMoreOfWhatIsTypedGetsTheFocus() async throws {
            try await withSheet { window, run in
                try await type("new o", window)
                try await eventually("New Orleans has the focus") { window.probe.focusedRow == 1 }
                #expect(run.isPresented)
            }
        }

        @Test(arguments: ["mkdir foo", "ls -l new", "z  z"])
        func aSentenceThatMatchesNothingPicksNothing(_ text: String) async throws {
            let actions = [
                Action("Delete Photos", id: "delete", role: .destructive), Action("Move", id: "move"), .cancel,
            ]
            try await withSheet(actions) { window, run in
                try await type(text, window)
                // Nor does the Return that ends the line.
                try await window.input.key("Return")
                try await window.input.key("KP_Enter")
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                // Once the search is over the key picks what has the focus.
                try await window.input.key("Down")
                try await window.input.key("End")
                let answer = try await end(run, with: "Return", window)
                #expect(answer == "answer cancelAction")
            }
        }

        @Test(arguments: ["space", "Return"])
        func afterASecondWithoutALetterTheKeyPicks(_ key: String) async throws {
            try await withSheet { window, run in
                try await type("bx", window)
                let presenter = try #require(run.controller.presenter)
                try await eventually("the search is over") {
                    !presenter.view.keys.typeAhead.isRunning(at: MonotonicTime.now)
                }
                try await window.input.key(key)
                let answer = try await run.ends()
                #expect(answer == "answer boston#2")
            }
        }

        @Test func anArrowEndsTheSearch() async throws {
            try await withSheet { window, run in
                try await type("x", window)
                try await window.input.key("Down")
                try await window.input.key("space")
                let answer = try await run.ends()
                #expect(answer == "answer orleans#1")
            }
        }

        @Test func whatIsFoundIsPickedAtOnceByReturn() async throws {
            try await withSheet { window, run in
                try await type("b", window)
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer boston#2")
            }
        }
    }
}
