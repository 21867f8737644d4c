import CPopsheet
import Foundation
import TestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A popover on a surface of its own: where its window has no room for it, or where it is asked for.
    @Suite @MainActor struct PopoverSurfaceTests {
        @Test func whereTheWindowHasNoRoomTheBubbleReachesBeyondIt() async throws {
            try await withPopoverWindow(width: 700, height: 160, sourceAt: 300, 20) { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await Task.sleep(for: .milliseconds(600))
                print(try await place.window.onScreen())
                for row in place.probe.rows { print(try await Place.onScreen(of: row)) }
                _ = try await ProcessRunner.run("shot", ["/tmp/h/native.png"])
                if let tgt = place.probe.rows.first { print(try await place.window.center(of: tgt)) }
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }
    }
}
