import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Touches inside an application's widget (content.md §6, §7), on displays with a touchscreen.
    @Suite(.requires(.touch)) @MainActor struct ContentTouchTests {
        /// GTK is initialized before the first widget.
        init() throws { try Display.open() }

        /// A finger on the screen.
        @MainActor struct Finger {
            let window: SheetWindow
            let start: ScreenPoint

            static func down(in window: SheetWindow, at start: ScreenPoint) async throws -> Finger {
                try await window.input.touch(.begin, at: start)
                return Finger(window: window, start: start)
            }

            /// Moves to distances below the start, each of which is shown before the next.
            func move(_ distances: Double...) async throws {
                for distance in distances {
                    try await window.input.touch(.update, at: start.offset(x: 0, y: distance))
                    try await FrameCounter.idle(window.widget)
                }
            }

            func up(_ distance: Double) async throws {
                try await window.input.rest()
                try await window.input.touch(.end, at: start.offset(x: 0, y: distance))
            }
        }

        @Test func aTapOnAButtonClicksIt() async throws {
            var clicks = 0
            let button = gtk_button_new_with_label("Press")!
            connect(button, "clicked") { clicks += 1 }
            try await withContent(button) { window, run in
                try await window.input.tap(at: window.center(of: button))
                try await eventually("the button is clicked") { clicks == 1 }
                #expect(run.isPresented)
            }
        }

        @Test func aDragFromAButtonMovesTheSheetAndClicksNothing() async throws {
            var clicks = 0
            let button = gtk_button_new_with_label("Press")!
            connect(button, "clicked") { clicks += 1 }
            try await withContent(button) { window, run in
                let top = run.top
                let finger = try await Finger.down(in: window, at: window.center(of: button))
                try await finger.move(12, 30, 42)
                #expect(abs(run.top - top - 30) <= 1)
                try await finger.move(12)
                try await finger.up(12)
                try await run.isBack(at: top)
                #expect(clicks == 0)
                #expect(gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue == 0)
            }
        }

        @Test func aListScrollsToItsTopAndThenTheSameDragMovesTheSheet() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let top = run.top
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 60)
                try await FrameCounter.idle(window.widget)
                let finger = try await Finger.down(in: window, at: window.center(of: list))
                try await finger.move(12, 40)
                #expect(abs(window.probe.offset(of: list) - 20) <= 1)
                #expect(run.top == top)
                // The pressed line stays under the finger, in the list and then with the sheet.
                try await finger.move(70)
                #expect(window.probe.offset(of: list) == 0)
                #expect(abs(run.top - top - 10) <= 1)
                try await finger.move(100)
                #expect(abs(run.top - top - 40) <= 1)
                try await finger.up(100)
                try await run.isBack(at: top)
            }
        }

        @Test func atItsTopAListGivesADragDownwardsToTheSheet() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let top = run.top
                let finger = try await Finger.down(in: window, at: window.center(of: list))
                try await finger.move(12, 42)
                #expect(abs(run.top - top - 30) <= 1)
                try await finger.up(42)
                try await run.isBack(at: top)
            }
        }

        @Test func aDragUpwardsScrollsTheListAndBackAgain() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let top = run.top
                let finger = try await Finger.down(in: window, at: window.center(of: list))
                try await finger.move(-12, -80)
                #expect(abs(window.probe.offset(of: list) - 80) <= 1)
                #expect(run.top == top)
                try await finger.move(-40, 0, 30)
                #expect(window.probe.offset(of: list) == 0)
                #expect(abs(run.top - top - 30) <= 1)
                try await finger.up(30)
                try await run.isBack(at: top)
            }
        }

        @Test func aFlickedListKeepsScrolling() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let top = run.top
                let start = try await window.center(of: list)
                try await window.input.swipe(from: start, to: start.offset(x: 0, y: -100), over: .milliseconds(100))
                try await eventually("the list goes on") { window.probe.offset(of: list) > 130 }
                #expect(run.top == top && run.isPresented)
            }
        }

        @Test func aHorizontalListScrollsAndTheSheetStays() async throws {
            let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            for number in 1...40 { gtk_box_append(row.cast(), gtk_label_new("Column \(number)")) }
            let list = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_child(OpaquePointer(list), row)
            let adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(list))
            try await withContent(list) { window, run in
                let top = run.top
                let start = try await window.center(of: list)
                try await window.input.swipe(from: start, to: start.offset(x: -100, y: 20))
                try await eventually("the list scrolls") { gtk_adjustment_get_value(adjustment) >= 90 }
                #expect(run.top == top && run.isPresented)
            }
        }

        @Test func aCanvasThatIsPannedKeepsItsDrag() async throws {
            let canvas = Canvas()
            try await withContent(canvas.widget) { window, run in
                let top = run.top
                let finger = try await Finger.down(in: window, at: window.center(of: canvas.widget))
                try await finger.move(12, 60)
                #expect(abs(canvas.distance - 60) <= 1)
                #expect(run.top == top)
                try await finger.up(60)
            }
        }

        @Test func aFastDragDownFromTheTopOfAListDismisses() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let start = try await window.center(of: list)
                try await window.input.swipe(from: start, to: start.offset(x: 0, y: 120), over: .milliseconds(100))
                let outcome = try await run.ends()
                #expect(outcome == .cancelled(.swipe))
            }
        }
    }
}

extension GTKSuites {
    /// Two fingers on a touchpad over an application's widget (content.md §6, §7).
    @Suite(.requires(.sway, "X11 does not report when the fingers are lifted"))
    @MainActor struct ContentTouchpadTests {
        /// GTK is initialized before the first widget.
        init() throws { try Display.open() }

        @Test func aListScrollsToItsTopAndThenTheSheetMoves() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                run.shouldDismiss = { _ in false }
                let top = run.top
                let point = try await window.center(of: list)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 300)
                try await FrameCounter.idle(window.widget)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                try await window.input.pan(at: point, down: -30, over: .milliseconds(200))
                // GTK scrolls further than the fingers move.
                try await eventually("the list scrolls") { window.probe.offset(of: list) <= 270 }
                #expect(window.probe.offset(of: list) > 0 && run.top == top)
                try await window.input.pan(at: point, down: -400, over: .milliseconds(500))
                try await eventually("the list is at its top") { window.probe.offset(of: list) == 0 }
                try await eventually("the sheet was lower") {
                    recorder.frames.contains { $0.cards[0] > top + 20 }
                }
                run.shouldDismiss = nil
            }
        }

        @Test func aWidgetThatScrollsByItselfKeepsTheScrolling() async throws {
            let map = gtk_drawing_area_new()!
            var distance = 0.0
            let scroll: OpaquePointer = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
            let signal = Signal.answering(UnsafeMutableRawPointer(scroll), "scroll") { arguments in
                distance += arguments[1]
                return true
            }
            defer { signal.disconnect() }
            gtk_widget_add_controller(map, scroll)
            try await withContent(map) { window, run in
                let top = run.top
                try await window.input.pan(at: window.center(of: map), down: -100, over: .milliseconds(200))
                try await eventually("the map scrolls") { distance <= -95 }
                #expect(run.top == top && run.isPresented)
            }
        }

        @Test func theWheelMovesNothingButTheList() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let top = run.top
                let point = try await window.center(of: list)
                try await window.input.scroll(at: point, down: 2)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 0 }
                try await window.input.scroll(at: point, down: -4)
                try await eventually("the list is at its top") { window.probe.offset(of: list) == 0 }
                try await window.input.scroll(at: point, down: -4)
                try await FrameCounter.idle(window.widget)
                #expect(run.top == top && run.isPresented)
            }
        }
    }
}
