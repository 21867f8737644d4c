import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A key picks a destructive action only where the ring shows that the action has the focus (sheet.md §9).
    @Suite @MainActor struct SheetFocusRingTests {
        /// Presents a sheet whose focus is not to be seen, as after a click.
        private func withHiddenRing(
            _ actions: [Action] = SheetRun.actions, presentation: PresentationOptions.Style = .sheet,
            _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: actions, style: presentation)
                try await run.presented(in: window, from: .widget(WidgetReference(window.button)))
                gtk_window_set_focus_visible(window.window, 0)
                try await FrameCounter.idle(window.widget)
                try await body(window, run)
                run.controller.dismiss(animated: false)
            }
        }

        @Test(arguments: ["Return", "KP_Enter", "space"], [PresentationOptions.Style.sheet, .popover, .compact])
        func theFirstKeyOnADestructiveActionShowsTheRing(_ key: String, _ form: PresentationOptions.Style) async throws
        {
            try await withHiddenRing(presentation: form) { window, run in
                #expect(window.probe.focusedRow == 0)
                try await window.input.key(key)
                try await eventually("the ring is visible") { gtk_window_get_focus_visible(window.window) != 0 }
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                try await window.input.key(key)
                let answer = try await run.ends()
                #expect(answer == "answer delete#1")
            }
        }

        @Test func aRingThatWasScrolledOutOfViewIsNotVisible() async throws {
            let actions =
                [Action("Delete", id: "delete", role: .destructive)]
                + (1...30).map { Action("Action \($0)", id: "\($0)") } + [.cancel]
            try await withHiddenRing(actions) { window, run in
                try await window.input.key("Home")
                let view = try #require(run.controller.presenter?.view)
                try await eventually("the ring is visible") { view.rows.showsFocus }
                view.listScroll.offset = 300
                try await window.input.key("Return")
                try await eventually("the row is in view") { view.rows.focusIsInView }
                #expect(run.log == ["willPresent", "didPresent"])
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer delete#0")
            }
        }

        @Test func anyOtherActionIsPickedAtOnce() async throws {
            try await withHiddenRing([Action("One", id: "one"), .cancel]) { window, run in
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        @Test func aMnemonicPicksWhereTheRingIsHidden() async throws {
            let actions = [Action("Delete", id: "delete", role: .destructive, mnemonic: "d"), .cancel]
            try await withHiddenRing(actions) { window, run in
                try await window.input.key("alt+d")
                let answer = try await run.ends()
                #expect(answer == "answer delete#0")
            }
        }

        @Test func aRingThatAnotherKeyHasShownCounts() async throws {
            try await withHiddenRing { window, run in
                try await window.input.key("Down")
                try await window.input.key("Up")
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer delete#1")
            }
        }
    }
}
