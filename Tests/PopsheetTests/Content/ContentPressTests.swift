import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Presses inside an application's widget, by the mouse (content.md §6).
    @Suite @MainActor struct ContentPressTests {
        /// GTK is initialized before the first widget.
        init() throws { try Display.open() }

        /// Presses in the middle of a widget, moves a fifth of the way, which decides what becomes of the press, and then
        /// the rest in small steps, without letting go.
        private func hold(_ window: SheetWindow, _ widget: WidgetPointer, x: Double = 0, y: Double) async throws {
            let start = try await window.center(of: widget)
            try await window.input.move(to: start)
            try await FrameCounter.idle(window.widget)
            try await window.input.down()
            for step in 2...10 {
                let part = Double(step) / 10
                try await window.input.move(to: start.offset(x: x * part, y: y * part))
                if step == 2 { try await FrameCounter.idle(window.widget) }
            }
        }

        private func isActive(_ widget: WidgetPointer) -> Bool {
            gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        }

        private func box(_ children: WidgetPointer...) -> WidgetPointer {
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            for child in children {
                gtk_widget_set_vexpand(child, 1)
                gtk_box_append(asBox(box), child)
            }
            return box
        }

        @Test func aClickOnAButtonClicksItAndNothingElse() async throws {
            var clicks = 0
            let button = gtk_button_new_with_label("Press")!
            connect(button, "clicked") { clicks += 1 }
            try await withContent(box(button)) { window, run in
                try await window.click(button)
                try await eventually("the button is clicked") { clicks == 1 }
                #expect(run.isPresented && run.content.chosen.isEmpty)
                #expect(window.buttonClicks == 0)
            }
        }

        @Test(arguments: [60.0, -60])
        func aDragFromALabelMovesTheSheet(_ distance: Double) async throws {
            let label = gtk_label_new("Text")!
            try await withContent(box(label)) { window, run in
                let top = run.top
                try await hold(window, label, y: distance)
                if distance > 0 {
                    // The drag begins where the press has moved too far for a tap.
                    try await eventually("the sheet is 48 lower") { abs(run.top - top - 48) <= 1 }
                } else {
                    try await eventually("the sheet is 4.8 higher") { abs(run.top - top + 4.8) <= 0.5 }
                }
                try await window.input.rest()
                try await window.input.up()
                try await run.isBack(at: top)
                #expect(run.isPresented)
            }
        }

        @Test func aLongDragFromALabelDismisses() async throws {
            let label = gtk_label_new("Text")!
            try await withContent(box(label)) { window, run in
                try await hold(window, label, y: 120)
                try await window.input.up()
                let outcome = try await run.ends()
                #expect(outcome == .cancelled(.swipe))
            }
        }

        @Test func aDragFromAButtonMovesTheSheetAndClicksNothing() async throws {
            var clicks = 0
            let button = gtk_button_new_with_label("Press")!
            connect(button, "clicked") { clicks += 1 }
            try await withContent(box(button)) { window, run in
                let top = run.top
                let place = try await window.center(of: button)
                try await window.input.move(to: place)
                try await FrameCounter.idle(window.widget)
                try await window.input.down()
                try await eventually("the button looks pressed") { isActive(button) }
                for distance in [12.0, 24, 36, 48] {
                    try await window.input.move(to: place.offset(x: 0, y: distance))
                    try await FrameCounter.idle(window.widget)
                }
                #expect(abs(run.top - top - 36) <= 1)
                #expect(!isActive(button))
                // Back to the beginning, so that the release is over the button again.
                try await window.input.move(to: place)
                try await window.input.rest()
                try await window.input.up()
                try await run.isBack(at: top)
                #expect(clicks == 0)
                #expect(!isActive(button))
                try await window.click(button)
                try await eventually("the button is clicked") { clicks == 1 }
            }
        }

        @Test func aHorizontalDragIsTheWidgets() async throws {
            let label = gtk_label_new("Text")!
            try await withContent(box(label)) { window, run in
                let top = run.top
                try await hold(window, label, x: 60, y: 30)
                try await FrameCounter.idle(window.widget)
                #expect(run.top == top)
                try await window.input.up()
            }
        }

        @Test func aVerticalScaleKeepsItsDrag() async throws {
            let scale = gtk_scale_new_with_range(GTK_ORIENTATION_VERTICAL, 0, 100, 1)!
            try await withContent(box(scale)) { window, run in
                let top = run.top
                try await hold(window, scale, y: 60)
                try await eventually("the scale follows") { gtk_range_get_value(scale.cast()) > 60 }
                #expect(run.top == top)
                try await window.input.up()
                #expect(run.isPresented)
            }
        }

        @Test func aTextIsSelectedByADrag() async throws {
            let view = gtk_text_view_new()!
            let buffer = gtk_text_view_get_buffer(view.cast())
            gtk_text_buffer_set_text(buffer, (1...10).map { "Line \($0) of a text" }.joined(separator: "\n"), -1)
            try await withContent(box(view)) { window, run in
                let top = run.top
                let frame = try #require(window.probe.frame(of: view))
                let start = try await window.onScreen(x: frame.x + 20, y: frame.y + 12)
                try await window.input.drag(from: start, to: start.offset(x: 30, y: 80))
                try await eventually("text is selected") { gtk_text_buffer_get_has_selection(buffer) != 0 }
                #expect(run.top == top && run.isPresented)
            }
        }

        @Test func aCanvasThatIsPannedKeepsItsDrag() async throws {
            let canvas = Canvas()
            try await withContent(box(canvas.widget)) { window, run in
                let top = run.top
                try await hold(window, canvas.widget, y: 60)
                try await eventually("the canvas is panned") { canvas.distance >= 59 }
                #expect(run.top == top)
                try await window.input.up()
                #expect(run.isPresented)
            }
        }

        @Test func aGestureThatHasDeniedThePressLeavesItToTheSheet() async throws {
            let canvas = gtk_drawing_area_new()!
            let drag = gtk_gesture_drag_new()!
            let signal = Signal.answering(UnsafeMutableRawPointer(drag), "drag-begin") { _ in
                gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
                return false
            }
            defer { signal.disconnect() }
            gtk_widget_add_controller(canvas, drag)
            try await withContent(box(canvas)) { window, run in
                let top = run.top
                try await hold(window, canvas, y: 50)
                try await eventually("the sheet is lower") { run.top > top + 20 }
                try await window.input.rest()
                try await window.input.up()
                try await run.isBack(at: top)
            }
        }

        @Test func theMouseDragsTheSheetFromAListThatIsScrolled() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { window, run in
                let top = run.top
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 100)
                try await FrameCounter.idle(window.widget)
                try await hold(window, list, y: 50)
                try await eventually("the sheet is lower") { run.top > top + 20 }
                #expect(window.probe.offset(of: list) == 100)
                try await window.input.rest()
                try await window.input.up()
                try await run.isBack(at: top)
            }
        }

        @Test func aTouchThatDragsTheContentUpwardsIsTheSheetsOnlyWhereItExpands() async throws {
            let list = SheetWindow.list(of: 80)
            try await withContent(list) { _, run in
                let overlay = try #require(run.session.presenter?.overlay.pointer)
                @MainActor func isSheets(_ distance: Double, canExpand: Bool) -> Bool {
                    let press = ContentPress(on: list, in: overlay, at: Point(x: 200, y: 400), isTouch: true)
                    let decision = press.move(
                        to: Point(x: 200, y: 400 + distance), finger: nil, canExpand: canExpand)
                    if case .sheet = decision { return true }
                    return false
                }
                #expect(isSheets(-12, canExpand: true) && !isSheets(-12, canExpand: false))
                #expect(isSheets(12, canExpand: true) && isSheets(12, canExpand: false))
                #expect(!isSheets(-8, canExpand: true))
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 60)
                #expect(!isSheets(-12, canExpand: true) && !isSheets(12, canExpand: true))
                #expect(isSheets(61, canExpand: false))
            }
        }

        // MARK: The grip

        @Test func aClickOnWhatDragsTheSheetChoosesIt() async throws {
            try await withContent(box(gtk_label_new("Text"))) { window, run in
                try await window.click(run.content.grip.widget)
                try await eventually("the grip is chosen") { run.content.chosen == [.grabber] }
                #expect(!run.content.grip.isPressed)
            }
        }

        @Test func aDragOfWhatDragsTheSheetChoosesNothing() async throws {
            try await withContent(box(gtk_label_new("Text"))) { window, run in
                let top = run.top
                try await hold(window, run.content.grip.widget, y: 50)
                try await eventually("the sheet is lower") { abs(run.top - top - 40) <= 1 }
                #expect(!run.content.grip.isPressed)
                try await window.input.rest()
                try await window.input.up()
                try await run.isBack(at: top)
                #expect(run.content.chosen.isEmpty)
            }
        }
    }
}
