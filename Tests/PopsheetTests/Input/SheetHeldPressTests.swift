import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet that is dismissed while a press on it is held. GTK 4.18 warns if it leaves its window before the release.
    @Suite @MainActor struct SheetHeldPressTests {
        @Test(arguments: [true, false])
        func itLeavesTheWindowOnceThePressIsReleased(animated: Bool) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.move(to: window.center(of: window.probe.rows[0]))
                try await window.input.down()
                let overlay = try #require(window.probe.overlays.first)
                try await eventually("GTK has received the press") {
                    gtk_widget_get_state_flags(overlay).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
                }
                run.controller.dismiss(animated: animated)
                try await eventually("there is nothing more to show") {
                    run.controller.presenter.map { $0.motion.isSettled } == true
                }
                // It asks in each frame.
                let start = window.frameCount
                try await eventually("some frames have passed") { window.frameCount > start + 5 }
                #expect(window.probe.overlays == [overlay] && !run.log.contains("didDismiss"))
                try await window.input.up()
                try await run.ends()
                #expect(window.probe.overlays.isEmpty)
            }
        }

        /// GTK receives no release after the window manager has moved the window.
        @Test func itLeavesTheWindowWithoutARelease() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let overlay = try #require(window.probe.overlays.first)
                gtk_widget_set_state_flags(overlay, GTK_STATE_FLAG_ACTIVE, 0)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}

extension SheetWindow {
    /// How many frames the window's clock has counted.
    fileprivate var frameCount: Int {
        gtk_widget_get_frame_clock(widget).map { Int(gdk_frame_clock_get_frame_counter($0)) } ?? 0
    }
}
