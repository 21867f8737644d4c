import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Presses on a content sheet that moves, or has just moved (sheet.md §9, content.md §6).
    @Suite @MainActor struct ContentHoldTests {
        init() throws { try Display.open() }

        /// What a press is on.
        enum Part: CaseIterable, Sendable { case title, content, grabber }

        private func point(of part: Part, _ run: ContentSheetRun, in window: SheetWindow) throws -> Point {
            switch part {
            case .title: Point(x: 80, y: window.probe.top + 38)
            case .content: Point(x: 200, y: window.probe.top + 120)
            case .grabber: try run.grabber(in: window)
            }
        }

        /// Presses the sheet on its way to its largest detent, and returns its height there and the pressed point.
        private func hold(
            _ part: Part, _ run: ContentSheetRun, in window: SheetWindow, isTouch: Bool
        ) async throws -> (extent: Double, point: Point, presses: PressListener) {
            let presses = try #require(run.presenter?.presses?.listener)
            run.controller.selectedDetent = .large
            var pressed = Point(x: 0, y: 0)
            try await eventually("the moving sheet is held") {
                let extent = run.extent(in: window)
                guard extent > 330, extent < 620, run.presenter?.isAtRest == false else { return false }
                pressed = try point(of: part, run, in: window)
                presses.take(.down(isTouch: isTouch), finger: nil, at: pressed, time: 1)
                return true
            }
            #expect(run.presenter?.isAtRest == true)
            try await FrameCounter.idle(window.widget)
            let extent = run.extent(in: window)
            #expect(extent > 320 && extent < 630)
            return (extent, pressed, presses)
        }

        @Test(arguments: Part.allCases, [true, false])
        func aPressHoldsASheetThatMovesAndThePressedPointIsItsGrip(_ part: Part, _ isTouch: Bool) async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let (extent, point, presses) = try await hold(part, run, in: window, isTouch: isTouch)
                for distance in [-12.0, 30, -4] {
                    presses.take(.move, finger: nil, at: Point(x: point.x, y: point.y + distance), time: 2)
                    try await FrameCounter.idle(window.widget)
                    #expect(abs(run.extent(in: window) - extent + distance) <= 1, "\(distance)")
                }
                // Where it rests depends on where it was held.
                presses.take(.up, finger: nil, at: Point(x: point.x, y: point.y - 4), time: 3)
                try await eventually("it rests at a detent") {
                    run.presenter?.isAtRest == true
                        && [315, 630].contains { abs(run.extent(in: window) - $0) <= 1 }
                }
                try await run.dismiss()
            }
        }

        @Test(arguments: [Part.title, .content]) func aSheetThatIsHeldAndReleasedGoesOn(_ part: Part) async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let (_, point, presses) = try await hold(part, run, in: window, isTouch: false)
                presses.take(.up, finger: nil, at: point, time: 2)
                try await run.isAt(630, in: window)
                #expect(run.isPresented)
                try await run.dismiss()
            }
        }

        @Test func aDragContinuesFromWhereTheSheetIsAfterTheDetentHasChangedTwice() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let presses = try #require(run.presenter?.presses?.listener)
                let point = try point(of: .title, run, in: window)
                @MainActor func move(_ distance: Double) {
                    presses.take(.move, finger: nil, at: Point(x: point.x, y: point.y + distance), time: 2)
                }
                presses.take(.down(isTouch: false), finger: nil, at: point, time: 1)
                move(-30)
                try await run.isHeld(345, in: window)
                run.controller.selectedDetent = .large
                run.controller.selectedDetent = .medium
                try await run.isAt(315, in: window)
                move(-32)
                move(-52)
                try await run.isHeld(335, in: window)
                presses.take(.cancel, finger: nil, at: point, time: 3)
                try await run.isAt(315, in: window)
                try await run.dismiss()
            }
        }

        @Test func aWidgetInASheetThatIsHeldGetsNoPress() async throws {
            var clicks = 0
            let button = gtk_button_new_with_label("Press")!
            gtk_widget_set_vexpand(button, 1)
            connect(button, "clicked") { clicks += 1 }
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: button)
                try await run.presented(in: window, animated: true)
                let (_, point, presses) = try await hold(.content, run, in: window, isTouch: false)
                presses.take(.up, finger: nil, at: point, time: 2)
                try await run.isAt(630, in: window)
                #expect(clicks == 0)
                try await window.click(button)
                try await eventually("at rest it is clicked") { clicks == 1 }
                try await run.dismiss()
            }
        }

        @Test func aPressOnAnItemOfASheetThatMovesHoldsTheSheetAndChoosesTheItem() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 50), trailing: [BarItem("Done", id: "done")])
                run.controller.shouldDismiss = { _ in false }
                try await run.presented(in: window, animated: true)
                let item = try #require(run.content?.bar.items.first)
                let presses = try #require(run.presenter?.presses?.listener)
                run.controller.selectedDetent = .large
                var place = Point(x: 0, y: 0)
                try await eventually("the item of the moving sheet is pressed") {
                    let extent = run.extent(in: window)
                    guard extent > 330, extent < 620, run.presenter?.isAtRest == false,
                        let frame = window.probe.frame(of: item.button)
                    else { return false }
                    place = Point(x: frame.midX, y: frame.midY)
                    presses.take(.down(isTouch: false), finger: nil, at: place, time: 1)
                    return true
                }
                #expect(run.presenter?.isAtRest == true && item.isPressed)
                try await FrameCounter.idle(window.widget)
                presses.take(.up, finger: nil, at: place, time: 2)
                // The refused sheet goes on.
                try await eventually("the item is chosen") { run.log.contains { $0.hasPrefix("refused done") } }
                try await run.isAt(630, in: window)
                run.controller.shouldDismiss = nil
                try await run.dismiss()
            }
        }

        // MARK: After a motion

        /// Moves a sheet to its large detent below a resting pointer, and presses at once.
        ///
        /// - Parameter place: What is pressed, where it is at the medium detent.
        private func press(_ place: Point, whereItHasMoved run: ContentSheetRun, in window: SheetWindow) async throws {
            var time = 90.0
            run.presenter?.presses?.clock = { time }
            try await window.input.move(to: window.onScreen(x: place.x, y: place.y - 315))
            try await FrameCounter.idle(window.widget)
            time = 100
            run.controller.selectedDetent = .large
            try await run.isAt(630, in: window)
            time = 100.1
            try await window.input.down()
        }

        @Test func afterTheSheetHasMovedItsItemsTakeAPressOfARestingPointerAtOnce() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 50), trailing: [BarItem("Done", id: "done")])
                try await run.presented(in: window, animated: true)
                let item = try #require(run.content?.bar.items.first)
                let frame = try #require(window.probe.frame(of: item.button))
                try await press(Point(x: frame.midX, y: frame.midY), whereItHasMoved: run, in: window)
                try await eventually("the item is pressed") { item.isPressed }
                try await window.input.up()
                let outcome = try await run.ends()
                #expect(outcome.hasPrefix("done"))
            }
        }

        @Test func afterTheSheetHasMovedItsGrabberTakesAPressOfARestingPointerAtOnce() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                try await press(run.grabber(in: window), whereItHasMoved: run, in: window)
                try await window.input.up()
                try await run.isAt(315, in: window)
                #expect(run.log.last == "medium by grabber")
                try await run.dismiss()
            }
        }

        /// A finger does not rest anywhere.
        @Test func aFingerOnARowThatHasJustMovedPressesIt() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: [Action("One", id: "one"), .cancel])
                try await run.presented(in: window)
                var time = 90.0
                let presses = try #require(run.controller.presenter?.presses)
                presses.clock = { time }
                time = 100
                try run.update([Action("One", id: "one"), Action("Two", id: "two"), .cancel])
                try await eventually("the row is there") { window.probe.rows.count == 3 }
                try await FrameCounter.idle(window.widget)
                time = 100.1
                let frame = try #require(window.probe.frame(of: window.probe.rows[0]))
                let point = Point(x: frame.midX, y: frame.midY)
                presses.listener?.take(.down(isTouch: true), finger: nil, at: point, time: 1)
                presses.listener?.take(.up, finger: nil, at: point, time: 1.1)
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        /// What moves as a whole keeps its rows in their places.
        @Test func theRowsOfAPopoverThatFollowsItsSourceTakeAPressAtOnce() {
            func rows(_ y: Double) -> [(id: TargetID, frame: Rect)] {
                [
                    (id: .action("one"), frame: Rect(x: 10, y: y, width: 100, height: 57)),
                    (id: .action("two"), frame: Rect(x: 10, y: y + 57, width: 100, height: 57)),
                ]
            }
            var places = TargetPlacements()
            _ = places.update(rows(100), origin: Point(x: 0, y: 90), at: 1, isAtRest: true)
            _ = places.update(rows(157), origin: Point(x: 0, y: 147), at: 2, isAtRest: true)
            #expect(places.takesPress(.action("one"), at: 2.1, aimed: 1.5))
            #expect(!places.hadRow(at: Point(x: 20, y: 110), at: 2.1, aimed: 1.5))
            // Rows that move in the sheet do not.
            _ = places.update(rows(100), origin: Point(x: 0, y: 147), at: 3, isAtRest: true)
            #expect(!places.takesPress(.action("one"), at: 3.1, aimed: 2.5))
            #expect(places.takesPress(.action("one"), at: 3.31, aimed: 2.5))
        }
    }

    /// A finger on a content sheet that has just moved (sheet.md §9).
    @Suite(.requires(.touch), .requires(.windowSize))
    @MainActor struct ContentHoldTouchTests {
        init() throws { try Display.open() }

        @Test func afterAFlickTheNextTapPressesAnItem() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 50), trailing: [BarItem("Done", id: "done")])
                try await run.presented(in: window, animated: true)
                // However long the tap takes to arrive, the sheet has just moved.
                run.presenter?.presses?.clock = { 100 }
                let drag = try await Drag.begin(at: Point(x: 200, y: 400), in: window, by: .finger)
                try await drag.flick(from: 0, to: -150, speed: 1_200)
                try await run.isAt(630, in: window)
                let item = try #require(run.content?.bar.items.first)
                try await window.input.tap(at: window.center(of: item.button))
                let outcome = try await run.ends()
                #expect(outcome.hasPrefix("done"))
            }
        }

        @Test func aFingerHoldsASheetThatMoves() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                let place = try await window.onScreen(x: 200, y: 600)
                try await inSlowMotion {
                    run.controller.selectedDetent = .large
                    try await eventually("the sheet moves") { run.extent(in: window) > 320 }
                    try await window.input.touch(.begin, at: place)
                    try await eventually("the finger holds the sheet") { run.presenter?.isAtRest == true }
                }
                try await FrameCounter.idle(window.widget)
                let extent = run.extent(in: window)
                #expect(extent > 320 && extent < 625)
                try await window.input.touch(.update, at: place.offset(x: 0, y: 5))
                try await run.isHeld(extent - 5, in: window)
                try await window.input.touch(.end, at: place.offset(x: 0, y: 5))
                try await run.isAt(630, in: window)
                try await run.dismiss()
            }
        }
    }
}
