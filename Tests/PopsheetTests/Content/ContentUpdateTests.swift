import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A content sheet that is replaced while it is presented.
    @Suite @MainActor struct ContentUpdateTests {
        init() throws { try Display.open() }

        private func sheet(
            _ title: String, _ content: WidgetPointer, detents: [Detent], trailing: [BarItem]
        ) throws -> ContentSheet {
            try ContentSheet(
                title, content: WidgetReference(content), detents: detents, leadingItems: [], trailingItems: trailing)
        }

        @Test func textsItemsAndDetentsAreThoseOfTheNewSheet() async throws {
            try await withSheetWindow { window in
                let done = BarItem("Done", id: "done")
                let run = try ContentSheetRun(
                    "Before", content: Contents.block(height: 50), detents: [.medium, .large], trailing: [done])
                try await run.presented(in: window)
                try await run.isAt(315, in: window)
                let items = [BarItem("Save", id: "save"), BarItem("Send", id: "send", isDefault: true)]
                let detents = [Detent.height(200), .height(400)]
                run.controller.update(
                    try sheet("After", Contents.block(height: 80), detents: detents, trailing: items))
                try await run.rests(in: window)
                #expect(run.controller.title == "After")
                #expect([200.0, 400].contains { abs($0 - run.extent(in: window)) <= 1 })
                // The presentation keeps its widget, and began once.
                #expect(run.content?.area.pointer.children.isEmpty == false)
                #expect(gtk_widget_is_ancestor(run.widget, run.presenter?.overlay.pointer) != 0)
                #expect(run.log.filter { $0 == "willPresent" || $0 == "didPresent" } == ["willPresent", "didPresent"])
                run.controller.selectedDetent = .height(400)
                try await run.isAt(400, in: window)
                #expect(run.content?.bar.items.count == 2)
                let send = try #require(run.content?.bar.items.last)
                try await window.click(send.button)
                let outcome = try await run.ends()
                #expect(outcome.hasPrefix("send"))
            }
        }

        /// A letter that is typed into a search waits for each of them.
        @Test func aChangeThatMovesNothingTakesNoFramesBesideItsOwn() async throws {
            try await withSheetWindow { window in
                let label: WidgetPointer = gtk_label_new("Short")
                let run = try ContentSheetRun("Title", content: label, detents: [.medium])
                try await run.presented(in: window)
                try await FrameCounter.idle(window.widget)
                let counter = FrameCounter(window.widget)
                gtk_label_set_text(OpaquePointer(label), "A longer text")
                try await FrameCounter.idle(window.widget)
                counter.stop()
                // Its own, and the one by which the counter waits.
                #expect(counter.frames <= 2)
                try await run.dismiss()
            }
        }

        @Test func aDetentThatTheNewSheetHasTooStaysSelected() async throws {
            try await withSheetWindow { window in
                let content = Contents.block(height: 50)
                let run = try ContentSheetRun("Title", content: content, detents: [.medium, .large])
                try await run.presented(in: window)
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                run.controller.update(
                    try sheet("Title", Contents.block(height: 50), detents: [.height(100), .large], trailing: []))
                try await run.rests(in: window)
                try await run.isAt(630, in: window)
                #expect(run.controller.selectedDetent == .large)
                try await run.dismiss()
            }
        }

        @Test func theOutcomeReachesACompletionHandlerOfASheetToo() async throws {
            try await withSheetWindow { window in
                let sheet = try sheet("Title", Contents.block(height: 50), detents: [.large], trailing: [.cancel])
                var outcome: Outcome?
                sheet.present(in: window.reference, options: PresentationOptions(isAnimated: false)) { outcome = $0 }
                try await eventually("the sheet is on screen") { !window.probe.overlays.isEmpty }
                try await FrameCounter.idle(window.widget)
                try await window.input.key("Escape")
                try await eventually("the handler is called") { outcome != nil }
                #expect(outcome == .cancelled(.escape))
            }
        }

        @Test func aChangeWhileTheSheetIsBeingShownIsShownAfterwards() async throws {
            try await withSheetWindow { window in
                let block = Contents.block(height: 50)
                let run = try ContentSheetRun(
                    "Before", content: block, detents: [.medium, .large], trailing: [BarItem("Done", id: "done")])
                var count = 0
                let change = Signal(block, "map") { [weak run] _ in
                    count += 1
                    run?.controller.title = "After"
                    run?.controller.setEnabled(false, "done")
                }
                try await run.presented(in: window)
                #expect(count == 1)
                #expect(run.controller.title == "After")
                #expect(run.content?.description.list.title == "After")
                try await run.isAt(315, in: window)
                try await window.input.key("Return")
                try await run.rests(in: window)
                #expect(run.outcome == nil)
                change.disconnect()
                try await run.dismiss()
            }
        }
    }
}
