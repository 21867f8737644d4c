import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Edges and rings that must be seen on content as bright as they are.
    @Suite @MainActor struct SheetEdgeTests {
        @Test func aBubbleHasAHairlineOutsideOfItsEdge() async throws {
            try await withPopoverWindow { place in
                let sheet = try ActionSheet("Delete?") { Action("Delete", id: "delete") }
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: .highContrast))
                controller.present(in: place.window.reference, from: place.anchor, animated: false) { _ in }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                let bubble = try #require(try place.layout(of: sheet).bubble).frame
                let picture = try await place.window.picture { $0.isCard(Int(bubble.midX), Int(bubble.maxY) - 6) }
                let middle = Int(bubble.midY)
                let (left, right) = (Int(bubble.x), Int(bubble.maxX))
                // Inside of the edge, on the line, and outside of it.
                for columns in [[left, left - 1, left - 2], [right - 1, right, right + 1]] {
                    var colors: [Int] = []
                    for column in columns { colors.append(Int(try #require(picture.shot.pixel(column, middle)).red)) }
                    #expect(colors[0] == 252, "nothing of the card is covered")
                    #expect(colors[1] < colors[2] - 8, "the line is darker than the shadow next to it: \(colors)")
                }
                controller.dismiss(animated: false)
            }
        }

        @Test(arguments: [0, 1, 2])
        func theFocusRingOfAPanelOf2010CanBeSeenOnEachButton(_ row: Int) async throws {
            try await withSheetWindow { window in
                let sheet = try ActionSheet("Delete?") {
                    Action("Delete", id: "delete", role: .destructive)
                    Action("Move", id: "move")
                }
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: .classicBlue))
                controller.present(in: window.reference, animated: false) { _ in }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                // Where an earlier test has left the pointer a button may be highlighted.
                try await window.input.move(to: ScreenPoint(x: 1, y: 1))
                // Once around, and on to the row.
                for step in 1...row + 3 {
                    try await window.input.key("Down")
                    try await eventually("the next row has the focus") { window.probe.focusedRow == step % 3 }
                }
                var (frame, colors): (Rect?, [Int]) = (nil, [])
                // GTK hides the ring three seconds after the last key.
                gtk_window_set_focus_visible(window.window, 1)
                try await eventually("the ring is drawn: \(colors) at \(frame.debugDescription)") {
                    let picture = try await window.picture()
                    frame = window.probe.frame(of: window.probe.rows[row])
                    guard let frame else { return false }
                    let (x, y) = (Int(frame.x) + 40, Int(frame.y))
                    colors = (0..<8).compactMap { picture.shot.pixel(x, y + $0).map { Int($0.red) } }
                    // A bright line with a dark one at each side, however the row is aligned to pixels; the first is the button's edge.
                    return colors.indices.dropFirst(2).contains { line in
                        let isDark = { (side: Range<Int>) in side.contains { colors[$0] < colors[line] - 60 } }
                        return colors[line] > 225 && isDark(1..<line) && isDark(line + 1..<colors.count)
                    }
                }
                controller.dismiss(animated: false)
            }
        }
    }
}
