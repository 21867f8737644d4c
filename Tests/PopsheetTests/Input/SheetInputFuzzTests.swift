import CPopsheet
import PopsheetRandomNumbers
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Random real input: each sheet has one outcome and a valid focus, and leaves nothing behind.
    @Suite @MainActor struct SheetInputFuzzTests {
        @Test func threeHundredRandomEventsOfRealInputLeaveEverySheetSane() async throws {
            // Printed at once, for a crash prints no failure.
            print("random events: \(RandomNumbers())")
            try await withSheetWindow(width: 500, height: 600) { window in
                // Text that is typed or dragged there would be GTK's own affair.
                gtk_widget_set_visible(window.entry, 0)
                let fuzz = try await InputFuzz(in: window)
                do {
                    // GDK says so, once, of compositors as old as sway 1.7.
                    _ = try await GLibMessages.expecting("Compositor doesn't support moving popups") {
                        try await play(fuzz)
                    }
                } catch {
                    // The next test is not to begin with a button or a key held.
                    try await fuzz.letGo()
                    throw error
                }
            }
        }

        private func play(_ fuzz: InputFuzz) async throws {
            for step in 1...300 {
                try await fuzz.step()
                try fuzz.check(after: step)
                if step.isMultiple(of: 50) { try await fuzz.rest(after: step) }
            }
            // Not by the program alone: hands and keys reached them.
            let byHand = fuzz.sheets.flatMap(\.outcomes).count { $0 != .cancelled(.programmatic) }
            #expect(byHand >= 3, "\(fuzz.sheets.flatMap(\.outcomes))")
            try await fuzz.end()
            try await fuzz.ends(after: 301)
            // Nothing that can't be seen takes the window's presses.
            let clicks = fuzz.window.buttonClicks
            try await fuzz.window.click(fuzz.window.button)
            try await eventually("the window's button is clicked") { fuzz.window.buttonClicks == clicks + 1 }
        }
    }
}
