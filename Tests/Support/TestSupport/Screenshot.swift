public import CPopsheet
import CPopsheetTestSupport

/// A picture of the screen, as the display server shows it.
///
/// GTK draws later: take pictures in ``eventually(_:timeout:isolation:file:line:_:)``, with a new screenshot each
/// time. For example:
///
///     try await eventually("the button is red") {
///         try await Screenshot.ofScreen().pixel(at: center) == Pixel(255, 0, 0)
///     }
public struct Screenshot: Equatable, Sendable, CustomStringConvertible {
    public let width, height: Int
    /// Where the picture's upper left pixel is on the screen.
    public let x, y: Int
    /// Red, green, blue and alpha of each pixel, row by row.
    public let rgba: [UInt8]

    /// Its place and size; a failed expectation would print every byte of it.
    public var description: String { "picture of \(width) × \(height) at \(x), \(y)" }

    /// Creates a picture of these pixels: red, green, blue and alpha of each, row by row.
    public init(x: Int = 0, y: Int = 0, width: Int, height: Int, rgba: [UInt8]) {
        precondition(rgba.count == width * height * 4)
        (self.x, self.y, self.width, self.height, self.rgba) = (x, y, width, height, rgba)
    }

    /// Takes the whole screen.
    public static func ofScreen() async throws -> Screenshot {
        let display = try await Display.open()
        return try await capture(display.bounds.pixels(within: display.bounds), on: display)
    }

    /// Takes a rectangle of the screen, or what of it is on the screen.
    public static func of(_ rect: ScreenRect) async throws -> Screenshot {
        let display = try await Display.open()
        return try await capture(rect.pixels(within: display.bounds), on: display)
    }

    /// Takes what a widget covers, a whole window with its shadow margins for example.
    @MainActor
    public static func of(_ widget: UnsafeMutablePointer<GtkWidget>) async throws -> Screenshot {
        try await of(Place.onScreen(of: widget))
    }

    /// The pixel at a place of the picture, counted from its own upper left corner; nil outside.
    public func pixel(_ column: Int, _ row: Int) -> Pixel? {
        guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
        let at = (row * width + column) * 4
        return Pixel(rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3])
    }

    /// The pixel at a place of the screen; nil outside of the picture.
    public func pixel(at point: ScreenPoint) -> Pixel? {
        pixel(Int(point.x.rounded(.down)) - x, Int(point.y.rounded(.down)) - y)
    }

    /// The part of the picture within a rectangle of the screen.
    public func cropped(to rect: ScreenRect) -> Screenshot {
        let own = ScreenRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
        return cropped(to: rect.pixels(within: own))
    }

    func cropped(to part: PixelRect) -> Screenshot {
        var cut: [UInt8] = []
        cut.reserveCapacity(part.width * part.height * 4)
        for row in (part.y - y)..<(part.y - y + part.height) {
            let begin = (row * width + part.x - x) * 4
            cut += rgba[begin..<(begin + part.width * 4)]
        }
        return Screenshot(x: part.x, y: part.y, width: part.width, height: part.height, rgba: cut)
    }

    /// The smallest area that holds all that differs from a colour, in a part of the picture; nil where nothing does.
    ///
    /// - Parameters:
    ///   - columns: Those of the part, in the picture's pixels; the rest is ignored.
    ///   - tolerance: How far each channel may differ.
    ///   - total: How far all of them together may differ.
    public func ink(
        columns: Range<Int>, rows: Range<Int>, on background: Pixel, tolerance: UInt8 = 255, total: Int = 765
    ) -> (columns: Range<Int>, rows: Range<Int>)? {
        let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
        var area = SupportArea(
            left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound)
        let color = [background.red, background.green, background.blue]
        guard support_ink(rgba, width, &area, color, UInt32(tolerance), UInt32(total)) else { return nil }
        return (area.left..<area.right, area.top..<area.bottom)
    }

    /// How many pixels differ from another picture's by more than the tolerance in some channel.
    ///
    /// Pictures of different sizes differ in all pixels.
    public func differences(from other: Screenshot, tolerance: UInt8 = 2) -> Int {
        guard (width, height) == (other.width, other.height) else {
            return max(rgba.count, other.rgba.count) / 4
        }
        return support_different_pixels(rgba, other.rgba, width * height, tolerance)
    }
}
