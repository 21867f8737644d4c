import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Drags of a content sheet by the mouse (content.md §6).
    @Suite @MainActor struct ContentDragTests {
        init() throws { try Display.open() }

        @Test(arguments: DragBody.Part.allCases)
        func thePointUnderThePointerStaysUnderItAtEveryStep(_ part: DragBody.Part) async throws {
            try await DragBody.staysUnderThePointer(part, by: .mouse)
        }

        @Test func aReleaseBetweenDetentsGoesToTheNearest() async throws {
            try await DragBody.goesToTheNearest(by: .mouse)
        }

        @Test func aFlickGoesOneDetentFurther() async throws { try await DragBody.flicks(by: .mouse) }

        @Test func belowTheSmallestDetentAReleaseNearTheBottomDismisses() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.grabber(in: window), in: window)
                try await drag.move(through: [12, 150])
                try await run.isHeld(315 - 138, in: window)
                try await drag.release(192)
                let outcome = try await run.ends()
                #expect(outcome == "swipe" && !run.log.contains { $0.contains(" by ") })
            }
        }

        @Test func aboveTheLargestDetentTheSheetResists() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50), detents: [.medium])
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                for distance in [-20.0, -100, -200] {
                    try await drag.move(distance)
                    let pull = 0.55 * -distance
                    try await run.isHeld(315 + pull * 640 / (640 + pull), in: window)
                }
                try await drag.release(-200)
                try await run.isAt(315, in: window)
                #expect(!run.log.contains { $0.contains(" by ") })
                try await run.dismiss()
            }
        }

        // MARK: Refusal

        @Test func aRefusedDismissalSpringsBackAndIsReportedOnce() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                run.controller.shouldDismiss = { _ in false }
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                for distance in [20.0, 100, 260] {
                    try await drag.move(distance)
                    let pull = 0.55 * distance
                    try await run.isHeld(315 - pull * 640 / (640 + pull), in: window)
                }
                try await drag.release(260)
                try await run.isAt(315, in: window)
                try await eventually("it is reported") { run.log.contains("refused swipe") }
                #expect(run.log.filter { $0 == "refused swipe" }.count == 1 && run.isPresented)
                run.controller.shouldDismiss = nil
                try await run.dismiss()
            }
        }

        @Test func aPermittedDismissalContinuesFromWhereTheSheetIs() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                run.controller.shouldDismiss = { _ in true }
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(through: [20, 260])
                let extent = run.extent(in: window)
                try await window.input.rest()
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                try await drag.end(260)
                let outcome = try await run.ends()
                #expect(outcome == "swipe" && !run.log.contains("refused swipe"))
                // The spring may have begun to return it until the answer came.
                #expect(recorder.frames.allSatisfy { 640 - $0.cards[0] <= extent + 40 })
            }
        }

        // MARK: Other containers

        @Test func aFormSheetIsDraggedDownAndDismissed() async throws {
            try await withSheetWindow(width: 800, height: 640, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 300))
                try await run.presented(in: window, animated: true)
                let top = window.probe.top
                var drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(40)
                try await run.isHeld(window.height - top - 40, in: window)
                try await drag.release(40)
                try await run.isAt(window.height - top, in: window)
                drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(40)
                try await drag.release(300)
                let outcome = try await run.ends()
                #expect(outcome == "swipe")
            }
        }

        @Test func cardsAreDraggedDownAndDismissed() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 100), actions: [Action("One", id: "one"), .cancel],
                    options: PresentationOptions(style: .cards))
                try await run.presented(in: window, animated: true)
                let top = window.probe.top
                let drag = try await Drag.begin(on: run.widget, in: window)
                try await drag.move(through: [12, 52])
                try await eventually("the cards are 40 lower") { abs(window.probe.top - top - 40) <= 1 }
                try await drag.release(80)
                let outcome = try await run.ends()
                #expect(outcome == "swipe")
            }
        }

        // MARK: Without motion

        @Test(arguments: [true, false])
        func withoutMotionADragStillMovesTheSheetAndTheReleaseIsAtOnce(_ reduces: Bool) async throws {
            PopsheetDefaults.reducesMotion = reduces ? true : nil
            defer { PopsheetDefaults.reducesMotion = nil }
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: reduces)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(through: [-12, -60])
                try await run.isHeld(375, in: window)
                try await drag.move(-250)
                try await run.isHeld(565, in: window)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                try await drag.release(-250)
                try await run.isAt(630, in: window)
                let heights = Set(recorder.frames.map { 640 - $0.cards[0] })
                #expect(heights.isSubset(of: [565, 630]))
                #expect(run.log.last == "large by drag")
                try await run.dismiss()
            }
        }

        // MARK: Changes during a drag

        @Test func aDragDuringThePresentationTakesTheSheetOverWhereItIs() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50), detents: [.large])
                try await window.input.move(to: window.onScreen(x: 200, y: 630))
                run.controller.present(in: window.reference) { _ in }
                try await eventually("the sheet is on its way") {
                    run.presenter?.layout != nil && window.probe.top < 600
                }
                let drag = try await Drag.begin(at: Point(x: 200, y: 635), in: window)
                try await drag.move(through: [-12])
                let extent = run.extent(in: window)
                try await drag.move(-2)
                try await run.isHeld(extent - 10, in: window)
                try await drag.release(-2)
                try await run.isAt(630, in: window)
                try await eventually("it is presented") { run.isPresented }
                run.controller.dismiss(animated: false)
                try await eventually("it ends") { run.log.last == "didDismiss programmatic" }
            }
        }

        @Test func contentThatGrowsDuringADragDoesNotMoveTheSheet() async throws {
            try await withSheetWindow { window in
                let block = Contents.block(height: 200)
                let run = try ContentSheetRun("Title", content: block, detents: [.content])
                try await run.presented(in: window, animated: true)
                let rest = run.extent(in: window)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(60)
                try await run.isHeld(rest - 60, in: window)
                for height in [260, 400, 150] {
                    gtk_widget_set_size_request(block, 100, CInt(height))
                    try await FrameCounter.idle(window.widget)
                    #expect(abs(run.extent(in: window) - rest + 60) <= 1, "\(height)")
                    try await drag.move(70)
                    try await run.isHeld(rest - 70, in: window)
                    try await drag.move(60)
                    try await run.isHeld(rest - 60, in: window)
                }
                try await drag.release(40)
                try await run.isAt(rest - 50, in: window)
                try await run.dismiss()
            }
        }

        @Test func contentThatChangesItsSizeAtEveryStepOfADragDoesNotMakeTheSheetJitter() async throws {
            try await withSheetWindow { window in
                let block = Contents.block(height: 200)
                let run = try ContentSheetRun("Title", content: block, detents: [.content, .large])
                try await run.presented(in: window, animated: true)
                let rest = run.extent(in: window)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                // The press has arrived once the sheet follows the pointer.
                try await drag.move(-15)
                try await run.isHeld(rest + 15, in: window)
                for (step, height) in [210, 190, 240, 180, 300, 200].enumerated() {
                    gtk_widget_set_size_request(block, 100, CInt(height))
                    let distance = Double(step) * 15
                    try await drag.move(-distance)
                    try await run.isHeld(rest + distance, in: window)
                }
                try await drag.release(0)
                try await run.isAt(rest, in: window)
                try await run.dismiss()
            }
        }

        @Test func aWindowThatIsResizedDuringADragLeavesTheSheetUnderThePointer() async throws {
            try await withSheetWindow(width: 400, height: 640, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(-60)
                try await run.isHeld(375, in: window)
                let place = try await window.onScreen()
                let screenTop = place.y + window.probe.top
                gtk_window_set_default_size(window.window, 400, 560)
                try await eventually("the window is lower") { window.height == 560 }
                try await window.rests()
                // Without a window manager that keeps its middle, the pointer's position in the window is the same.
                try await drag.move(-61)
                try await drag.move(-60)
                try await FrameCounter.idle(window.widget)
                let now = try await window.onScreen()
                #expect(abs(now.y + window.probe.top - screenTop) <= 1)
                try await drag.release(-60)
                try await eventually("it rests at a detent") {
                    run.presenter?.isAtRest == true && [275.0, 550].contains { abs($0 - run.extent(in: window)) <= 1 }
                }
                try await run.dismiss()
            }
        }

        @Test func anotherButtonDuringADragChangesNothing() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(-60)
                try await run.isHeld(375, in: window)
                try await window.input.down(.right)
                try await drag.move(-80)
                try await run.isHeld(395, in: window)
                try await window.input.up(.right)
                try await drag.move(-90)
                try await run.isHeld(405, in: window)
                try await drag.release(-60)
                try await run.isAt(315, in: window)
                try await run.dismiss()
            }
        }

        @Test func aSheetThatIsDismissedDuringADragLeavesAndCanBePresentedAndDraggedAgain() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                for _ in 0..<2 {
                    try await run.presented(in: window, animated: true)
                    let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                    try await drag.move(-60)
                    try await run.isHeld(375, in: window)
                    run.controller.dismiss(animated: true)
                    try await drag.move(-90)
                    try await drag.end(-90)
                    try await eventually("it ends") { run.log.last == "didDismiss programmatic" }
                }
            }
        }

        @Test func aDetentThatIsSelectedDuringADragIsReachedAndTheDragGoesOnFromThere() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(-60)
                try await run.isHeld(375, in: window)
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                try await drag.move(-20)
                try await drag.move(0)
                try await FrameCounter.idle(window.widget)
                #expect(abs(run.extent(in: window) - 630) <= 60)
                try await drag.release(-60)
                try await run.isAt(630, in: window)
                try await run.dismiss()
            }
        }
    }

    /// Drags of a content sheet by a finger (content.md §6).
    @Suite(.requires(.touch), .requires(.windowSize))
    @MainActor struct ContentDragTouchTests {
        init() throws { try Display.open() }

        @Test(arguments: DragBody.Part.allCases)
        func thePointUnderTheFingerStaysUnderItAtEveryStep(_ part: DragBody.Part) async throws {
            try await DragBody.staysUnderThePointer(part, by: .finger)
        }

        @Test func aReleaseBetweenDetentsGoesToTheNearest() async throws {
            try await DragBody.goesToTheNearest(by: .finger)
        }

        @Test func aFlickGoesOneDetentFurther() async throws { try await DragBody.flicks(by: .finger) }

        @Test func anotherFingerDuringADragChangesNothing() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window, by: .finger)
                try await drag.move(-60)
                try await run.isHeld(375, in: window)
                let other = try await window.onScreen(x: 100, y: 600)
                try await window.input.touch(.begin, finger: 1, at: other)
                try await window.input.touch(.update, finger: 1, at: other.offset(x: 0, y: -100))
                try await drag.move(-80)
                try await run.isHeld(395, in: window)
                try await window.input.touch(.end, finger: 1, at: other.offset(x: 0, y: -100))
                try await drag.move(-90)
                try await run.isHeld(405, in: window)
                try await drag.release(-60)
                try await run.isAt(315, in: window)
                try await run.dismiss()
            }
        }
    }
}
