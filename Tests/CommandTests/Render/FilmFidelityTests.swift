import PopsheetTestSupport
import Testing

/// Each frame of a motion, from its pixels: where the specification's curve has the sheet, dimmed as much, and with its texts.
@Suite struct FilmFidelityTests {
    private static let backdrop = (red: 51.0, green: 102.0, blue: 153.0)
    private static let css = "#336699"

    private static let actions = """
        { "title": "Delete 3 photos?", "message": "They leave all your devices.",
          "actions": [ { "id": "delete", "label": "Delete Photos", "role": "destructive" },
                       { "id": "move", "label": "Move to Album…" } ] }
        """

    private static func content(_ detent: String) -> String {
        """
        { "title": "Places", "content": "text", "detents": ["medium", "large"], "detent": "\(detent)",
          "trailing": [ { "label": "Done", "isDefault": true } ] }
        """
    }

    /// The content beneath, in the corner that no sheet reaches, is dimmed as far as the sheet has come.
    private func expectDimming(_ frame: FilmOutput.Frame) throws {
        let light = 1 - (frame.layout.backdrop?.opacity ?? 0)
        let pixel = try #require(frame.picture.pixel(1, 1))
        let channels = [
            (pixel.red, Self.backdrop.red), (pixel.green, Self.backdrop.green), (pixel.blue, Self.backdrop.blue),
        ]
        for (value, full) in channels {
            #expect(Double(value).isClose(to: full * light, within: 1.5), "the backdrop of frame \(frame.number)")
        }
    }

    /// The upper edge of the sheet is less than a pixel from its place.
    private func expectUpperEdge(_ frame: FilmOutput.Frame, at place: LayoutOutput.Frame) throws {
        guard place.y + 16 < Double(frame.picture.height), place.y > 16 else { return }
        let begin = place.y - 16
        // Next to the texts and the grabber, inside of the corner.
        let column = place.x + 40
        let edge = try #require(frame.edge(from: (column, begin), to: (column, place.y + 16)))
        #expect(edge.contrast > 30, "the edge of frame \(frame.number)")
        let found = begin.rounded(.down) + edge.distance
        #expect(found.isClose(to: place.y, within: 1), "frame \(frame.number): \(found), not \(place.y)")
    }

