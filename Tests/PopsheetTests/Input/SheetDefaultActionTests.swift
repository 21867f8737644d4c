import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The default action of an action sheet (sheet.md §9).
    @Suite @MainActor struct SheetDefaultActionTests {
        init() throws { try Display.open() }

        private func run(_ actions: [Action] = SheetRun.actions, default id: Action.ID?) throws -> SheetRun {
            let run = try SheetRun(actions: actions)
            var sheet = run.controller.sheet
            sheet.defaultAction = id
            run.controller.update(sheet)
            return run
        }

        @Test func theFocusBeginsOnItAndReturnChoosesIt() async throws {
            try await withSheetWindow { window in
                let run = try run(default: "hide")
                try await run.presented(in: window)
                #expect(window.probe.focusedRow == 2)
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test func anActionThatTheUserHasMovedTheFocusToTakesReturnAndControlReturnIsTheDefaults() async throws {
            try await withSheetWindow { window in
                for (key, expected) in [("Return", "move#0"), ("ctrl+Return", "hide#2")] {
                    let run = try run(default: "hide")
                    try await run.presented(in: window)
                    try await window.input.key("Up")
                    try await eventually("the focus moves") { window.probe.focusedRow == 1 }
                    try await window.input.key(key)
                    let answer = try await run.ends()
                    #expect(answer == "answer \(expected)")
                }
            }
        }

        @Test func theFirstFocusOfTheProgramComesFirst() async throws {
            try await withSheetWindow { window in
                let run = try run(default: "hide")
                run.controller.firstFocus = "move"
                try await run.presented(in: window)
                #expect(window.probe.focusedRow == 1)
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func onceItIsEnabledReturnChoosesItWhereverTheSheetHasPutTheFocus() async throws {
            try await withSheetWindow { window in
                let run = try run(
                    [Action("One", id: "one"), Action("Two", id: "two", isEnabled: false)], default: "two")
                try await run.presented(in: window)
                #expect(window.probe.focusedRow == 0)
                run.controller.setEnabled(true, "two")
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer two#1")
            }
        }

        @Test func aDisabledOrUnknownDefaultActionIsNone() async throws {
            try await withSheetWindow { window in
                for id in ["two", "three"] {
                    let run = try run(
                        [Action("One", id: "one"), Action("Two", id: "two", isEnabled: false)], default: id)
                    try await run.presented(in: window)
                    try await window.input.key("Return")
                    let answer = try await run.ends()
                    #expect(answer == "answer one#0")
                }
            }
        }
    }
}
