import CPopsheet
import CPopsheetTestSupport
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Windows that are missing, closed or invisible: every presentation has an outcome.
    @Suite @MainActor struct SheetTroubleTests {
        /// Where in its life a sheet is when something happens to its window.
        enum Moment: String, CaseIterable, Sendable {
            case presenting, presented, dismissing
        }

        /// What happens.
        enum End: String, CaseIterable, Sendable {
            case destroyed, closed, hidden
        }

        @Test(arguments: Moment.allCases, End.allCases)
        func aWindowThatGoesAwayEndsItsSheet(_ moment: Moment, _ end: End) async throws {
            try Display.open()
            let window = try SheetWindow()
            defer { window.close() }
            let run = try SheetRun()
            try await window.show()
            run.present(in: window.reference)
            switch moment {
            case .presenting: break
            case .presented: try await run.isAtRest(in: window)
            case .dismissing:
                try await run.isAtRest(in: window)
                run.controller.dismiss(animated: true)
            }
            switch end {
            case .destroyed: window.close()
            case .closed: gtk_window_close(window.window)
            case .hidden: gtk_widget_set_visible(window.widget, 0)
            }
            let answer = try await run.ends()
            #expect(answer == (moment == .dismissing ? "answer programmatic" : "answer parentClosed"))
            #expect(run.log.filter { $0.hasPrefix("willPresent") }.count == 1)
            #expect(run.log.filter { $0.hasPrefix("didDismiss") }.count == 1)
            // A parent that closes is not a cancellation by the user.
            #expect(!run.log.contains { $0.hasPrefix("handler") })
        }

        @Test func overAWindowThatIsGoneItEndsAtOnce() async throws {
            try Display.open()
            let window = try SheetWindow()
            let reference = window.reference
            window.close()
            let run = try SheetRun()
            run.present(in: reference)
            #expect(run.log == SheetRun.life("parentClosed", handler: nil))
        }

        /// The frames of a minimized window may stand still.
        @Test(.requires(.x11, "sway minimizes nothing"))
        func aMinimizedWindowDoesNotKeepItsSheetFromEnding() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                gtk_window_minimize(window.window)
                try await eventually("the window is minimized") {
                    let state = gdk_toplevel_get_state(pop_widget_surface(window.widget))
                    return state.rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
                }
                run.controller.dismiss(animated: true)
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        @Test(.requires(.x11, "sway minimizes nothing"))
        func aSheetOverAMinimizedWindowIsShownWhenTheWindowIsRestored() async throws {
            try await withSheetWindow { window in
                gtk_window_minimize(window.window)
                try await eventually("the window is inactive") { gtk_window_is_active(window.window) == 0 }
                let run = try SheetRun()
                run.present(in: window.reference)
                gtk_window_unminimize(window.window)
                gtk_window_present(window.window)
                try await window.rests()
                try await run.isAtRest(in: window)
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        /// The page of a stack that is not shown is unmapped, as is a pane whose tab was left.
        @Test func aPaneThatIsNoLongerShownEndsItsSheet() async throws {
            let stack = gtk_stack_new()!
            let pages = [gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!]
            try Display.open()
            for page in pages { gtk_stack_add_child(OpaquePointer(stack), page) }
            try await withSheetWindow(content: stack) { window in
                let run = try SheetRun()
                run.present(in: WidgetReference(pages[0]), animated: false)
                try await run.isAtRest(in: window)
                gtk_stack_set_visible_child(OpaquePointer(stack), pages[1])
                let answer = try await run.ends()
                #expect(answer == "answer parentClosed")
                #expect(window.probe.overlays.isEmpty)
            }
        }

        /// What leaks does so in every hundred; caches may fill in one of them.
        @Test func fourHundredSheetsLeaveNothingBehind() async throws {
            try await withSheetWindow { window in
                var inUse: [Int] = []
                for round in 1...400 {
                    let run = try SheetRun()
                    run.present(in: window.reference, animated: false)
                    if round % 20 == 0 { try await FrameCounter.idle(window.widget, emptyFrames: 1) }
                    run.controller.dismiss(animated: false)
                    #expect(run.isDone)
                    if round % 100 == 0 { inUse.append(try await bytesInUse(window)) }
                }
                let growth = zip(inUse.dropFirst(), inUse).map(-).min() ?? 0
                // 128 KB in 500 rounds (performance.md); here it is a fifth of them.
                #expect(growth < 128 * 1024 / 5, "\(growth) bytes more after 100 more rounds")
                #expect(window.probe.overlays.isEmpty)
            }
        }

        private func bytesInUse(_ window: SheetWindow) async throws -> Int {
            try await FrameCounter.idle(window.widget)
            return Int(support_bytes_in_use())
        }
    }
}
