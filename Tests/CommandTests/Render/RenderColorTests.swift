import PopsheetTestSupport
import Testing

/// The colours that are drawn are those of sheet.md §6's table, in each appearance.
@Suite struct RenderColorTests {
    /// A column of the table.
    struct Palette: Sendable, CustomStringConvertible {
        var name: String
        var blue, red, gray: Pixel
        /// The secondary label and the separator with their opacity.
        var label, separator: (color: Pixel, alpha: Double)
        var description: String { name }
    }

    static let palettes = [
        Palette(
            name: "light", blue: Pixel(0, 122, 255), red: Pixel(255, 59, 48), gray: Pixel(209, 209, 214),
            label: (Pixel(60, 60, 67), 0.6), separator: (Pixel(60, 60, 67), 0.29)),
        Palette(
            name: "dark", blue: Pixel(10, 132, 255), red: Pixel(255, 69, 58), gray: Pixel(58, 58, 60),
            label: (Pixel(235, 235, 245), 0.6), separator: (Pixel(84, 84, 88), 0.6)),
        Palette(
            name: "high-contrast", blue: Pixel(0, 64, 221), red: Pixel(215, 0, 21), gray: Pixel(188, 188, 192),
            label: (Pixel(60, 60, 67), 0.76), separator: (Pixel(60, 60, 67), 0.37)),
        Palette(
            name: "high-contrast-dark", blue: Pixel(64, 156, 255), red: Pixel(255, 105, 97), gray: Pixel(68, 68, 70),
            label: (Pixel(235, 235, 245), 0.68), separator: (Pixel(84, 84, 88), 0.68)),
    ]

    @Test(arguments: palettes) func everyColourIsThatOfTheTable(_ palette: Palette) async throws {
        let document = """
            { "title": "HIH", "message": "HIH", "cancel": { "label": "HIH" },
              "actions": [ { "id": "delete", "label": "HIH", "role": "destructive" }, { "id": "move", "label": "HIH" },
                           { "id": "pressed", "label": "HIH" } ] }
            """
        let output = try await RenderOutput(
            document, where: "--window 390x844 --appearance \(palette.name)", scale: 3,
            how: ["--backdrop", "#808080", "--press", "pressed"])
        let rows = output.layout.rows
        // The background of the texts and lines is taken from the picture, because it may be translucent.
        let card = try #require(output.pixel(rows[0].frame.x + 5, rows[0].frame.y + 20))
        for (id, color) in [("delete", palette.red), ("move", palette.blue), ("cancel", palette.blue)] {
            let frame = try #require(output.layout.row(id)).frame
            let ground = try #require(output.pixel(frame.x + 5, frame.y + 20))
            let seen = try #require(output.strongest(in: frame.inset(by: 20), on: ground))
            #expect(seen.isClose(to: color, tolerance: 2), "\(id): \(seen), not \(color)")
        }
        let pressed = try #require(output.layout.row("pressed")).frame
        let fill =
            switch palette.name {
            case "light": Pixel(128, 128, 128).underBackdrop.underMaterial(tint: palette.gray, isDark: false)
            case "dark": mixed((Pixel(255, 255, 255), 0.1), over: card)
            default: palette.gray
            }
        #expect(output.pixel(pressed.x + 20, pressed.y + 10)?.isClose(to: fill, tolerance: 1) == true)
        let header = try #require(output.layout.header)
        for frame in [try #require(header.title), try #require(header.message)] {
            let seen = try #require(output.strongest(in: frame, on: card))
            let expected = mixed(palette.label, over: card)
            #expect(seen.isClose(to: expected, tolerance: 2), "\(seen), not \(expected)")
        }
        let line = output.layout.separators[0]
        let seen = try #require(output.pixel(line.midX, line.y + 1.0 / 6))
        let expected = mixed(palette.separator, over: card)
        #expect(seen.isClose(to: expected, tolerance: 2), "the line is \(seen), not \(expected)")
    }

    private func mixed(_ top: (color: Pixel, alpha: Double), over ground: Pixel) -> Pixel {
        func channel(_ path: KeyPath<Pixel, UInt8>) -> UInt8 {
            let (one, other) = (Double(top.color[keyPath: path]), Double(ground[keyPath: path]))
            return UInt8((one * top.alpha + other * (1 - top.alpha)).rounded())
        }
        return Pixel(channel(\.red), channel(\.green), channel(\.blue))
    }
}

extension LayoutOutput.Frame {
    /// The frame without its ends.
    fileprivate func inset(by length: Double) -> LayoutOutput.Frame {
        LayoutOutput.Frame(x: x + length, y: y + 2, width: width - 2 * length, height: height - 4)
    }
}

extension RenderOutput {
    /// The pixel of a part of the window that differs most from its background: the middle of a stroke.
    fileprivate func strongest(in frame: LayoutOutput.Frame, on ground: Pixel) -> Pixel? {
        let scale = Double(picture.width) / 390
        var (strongest, most) = (nil as Pixel?, 0)
        for row in Int(frame.y * scale)..<Int(frame.maxY * scale) {
            for column in Int(frame.x * scale)..<Int(frame.maxX * scale) {
                guard let pixel = picture.pixel(column, row) else { continue }
                let (red, green) = (Int(pixel.red) - Int(ground.red), Int(pixel.green) - Int(ground.green))
                let off = red.magnitude + green.magnitude + (Int(pixel.blue) - Int(ground.blue)).magnitude
                if off > most { (strongest, most) = (pixel, Int(off)) }
            }
        }
        return strongest
    }
}
