import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The actions of a sheet change while it is on screen.
    @Suite @MainActor struct SheetChangesTests {
        @Test func anActionThatIsAddedCanBePicked() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let before = try #require(window.probe.frame(of: window.probe.cards[0]))
                try run.update(SheetRun.actions + [Action("Share", id: "share")])
                try await eventually("the card is a row taller") {
                    window.probe.frame(of: window.probe.cards[0])?.y == before.y - 57
                }
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[3])
                let answer = try await run.ends()
                #expect(answer == "answer share#3")
            }
        }

        @Test func aSheetThatIsShownTakesOverAnotherAppearanceAndForm() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                run.controller.options.appearance = .classicBlue
                #expect(run.controller.presenter?.view.theme.classic == .blue)
                run.controller.options.style = .compact
                #expect(run.controller.presenter?.view.layout?.form == .compact)
                #expect(window.probe.focusedRow == 0)
                run.controller.options.style = .sheet
                run.controller.options.appearance = nil
                #expect(run.controller.presenter?.view.theme.classic == nil)
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
                #expect(run.log.filter { $0.hasPrefix("didPresent") }.count == 1)
            }
        }

        @Test func aRemovedActionIsGone() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try run.update([Action("Hide", id: "hide"), .cancel])
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.rows.count == 2)
                try await window.click(window.probe.rows[0])
                let answer = try await run.ends()
                #expect(answer == "answer hide#0")
            }
        }

        @Test func theCancelCardCanBeAddedAndRemoved() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try run.update([Action("Hide", id: "hide")])
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.cards.count == 1)
                try run.update([.cancel])
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.rows.count == 1)
                try await window.click(window.probe.rows[0])
                let answer = try await run.ends()
                #expect(answer == "answer cancelAction")
            }
        }

        @Test func whereTheFocusedActionIsDisabledTheFocusGoesToAnother() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                #expect(window.probe.focusedRow == 0)
                var actions = SheetRun.actions
                actions[1].isEnabled = false
                try run.update(actions)
                try await eventually("the next row has the focus") { window.probe.focusedRow == 1 }
                // A Return just now would be meant for the action that had the focus.
                try await eventually("Return picks") {
                    try await window.input.key("Return")
                    return run.isDone
                }
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func theFocusStaysOnItsActionWhereOthersComeBeforeIt() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.key("Down")
                try await eventually("“Move” has the focus") { window.probe.focusedRow == 1 }
                try run.update([Action("Erase", id: "erase", role: .destructive)] + SheetRun.actions)
                try await eventually("“Move” has the focus again") { window.probe.focusedRow == 2 }
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer move#1")
            }
        }

        @Test func whatMakesNoSheetLeavesItAsItWas() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                #expect(throws: SheetError.self) { try run.update([Action("", id: "empty")]) }
                #expect(throws: SheetError.self) { try run.update([.cancel, .cancel]) }
                #expect(window.probe.rows.count == 4)
                try await window.click(window.probe.rows[2])
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test func changesDuringThePresentationDoNotDisturbTheMotion() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let recorder = FrameRecorder(window)
                run.present(in: window.reference)
                try await eventually("two frames") { recorder.frames.count >= 2 }
                try run.update(SheetRun.actions + [Action("Share", id: "share")])
                try await run.isAtRest(in: window)
                recorder.stop()
                let expected = try window.expectedCards(of: run.controller.sheet)
                #expect(window.probe.frame(of: window.probe.cards[0])?.y == expected[0].y)
                #expect(run.log == ["willPresent", "didPresent"])
            }
        }
    }
}
