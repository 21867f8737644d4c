import CPopsheet
import PopsheetRandomNumbers
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

/// A source of random events, and the checks of the sheets that receive them.
@MainActor
protocol RandomEvents {
    var random: RandomNumbers { get }
    var window: SheetWindow { get }
    /// The sheets, the lowest first.
    var sheets: [FuzzSheet] { get }
    /// The last events, which are reported with a fault.
    var events: [String] { get }

    /// Releases all buttons and keys.
    func letGo() async throws
}

/// A sheet is not as it should be after some events.
struct RandomEventsFault: Error, CustomStringConvertible {
    let description: String
}

extension RandomEvents {
    /// Checks what must hold after each event.
    func check(after step: Int) throws {
        let uppermost = sheets.last { $0.presenter != nil }
        try report(sheets.flatMap { $0.check(isUppermost: $0 === uppermost, in: window) }, step)
    }

    /// Waits until everything is at rest, and checks what must hold then.
    func rest(after step: Int) async throws {
        try await letGo()
        try await eventually("every sheet comes to rest (\(random), event \(step))") {
            sheets.allSatisfy { $0.isGone || $0.controller.phase == .presented || $0.presenter == nil }
        }
        try await FrameCounter.idle(window.widget, emptyFrames: 2)
        try check(after: step)
        try report(sheets.flatMap { $0.checkAtRest(in: window) }, step)
    }

    /// Waits until every sheet has gone, and checks that nothing is left of them.
    func ends(after step: Int) async throws {
        try await eventually("every sheet has gone") { sheets.allSatisfy(\.isGone) }
        try check(after: step)
        if !window.probe.overlays.isEmpty { try report(["an overlay is left"], step) }
        try await FrameCounter.idle(window.widget)
    }

    private func report(_ faults: [String], _ step: Int) throws {
        guard !faults.isEmpty else { return }
        throw RandomEventsFault(description: "\(random), event \(step): \(faults); before: \(events)")
    }
}