    /// The offset of a text's ink from its frame is that of the sheet at rest: it has its font, its size and its place.
    private func expectText(
        _ frame: FilmOutput.Frame, in film: FilmOutput, of text: (LayoutOutput) -> LayoutOutput.Frame?
    )
        throws
    {
        func ink(_ frame: FilmOutput.Frame) throws -> LayoutOutput.Frame? {
            guard let place = text(frame.layout), place.maxY + 1 < Double(frame.picture.height) else { return nil }
            let background = try #require(frame.picture.pixel(Int(place.x) - 6, Int((place.y + place.height / 2))))
            let area = frame.picture.ink(
                columns: Int(place.x) - 4..<Int(place.maxX) + 4, rows: Int(place.y)..<Int(place.maxY.rounded(.up)),
                on: background, total: 120)
            let found = try #require(area, "a text in frame \(frame.number)")
            return LayoutOutput.Frame(
                x: Double(found.columns.lowerBound) - place.x, y: Double(found.rows.lowerBound) - place.y,
                width: Double(found.columns.count), height: Double(found.rows.count))
        }
        let last = try #require(film.frames.last)
        guard let now = try ink(frame), let rest = try ink(last) else { return }
        #expect(
            now.x.isClose(to: rest.x, within: 1) && now.y.isClose(to: rest.y, within: 1.5)
                && now.width.isClose(to: rest.width, within: 2), "the text of frame \(frame.number)")
    }

    @Test(arguments: ["in", "out"]) func aSheetIsOnItsCurveInEachFrame(phase: String) async throws {
        let film = try await FilmOutput(Self.actions, over: Self.css, where: "--window 390x600 --phase " + phase)
        #expect(film.frames.count > 14)
        for frame in film.frames {
            try expectDimming(frame)
            try expectUpperEdge(frame, at: try #require(frame.layout.cards.first).frame)
            if phase == "in" { try expectText(frame, in: film) { $0.header?.title } }
        }
    }

    @Test(arguments: [("medium", 0.0), ("large", 0.5)])
    func aContentSheetIsOnItsCurveInEachFrame(_ detent: String, from progress: Double) async throws {
        let film = try await FilmOutput(
            Self.content(detent), over: Self.css,
            where: "--window 390x600 --safe-area 47,0,0,0 --from-progress \(progress)")
        #expect(film.frames.count > 14)
        let heights = film.frames.map { $0.layout.cards.first?.frame.y ?? 0 }
        #expect(Set(heights).count > 12)
        for frame in film.frames {
            try expectDimming(frame)
            try expectUpperEdge(frame, at: try #require(frame.layout.cards.first).frame)
            try expectText(frame, in: film) { $0.bar?.title }
        }
    }

    /// The sides of a panel that grows about a point are less than a pixel from their places.
    ///
    /// - Parameter rim: The width of a line inside the outline, in the middle of which the clearest edge can be.
    private func expectSides(
        _ frame: FilmOutput.Frame, of panel: LayoutOutput.Frame, about origin: (x: Double, y: Double), rim: Double
    ) throws {
        let (scale, opacity) = (frame.layout.scale, frame.layout.opacity)
        func place(_ value: Double, _ origin: Double) -> Double { origin + (value - origin) * scale }
        // Below the curve of the upper corners, and between two texts.
        let row = place(panel.y + panel.height - 30, origin.y)
        for side in [panel.x, panel.maxX] {
            let expected = place(side, origin.x)
            let begin = (expected - 8).rounded(.down)
            let edge = try #require(frame.edge(from: (begin, row), to: (begin + 16, row)))
            #expect(Double(edge.contrast) > 100 * opacity, "the edge of frame \(frame.number)")
            let found = begin + edge.distance
            #expect(
                found.isClose(to: expected, within: 1 + rim / 2), "frame \(frame.number): \(found), not \(expected)")
        }
    }

    private func rim(in appearance: String) -> Double { appearance == "glass" ? 1 : 0 }

    /// It grows about the arrow's tip while it fades in.
    @Test(arguments: [("in", "light"), ("out", "light"), ("in", "glass"), ("out", "glass")])
    func aPopoverIsOnItsCurveInEachFrame(phase: String, appearance: String) async throws {
        let film = try await FilmOutput(
            Self.actions, over: Self.css,
            where: "--window 600x600 --presentation popover --anchor 280,60,100,40 --appearance \(appearance) "
                + "--phase " + phase)
        #expect(film.frames.count > 8)
        var seen = 0
        // What is less than a tenth of its size has no side of its own.
        for frame in film.frames where frame.layout.opacity > 0.3 && frame.layout.scale > 0.1 {
            seen += 1
            let bubble = try #require(frame.layout.bubble)
            let tip = try #require(bubble.arrowTip)
            try expectSides(frame, of: bubble.frame, about: (tip.x, tip.y), rim: rim(in: appearance))
        }
        #expect(seen > 7)
    }

    /// It grows, or shrinks, about its middle, over the backdrop, and fades out.
    @Test(arguments: [("in", "adwaita"), ("in", "glass"), ("out", "glass")])
    func anAlertIsOnItsCurveInEachFrame(phase: String, appearance: String) async throws {
        let film = try await FilmOutput(
            Self.actions, over: Self.css, where: "--window 700x500 --appearance \(appearance) --phase " + phase)
        #expect(film.frames.count > 8)
        let scales = film.frames.map(\.layout.scale)
        if phase == "in" { #expect(Set(scales).count > 8) } else { #expect(Set(scales) == [1]) }
        var seen = 0
        for frame in film.frames {
            try expectDimming(frame)
            guard frame.layout.opacity > 0.3 else { continue }
            seen += 1
            let card = try #require(frame.layout.cards.first).frame
            try expectSides(
                frame, of: card, about: (card.x + card.width / 2, card.y + card.height / 2),
                rim: rim(in: appearance))
        }
        #expect(seen > 8)
    }

    /// The part of its shadow that is around the card is drawn by itself.
    @Test(arguments: [
        ("glass", "--window 700x500"), ("light", "--window 600x600 --presentation popover --anchor 9,9,9,9"),
    ])
    func theShadowOfAFadingCardHasNoSeam(appearance: String, window: String) async throws {
        let film = try await FilmOutput(
            Self.actions, over: "#ffffff", where: "\(window) --appearance \(appearance) --phase out")
        var seen = 0
        for frame in film.frames where (0.1...0.95).contains(frame.layout.opacity) {
            seen += 1
            let card = try #require(frame.layout.bubble?.frame ?? frame.layout.cards.first?.frame)
            // From the first row that is below the card and the line around it.
            let (column, row) = (Int(card.x + card.width / 2), Int(card.maxY.rounded(.up)) + 1)
            let values = try (row..<row + 64).map { Int(try #require(frame.picture.pixel(column, $0)).red) }
            let steps = zip(values, values.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { abs($0) <= 2 }, "frame \(frame.number): \(values)")
            #expect(values[0] < values[63], "frame \(frame.number) has a shadow: \(values)")
        }
        #expect(seen > 1)
    }
}
