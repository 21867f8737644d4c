import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Keys while a popover is shown (sheet.md §4 and 9).
    @Suite @MainActor struct PopoverKeyTests {
        @Test(arguments: [true, false])
        func escapeCancelsAndTheFocusGoesBack(_ animated: Bool) async throws {
            try await withPopoverWindow { place in
                gtk_widget_grab_focus(place.other)
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: animated)
                #expect(place.probe.focusedRow == 0)
                try await place.window.input.key("Escape")
                try await run.ends()
                #expect(run.log == SheetRun.life("escape", handler: "cancel"))
                #expect(place.probe.focus == place.other)
            }
        }

        @Test func escapeDismissesThePopoverWithAnyFocus() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                gtk_widget_grab_focus(place.entry)
                try await place.window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func otherKeysGoWhereTheFocusIs() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                gtk_widget_grab_focus(place.entry)
                try await place.window.input.type("abc")
                try await place.window.input.key("Home")
                try await place.window.input.type("x")
                try await eventually("the entry receives the keys") { place.text(of: place.entry) == "xabc" }
                #expect(run.isPresented)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func tabAndArrowsStayInside() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                for (key, row) in [("Tab", 1), ("Down", 2), ("Tab", 0), ("Up", 2), ("Home", 0), ("End", 2)] {
                    try await place.window.input.key(key)
                    try await eventually("\(key) goes to row \(row)") { place.probe.focusedRow == row }
                }
                try await place.window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }
    }
}
