import PopsheetTestSupport
import Testing

/// Pictures of content sheets: real widgets, where `popsheet layout` says they are (content.md §10).
@Suite struct RenderContentTests {
    private static let names = ["entry", "list", "text", "progress", "calendar"]
    private static let white = Pixel(255, 255, 255)
    private static let phone = "--safe-area 47,0,35,0"
    private static let popover = "--window 1000x800 --anchor 480,20,40,20"

    private func document(_ name: String) -> String {
        """
        { "title": "Places", "content": "\(name)", "detents": ["medium", "large"],
          "leading": [ { "label": "Close", "role": "cancel" } ],
          "trailing": [ { "label": "Done", "isDefault": true } ], "actions": [ { "label": "Add" } ] }
        """
    }

    private func output(
        _ name: String, where options: String = phone, scale: Int = 1, how: [String] = []
    ) async throws -> RenderOutput {
        try await RenderOutput(document(name), where: options, scale: scale, how: how)
    }

    @Test func eachContentHasItsOwnPicture() async throws {
        var pictures: Set<[UInt8]> = []
        for name in Self.names { pictures.insert(try await output(name).bytes) }
        #expect(pictures.count == Self.names.count)
    }

    @Test(arguments: names) func theSameInputGivesTheSameBytes(name: String) async throws {
        let options = "--at 0.2 --text-scale 1.3 --direction rtl --appearance dark"
        #expect(try await output(name, where: options).bytes == output(name, where: options).bytes)
    }

    @Test(arguments: ["entry", "calendar"], [phone, popover])
    func aWidgetWithABorderFillsItsFrame(name: String, place: String) async throws {
        let output = try await output(name, where: place)
        let frame = try #require(output.layout.content?.frame)
        let ink = try #require(output.ink(in: frame, on: Self.white))
        #expect((ink.x, ink.y, ink.width) == (frame.x, frame.y, frame.width))
        #expect(ink.height == (name == "entry" ? 34 : 280))
    }

    @Test(arguments: [phone, popover]) func aProgressBarIsAsWideAsItsFrame(place: String) async throws {
        let output = try await output("progress", where: place)
        let frame = try #require(output.layout.content?.frame)
        let ink = try #require(output.ink(in: frame, on: Self.white))
        #expect((ink.x, ink.width) == (frame.x, frame.width))
        #expect(ink.y >= frame.y && ink.maxY <= frame.y + 24)
        #expect(output.pixel(frame.x + frame.width * 0.4, ink.y + 1) == Pixel(53, 132, 228))
        #expect(output.pixel(frame.x + frame.width * 0.6, ink.y + 1) != Pixel(53, 132, 228))
    }

    @Test(arguments: [phone, popover]) func eachRowOfAListHasItsHeight(place: String) async throws {
        let output = try await output("list", where: place)
        let frame = try #require(output.layout.content?.frame)
        for row in 0..<min(10, Int(frame.height / 44)) {
            let place = LayoutOutput.Frame(x: frame.x, y: frame.y + Double(row) * 44, width: 100, height: 44)
            let ink = try #require(output.ink(in: place, on: Self.white), "row \(row)")
            #expect(abs(ink.y + ink.height / 2 - place.y - 22) <= 3, "row \(row)")
        }
    }

    @Test func aTextIsInItsFrame() async throws {
        let output = try await output("text", where: Self.popover)
        let frame = try #require(output.layout.content?.frame)
        let ink = try #require(output.ink(in: frame, on: Self.white))
        #expect(ink.y <= frame.y + 8 && ink.x <= frame.x + 8)
        #expect(ink.height > 100)
    }

