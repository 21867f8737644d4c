import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A task that begins in an open popover: its sheet covers the popover's content, inside its bubble (sheet.md §4).
    @Suite @MainActor struct PopoverNestingTests {
        /// A popover with many actions, and a sheet inside of it.
        private func withSheetInside(
            animated: Bool = false,
            _ body: (PopoverWindow, _ popover: SheetRun, _ inside: SheetRun) async throws -> Void
        ) async throws {
            try await withPopoverWindow { place in
                let popover = try SheetRun("Album", actions: (0..<7).map { Action("Action \($0)", id: "\($0)") })
                try await popover.presented(in: place.window, from: place.anchor)
                let inside = try SheetRun(
                    "Sure?", actions: [Action("Delete", id: "delete", role: .destructive), .cancel])
                inside.present(inside: popover, animated: animated)
                try await inside.isAtRest(in: place.window)
                try await body(place, popover, inside)
                popover.controller.dismiss(animated: false)
                try await popover.ends()
            }
        }

        @Test(arguments: [true, false])
        func theSheetIsInTheBubbleWithItsCancelAction(_ animated: Bool) async throws {
            try await withSheetInside(animated: animated) { place, popover, inside in
                let bubble = try #require(try place.layout(of: popover.controller.sheet).bubble).frame
                #expect(place.probe.overlays.count == 2)
                let cards = place.probe.cards.compactMap { place.probe.frame(of: $0) }
                #expect(cards.count == 2)
                for card in cards {
                    #expect(abs(card.x - bubble.x - 8) <= 0.5 && abs(card.width - bubble.width + 16) < 1)
                    #expect(card.y >= bubble.y && card.maxY <= bubble.maxY)
                }
                let last = try #require(cards.last)
                #expect(abs(last.maxY - bubble.maxY + 8) <= 0.5)
                #expect(place.probe.focusedRow == 0)
                // The bubble's content is dimmed, and nothing outside it.
                try await place.window.shows(
                    SheetWindow.background.underMaterial().underBackdrop, x: bubble.x + 20, y: bubble.y + 8,
                    "the bubble")
                let tip = try #require(try place.layout(of: popover.controller.sheet).bubble?.arrow?.tip)
                try await place.window.shows(
                    SheetWindow.background.underMaterial().underBackdrop, x: tip.x, y: tip.y + 7, "the arrow",
                    tolerance: 12)
                try await place.window.shows(SheetWindow.background, x: 20, y: 20, "the window")
            }
        }

        @Test(
            arguments: zip(
                ["cancel", "backdrop", "Escape", "pick"], ["cancelAction", "backdrop", "escape", "delete#0"]))
        func dismissingItLeavesThePopoverOpen(_ how: String, _ outcome: String) async throws {
            try await withSheetInside { place, popover, inside in
                switch how {
                case "cancel": try await place.window.click(place.probe.rows[1])
                case "pick": try await place.window.click(place.probe.rows[0])
                case "Escape": try await place.window.input.key("Escape")
                default:
                    let bubble = try #require(try place.layout(of: popover.controller.sheet).bubble).frame
                    try await place.window.click(x: bubble.midX, y: bubble.y + 20)
                }
                let answer = try await inside.ends()
                #expect(answer == "answer \(outcome)")
                #expect(popover.isPresented && popover.log == ["willPresent", "didPresent"])
                // The focus is the popover's again, and so are presses.
                #expect(place.probe.focusedRow == 0)
                try await place.window.click(place.probe.rows[3])
                let other = try await popover.ends()
                #expect(other == "answer 3#3")
            }
        }

        @Test func aClickOutsideOfTheBubbleEndsBothTheInnerFirst() async throws {
            try await withSheetInside { place, popover, inside in
                inside.controller.onEvent = { event in
                    if case .didDismiss = event { popover.note("inner didDismiss") }
                }
                try await place.window.click(place.other)
                try await popover.ends()
                #expect(inside.log.last == "answer parentClosed")
                #expect(
                    popover.log == [
                        "willPresent", "didPresent", "inner didDismiss", "willDismiss outsideClick",
                        "didDismiss outsideClick", "answer outsideClick",
                    ])
                try await eventually("the click arrives") { place.otherClicks == 1 }
                #expect(place.probe.overlays.isEmpty)
            }
        }

        @Test func threeGoOneAfterTheOtherFromAbove() async throws {
            try await withSheetInside { place, popover, inside in
                let third = try SheetRun(actions: [Action("Third", id: "third"), .cancel])
                third.present(inside: popover, animated: false)
                try await third.isAtRest(in: place.window)
                #expect(place.probe.overlays.count == 3)
                for run in [third, inside, popover] {
                    #expect(run.isPresented)
                    try await place.window.input.key("Escape")
                    let answer = try await run.ends()
                    #expect(answer == "answer escape")
                }
            }
        }

        @Test func itGoesWithItsBubble() async throws {
            try await withSheetInside { place, popover, inside in
                place.moveSource(200, 40)
                try await eventually("the source moves") { abs(place.sourceFrame.x - 200) < 1 }
                let bubble = try #require(try place.layout(of: popover.controller.sheet).bubble).frame
                try await eventually("the sheet follows") {
                    let card = place.probe.cards.first.flatMap { place.probe.frame(of: $0) }
                    return card.map { abs($0.x - bubble.x - 8) <= 0.5 } == true
                }
                place.moveSource(400, 40)
            }
        }

        @Test func itEndsWhereThePopoverLosesItsSource() async throws {
            try await withSheetInside { place, popover, inside in
                gtk_widget_set_visible(place.source, 0)
                try await popover.ends()
                #expect(inside.log.last == "answer parentClosed" && popover.log.last == "answer parentClosed")
            }
        }

        @Test func insideASheetThatIsNotThereItEndsAtOnce() async throws {
            let absent = try SheetRun()
            let run = try SheetRun()
            run.present(inside: absent)
            #expect(run.log == SheetRun.life("parentClosed", handler: nil))
        }

        @Test func insideABottomSheetItTakesItsPlace() async throws {
            try await withSheetWindow { window in
                let lower = try SheetRun()
                let upper = try SheetRun(actions: [Action("Only", id: "only"), .cancel])
                try await lower.presented(in: window)
                upper.present(inside: lower, animated: false)
                try await upper.isAtRest(in: window)
                let frame = try #require(window.probe.cards.last.flatMap { window.probe.frame(of: $0) })
                #expect(frame.x == 8 && frame.maxX == window.width - 8)
                try await window.click(window.probe.rows[0])
                let answer = try await upper.ends()
                #expect(answer == "answer only#0")
                #expect(lower.isPresented)
                lower.controller.dismiss(animated: false)
                try await lower.ends()
            }
        }
    }
}
