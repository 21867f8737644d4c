import PopsheetTestSupport
import Testing

/// A picture shows what the layout says, in the colours of the specification.
@Suite struct RenderTests {
    static let document = """
        { "title": "Delete 3 photos?", "message": "They leave all your devices.",
          "actions": [ { "id": "delete", "label": "Delete Photos", "role": "destructive" },
                       { "id": "move", "label": "Move to Album…", "icon": "folder-symbolic" },
                       { "id": "share", "label": "Share", "enabled": false, "subtitle": "Later" } ] }
        """
    static let phone = "--window 390x844 --safe-area 47,0,34,0"

    private static let white = Pixel(255, 255, 255)
    private static let card = white.underBackdrop.underMaterial()
    private static let pressed = white.underBackdrop.underMaterial(tint: pressedFooter, isDark: false)
    /// The cancel card is opaque.
    private static let pressedFooter = Pixel(209, 209, 214)
    /// The separator's colour over the card's.
    private static let line = Pixel(181, 181, 183)

    /// White under black of an opacity.
    private static func dimmed(_ opacity: Double) -> Pixel {
        let level = UInt8((255 * (1 - opacity)).rounded())
        return Pixel(level, level, level)
    }

    // MARK: The same again

    private static let theSameInputGivesTheSameBytesCases: [[String]] = [
        ["--scale", "2", "--press", "move", "--focus", "delete"],
        ["--at", "0.1", "--direction", "rtl", "--text-scale", "1.3"],
        ["--window", "400x260", "--presentation", "sheet", "--focus", "cancel", "--appearance", "dark"],
        ["--phase", "out", "--at", "0.1", "--from-progress", "0.7", "--velocity", "2", "--pointer", "200,700"],
    ]

    @Test(arguments: theSameInputGivesTheSameBytesCases)
    func theSameInputGivesTheSameBytes(options: [String]) async throws {
        let arguments = ["render", "-", "-o", "-"] + options
        let first = try await popsheetOnDisplay(arguments, input: Self.document)
        let second = try await popsheetOnDisplay(arguments, input: Self.document)
        expectSuccess(first)
        #expect(first.output == second.output)
    }

    @Test func theDesktopsSettingsCountForNothing() async throws {
        let directory = try TemporaryDirectory()
        _ = try await shell("mkdir '\(directory.path)/gtk-4.0'")
        _ = try directory.file(
            "gtk-4.0/settings.ini",
            """
            [Settings]
            gtk-application-prefer-dark-theme=1
            gtk-enable-animations=1
            gtk-font-name=Monospace 20
            gtk-hint-font-metrics=1
            gtk-theme-name=HighContrast
            gtk-xft-antialias=0
            gtk-xft-dpi=147456
            gtk-xft-hinting=1
            gtk-xft-hintstyle=hintfull
            gtk-xft-rgba=rgb
            """)
        _ = try directory.file(
            "gtk-4.0/gtk.css",
            """
            @define-color popsheet_card_color rgb(200, 0, 0);
            popsheet button.row { color: rgb(0, 200, 0); }
            popsheet label { color: rgb(0, 200, 0); }
            """)
        let arguments = ["render", "-", "-o", "-", "--window", "390x300", "--focus", "cancel"]
        let plain = try await popsheetOnDisplay(arguments, input: Self.document)
        let other = try await popsheetOnDisplay(
            arguments, input: Self.document, environment: ["XDG_CONFIG_HOME": directory.path, "GDK_SCALE": "2"])
        expectSuccess(plain)
        #expect(plain.output == other.output && other.errorText == "")
    }

    @Test(arguments: [1, 2, 3]) func aPictureIsTheWindowTimesTheScale(scale: Int) async throws {
        let output = try await RenderOutput(Self.document, where: "--window 301x407", scale: scale)
        #expect((output.picture.width, output.picture.height) == (301 * scale, 407 * scale))
    }

    @Test func aPictureMayBeLargerThanTheScreen() async throws {
        let output = try await RenderOutput(Self.document, where: "--window 1400x900")
        #expect((output.picture.width, output.picture.height) == (1400, 900))
        #expect(output.pixel(700, 880) == Self.white)
        #expect(output.pixel(1399.5, 899.5) == Self.dimmed(0.4))
    }

    // MARK: Cards and backdrop

