import CPopsheet
import PopsheetRandomNumbers
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Random events: each sheet has one outcome, the rows and frames of its layout, a valid focus, and no frames at rest.
    ///
    /// The seed is printed. A seed's events are the same in each run; the frames between them need not be.
    @Suite @MainActor struct SheetFuzzTests {
        @Test func tenThousandRandomEventsLeaveEverySheetSane() async throws {
            // Printed at once, for a crash prints no failure.
            print("random events: \(RandomNumbers())")
            try await withSheetWindow(width: 500, height: 600) { window in
                gtk_window_set_focus(window.window, nil)
                defer { (PopsheetDefaults.appearance, PopsheetDefaults.reducesMotion) = (.automatic, nil) }
                try await withSetting("gtk-enable-animations", .flag(true), of: window) {
                    try await withSetting("gtk-xft-dpi", .number(96 * 1_024), of: window) {
                        // GDK says so, once, of compositors as old as sway 1.7.
                        _ = try await GLibMessages.expecting("Compositor doesn't support moving popups") {
                            try await play(Fuzz(in: window))
                        }
                    }
                }
            }
        }

        private func play(_ fuzz: Fuzz) async throws {
            for step in 1...10_000 {
                fuzz.step()
                try fuzz.check(after: step)
                // Frames come in between.
                if step.isMultiple(of: 12) { try await Task.sleep(for: .milliseconds(1)) }
                if step.isMultiple(of: 500) { try await fuzz.rest(after: step) }
            }
            fuzz.end()
            try await fuzz.ends(after: 10_001)
        }
    }
}
