import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Content that scrolls in a content sheet, on every display (content.md §7).
    @Suite @MainActor struct ContentScrollTests {
        init() throws { try Display.open() }

        enum Kind: CaseIterable, Sendable { case list, listView, text, textInScrolledWindow, nested }

        private func make(_ kind: Kind) -> (widget: WidgetPointer, scrolls: WidgetPointer) {
            switch kind {
            case .list:
                let list = SheetWindow.list(of: 80)
                return (list, gtk_scrolled_window_get_child(OpaquePointer(list)))
            case .listView:
                let view = Contents.listView(of: 10_000)
                return (view, view)
            case .text:
                let text = Contents.text(lines: 200)
                return (text, text)
            case .textInScrolledWindow:
                let text = Contents.text(lines: 200)
                return (Contents.scrolled(text), text)
            case .nested:
                let box = Contents.column((1...80).map { gtk_label_new("Line \($0)")! })
                let column = Contents.column([gtk_label_new("Above"), Contents.scrolled(box), gtk_label_new("Below")])
                return (Contents.scrolled(column), box)
            }
        }

        @Test(arguments: Kind.allCases)
        func theEndOfTheContentIsReachedAtEveryDetent(_ kind: Kind) async throws {
            let (widget, scrolls) = make(kind)
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: widget, detents: [.height(200), .medium, .large],
                    actions: [Action("One", id: "one")])
                try await run.presented(in: window)
                for extent in [200.0, 315, 630, 200] {
                    let scroller = try #require(Contents.scroller(of: scrolls))
                    let point = try await window.center(of: scroller)
                    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
                    try await window.input.scroll(at: point, down: 3)
                    try await eventually("the wheel scrolls") { gtk_adjustment_get_value(adjustment) > 0 }
                    try await run.isAt(extent, in: window)
                    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
                    gtk_adjustment_set_value(adjustment, end)
                    try await FrameCounter.idle(window.widget)
                    #expect(gtk_adjustment_get_value(adjustment) >= end - 0.5)
                    let frame = try #require(window.probe.frame(of: scroller))
                    let row = try #require(window.probe.rows.first.flatMap { window.probe.frame(of: $0) })
                    #expect(frame.maxY <= row.y + 0.5 && frame.height > 0, "\(extent)")
                    if kind != .text, kind != .textInScrolledWindow, kind != .listView {
                        let last = try #require(gtk_widget_get_last_child(scrolls))
                        let place = try #require(window.probe.frame(of: last))
                        #expect(place.maxY <= frame.maxY + 0.5 && place.maxY > frame.y, "\(extent): \(place), \(frame)")
                    }
                    gtk_adjustment_set_value(adjustment, 0)
                    run.controller.selectedDetent = extent == 200 ? .medium : extent == 315 ? .large : .height(200)
                    try await run.rests(in: window)
                }
                try await run.dismiss()
            }
        }

        @Test func theWheelScrollsAndNeverMovesTheSheet() async throws {
            let list = SheetWindow.list(of: 80)
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list)
                try await run.presented(in: window, animated: true)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                let point = try await window.center(of: list)
                try await window.input.scroll(at: point, down: 3)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 0 }
                try await window.input.scroll(at: point, down: -10)
                try await eventually("the list is at its top") { window.probe.offset(of: list) == 0 }
                try await window.input.scroll(at: point, down: -10)
                let place = try run.bar(in: window)
                let bar = try await window.onScreen(x: place.x, y: place.y)
                try await window.input.scroll(at: bar, down: 5)
                try await window.input.scroll(at: bar, down: -5)
                try await FrameCounter.idle(window.widget)
                #expect(recorder.frames.allSatisfy { abs(640 - $0.cards[0] - 315) <= 0.5 })
                #expect(!run.log.contains { $0.contains(" by ") } && run.isPresented)
                try await run.dismiss()
            }
        }

        @Test func twoListsInARowScrollEachByItself() async throws {
            let (left, right) = (SheetWindow.list(of: 80), SheetWindow.list(of: 80))
            let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            for list in [left, right] {
                gtk_widget_set_hexpand(list, 1)
                gtk_box_append(asBox(box), list)
            }
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: box)
                try await run.presented(in: window, animated: true)
                try await window.input.scroll(at: window.center(of: left), down: 2)
                try await eventually("the left list scrolls") { window.probe.offset(of: left) > 0 }
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.offset(of: right) == 0)
                let offset = window.probe.offset(of: left)
                // By mouse the other one moves the sheet, and neither scrolls.
                let drag = try await Drag.begin(on: right, in: window)
                try await drag.move(through: [-12])
                try await drag.move(-112)
                try await run.isHeld(415, in: window)
                try await drag.release(-12)
                try await run.isAt(315, in: window)
                #expect(window.probe.offset(of: left) == offset && window.probe.offset(of: right) == 0)
                try await run.dismiss()
            }
        }
    }

    /// A finger in content that scrolls (content.md §7).
    @Suite(.requires(.touch), .requires(.windowSize))
    @MainActor struct ContentScrollTouchTests {
        init() throws { try Display.open() }

        private func list(
            _ list: WidgetPointer = SheetWindow.list(of: 80), scrollingExpands: Bool = true,
            _ body: @MainActor (SheetWindow, ContentSheetRun, WidgetPointer) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list, detents: [.medium, .large]) {
                    $0.scrollingExpands = scrollingExpands
                }
                try await run.presented(in: window, animated: true)
                try await body(window, run, list)
                if run.outcome == nil { try await run.dismiss() }
            }
        }

        @Test func aDragUpwardsFirstExpandsTheSheetAndThenScrollsInTheSameGesture() async throws {
            try await list { window, run, list in
                let drag = try await Drag.begin(on: list, in: window, by: .finger)
                try await drag.move(through: [-12])
                for distance in [-12.0, -60, -200, -325, -330, -360, -420, -340, -300, -100, -420] {
                    try await drag.move(distance)
                    let way = -distance - 12
                    try await run.isHeld(315 + min(way, 315), in: window)
                    #expect(abs(window.probe.offset(of: list) - max(0, way - 315)) <= 1, "\(distance)")
                }
                try await drag.release(-420)
                try await run.isAt(630, in: window)
                #expect(abs(window.probe.offset(of: list) - 93) <= 2)
                try await eventually("the detent is selected") {
                    run.log.filter { $0.contains(" by ") } == ["large by drag"]
                }
            }
        }

        @Test func theListScrollsOnAfterTheFingerHasLeftAndAPressStopsIt() async throws {
            try await list { window, run, list in
                let drag = try await Drag.begin(on: list, in: window, by: .finger)
                try await drag.move(through: [-12])
                try await drag.move(-335)
                try await FrameCounter.idle(window.widget)
                try await drag.flick(from: -335, to: -435, speed: 1_000)
                try await eventually("the list goes on") { window.probe.offset(of: list) > 150 }
                let next = try await Drag.begin(on: list, in: window, by: .finger)
                try await FrameCounter.idle(window.widget)
                let offset = window.probe.offset(of: list)
                try await window.input.rest()
                #expect(window.probe.offset(of: list) == offset)
                try await next.end(0)
                try await run.isAt(630, in: window)
            }
        }

        @Test func aScrolledListIsDraggedToItsTopAndThenTheSheet() async throws {
            try await list { window, run, list in
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 60)
                try await FrameCounter.idle(window.widget)
                let drag = try await Drag.begin(at: Point(x: 200, y: 200), in: window, by: .finger)
                for distance in [12.0, 40, 59, 70, 160, 300, 100, 59, 20] {
                    try await drag.move(distance)
                    try await run.isHeld(630 - max(0, distance - 60), in: window)
                    if distance > 12 {
                        #expect(abs(window.probe.offset(of: list) - max(0, 60 - distance)) <= 1, "\(distance)")
                    }
                }
                try await drag.move(through: [100])
                try await drag.release(280)
                try await run.isAt(315, in: window)
                #expect(window.probe.offset(of: list) == 0)
            }
        }

        @Test func aListThatDoesNotExpandTheSheetScrollsAtEveryDetent() async throws {
            try await list(scrollingExpands: false) { window, run, list in
                let drag = try await Drag.begin(on: list, in: window, by: .finger)
                try await drag.move(through: [-12, -100])
                #expect(abs(window.probe.offset(of: list) - 100) <= 1)
                try await run.isHeld(315, in: window)
                try await drag.release(-100)
                try await run.isAt(315, in: window)
                #expect(!run.log.contains { $0.contains(" by ") })
            }
        }

        /// Drags up from the medium detent to the large one and on, in one gesture.
        private func expandsAndScrolls(
            _ run: ContentSheetRun, _ scroller: WidgetPointer, in window: SheetWindow
        ) async throws {
            let drag = try await Drag.begin(on: scroller, in: window, by: .finger)
            try await drag.move(through: [-12])
            for distance in [-60.0, -200, -350, -420] {
                try await drag.move(distance)
                let way = -distance - 12
                try await run.isHeld(315 + min(way, 315), in: window)
                #expect(abs(window.probe.offset(of: scroller) - max(0, way - 315)) <= 1, "\(distance)")
            }
            try await drag.release(-420)
            try await run.isAt(630, in: window)
        }

        @Test func aListViewWithManyRowsExpandsTheSheetAndScrolls() async throws {
            try await list(Contents.scrolled(Contents.listView(of: 10_000))) { window, run, list in
                try await expandsAndScrolls(run, list, in: window)
            }
        }

        @Test(arguments: [true, false])
        func aTextExpandsTheSheetAndScrolls(_ isBare: Bool) async throws {
            let text = Contents.text(lines: 200)
            try await list(isBare ? text : Contents.scrolled(text)) { window, run, _ in
                let scroller = try #require(Contents.scroller(of: text))
                try await expandsAndScrolls(run, scroller, in: window)
            }
        }

        @Test func aHorizontalListScrollsSidewaysAndMovesTheSheetUpAndDown() async throws {
            let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            for number in 1...40 { gtk_box_append(asBox(row), gtk_label_new("Column \(number)")) }
            let columns = Contents.scrolled(row)
            try await list(columns) { window, run, columns in
                let adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(columns))
                let sideways = try await Drag.begin(on: columns, in: window, by: .finger)
                try await sideways.move(-4, x: -12)
                try await FrameCounter.idle(window.widget)
                try await sideways.move(-30, x: -80)
                try await eventually("the columns scroll") { gtk_adjustment_get_value(adjustment) >= 60 }
                try await run.isHeld(315, in: window)
                try await window.input.rest()
                try await sideways.end(-30)
                try await FrameCounter.idle(window.widget)
                let value = gtk_adjustment_get_value(adjustment)
                let up = try await Drag.begin(on: columns, in: window, by: .finger)
                try await up.move(through: [-12, -112])
                try await run.isHeld(415, in: window)
                #expect(abs(gtk_adjustment_get_value(adjustment) - value) <= 1)
                try await up.release(-12)
                try await run.isAt(315, in: window)
            }
        }

        @Test func aListInAScrolledPageScrollsBeforeTheSheetMoves() async throws {
            let inner = SheetWindow.list(of: 80)
            gtk_widget_set_size_request(inner, 100, 400)
            let page = Contents.scrolled(Contents.column([gtk_label_new("Above"), inner, gtk_label_new("Below")]))
            try await list(page, scrollingExpands: false) { window, run, page in
                let drag = try await Drag.begin(on: page, in: window, by: .finger)
                try await drag.move(through: [-12, -80])
                #expect(window.probe.offset(of: inner) + window.probe.offset(of: page) >= 79)
                try await run.isHeld(315, in: window)
                try await drag.release(-80)
            }
        }
    }

    /// Two fingers on a touchpad in content that scrolls (content.md §7).
    @Suite(.requires(.sway, "X11 does not report when the fingers are lifted"))
    @MainActor struct ContentScrollTouchpadTests {
        init() throws { try Display.open() }

        @Test func scrollingUpFirstExpandsTheSheetAndThenScrolls() async throws {
            let list = SheetWindow.list(of: 200)
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list)
                try await run.presented(in: window, animated: true)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                var expanded: [Double] = []
                recorder.onFrame = { frame in
                    if window.probe.offset(of: list) > 0 { expanded.append(640 - frame.cards[0]) }
                }
                try await window.input.pan(at: window.center(of: list), down: 420, steps: 42, over: .milliseconds(700))
                try await run.isAt(630, in: window)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 60 }
                // The sheet is at its largest detent wherever the list scrolls, and never above it.
                #expect(expanded.allSatisfy { abs($0 - 630) <= 1 }, "\(expanded)")
                #expect(recorder.frames.allSatisfy { 640 - $0.cards[0] <= 631 })
                let heights = recorder.frames.map { 640 - $0.cards[0] }
                #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 + 0.5 })
                #expect(run.log.filter { $0.contains(" by ") } == ["large by drag"])
                try await run.dismiss()
            }
        }

        @Test func aListThatDoesNotExpandTheSheetScrolls() async throws {
            let list = SheetWindow.list(of: 80)
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list) { $0.scrollingExpands = false }
                try await run.presented(in: window, animated: true)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                try await window.input.pan(at: window.center(of: list), down: 100)
                try await eventually("the list scrolls") { window.probe.offset(of: list) >= 99 }
                #expect(recorder.frames.allSatisfy { abs(640 - $0.cards[0] - 315) <= 0.5 })
                try await run.dismiss()
            }
        }

        @Test func fingersOverTheBarMoveTheSheetBothWays() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                try await window.input.pan(at: window.center(of: run.widget), down: 100, over: .milliseconds(150))
                try await run.isAt(630, in: window)
                try await window.input.pan(at: window.center(of: run.widget), down: -100, over: .milliseconds(150))
                try await run.isAt(315, in: window)
                #expect(run.log.filter { $0.contains(" by ") } == ["large by drag", "medium by drag"])
                try await run.dismiss()
            }
        }
    }
}
