import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The pointer with a bottom sheet (sheet.md §9).
    @Suite @MainActor struct SheetPointerTests {
        @Test(arguments: zip([0, 1, 2, 3], ["delete#1", "move#0", "hide#2", "cancelAction"]))
        func aClickPicksItsRow(_ row: Int, _ outcome: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.click(window.probe.rows[row])
                try await run.ends()
                let handler = ["delete", "move", "hide", "cancel"][row]
                #expect(run.log == SheetRun.life(outcome, handler: handler))
            }
        }

        @Test func theOuterPixelsOfARowPickItToo() async throws {
            try await withSheetWindow { window in
                for (dx, dy) in [(1.0, 1.0), (0.0, 56.0)] {
                    let run = try SheetRun()
                    try await run.presented(in: window)
                    let frame = try #require(window.probe.frame(of: window.probe.rows[1]))
                    try await window.click(x: frame.x + dx, y: frame.y + dy)
                    let answer = try await run.ends()
                    #expect(answer == "answer move#0")
                }
            }
        }

        @Test func aClickOnTheBackdropCancelsAndRunsTheCancelHandler() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.click(x: 200, y: 60)
                try await run.ends()
                #expect(run.log == SheetRun.life("backdrop", handler: "cancel"))
                #expect(window.buttonClicks == 0)
            }
        }

        @Test func theBackdropDismissesOnReleaseNotOnPress() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.move(to: window.onScreen(x: 100, y: 100))
                try await window.input.down()
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                // Anywhere else on the backdrop will do for the release.
                try await window.input.move(to: window.onScreen(x: 300, y: 200))
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
            }
        }

        @Test(arguments: ["row", "cancel row", "header"])
        func aPressOnTheBackdropThatEndsOnACardDoesNothing(_ target: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let end = try await window.center(of: part(target, window))
                try await window.input.drag(from: window.onScreen(x: 100, y: 100), to: end, steps: 5)
                try await staysUntilEscape(run, window)
            }
        }

        @Test(arguments: ["row", "cancel row", "header"])
        func aPressOnACardThatEndsOnTheBackdropDoesNothing(_ origin: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let start = try await window.center(of: part(origin, window))
                try await window.input.drag(from: start, to: window.onScreen(x: 100, y: 100), steps: 5)
                try await staysUntilEscape(run, window)
            }
        }

        @Test func theGapBetweenTheCardsCountsAsBackdrop() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let lower = try #require(window.probe.frame(of: window.probe.cards[1]))
                try await window.click(x: 200, y: lower.y - 4)
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
            }
        }

        @Test func theMarginsAroundTheCardsCountAsBackdrop() async throws {
            try await withSheetWindow { window in
                for (x, y) in [(3.0, 600.0), (396.0, 600.0), (200.0, 636.0)] {
                    let run = try SheetRun()
                    try await run.presented(in: window)
                    try await window.click(x: x, y: y)
                    let answer = try await run.ends()
                    #expect(answer == "answer backdrop", "at \(x), \(y)")
                }
            }
        }

        @Test func aTapOnTheHeaderDoesNothing() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.click(part("header", window))
                try await staysUntilEscape(run, window)
            }
        }

        @Test func aDisabledRowCannotBePickedOrFocused() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [
                    Action("One", id: "one"), Action("Two", id: "two", isEnabled: false), .cancel,
                ])
                try await run.presented(in: window)
                try await window.click(window.probe.rows[1])
                #expect(gtk_widget_grab_focus(window.probe.rows[1]) == 0)
                #expect(window.probe.focusedRow == 0)
                try await staysUntilEscape(run, window)
            }
        }

        @Test func aDisabledCancelRowCannotBePickedButTheSheetCanBeLeft() async throws {
            try await withSheetWindow { window in
                var cancel = Action.cancel
                cancel.isEnabled = false
                let run = try SheetRun(actions: [Action("One", id: "one"), cancel])
                try await run.presented(in: window)
                try await window.click(window.probe.rows[1])
                try await staysUntilEscape(run, window)
            }
        }

        @Test(arguments: [Input.Button.right, .middle])
        func onlyTheFirstButtonPicksAndDismisses(_ button: Input.Button) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.click(at: window.center(of: window.probe.rows[0]), button)
                try await window.input.click(at: window.onScreen(x: 200, y: 60), button)
                try await staysUntilEscape(run, window)
            }
        }

        /// The pointer rests at the position that the sheet moves to.
        @Test(arguments: [true, false])
        func aRestingPointerPicksTheRowThatMovedUnderIt(_ animated: Bool) async throws {
            try await withSheetWindow { window in
                try await window.input.move(to: window.onScreen(x: 200, y: 600))
                let run = try SheetRun()
                try await run.presented(in: window, animated: animated)
                try await window.input.down()
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer cancelAction")
            }
        }

        /// A click opens the sheet; the next one, without the pointer having moved, must not reach the same button.
        @Test(arguments: [true, false])
        func aRestingPointerDoesNotReachTheButtonThatTheSheetCovers(_ animated: Bool) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                connect(window.button, "clicked") { [unowned window] in
                    if window.buttonClicks == 1 { run.present(in: window.reference, animated: animated) }
                }
                try await window.click(window.button)
                try await run.isAtRest(in: window)
                try await window.input.down()
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
                #expect(window.buttonClicks == 1)
                // Once the sheet is gone the same place is the button's again.
                try await FrameCounter.idle(window.widget)
                try await window.input.down()
                try await window.input.up()
                try await eventually("the click arrives") { window.buttonClicks == 2 }
            }
        }

        @Test func aSecondPickDuringTheDismissalIsIgnored() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                try await window.input.click(at: window.center(of: window.probe.rows[1]), count: 2)
                try await window.input.key("Escape")
                try await run.ends()
                #expect(run.log == SheetRun.life("move#0", handler: "move"))
                #expect(window.buttonClicks == 0)
            }
        }

        @Test func theWheelOverTheBackdropScrollsNothingUnderIt() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                for point in [(x: 200.0, y: 200.0), (x: 200.0, y: 590.0)] {
                    try await window.input.scroll(at: window.onScreen(x: point.x, y: point.y), down: 3)
                }
                try await staysUntilEscape(run, window)
                #expect(window.probe.offset(of: window.scroller) == 0)
                // The wheel does scroll it once the sheet is gone.
                try await window.input.scroll(at: window.onScreen(x: 200, y: 200), down: 3)
                try await eventually("the list scrolls") { window.probe.offset(of: window.scroller) > 0 }
            }
        }

        // MARK: Help

        private func part(_ name: String, _ window: SheetWindow) throws -> WidgetPointer {
            switch name {
            case "row": window.probe.rows[0]
            case "cancel row": window.probe.rows[3]
            default: try #require(window.probe.header)
            }
        }

        /// Whatever went before had no effect: Escape is the first thing that does.
        private func staysUntilEscape(_ run: SheetRun, _ window: SheetWindow) async throws {
            try await window.input.key("Escape")
            let answer = try await run.ends()
            #expect(answer == "answer escape")
            #expect(run.log.filter { $0.hasPrefix("answer") }.count == 1)
            #expect(window.buttonClicks == 0)
        }

        @Test func outsideOfARoundCornerIsTheBackdrop() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let card = try #require(try window.expectedCards(of: run.controller.sheet).last)
                try await window.click(x: card.x + 1.5, y: card.maxY - 1.5)
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
            }
        }
    }
}
