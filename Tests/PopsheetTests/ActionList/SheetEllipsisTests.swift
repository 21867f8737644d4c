import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Labels without their middle: the ellipsis is equally close to the text on both sides.
    @Suite @MainActor struct SheetEllipsisTests {
        /// The columns without ink to the left and to the right of an ellipsis; nil where a row of a picture shows none.
        private func gaps(in picture: Screenshot, row: Rect) -> (left: Int, right: Int)? {
            guard let ground = picture.pixel(Int(row.x) + 3, Int(row.midY)) else { return nil }
            func hasInk(_ column: Int, _ rows: Range<Int>) -> Bool {
                rows.contains { y in picture.pixel(column, y).map { !$0.isClose(to: ground, tolerance: 40) } ?? false }
            }
            // A capital letter of 14 pixels reaches about 5 above and below the row's middle, the dots stand below it.
            let (upper, lower) = (Int(row.midY) - 5..<Int(row.midY) + 1, Int(row.midY) + 1..<Int(row.midY) + 8)
            let columns = Array(Int(row.x) + 10..<Int(row.maxX) - 10)
            let dots = columns.filter {
                hasInk($0, lower) && !hasInk($0 - 1, upper) && !hasInk($0, upper) && !hasInk($0 + 1, upper)
            }
            guard let first = dots.first, let last = dots.last,
                let before = columns.last(where: { $0 < first && hasInk($0, upper) }),
                let after = columns.first(where: { $0 > last && hasInk($0, upper) })
            else { return nil }
            return (first - before - 1, after - last - 1)
        }

        @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
        func noHoleIsNextToAnEllipsis(_ direction: LayoutDirection) async throws {
            try Display.open()
            try await withSheetWindow(width: 390, height: 620, content: gtk_drawing_area_new()) { window in
                if direction == .rightToLeft { gtk_widget_set_direction(window.widget, GTK_TEXT_DIR_RTL) }
                // So many different rests that some are nearly a letter wide.
                let labels = (0..<7).map { String(repeating: "l", count: $0) + String(repeating: "H", count: 80) }
                let run = try SheetRun(actions: labels.map { Action($0) })
                try await run.presented(in: window)
                let picture = try await window.pictureOfSheet().shot
                for row in window.probe.rows {
                    let frame = try #require(window.probe.frame(of: row))
                    let gaps = try #require(self.gaps(in: picture, row: frame))
                    #expect(abs(gaps.left - gaps.right) <= 3, "\(gaps)")
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
