import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet changes its form if its window is resized across a limit, within the same presentation (sheet.md §2).
    @Suite @MainActor struct PopoverAdaptiveTests {
        private func withArea(
            _ width: Int, _ height: Int, _ body: (SheetWindow, SheetAnchor) async throws -> Void
        ) async throws {
            try Display.open()
            try await withSheetWindow(width: width, height: height, content: gtk_drawing_area_new()) { window in
                try await body(window, .rect(Rect(x: 40, y: 20, width: 20, height: 20), in: window.reference))
            }
        }

        /// Which form is on the screen, by what only it has.
        private func form(_ window: SheetWindow) throws -> ContainerName? {
            let frames = window.probe.cards.compactMap { window.probe.frame(of: $0) }
            guard let first = frames.first else { return nil }
            if first.width == window.width, first.height == window.height { return .compact }
            return frames.count == 2 ? .sheet : .popover
        }

        private func becomes(_ wanted: ContainerName, _ window: SheetWindow) async throws {
            try await eventually("the form is \(wanted)") { try form(window) == wanted }
            try await FrameCounter.idle(window.widget)
        }

        @Test func theFormFollowsTheWindowAndTheLifeContinues() async throws {
            try await withArea(500, 500) { window, anchor in
                let run = try SheetRun()
                let task = Task { await run.controller.present(in: window.reference, from: anchor, animated: false) }
                try await eventually("the sheet is presented") { run.isPresented }
                try await becomes(.sheet, window)
                for (width, height, wanted) in [
                    (700, 500, ContainerName.popover), (250, 250, .compact), (599, 500, .sheet),
                    (600, 500, .popover),
                    (250, 400, .sheet), (259, 259, .compact), (260, 350, .sheet), (900, 700, .popover),
                ] {
                    try await window.resize(width, height)
                    try await becomes(wanted, window)
                    #expect(run.log == ["willPresent", "didPresent"])
                }
                try await window.click(window.probe.rows[1])
                #expect(await task.value == .action(ChosenAction(id: "move", index: 0, label: "Move to Album…")))
                #expect(run.log.filter { $0 == "willDismiss move#0" }.count == 1)
            }
        }

        /// The widget that had the focus while the first was a popover is below a modal sheet now.
        @Test func aPopoverThatBecameASheetGetsTheFocusFromTheOneThatWasAboveIt() async throws {
            try await withPopoverWindow(sourceAt: 100, 40) { place in
                let (first, second) = (try SheetRun(), try SheetRun())
                try await first.presented(in: place.window, from: place.anchor)
                gtk_widget_grab_focus(place.other)
                try await second.presented(in: place.window, from: place.anchor)
                try await place.window.resize(400, 640)
                try await eventually("both are sheets") { place.probe.cards.count == 2 }
                try await FrameCounter.idle(place.window.widget)
                second.controller.dismiss(animated: false)
                try await second.ends()
                #expect(place.probe.focusedRow == 0)
                first.controller.dismiss(animated: false)
            }
        }

        @Test func theFocusStaysOnItsAction() async throws {
            try await withArea(500, 500) { window, anchor in
                let run = try SheetRun()
                try await run.presented(in: window, from: anchor)
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                for (width, height, wanted) in [
                    (700, 500, ContainerName.popover), (250, 250, .compact), (700, 400, .popover),
                    (500, 500, .sheet),
                ] {
                    try await window.resize(width, height)
                    try await becomes(wanted, window)
                    #expect(window.probe.focusedRow == 1)
                }
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func theListStaysScrolledToTheSameRow() async throws {
            try await withArea(500, 500) { window, anchor in
                let run = try SheetRun(
                    "Title", actions: (0..<40).map { Action("Action \($0)", id: "\($0)") } + [.cancel])
                run.controller.options.popover.surface = .window
                try await run.presented(in: window, from: anchor)
                let scroller = try #require(window.probe.scrollers.last)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)), 57 * 12 + 10)
                for (width, height, wanted) in [
                    (700, 500, ContainerName.popover), (250, 250, .compact), (500, 500, .sheet),
                    (250, 259, .compact),
                    (700, 600, .popover),
                ] {
                    try await window.resize(width, height)
                    try await becomes(wanted, window)
                    // The row at the upper edge of what scrolls.
                    let top = try #require(window.probe.frame(of: scroller)).y
                    let first = window.probe.rows.firstIndex { row in
                        window.probe.frame(of: row).map { $0.maxY > top + 2 } == true
                    }
                    #expect(first == 12, "\(wanted): \(String(describing: first))")
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aPressThatContinuesHasNoEffect() async throws {
            try await withArea(500, 500) { window, anchor in
                let run = try SheetRun()
                try await run.presented(in: window, from: anchor)
                try await window.input.move(to: window.center(of: window.probe.rows[1]))
                try await window.input.down()
                try await eventually("the row is pressed") { isPressed(window.probe.rows[1]) }
                try await window.resize(700, 500)
                try await becomes(.popover, window)
                #expect(!window.probe.rows.contains { isPressed($0) })
                try await window.input.move(to: window.center(of: window.probe.rows[1]))
                try await window.input.up()
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func aPressOutsideCancelsOnlyWhileItIsAPopover() async throws {
            try await withArea(700, 500) { window, anchor in
                let run = try SheetRun()
                try await run.presented(in: window, from: anchor)
                try await becomes(.popover, window)
                try await window.resize(250, 250)
                try await becomes(.compact, window)
                try await window.click(x: 240, y: 8)
                #expect(run.isPresented)
                try await window.resize(700, 500)
                try await becomes(.popover, window)
                try await window.click(x: 600, y: 450)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
            }
        }

        @Test func theFormAlsoChangesDuringThePresentation() async throws {
            try await withArea(500, 500) { window, anchor in
                let run = try SheetRun()
                run.present(in: window.reference, from: anchor)
                gtk_window_set_default_size(window.window, 700, 500)
                try await run.isAtRest(in: window)
                try await becomes(.popover, window)
                #expect(run.log == ["willPresent", "didPresent"])
                try await window.input.key("Escape")
                try await run.ends()
                #expect(run.log == SheetRun.life("escape", handler: "cancel"))
            }
        }

        @Test func aFormThatWasForcedStays() async throws {
            try await withArea(700, 500) { window, anchor in
                for presentation in [PresentationOptions.Style.sheet, .compact, .popover] {
                    let run = try SheetRun("Title", actions: SheetRun.actions, style: presentation)
                    try await run.presented(in: window, from: anchor)
                    try await window.resize(400, 500)
                    try await becomes(#require(ContainerName(rawValue: presentation.name)), window)
                    try await window.resize(700, 500)
                    try await becomes(#require(ContainerName(rawValue: presentation.name)), window)
                    run.controller.dismiss(animated: false)
                    try await run.ends()
                }
            }
        }

        private func isPressed(_ row: WidgetPointer) -> Bool {
            gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        }
    }
}
