import PopsheetTestSupport
import Testing

/// The phone's sheet has the numbers of the specification; sizes of text depend on the machine's fonts.
@Suite struct PhoneSheetTests {
    static let document = """
        { "title": "Delete 3 photos?", "message": "They leave all your devices.",
          "actions": [ { "id": "move", "label": "Move to Album…", "icon": "folder-symbolic", "enabled": false },
                       { "id": "delete", "label": "Delete Photos", "role": "destructive" } ],
          "cancel": { "label": "Keep" } }
        """
    static let phone = "--window 390x844 --safe-area 47,0,34,0"

    @Test func theCards() async throws {
        let output = try await LayoutOutput(Self.document, Self.phone)
        #expect(output.presentation == "sheet" && output.bubble == nil)
        #expect(output.cards.map(\.name) == ["main", "cancel"])
        #expect(output.cards.allSatisfy { $0.cornerRadius == 14 })
        // 8 above the bottom inset, a row of 57, a gap of 8, two rows, the header.
        let height = try #require(output.header?.frame.height)
        #expect(output.cards[1].frame == .init(x: 8, y: 745, width: 374, height: 57))
        #expect(output.cards[0].frame == .init(x: 8, y: 737 - 114 - height, width: 374, height: 114 + height))
        #expect(output.backdrop?.frame == .init(x: 0, y: 0, width: 390, height: 844))
        #expect(output.backdrop?.opacity == 0.4)
        #expect(output.opacity == 1 && output.scale == 1)
        #expect(output.scrolls == .init(header: false, actions: false))
    }

