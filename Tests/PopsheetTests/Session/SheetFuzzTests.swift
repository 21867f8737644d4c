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
        private struct Fault: Error, CustomStringConvertible {
            let description: String
        }

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
                try check(fuzz, step)
                // Frames come in between.
                if step.isMultiple(of: 12) { try await Task.sleep(for: .milliseconds(1)) }
                if step.isMultiple(of: 500) { try await rest(fuzz, step) }
            }
            fuzz.end()
            try await eventually("every sheet has gone") { fuzz.sheets.allSatisfy(\.isGone) }
            try check(fuzz, 10_001)
            #expect(fuzz.window.probe.overlays.isEmpty)
            try await FrameCounter.idle(fuzz.window.widget)
        }

        private func check(_ fuzz: Fuzz, _ step: Int) throws {
            let uppermost = fuzz.sheets.last { $0.presenter != nil }
            let faults = fuzz.sheets.flatMap { $0.check(isUppermost: $0 === uppermost, in: fuzz.window) }
            if !faults.isEmpty { throw fault(faults, fuzz, step) }
        }

        private func rest(_ fuzz: Fuzz, _ step: Int) async throws {
            fuzz.letGo()
            try await eventually("every sheet comes to rest (\(fuzz.random), event \(step))") {
                fuzz.sheets.allSatisfy { $0.isGone || $0.controller.phase == .presented || $0.presenter == nil }
            }
            try await FrameCounter.idle(fuzz.window.widget, emptyFrames: 2)
            try check(fuzz, step)
            let faults = fuzz.sheets.flatMap { $0.checkAtRest(in: fuzz.window) }
            if !faults.isEmpty { throw fault(faults, fuzz, step) }
        }

        private func fault(_ faults: [String], _ fuzz: Fuzz, _ step: Int) -> Fault {
            Fault(description: "\(fuzz.random), event \(step): \(faults); before: \(fuzz.events)")
        }
    }
}
