import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The bar and the actions of a content sheet (content.md §4, §9).
    @Suite @MainActor struct ContentBarTests {
        init() throws { try Display.open() }

        // MARK: The bar

        @Test func theItemsOfTheBarEndTheSheetWithTheirOutcome() async throws {
            try await withSheetWindow { window in
                for (label, expected) in [("Cancel", "cancelAction"), ("Create", "create#1")] {
                    let run = try ContentSheetRun(
                        "New Album", content: Contents.block(height: 50), leading: [.cancel],
                        trailing: [BarItem("Create", id: "create", isDefault: true)])
                    try await run.presented(in: window)
                    let item = try #require(run.content?.bar.items.first { $0.label == label })
                    try await window.click(item.button)
                    let outcome = try await run.ends()
                    #expect(outcome == expected)
                }
            }
        }

        @Test func aDisabledItemDoesNothingUntilItIsEnabled() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50), trailing: [BarItem("Done", id: "done", isEnabled: false)])
                try await run.presented(in: window)
                let item = try #require(run.content?.bar.items.first)
                try await window.click(item.button)
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                run.controller.setEnabled(true, "done")
                try await window.click(item.button)
                let outcome = try await run.ends()
                #expect(outcome == "done#0")
            }
        }

        @Test func theReturnKeyInAnEntryChoosesTheDefaultItem() async throws {
            try await withSheetWindow { window in
                let entry = gtk_entry_new()!
                let run = try ContentSheetRun(
                    content: entry, leading: [.cancel], trailing: [BarItem("Create", id: "create", isDefault: true)])
                try await run.presented(in: window)
                try await window.input.type("abc")
                try await eventually("the text arrives") {
                    String(cString: gtk_editable_get_text(OpaquePointer(entry))) == "abc"
                }
                try await window.input.key("Return")
                let outcome = try await run.ends()
                #expect(outcome == "create#1")
            }
        }

        @Test func theTabKeyReachesEverythingInTheSheetAndNothingBeneath() async throws {
            try await withSheetWindow { window in
                let entry = gtk_entry_new()!
                let run = try ContentSheetRun(
                    "Title", content: entry, leading: [.cancel], trailing: [BarItem("Done", id: "done")],
                    actions: [Action("Delete", id: "delete"), .cancel("Keep")].dropLast())
                try await run.presented(in: window)
                var seen: Set<WidgetPointer> = []
                for _ in 0..<12 {
                    let focus = try #require(window.probe.focus)
                    #expect(run.presenter?.overlay.holds(focus) == true)
                    seen.insert(focus)
                    try await window.input.key("Tab")
                    try await eventually("the focus moves") { window.probe.focus != focus }
                }
                // The entry's text, two items, one action and the grabber.
                #expect(seen.count == 5)
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(outcome == "escape")
            }
        }

        @Test func onlyWhatScrollsBeneathTheBarHasAHairline() async throws {
            try await withSheetWindow { window in
                for isAtTop in [true, false] {
                    let (list, block) = (SheetWindow.list(of: 80), Contents.block(height: 60))
                    // The theme changes nothing, so that the sheet is laid out once.
                    gtk_widget_set_size_request(list, 200, 200)
                    gtk_widget_set_visible(block, isAtTop ? 0 : 1)
                    let run = try ContentSheetRun("Title", content: Contents.column([block, list]), detents: [.large])
                    try await run.presented(in: window)
                    #expect(run.content?.area.isScrolled == false)
                    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 100)
                    try await FrameCounter.idle(window.widget)
                    #expect(window.probe.offset(of: list) == 100 && run.content?.area.isScrolled == isAtTop)
                    try await run.dismiss()
                }
            }
        }

        @Test func whatScrollsBeneathAHeaderHasAHairline() async throws {
            try await withSheetWindow { window in
                let list = SheetWindow.list(of: 80)
                gtk_widget_set_size_request(list, 200, 200)
                let run = try ContentSheetRun("Title", message: "Message", content: list, actions: [.cancel])
                try await run.presented(in: window)
                #expect(run.content?.scrolledEdge == nil)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 100)
                try await FrameCounter.idle(window.widget)
                let edge = try #require(run.content?.scrolledEdge)
                #expect(edge == run.content?.layout?.widget.y)
                try await run.dismiss()
            }
        }

        // MARK: Content and actions together

        @Test func actionsAndCancelAreBelowTheWidgetAndChoosable() async throws {
            try await withSheetWindow { window in
                for style in [PresentationOptions.Style.cards, .sheet] {
                    let run = try ContentSheetRun(
                        "Rename?", message: "Everyone sees it.", content: gtk_entry_new(), detents: [.content],
                        actions: [Action("Rename", id: "rename"), .cancel],
                        options: PresentationOptions(style: style))
                    try await run.presented(in: window)
                    let (entry, rows) = (try #require(window.probe.frame(of: run.widget)), window.probe.rows)
                    let row = try #require(rows.first.flatMap { window.probe.frame(of: $0) })
                    let cancel = try #require(rows.last.flatMap { window.probe.frame(of: $0) })
                    #expect(entry.maxY <= row.y && row.maxY <= cancel.y && cancel.maxY <= window.height)
                    #expect(window.probe.cards.count == 2)
                    try await window.click(rows[0])
                    let outcome = try await run.ends()
                    #expect(outcome == "rename#0")
                }
            }
        }
    }
}
