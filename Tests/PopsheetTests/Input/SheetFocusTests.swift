import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The keyboard focus with several sheets, and while rows are added and removed (sheet.md §9).
    @Suite @MainActor struct SheetFocusTests {
        private func focusedAction(_ run: SheetRun) -> String? {
            guard let view = run.controller.presenter?.view else { return nil }
            return view.focusedRow.flatMap { view.action(at: $0)?.id }
        }

        @Test func theFocusGoesBackToItsActionWhereThatHasAnotherRowByNow() async throws {
            try await withSheetWindow { window in
                let actions = (0..<100).map { Action("Action \($0)", id: "\($0)") }
                let (lower, upper) = (try SheetRun(actions: actions), try SheetRun(actions: [Action("Up", id: "up")]))
                try await lower.presented(in: window)
                try await window.input.key("Down")
                try await eventually("the second action has the focus") { focusedAction(lower) == "1" }
                try await upper.presented(in: window)
                try lower.update([Action("First", id: "first", role: .destructive)] + actions.reversed())
                // Its row is far away, and no widget any more.
                lower.controller.presenter?.view.listScroll.offset = 0
                try await FrameCounter.idle(window.widget)
                upper.controller.dismiss(animated: false)
                try await upper.ends()
                try await eventually("the second action has the focus again") { focusedAction(lower) == "1" }
                try await window.input.key("Return")
                let answer = try await lower.ends()
                #expect(answer == "answer 1#99")
            }
        }

        @Test func whereNothingCanBeChosenTheFocusIsStillTheSheets() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let run = try SheetRun(actions: [Action("One", id: "one", isEnabled: false)])
                try await run.presented(in: window)
                for key in ["Tab", "Down", "x", "Return"] { try await window.input.key(key) }
                try await FrameCounter.idle(window.widget)
                let overlay = try #require(window.probe.overlays.last)
                #expect(window.probe.focus == overlay)
                try run.update([Action("One", id: "one")])
                try await eventually("what can be chosen now has the focus") { focusedAction(run) == "one" }
                try run.update([.cancel])
                try await eventually("Cancel has the focus") { focusedAction(run) == "cancel" }
                try await window.input.key("Escape")
                try await run.ends()
                #expect(window.probe.focus.map { gtk_widget_is_ancestor($0, window.entry) != 0 } == true)
            }
        }

        @Test func aSheetBelowAPopoverThatLeftTheFocusToTheWindowTakesItBack() async throws {
            try await withSheetWindow(width: 700, height: 600) { window in
                let (lower, upper) = (try SheetRun(actions: SheetRun.actions, style: .sheet), try SheetRun())
                try await lower.presented(in: window)
                try await upper.presented(in: window, from: .widget(WidgetReference(window.button)))
                gtk_widget_grab_focus(window.button)
                upper.controller.dismiss(animated: false)
                #expect(focusedAction(lower) != nil)
                lower.controller.dismiss(animated: false)
            }
        }

        @Test func aSheetDismissedUnderAnotherDoesNotTakeTheFocus() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.button)
                let lower = try SheetRun()
                let upper = try SheetRun(actions: [Action("Up", id: "up", isEnabled: false), .cancel])
                try await lower.presented(in: window)
                try await upper.presented(in: window)
                lower.controller.dismiss(animated: false)
                try await lower.ends()
                try await FrameCounter.idle(window.widget)
                #expect(focusedAction(upper) == "cancel")
                try await window.input.key("Escape")
                try await upper.ends()
                #expect(window.probe.focus == window.button)
            }
        }

        @Test func aKeyHeldWhileAnotherSheetIsPresentedDoesNotAffectTheLowerOne() async throws {
            try await withSheetWindow { window in
                let lower = try SheetRun(actions: [
                    Action("One", id: "one", mnemonic: "x"), Action("Two", id: "two", mnemonic: "x"),
                ])
                try await lower.presented(in: window)
                try await window.input.keyDown("Alt_L")
                try await window.input.keyDown("x")
                let upper = try SheetRun(actions: [Action("Up", id: "up"), .cancel])
                try await upper.presented(in: window)
                try await window.input.keyUp("x")
                try await window.input.keyUp("Alt_L")
                try await FrameCounter.idle(window.widget)
                #expect(focusedAction(upper) == "up")
                upper.controller.dismiss(animated: false)
                lower.controller.dismiss(animated: false)
            }
        }
    }
}