    @Test(arguments: [1, 2, 3]) func atRestTheEdgesOfTheCardsAreSharp(scale: Int) async throws {
        let output = try await RenderOutput(Self.document, where: Self.phone, scale: scale)
        let backdrop = Self.dimmed(0.4)
        let half = 0.5 / Double(scale)
        for (card, color) in zip(output.layout.cards, [Self.card, Self.white]) {
            let frame = card.frame
            #expect(output.pixel(frame.midX, frame.y - half) == backdrop)
            #expect(output.pixel(frame.midX, frame.y + half) == color)
            #expect(output.pixel(frame.midX, frame.maxY - half) == color)
            #expect(output.pixel(frame.midX, frame.maxY + half) == backdrop)
            // Above the texts and below the corners' curve.
            let y = frame.y + 27
            #expect(output.pixel(frame.x - half, y) == backdrop)
            #expect(output.pixel(frame.x + half, y) == color)
            #expect(output.pixel(frame.maxX - half, y) == color)
            #expect(output.pixel(frame.maxX + half, y) == backdrop)
            for x in [frame.x + half, frame.maxX - half] {
                #expect(output.pixel(x, frame.y + half) == backdrop)
                #expect(output.pixel(x, frame.maxY - half) == backdrop)
            }
        }
        #expect(output.pixel(half, half) == backdrop)
    }

    private static let midMotionCases = [
        "--at 0", "--at 0.05", "--at 0.1", "--at 0.2", "--phase out --at 0.1", "--phase out --at 0.2", "--phase out",
        "--at 0.02 --from-progress 0.5 --velocity -3", "--phase out --at 0.03 --from-progress 0.9 --velocity 4",
    ]

