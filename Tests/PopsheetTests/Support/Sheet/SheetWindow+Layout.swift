import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

extension SheetWindow {
    /// The place of everything of a sheet at rest by the layout alone, in the window's coordinates.
    ///
    /// - Parameter area: The part of the window that the sheet is confined to.
    func layout(of sheet: ActionSheet, in area: Rect? = nil, safeArea: Insets = Insets()) throws -> SheetLayout {
        let area = area ?? Rect(x: 0, y: 0, width: width, height: height)
        let stage = try LayoutContext(
            size: Size(width: area.width, height: area.height), safeArea: safeArea, fillsScreen: false,
            deviceScale: Double(gtk_widget_get_scale_factor(widget)))
        return try SheetLayout(
            sheet, PresentationOptions(style: .sheet, appearance: .light), in: stage, cancelLabel: StandardLabel.cancel,
            measuring: PangoTextMeasurer())
    }

    /// The frames of the cards by the layout, in the window's coordinates.
    func expectedCards(of sheet: ActionSheet, in area: Rect? = nil) throws -> [Rect] {
        try layout(of: sheet, in: area).cards.map { $0.frame.offset(x: area?.x ?? 0, y: area?.y ?? 0) }
    }

    /// A picture of the window at rest, without the pointer.
    func picture() async throws -> WindowPicture {
        try await input.move(to: ScreenPoint(x: 1, y: 1))
        try await FrameCounter.idle(widget)
        return WindowPicture(shot: try await Screenshot.of(onScreen()))
    }

    /// A picture in which a condition holds; where it does not come to hold, the last one taken.
    func picture(
        until description: String = "the picture is right", _ condition: (WindowPicture) throws -> Bool
    ) async throws -> WindowPicture {
        var last = try await picture()
        try? await eventually(description) {
            last = try await picture()
            return try condition(last)
        }
        return last
    }

    /// A picture of a sheet that is drawn.
    func pictureOfSheet() async throws -> WindowPicture {
        try await picture(until: "the backdrop is drawn") { picture in
            picture.shot.pixel(2, Int(height) / 2)?.isClose(to: Self.dimmed) == true
        }
    }
}

/// The pixels of a window with a sheet over it, at one pixel per logical one.
struct WindowPicture: CustomStringConvertible {
    let shot: Screenshot
    var description: String { shot.description }

    /// Whether a pixel is a card's: much lighter than the dimmed content.
    func isCard(_ column: Int, _ row: Int) -> Bool {
        guard let pixel = shot.pixel(column, row) else { return false }
        // Half-way between a card's least and the backdrop's green and blue.
        return Int(pixel.green) + Int(pixel.blue) > 320
    }

    /// Where cards begin and end along a column, as [first pixel, pixel after the last, …].
    func edges(inColumn column: Int) -> [Int] { Self.edges(0..<shot.height) { isCard(column, $0) } }

    /// Where cards begin and end along a row.
    func edges(inRow row: Int) -> [Int] { Self.edges(0..<shot.width) { isCard($0, row) } }

    private static func edges(_ range: Range<Int>, _ isCard: (Int) -> Bool) -> [Int] {
        var edges: [Int] = []
        var inside = false
        for position in range where isCard(position) != inside {
            edges.append(position)
            inside.toggle()
        }
        return inside ? edges + [range.upperBound] : edges
    }
}
