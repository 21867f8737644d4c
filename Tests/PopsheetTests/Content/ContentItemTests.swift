import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Items that keep the sheet, busy items, and items that are replaced while the sheet is presented (content.md §4).
    @Suite @MainActor struct ContentItemTests {
        init() throws { try Display.open() }

        private func item(_ id: Action.ID, in run: ContentSheetRun) throws -> RowView {
            try #require(run.content?.bar.items.first { $0.targetID == .action(id) })
        }

        @Test func anItemThatDoesNotDismissRunsItsHandlerAndTheSheetStays() async throws {
            try await withSheetWindow { window in
                var phases: [PresentationPhase] = []
                var run: ContentSheetRun!
                let share = BarItem("Share", id: "share", dismisses: false) { phases.append(run.controller.phase) }
                run = try ContentSheetRun(
                    content: Contents.block(height: 50), leading: [.cancel], trailing: [share],
                    actions: [Action("Delete", id: "delete")])
                run.controller.shouldDismiss = { @MainActor @Sendable outcome in
                    Issue.record("asked about \(outcome)")
                    return true
                }
                try await run.presented(in: window)
                for count in 1...2 {
                    try await window.click(item("share", in: run).button)
                    try await eventually("the handler runs") { phases.count == count }
                }
                #expect(run.log == ["willPresent", "didPresent", "chose share#2", "chose share#2"])
                #expect(phases == [.presented, .presented] && run.outcome == nil)
                run.controller.shouldDismiss = nil
                try await window.input.key("Escape")
                let outcome = try await run.ends()
                #expect(outcome == "escape")
            }
        }

        @Test func theReturnKeyChoosesADefaultItemThatDoesNotDismiss() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: gtk_entry_new(),
                    trailing: [BarItem("Add", id: "add", isDefault: true, dismisses: false)])
                try await run.presented(in: window)
                try await window.input.key("Return")
                try await eventually("it is chosen") { run.log.last == "chose add#0" }
                #expect(run.isPresented)
                try await run.dismiss()
            }
        }

        @Test func aCancelItemAlwaysDismisses() async throws {
            try await withSheetWindow { window in
                var cancel = BarItem.cancel
                cancel.dismisses = false
                let run = try ContentSheetRun(content: Contents.block(height: 50), leading: [cancel])
                try await run.presented(in: window)
                try await window.click(item("cancel", in: run).button)
                let outcome = try await run.ends()
                #expect(outcome == "cancelAction")
            }
        }

        @Test func aBusyItemShowsASpinnerKeepsItsWidthAndItsFocusAndCantBeChosen() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50),
                    trailing: [BarItem("Save Album", id: "save", isDefault: true)])
                try await run.presented(in: window, animated: true)
                let save = try item("save", in: run)
                let frame = try #require(window.probe.frame(of: save.button))
                save.grabFocus()
                run.controller.setBusy(true, "save")
                try await eventually("the item has another look") { save.isEnabled == false }
                #expect(window.probe.frame(of: save.button) == frame)
                #expect(save.hasFocus)
                try await window.click(save.button)
                try await window.input.key("Return")
                // A key that nothing takes: once it is there, the ones before have had their effect. On a busy machine Return
                // may repeat.
                let keys = KeyCounter(window.widget)
                try await window.input.key("F9")
                try await eventually("the keys have arrived") { keys.last == UInt32(GDK_KEY_F9) }
                run.controller.setBusy(false, "save")
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                try await window.click(save.button)
                let outcome = try await run.ends()
                #expect(outcome == "save#0")
            }
        }

        @Test func theSpinnerTakesThePlaceOfTheLabel() async throws {
            try await withSheetWindow { window in
                var options = PresentationOptions()
                options.appearance = .light
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50), trailing: [BarItem("MMMMMMMM", id: "save")], options: options)
                try await run.presented(in: window)
                let frame = try #require(window.probe.frame(of: item("save", in: run).button))
                func marks(_ columns: ClosedRange<Double>) async throws -> Int {
                    let (width, height) = (Int(columns.upperBound - columns.lowerBound), 16)
                    let origin = try await window.onScreen(x: columns.lowerBound, y: frame.midY - 8)
                    let shot = try await Screenshot.of(
                        ScreenRect(x: origin.x, y: origin.y, width: Double(width), height: Double(height)))
                    let pixels = (0..<width * height).compactMap { shot.pixel($0 % width, $0 / width) }
                    return pixels.count { min($0.red, $0.green, $0.blue) < 215 }
                }
                let (edge, middle) = (frame.x...frame.x + 8, frame.midX - 9...frame.midX + 9)
                let before = try await marks(edge)
                #expect(before > 0)
                run.controller.setBusy(true, "save")
                try await FrameCounter.idle(window.widget)
                let (outside, inside) = (try await marks(edge), try await marks(middle))
                #expect(outside == 0 && inside > 10)
                try await run.dismiss()
            }
        }

        @Test func theFocusStaysWithTheItemOfTheSameId() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50), leading: [BarItem("Back", id: "back", dismisses: false)],
                    trailing: [BarItem("Edit", id: "edit", dismisses: false), BarItem("Share", id: "share")])
                try await run.presented(in: window)
                try item("share", in: run).grabFocus()
                try run.controller.update(
                    leadingItems: [], trailingItems: [BarItem("Send", id: "share"), BarItem("Done", id: "done")])
                try await run.rests(in: window)
                #expect(run.content?.bar.focused?.label == "Send")
                #expect(run.content?.bar.items.map(\.label) == ["Send", "Done"])
                try await window.input.key("Return")
                let outcome = try await run.ends()
                #expect(outcome == "share#0")
            }
        }

        @Test func aFocusedItemThatIsRemovedLeavesTheFocusInTheSheet() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: gtk_entry_new(), trailing: [BarItem("Edit", id: "edit", dismisses: false)])
                try await run.presented(in: window)
                try item("edit", in: run).grabFocus()
                try run.controller.update(leadingItems: [.cancel], trailingItems: [BarItem("Done", id: "done")])
                try await run.rests(in: window)
                #expect(run.content?.widgetFocus.focusedInWidget != nil)
                try await run.dismiss()
            }
        }

        @Test func aFaultInNewItemsLeavesTheSheetAsItWas() async throws {
            let run = try ContentSheetRun(
                content: Contents.block(height: 50), trailing: [BarItem("Done", id: "done")],
                actions: [Action("Delete", id: "delete")])
            #expect(throws: SheetError.self) {
                try run.controller.update(leadingItems: [BarItem("A", id: "delete")], trailingItems: [])
            }
            let defaults = [BarItem("A", isDefault: true), BarItem("B", isDefault: true)]
            #expect(throws: SheetError.self) {
                try run.controller.update(leadingItems: [], trailingItems: defaults)
            }
            #expect(run.controller.sheet.contents.items.map(\.id) == ["done"])
        }
    }
}