    @Test(arguments: names) func theContentBeginsBelowTheBar(name: String) async throws {
        let output = try await output(name, scale: 2)
        let (bar, content) = try (#require(output.layout.bar), #require(output.layout.content))
        #expect(bar.frame.maxY == content.frame.y)
        // The bar has the background of the content, beneath which nothing has scrolled.
        #expect(output.pixel(content.frame.x + 200, content.frame.y - 1) == Self.white)
        #expect(output.pixel(bar.frame.x + 120, bar.frame.y + 2) == Self.white)
    }

    @Test func grabberAndPanelAreWhereTheLayoutSays() async throws {
        let output = try await output("text")
        let (grabber, card) = try (#require(output.layout.grabber), output.layout.cards[0].frame)
        #expect(output.layout.detent == "medium")
        let panel = output.pixel(card.midX - 60, card.y + 5)
        #expect(output.pixel(card.midX, 4) == Pixel(204, 204, 204), "Dimmed by 0.2.")
        #expect(output.pixel(card.midX, card.y - 1) != panel, "The hairline.")
        #expect(output.pixel(grabber.midX, grabber.y + 2) != panel)
        #expect(output.pixel(grabber.x - 2, grabber.y + 2) == panel)
        #expect(output.pixel(grabber.midX, grabber.y - 2) == panel)
        #expect(output.pixel(grabber.midX, grabber.maxY + 2) == panel)
    }

    @Test func atTheLargestDetentTheSheetIsHigher() async throws {
        let large = document("text").replacing("\"detents\"", with: "\"detent\": \"large\", \"detents\"")
        let output = try await RenderOutput(large, where: Self.phone)
        #expect(output.layout.cards[0].frame.y == 57)
        #expect(output.pixel(195, 4) == Pixel(204, 204, 204))
        let panel = output.pixel(135, 62)
        #expect(output.pixel(195, 59) == panel)
        #expect(output.pixel(195, 55) != panel)
    }

    @Test func onTheWayTheSheetIsWhereTheLayoutSays() async throws {
        let output = try await output("progress", where: Self.phone + " --at 0.12")
        let card = output.layout.cards[0].frame
        let content = try #require(output.layout.content).frame
        #expect(card.y > 433 && card.y < 844)
        #expect(output.pixel(195, card.y.rounded(.down) - 2) != output.pixel(195, card.y.rounded(.up) + 2))
        #expect(output.pixel(40, content.y.rounded(.up) + 1) == Pixel(53, 132, 228))
    }

    @Test func anItemMayBePressed() async throws {
        let plain = try await output("text")
        let pressed = try await output("text", how: ["--press", "Done"])
        let item = try #require(plain.layout.bar?.items.last).frame
        #expect(plain.bytes != pressed.bytes)
        #expect(plain.pixel(100, item.midX) == pressed.pixel(100, item.midX))
        let answer = try await popsheetOnDisplay(
            ["render", "-", "-o", "-", "--press", "other"], input: document("text"))
        expectFailure(answer, status: 64, #"the sheet has no action "other"; it has "Close", "Done", "Add""#)
    }

    @Test(arguments: names) func theDesktopsSettingsCountForNothing(name: String) async throws {
        let directory = try TemporaryDirectory()
        _ = try await shell("mkdir '\(directory.path)/gtk-4.0'")
        _ = try directory.file(
            "gtk-4.0/settings.ini",
            """
            [Settings]
            gtk-application-prefer-dark-theme=1
            gtk-font-name=Monospace 20
            gtk-theme-name=HighContrast
            gtk-xft-dpi=147456
            """)
        let arguments = ["render", "-", "-o", "-"]
        let plain = try await popsheetOnDisplay(arguments, input: document(name))
        let other = try await popsheetOnDisplay(
            arguments, input: document(name), environment: ["XDG_CONFIG_HOME": directory.path])
        expectSuccess(plain)
        #expect(plain.output == other.output && other.errorText == "")
    }

    @Test func aDarkSheetHasDarkWidgets() async throws {
        let output = try await output("text", where: Self.popover + " --appearance dark")
        let frame = try #require(output.layout.content?.frame)
        let pixel = try #require(output.pixel(frame.maxX - 20, frame.maxY - 10))
        #expect(pixel.red < 80)
    }
}
