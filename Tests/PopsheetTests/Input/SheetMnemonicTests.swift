import CPopsheet
import CPopsheetTestSupport
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Alt and a letter pick an action whose label has that mnemonic; the keys that turn pages (sheet.md §9).
    @Suite @MainActor struct SheetMnemonicTests {
        private static let actions = [
            Action("Move to Album…", id: "move", mnemonic: "a"), Action("Save_as", id: "save"),
            Action("Delete", id: "delete", role: .destructive, mnemonic: "D"),
            Action("Hide", id: "hide", isEnabled: false, mnemonic: "h"), .cancel,
        ]

        private func withSheet(
            _ actions: [Action] = actions, _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: actions)
                try await run.presented(in: window)
                try await body(window, run)
            }
        }

        @Test(arguments: [("alt+a", "move#0"), ("alt+d", "delete#2"), ("alt+shift+d", "delete#2")])
        func altAndTheLetterPick(_ keys: String, _ outcome: String) async throws {
            try await withSheet { window, run in
                try await window.input.key(keys)
                let answer = try await run.ends()
                #expect(answer == "answer \(outcome)")
            }
        }

        @Test(arguments: ["alt+h", "alt+s", "alt+underscore", "alt+m", "ctrl+alt+a", "ctrl+d"])
        func otherKeysPickNothing(_ keys: String) async throws {
            try await withSheet { window, run in
                gtk_widget_grab_focus(window.entry)
                try await window.input.key(keys)
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func aLetterOfSeveralActionsLeadsFromOneToTheNext() async throws {
            try await withSheet([
                Action("One", id: "one", mnemonic: "x"), Action("Two", id: "two"),
                Action("Three", id: "three", mnemonic: "x"), .cancel,
            ]) { window, run in
                for row in [2, 0, 2] {
                    try await window.input.key("alt+x")
                    try await eventually("row \(row) has the focus") { window.probe.focusedRow == row }
                }
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer three#2")
            }
        }

        @Test func noAcceleratorOfTheApplicationReceivesIt() async throws {
            try await withSheetWindow(.gtkApplicationWindow) { window in
                let application = try #require(window.application)
                var activations = 0
                let action = g_simple_action_new("delete", nil)!
                let observer = Signal(UnsafeMutableRawPointer(action), "activate") { _ in activations += 1 }
                defer { observer.disconnect() }
                g_action_map_add_action(OpaquePointer(application), action)
                var names = [UnsafePointer(strdup("<Alt>d")), nil]
                gtk_application_set_accels_for_action(application, "app.delete", &names)
                free(UnsafeMutableRawPointer(mutating: names[0]))
                let run = try SheetRun(actions: Self.actions)
                try await run.presented(in: window)
                try await window.input.key("alt+d")
                let answer = try await run.ends()
                #expect(answer == "answer delete#2")
                #expect(activations == 0)
            }
        }

        @Test func theLetterIsUnderlinedWhileTheAltKeyIsHeld() async throws {
            try await withSheet { window, run in
                let row = try #require(window.probe.frame(of: window.probe.rows[1]))
                // Below the baseline there is nothing of "Move to Album…" but the line under the A.
                @MainActor func line(_ picture: WindowPicture) -> Int {
                    (Int(row.midY) + 9..<Int(row.maxY) - 8).map { line in
                        (Int(row.x) + 60..<Int(row.maxX) - 60).count { column in
                            picture.shot.pixel(column, line)?.isClose(
                                to: SheetWindow.dimmed.underMaterial(), tolerance: 60) == false
                        }
                    }.max() ?? 0
                }
                let without = line(try await window.picture())
                try await window.input.keyDown("Alt_L")
                let held = try await window.picture(until: "the letter is underlined") { line($0) > without + 6 }
                #expect(without == 0 && (7...16).contains(line(held)), "\(without), then \(line(held))")
                try await window.input.keyUp("Alt_L")
                let after = try await window.picture(until: "the line is gone") { line($0) == without }
                #expect(line(after) == without)
                run.controller.dismiss(animated: false)
            }
        }

        @Test func assistiveToolsGetTheKeys() async throws {
            try await withSheet { window, run in
                let rows = window.probe.rows
                #expect(support_has_shortcut(rows[0], "Alt+D") && support_has_shortcut(rows[1], "Alt+A"))
                #expect(support_has_shortcut(rows[2], nil))
                run.controller.dismiss(animated: false)
            }
        }

        // MARK: Pages

        @Test func pageKeysLeadAsFarAsTheListShowsAndNoFurtherThanItsEnds() async throws {
            try await withSheetWindow(width: 390, height: 500) { window in
                let actions = (0..<1_000).map { Action("Action \($0)", id: "\($0)", isEnabled: $0 != 12) }
                let run = try SheetRun(actions: actions + [.cancel])
                try await run.presented(in: window)
                let list = window.probe.scrollers[0]
                let page = Int(try #require(window.probe.frame(of: list)).height / 57)
                #expect((5...8).contains(page))
                for (key, offset) in [("Page_Down", 0), ("Page_Down", 1), ("Page_Up", 1), ("Page_Up", 0)] {
                    try await window.input.key(key)
                    try await eventually("\(key) scrolls") {
                        (window.probe.offset(of: list) / 57 > Double(page) / 2) == (offset == 1)
                    }
                }
                for _ in 0..<3 { try await window.input.key("Page_Up") }
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer 0#0")
            }
        }

        @Test func aPageDownEndsAtTheLastActionAndAPageUpFromCancelIsAPageAboveIt() async throws {
            try await withSheet { window, run in
                for (key, row) in [("Page_Down", 2), ("Page_Down", 2), ("End", 4), ("Page_Down", 4), ("Page_Up", 0)] {
                    try await window.input.key(key)
                    try await eventually("\(key) leads to row \(row), not \(window.probe.focusedRow ?? -1)") {
                        window.probe.focusedRow == row
                    }
                }
                run.controller.dismiss(animated: false)
            }
        }
    }
}
