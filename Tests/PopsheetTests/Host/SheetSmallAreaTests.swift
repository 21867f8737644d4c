import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Areas almost too small for a sheet: visible texts and rows never overlap.
    @Suite @MainActor struct SheetSmallAreaTests {
        /// What can be seen of a widget, in the window's coordinates.
        private func seen(_ widget: WidgetPointer, in window: SheetWindow) -> Rect? {
            window.probe.frame(of: widget).map { WidgetBounds.visiblePart($0, of: widget, in: window.widget) }
        }

        private func overlap(_ one: Rect, _ other: Rect) -> Bool {
            min(one.maxX, other.maxX) - max(one.x, other.x) > 1 && min(one.maxY, other.maxY) - max(one.y, other.y) > 1
        }

        /// What of the uppermost sheet overlaps, in words.
        private func faults(in window: SheetWindow) -> [String] {
            guard let overlay = window.probe.overlays.last else { return ["there is no sheet"] }
            let texts = SheetProbe.descendants(of: overlay).filter { SheetProbe.cssName(of: $0) == "label" }
                .compactMap { seen($0, in: window) }
            let rows = window.probe.rows.compactMap { seen($0, in: window) }
            var faults: [String] = []
            for (index, row) in rows.enumerated() {
                for text in texts where overlap(text, row) {
                    faults.append("row \(index) \(row) covers a text \(text)")
                }
                for (below, other) in rows.enumerated().dropFirst(index + 1) where overlap(row, other) {
                    faults.append("row \(index) \(row) covers row \(below) \(other)")
                }
            }
            return faults
        }

        private func withPane(_ body: @MainActor (SheetWindow, WidgetPointer) async throws -> Void) async throws {
            try Display.open()
            let (pane, box) = (gtkBox(), gtkBox())
            gtk_widget_set_halign(pane, GTK_ALIGN_START)
            gtk_widget_set_valign(pane, GTK_ALIGN_START)
            gtk_widget_set_size_request(pane, 320, 320)
            gtk_box_append(asBox(box), pane)
            try await withSheetWindow(width: 640, height: 560, content: box) { window in try await body(window, pane) }
        }

        /// Gives the pane a size, and waits until the sheet is in it.
        private func resize(_ pane: WidgetPointer, _ width: Int, _ height: Int, in window: SheetWindow) async throws {
            gtk_widget_set_size_request(pane, CInt(width), CInt(height))
            try await eventually("the pane is \(width) × \(height)") {
                guard let frame = window.probe.frame(of: pane) else { return false }
                return frame.width == Double(width) && frame.height == Double(height)
            }
            try await FrameCounter.idle(window.widget)
        }

        @Test func aTitleIsNotDrawnOverTheFirstRowOfALowWindow() async throws {
            try Display.open()
            try await withSheetWindow(width: 300, height: 143, content: gtk_drawing_area_new()) { window in
                let run = try SheetRun(
                    "Delete it?", actions: [Action("One", id: "one"), Action("Two", id: "two"), .cancel])
                try await run.presented(in: window)
                #expect(faults(in: window) == [])
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover, .compact], [SheetAppearance.light, .classicBlue])
        func inAreasOfAnySizeNoTextOverlapsARow(
            _ presentation: PresentationOptions.Style, _ appearance: SheetAppearance
        ) async throws {
            let complaints = GLibMessages.unexpectedCount
            try await withPane { window, pane in
                let message = "They leave all your devices, and nothing brings them back from there."
                let sheet = try ActionSheet("Delete 3 photos?", message: message, actions: SheetRun.actions)
                let controller = ActionSheetController(
                    sheet, options: PresentationOptions(style: presentation, appearance: appearance))
                controller.present(in: WidgetReference(pane), animated: false) { _ in }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                // About where the header goes, a row scrolls, and everything fits.
                var sizes = [60, 84, 108, 132, 156, 204, 252, 324, 420].map { (300, $0) }
                sizes += [40, 100, 220, 400].map { ($0, 150) }
                for (width, height) in sizes {
                    try await resize(pane, width, height, in: window)
                    #expect(faults(in: window) == [], "\(width) × \(height)")
                }
                controller.dismiss(animated: false)
            }
            #expect(GLibMessages.unexpectedCount == complaints)
        }
    }
}
