import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Faults that recur in other implementations of sheets ([I] in content.md).
    @Suite @MainActor struct ContentRegressionTests {
        init() throws { try Display.open() }

        @Test func twoDetentsWithinAPixelAreOneAndNeverMakeScrollingImpossible() async throws {
            let list = SheetWindow.list(of: 80)
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: list, detents: [.height(629.5), .large, .height(630), .fraction(0.9999)])
                try await run.presented(in: window, animated: true)
                try await run.isAt(630, in: window)
                #expect(run.presenter?.expansion == 0)
                try await window.input.scroll(at: window.center(of: list), down: 3)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 0 }
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                try await run.dismiss()
            }
        }

        @Test func aKeyboardNeverChangesTheDetentNorDismisses() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: gtk_entry_new(), detents: [.height(200), .medium, .large])
                try await run.presented(in: window, animated: true)
                for detent in [Detent.height(200), .medium, .large] {
                    run.controller.selectedDetent = detent
                    try await run.rests(in: window)
                    let extent = run.extent(in: window)
                    for inset in [100.0, 300, 500, 639, 5_000, 40, 0] {
                        run.controller.options.keyboardInset = inset
                        try await run.rests(in: window)
                        #expect(run.controller.selectedDetent == detent && run.isPresented, "\(detent) \(inset)")
                        #expect(window.probe.top >= 9.5 || inset > 600, "\(detent) \(inset)")
                    }
                    try await run.isAt(extent, in: window)
                }
                #expect(run.log.filter { $0.contains(" by ") }.allSatisfy { $0.hasSuffix("program") })
                try await run.dismiss()
            }
        }

        @Test func aKeyboardDuringADragNeitherDismissesNorMovesTheSheetAway() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: gtk_entry_new())
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(-60)
                try await run.isHeld(375, in: window)
                run.controller.options.keyboardInset = 200
                try await FrameCounter.idle(window.widget)
                #expect(abs(run.extent(in: window) - 375) <= 1)
                try await drag.move(-70)
                try await run.isHeld(385, in: window)
                run.controller.options.keyboardInset = 0
                try await FrameCounter.idle(window.widget)
                #expect(abs(run.extent(in: window) - 385) <= 1)
                try await drag.release(-60)
                try await run.isAt(315, in: window)
                #expect(run.isPresented)
                try await run.dismiss()
            }
        }

        enum Form: CaseIterable, Sendable { case page, scrolledWindow, text }

        @Test(arguments: Form.allCases)
        func theFocusedWidgetIsVisibleAboveAKeyboard(_ form: Form) async throws {
            let entry = gtk_entry_new()!
            let lines = (1...20).map { gtk_label_new("Line \($0)")! }
            let column = Contents.column(lines + [entry] + (21...40).map { gtk_label_new("Line \($0)")! })
            let text = Contents.text(lines: 100)
            let widget = form == .page ? column : form == .text ? text : Contents.scrolled(column)
            let focused = form == .text ? text : entry
            defer { g_object_unref(g_object_ref_sink(form == .text ? column : text)) }
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: widget, detents: [.large])
                try await run.presented(in: window, animated: true)
                if form == .text {
                    var end = GtkTextIter()
                    let buffer = gtk_text_view_get_buffer(text.cast())
                    gtk_text_buffer_get_iter_at_line(buffer, &end, 24)
                    gtk_text_buffer_place_cursor(buffer, &end)
                }
                gtk_widget_grab_focus(focused)
                try await FrameCounter.idle(window.widget)
                @MainActor func cursor() -> Rect? {
                    if form != .text { return window.probe.frame(of: entry) }
                    var (strong, x, y) = (GdkRectangle(), Int32(0), Int32(0))
                    gtk_text_view_get_cursor_locations(text.cast(), nil, &strong, nil)
                    gtk_text_view_buffer_to_window_coords(
                        text.cast(), GTK_TEXT_WINDOW_WIDGET, strong.x, strong.y, &x, &y)
                    let rect = Rect(x: Double(x), y: Double(y), width: 1, height: Double(strong.height))
                    return window.frame(of: rect, in: text)
                }
                for inset in [0.0, 320, 450, 200, 0, 400] {
                    run.controller.options.keyboardInset = inset
                    try await run.rests(in: window)
                    let place = try #require(cursor())
                    let bar = try #require(run.content.flatMap { window.probe.frame(of: $0.bar.pointer) })
                    #expect(place.y >= bar.maxY - 1 && place.maxY <= 640 - inset + 1, "\(inset): \(place)")
                }
                run.controller.options.keyboardInset = 0
                try await run.rests(in: window)
                try await run.dismiss()
            }
        }

        @Test func whatTheUserHasScrolledAwayFromIsNotScrolledBackByADrag() async throws {
            let entry = gtk_entry_new()!
            let column = Contents.column([entry] + (1...60).map { gtk_label_new("Line \($0)")! })
            let page = Contents.scrolled(column)
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: page)
                try await run.presented(in: window, animated: true)
                gtk_widget_grab_focus(entry)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(page)), 300)
                try await FrameCounter.idle(window.widget)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(-100)
                try await run.isHeld(415, in: window)
                #expect(window.probe.offset(of: page) == 300)
                try await drag.release(-200)
                try await run.isAt(630, in: window)
                #expect(window.probe.offset(of: page) == 300)
                try await run.dismiss()
            }
        }

        @Test func noFrameOfADragOrOfItsSpringGoesTheOtherWay() async throws {
            let list = SheetWindow.list(of: 80)
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list)
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                for distance in stride(from: 0.0, through: -240, by: -8) { try await drag.move(distance) }
                try await drag.release(-240)
                try await run.isAt(630, in: window)
                let heights = recorder.frames.map { 640 - $0.cards[0] }.prefix { $0 < 629 }
                #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(Array(heights))")
                try await run.dismiss()
            }
        }
    }
}
