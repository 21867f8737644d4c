import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A program that moves the focus while the sheet is presented, and actions that leave the sheet.
    @Suite @MainActor struct SheetProgramFocusTests {
        private static let actions = [Action("One", id: "one"), Action("Two", id: "two"), .cancel]

        private func withSheet(
            _ actions: [Action] = actions, _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: actions)
                try await run.presented(in: window)
                try await body(window, run)
                run.controller.dismiss(animated: false)
            }
        }

        /// The key may be meant for the action that had the focus (sheet.md §9).
        @Test func aKeyRightAfterTheProgramHasMovedTheFocusChoosesNothing() async throws {
            try await withSheet { window, run in
                let focus = try #require(run.controller.presenter?.view.listFocus)
                focus.clock = { 0 }
                run.controller.moveFocus(to: "two")
                #expect(run.controller.focusedAction == "two")
                try await window.input.key("Return")
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                focus.clock = { 1 }
                try await window.input.key("Return")
                #expect(try await run.ends() == "answer two#1")
            }
        }

        @Test func theFocusStaysWhereItIsIfAnActionCannotHaveIt() async throws {
            try await withSheet([Action("One", id: "one"), Action("Two", id: "two", isEnabled: false), .cancel]) {
                _, run in
                run.controller.moveFocus(to: "two")
                run.controller.moveFocus(to: "three")
                #expect(run.controller.focusedAction == "one")
            }
        }

        @Test func anActionThatDoesNotDismissRunsItsHandlerEachTime() async throws {
            var stays = Action("One", id: "one")
            stays.dismisses = false
            try await withSheet([stays, Action("Two", id: "two"), .cancel]) { window, run in
                for count in 1...2 {
                    try await window.input.key("Return")
                    try await eventually("the handler runs") { run.log.count { $0 == "handler one" } == count }
                }
                #expect(run.isPresented)
                for key in ["Down", "Return"] { try await window.input.key(key) }
                #expect(try await run.ends() == "answer two#1")
            }
        }
    }
}