    @Test(arguments: midMotionCases) func inMotionEverythingIsWhereTheLayoutSays(moment: String) async throws {
        let output = try await RenderOutput(
            Self.document, where: "\(Self.phone) \(moment)", scale: 2)
        let backdrop = Self.dimmed(try #require(output.layout.backdrop?.opacity))
        #expect(output.pixel(4, 4)?.isClose(to: backdrop, tolerance: 1) == true)
        for (card, color) in zip(output.layout.cards, [backdrop.underMaterial(), Self.white]) where card.frame.y < 842 {
            // The device pixel that the edge runs through contains the corresponding share of the card.
            let edge = card.frame.y * 2
            let row = Int(edge.rounded(.down))
            let share = Double(row + 1) - edge
            let mixed = Double(backdrop.red) * (1 - share) + Double(color.red) * share
            let column = Int(card.frame.midX * 2)
            #expect(output.picture.pixel(column, row - 1)?.isClose(to: backdrop, tolerance: 1) == true)
            #expect(output.picture.pixel(column, row).map { (Double($0.red) - mixed).magnitude <= 4 } == true)
            #expect(output.picture.pixel(column, row + 1) == color)
        }
    }

    private static let appearanceCases: [(String, Pixel, Pixel)] = [
        ("auto", card, white), ("light", card, white),
        ("dark", white.underBackdrop.underMaterial(isDark: true), Pixel(44, 44, 44)),
        ("high-contrast", Pixel(252, 252, 252), Pixel(255, 255, 255)),
        ("high-contrast-dark", Pixel(41, 41, 41), Pixel(44, 44, 44)),
    ]

    @Test(arguments: appearanceCases) func cardsOfAnAppearance(name: String, main: Pixel, cancel: Pixel) async throws {
        let output = try await RenderOutput(Self.document, where: "\(Self.phone) --appearance \(name)")
        let frames = output.layout.cards.map(\.frame)
        #expect(output.pixel(frames[0].x + 3, frames[0].y + 27) == main)
        #expect(output.pixel(frames[1].x + 3, frames[1].y + 27) == cancel)
    }

    // MARK: Rows

    @Test(arguments: [1, 2, 3]) func aLineIsOnTheUpperEdgeOfARow(scale: Int) async throws {
        let output = try await RenderOutput(Self.document, where: Self.phone, scale: scale)
        #expect(output.layout.separators.count == 3)
        let half = 0.5 / Double(scale)
        for line in output.layout.separators {
            for x in [line.x + half, line.maxX - half] {
                #expect(output.pixel(x, line.y - half) == Self.card)
                #expect(output.pixel(x, line.y + half)?.isClose(to: Self.line, tolerance: 1) == true)
                #expect(output.pixel(x, line.y + 3 * half) == Self.card)
            }
        }
    }

    @Test func aPressedRowIsFilledAndTheLinesNextToItVanish() async throws {
        let output = try await RenderOutput(Self.document, where: Self.phone, scale: 2, how: ["--press", "move"])
        let lines = output.layout.separators
        let row = try #require(output.layout.row("move")).frame
        for y in stride(from: row.y + 0.25, to: row.maxY, by: 0.5) {
            #expect(output.pixel(row.x + 0.25, y) == Self.pressed)
            #expect(output.pixel(row.maxX - 0.25, y) == Self.pressed)
        }
        #expect(output.pixel(row.midX, lines[0].y + 0.25)?.isClose(to: Self.line, tolerance: 1) == true)
        #expect(output.pixel(row.x + 5, lines[1].y - 0.25) == Self.card)
        #expect(output.pixel(row.x + 5, lines[2].y + 0.25) == Self.card)
    }

    @Test func thePressedFirstRowLeavesTheHeadersLine() async throws {
        let output = try await RenderOutput(Self.document, where: Self.phone, scale: 2, how: ["--press", "delete"])
        let row = try #require(output.layout.row("delete")).frame
        let (over, under) = (Pixel(157, 157, 162), Self.pressed)
        #expect(output.pixel(row.x + 5, row.y + 0.25)?.isClose(to: over, tolerance: 1) == true)
        #expect(output.pixel(row.x + 5, row.y + 0.75) == under)
        #expect(output.pixel(row.x + 5, row.maxY + 0.25) == Self.card)
    }

    @Test func aPressedRowAtACardsEndIsClippedByIt() async throws {
        let output = try await RenderOutput(
            Self.document, where: Self.phone, scale: 2, how: ["--press", "cancel"])
        let card = output.layout.cards[1].frame
        #expect(output.pixel(card.midX, card.y + 0.25) == Self.pressedFooter)
        #expect(output.pixel(card.x + 0.25, card.y + 0.25) == Self.dimmed(0.4))
        #expect(output.pixel(card.maxX - 0.25, card.maxY - 0.25) == Self.dimmed(0.4))
        let main = output.layout.cards[0].frame
        #expect(output.pixel(main.x + 3, main.maxY - 20) == Self.card)
    }

    // MARK: Texts

    @Test(arguments: ["", "--text-scale 1.7", "--direction rtl", "--window 844x390"])
    func textsAreCentredInTheirFrames(options: String) async throws {
        let output = try await RenderOutput(Self.document, where: options, scale: 2)
        let header = try #require(output.layout.header)
        for frame in [try #require(header.title), try #require(header.message)] {
            let ink = try #require(output.ink(in: frame, on: Self.card))
            #expect((ink.midX - frame.midX).magnitude <= 1)
            #expect(ink.y > frame.y && ink.maxY <= frame.maxY)
            // Nothing next to it on the card.
            let whole = LayoutOutput.Frame(x: frame.x - 10, y: frame.y, width: frame.width + 20, height: frame.height)
            #expect(output.ink(in: whole, on: Self.card) == ink)
        }
        for id in ["delete", "cancel"] {
            let row = try #require(output.layout.row(id)).frame
            let inner = LayoutOutput.Frame(x: row.x + 2, y: row.y + 1, width: row.width - 4, height: row.height - 2)
            let ink = try #require(output.ink(in: inner, on: id == "cancel" ? Self.white : Self.card))
            #expect((ink.midX - row.midX).magnitude <= 1)
            #expect((ink.y + ink.height / 2 - row.y - row.height / 2).magnitude <= 2)
        }
    }

    @Test func anIconIsAtTheLeadingEdge() async throws {
        for direction in ["ltr", "rtl"] {
            let output = try await RenderOutput(Self.document, where: "--direction \(direction)", scale: 2)
            let row = try #require(output.layout.row("move")).frame
            let x = direction == "ltr" ? row.x + 16 : row.maxX - 40
            let icon = LayoutOutput.Frame(x: x, y: row.y + 16.5, width: 24, height: 24)
            let ink = try #require(output.ink(in: icon, on: Self.card))
            #expect(ink.width > 12 && ink.height > 12)
            let beside = LayoutOutput.Frame(x: row.x + 2, y: row.y + 2, width: x - row.x - 4, height: row.height - 4)
            #expect(direction == "rtl" || output.ink(in: beside, on: Self.card) == nil)
        }
    }

    @Test func aSubtitleIsBelowItsLabelAndBothAreInTheMiddle() async throws {
        let document = #"{ "actions": [ { "id": "a", "label": "HHHH", "subtitle": "HHHH" } ], "cancel": null }"#
        let output = try await RenderOutput(document, scale: 2)
        let row = try #require(output.layout.row("a")).frame
        let inner = LayoutOutput.Frame(x: row.x + 20, y: row.y + 1, width: row.width - 40, height: row.height - 2)
        let ink = try #require(output.ink(in: inner, on: Self.card))
        // There is more space above capitals than below them.
        #expect((ink.y - row.y - (row.maxY - ink.maxY)).magnitude <= 3)
    }

    @Test func onlyTheFocusedRowDiffers() async throws {
        let plain = try await RenderOutput(Self.document, scale: 2, how: ["--pointer", "195,600"])
        let focused = try await RenderOutput(Self.document, scale: 2, how: ["--focus", "move", "--pointer", "195,600"])
        #expect(plain.picture.differences(from: focused.picture) > 500)
        let row = try #require(plain.layout.row("move")).frame
        let screen = ScreenRect(x: 0, y: 0, width: 780, height: row.y * 2)
        #expect(plain.picture.cropped(to: screen) == focused.picture.cropped(to: screen))
        let below = ScreenRect(x: 0, y: row.maxY * 2, width: 780, height: 1688 - row.maxY * 2)
        #expect(plain.picture.cropped(to: below) == focused.picture.cropped(to: below))
    }
}