    @Test func theHeader() async throws {
        let output = try await LayoutOutput(Self.document, Self.phone)
        let header = try #require(output.header)
        let (title, message) = (try #require(header.title), try #require(header.message))
        #expect(header.frame.x == 8 && header.frame.y == output.cards[0].frame.y && header.frame.width == 374)
        #expect(title.x == 24 && title.width == 342 && title.y == header.frame.y + 14)
        #expect(message.x == 24 && message.width == 342 && message.y == title.maxY + 4)
        #expect(header.frame.maxY == message.maxY + 14)
        // Both are one line of 13.
        #expect((13...20).contains(title.height) && (13...20).contains(message.height))
    }

    @Test func theRows() async throws {
        let output = try await LayoutOutput(Self.document, Self.phone)
        #expect(output.rows.map(\.id) == ["delete", "move", "cancel"])
        #expect(output.rows.map(\.role) == ["destructive", "default", "cancel"])
        #expect(output.rows.map(\.enabled) == [true, false, true])
        #expect(output.rows.map(\.fontWeight) == ["regular", "regular", "semibold"])
        #expect(output.rows.allSatisfy { $0.fontSize == 20 && $0.visible })
        #expect(output.rows.map(\.frame.y) == [623, 680, 745])
        #expect(output.rows.allSatisfy { $0.frame.x == 8 && $0.frame.width == 374 && $0.frame.height == 57 })
    }

    @Test func theSeparatorsAreOnTheUpperEdgesAndTakeNoSpace() async throws {
        let output = try await LayoutOutput(Self.document, Self.phone)
        #expect(output.separators.map(\.y) == [623, 680])
        #expect(output.separators.allSatisfy { $0.x == 8 && $0.width == 374 && $0.height == 0.33 })
        let bare = try await LayoutOutput(#"{ "actions": [ { "label": "A" }, { "label": "B" } ] }"#)
        #expect(bare.separators.map(\.y) == [bare.rows[1].frame.y])
    }

    private static let aSeparatorIsAtLeastADevicePixelThickCases: [(String, Double)] = [
        ("1", 1), ("2", 0.5), ("3", 1.0 / 3), ("4", 0.33),
    ]

    @Test(arguments: Self.aSeparatorIsAtLeastADevicePixelThickCases)
    func aSeparatorIsAtLeastADevicePixelThick(scale: String, thickness: Double) async throws {
        let output = try await LayoutOutput(Self.document, "--scale \(scale)")
        #expect(output.separators.allSatisfy { $0.height.isClose(to: thickness) })
    }

    @Test func withoutHeaderCancelOrActionsTheirSpaceIsGone() async throws {
        let bare = try await LayoutOutput(#"{ "actions": [ { "label": "A" } ], "cancel": null }"#, Self.phone)
        #expect(bare.cards.map(\.frame) == [.init(x: 8, y: 745, width: 374, height: 57)])
        let lonely = try await LayoutOutput("{}", Self.phone)
        #expect(lonely.cards.map(\.name) == ["cancel"])
        #expect(lonely.cards.map(\.frame) == [.init(x: 8, y: 745, width: 374, height: 57)])
        let silent = try await LayoutOutput(#"{ "actions": [ { "label": "A" } ] }"#, Self.phone)
        #expect(silent.header == nil && silent.cards.map(\.frame.y) == [680, 745])
    }

    @Test func aSubtitleMakesARowOf66() async throws {
        let output = try await LayoutOutput(
            #"{ "actions": [ { "label": "A", "subtitle": "a" }, { "label": "B" } ] }"#, Self.phone)
        #expect(output.rows.map(\.frame.height) == [66, 57, 57])
    }

    @Test func orderAsGiven() async throws {
        let document = Self.document.replacing("\"cancel\": {", with: "\"ordering\": \"asGiven\", \"cancel\": {")
        #expect(try await LayoutOutput(document).rows.map(\.id) == ["move", "delete", "cancel"])
    }

    @Test func aLongLabelShrinksToSevenTenths() async throws {
        let long = String(repeating: "very ", count: 40)
        let output = try await LayoutOutput(
            #"{ "actions": [ { "label": "short" }, { "label": "\#(long)" }, { "label": "I wonder how long a label fits, about this" } ] }"#
        )
        #expect(output.rows[0].fontSize == 20)
        #expect(output.rows[1].fontSize.isClose(to: 14))
        #expect(output.rows[2].fontSize < 20 && output.rows[2].fontSize >= 14)
    }

    private static let labelsGrowWithTheDesktopsTextCases: [(String, Double)] = [
        ("0.5", 20), ("1", 20), ("\(19.0 / 17)", 22), ("\(21.0 / 17)", 23), ("\(23.0 / 17)", 24), ("\(28.0 / 17)", 28),
        ("\(33.0 / 17)", 33), ("\(40.0 / 17)", 40), ("\(47.0 / 17)", 47), ("\(53.0 / 17)", 53), ("\(18.0 / 17)", 21),
        ("2", 34),
    ]

    @Test(arguments: Self.labelsGrowWithTheDesktopsTextCases)
    func labelsGrowWithTheDesktopsText(scale: String, size: Double) async throws {
        let output = try await LayoutOutput(
            #"{ "title": "T", "actions": [ { "id": "a", "label": "A" } ] }"#, Self.phone, "--text-scale \(scale)")
        let row = try #require(output.row("a"))
        #expect(row.fontSize.isClose(to: size, within: 1e-6))
        // 1.8 + 0.4 of the size above and below a line, which is at least as high as the letters.
        let padding = 2 * (1.8 + 0.4 * size)
        #expect(row.frame.height >= 57 && row.frame.height >= padding + size)
        #expect(row.frame.height == 57 || row.frame.height < padding + 1.6 * size)
        #expect(output.rows.allSatisfy { $0.frame.height == row.frame.height })
    }

    @Test func tooManyActionsScrollBelowTheTop() async throws {
        let actions = (0..<30).map { #"{"label":"\#($0)"}"# }.joined(separator: ",")
        let output = try await LayoutOutput(#"{ "title": "T", "actions": [ \#(actions) ] }"#, Self.phone)
        #expect(output.scrolls == .init(header: false, actions: true))
        #expect(output.cards[0].frame == .init(x: 8, y: 47, width: 374, height: 690))
        #expect(output.cards[1].frame.y == 745)
        // Rows continue below the viewport, where they are not visible.
        let top = try #require(output.header?.frame.maxY)
        for (index, row) in output.rows.dropLast().enumerated() {
            #expect(row.frame.y == top + Double(index) * 57)
            #expect(row.visible == (row.frame.y < 737))
        }
        #expect(output.rows.last?.visible == true)
    }

    @Test func aLongMessageLeavesARowAndAHalf() async throws {
        let message = String(repeating: "All work and no play. ", count: 180)
        let actions = (0..<5).map { #"{"label":"\#($0)"}"# }.joined(separator: ",")
        let output = try await LayoutOutput(#"{ "message": "\#(message)", "actions": [ \#(actions) ] }"#, Self.phone)
        #expect(output.scrolls == .init(header: true, actions: true))
        #expect(output.header?.frame == .init(x: 8, y: 47, width: 374, height: 690 - 84))
        #expect(output.rows[0].frame.y == 737 - 84)
    }

    private static let theCardsWidthCases: [(String, Double, Double)] = [
        // Landscape: the window's height less 16, at least 304 where there is room; centred.
        ("844x390", 235, 374), ("599x200", 147.5, 304), ("300x200", 8, 284),
        // Regular width: at most 398.
        ("1024x768", 313, 398), ("768x1024", 185, 398), ("599x900", 8, 583),
    ]

    @Test(arguments: Self.theCardsWidthCases)
    func theCardsWidth(window: String, x: Double, width: Double) async throws {
        let output = try await LayoutOutput(Self.document, "--window \(window)")
        #expect(output.presentation == "sheet")
        #expect(output.cards.allSatisfy { $0.frame.x == x && $0.frame.width == width })
    }

    @Test func theSafeAreaIsWhereItIsInEitherDirectionOfText() async throws {
        for direction in ["ltr", "rtl"] {
            let output = try await LayoutOutput(Self.document, "--safe-area 0,40,0,0 --direction \(direction)")
            #expect(output.cards.allSatisfy { $0.frame.x == 48 && $0.frame.width == 334 })
        }
    }
}
