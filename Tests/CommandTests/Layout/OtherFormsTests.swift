import PopsheetTestSupport
import Testing

/// The popover, the compact sheet and the classic panel have the numbers of the specification.
@Suite struct OtherFormsTests {
    private let document = PhoneSheetTests.document
    private let tablet = "--window 1024x768"

    @Test func aPopoverHangsBelowItsSource() async throws {
        let output = try await LayoutOutput(document, tablet, "--anchor 480,70,64,32")
        let bubble = try #require(output.bubble)
        #expect(output.presentation == "popover" && output.backdrop == nil && output.cards.isEmpty)
        #expect(bubble.arrowEdge == "up" && bubble.cornerRadius == 14)
        #expect(bubble.arrowTip == .init(x: 512, y: 102) && bubble.arrowBase == .init(x: 512, y: 115))
        let header = try #require(output.header?.frame)
        #expect(bubble.frame == .init(x: 352, y: 115, width: 320, height: header.height + 114))
        #expect(header.x == 352 && header.y == 115 && header.width == 320)
        // A click outside cancels, so there is no row for it.
        #expect(output.rows.map(\.id) == ["delete", "move"])
        #expect(output.rows.map(\.frame.y) == [header.maxY, header.maxY + 57])
        #expect(output.separators.map(\.y) == output.rows.map(\.frame.y))
    }

    private static let theArrowPointsWhereItMayCases: [(String, String, Double, Double)] = [
        ("up", "up", 512, 400), ("down", "down", 512, 368), ("left", "left", 544, 384), ("right", "right", 480, 384),
        ("down,right", "down", 512, 368), ("right,left", "left", 544, 384),
    ]

    @Test(arguments: Self.theArrowPointsWhereItMayCases)
    func theArrowPointsWhereItMay(permitted: String, edge: String, x: Double, y: Double) async throws {
        let output = try await LayoutOutput(document, tablet, "--anchor 480,368,64,32 --arrow \(permitted)")
        let bubble = try #require(output.bubble)
        let tip = try #require(bubble.arrowTip)
        let base = try #require(bubble.arrowBase)
        #expect(bubble.arrowEdge == edge && tip == .init(x: x, y: y))
        switch edge {
        case "up": #expect(bubble.frame.y == y + 13 && base.y == bubble.frame.y)
        case "down": #expect(bubble.frame.maxY == y - 13 && base.y == bubble.frame.maxY)
        case "left": #expect(bubble.frame.x == x + 13 && base.x == bubble.frame.x)
        default: #expect(bubble.frame.maxX == x - 13 && base.x == bubble.frame.maxX)
        }
    }

    @Test func atAnEdgeTheBodyMovesAndTheTipLeans() async throws {
        let output = try await LayoutOutput(document, tablet, "--anchor 0,70,20,20 --arrow up")
        let bubble = try #require(output.bubble)
        let tip = try #require(bubble.arrowTip)
        let base = try #require(bubble.arrowBase)
        #expect(bubble.frame.x == 10)
        // The base keeps off the corner's curve, the tip leans to the base's end.
        #expect(base.x.isClose(to: 10 + 1.528665 * 14 + 13))
        #expect(tip.x.isClose(to: 10 + 1.528665 * 14))
        let other = try await LayoutOutput(document, tablet, "--anchor 1004,70,20,20 --arrow up")
        #expect(other.bubble?.frame.maxX == 1014)
        #expect(other.bubble?.arrowBase?.x.isClose(to: 1014 - 1.528665 * 14 - 13) == true)
    }

    @Test func withoutSpaceBelowItIsAbove() async throws {
        let output = try await LayoutOutput(document, tablet, "--anchor 480,700,64,32")
        #expect(output.bubble?.arrowEdge == "down" && output.bubble?.arrowTip == .init(x: 512, y: 700))
    }

    @Test func leftAndRightMirrorWithTheText() async throws {
        let anchor = "--anchor 480,368,64,32 --arrow left"
        let mirrored = try await LayoutOutput(document, tablet, anchor, "--direction rtl")
        #expect(mirrored.bubble?.arrowEdge == "right" && mirrored.bubble?.arrowTip == .init(x: 480, y: 384))
        let plain = try await LayoutOutput(document, tablet, anchor)
        #expect(plain.bubble?.frame.midX.isClose(to: 1024 - (mirrored.bubble?.frame.midX ?? 0)) == true)
    }

    private static let theWindowDecidesTheFormCases: [(String, String, String)] = [
        ("390x844", "", "sheet"), ("390x844", "--anchor 100,100,20,20", "sheet"), ("600x800", "", "sheet"),
        ("600x800", "--anchor 100,100,20,20", "popover"), ("599x800", "--anchor 100,100,20,20", "sheet"),
        ("259x259", "", "compact"), ("259x259", "--anchor 100,100,20,20", "compact"), ("260x259", "", "sheet"),
        ("259x260", "", "sheet"), ("390x844", "--presentation popover --anchor 100,100,20,20", "popover"),
        ("1024x768", "--presentation compact --anchor 100,100,20,20", "compact"),
        ("100x100", "--presentation sheet", "sheet"),
    ]

    @Test(arguments: Self.theWindowDecidesTheFormCases)
    func theWindowDecidesTheForm(window: String, options: String, form: String) async throws {
        #expect(try await LayoutOutput(document, "--window \(window)", options).presentation == form)
    }

    private static let theCompactSheetCases: [(String, Double)] = [("rounded", 44), ("square", 40)]

    @Test(arguments: Self.theCompactSheetCases)
    func theCompactSheet(look: String, height: Double) async throws {
        let output = try await LayoutOutput(
            #"{ "title": "Sure?", "compactLook": "\#(look)", "actions": [ { "label": "A" }, { "label": "B", "role": "destructive" } ] }"#,
            "--window 200x240")
        #expect(output.presentation == "compact" && output.backdrop == nil && output.cards.isEmpty)
        let cancel = try #require(output.row("cancel"))
        #expect(cancel.frame.x == 6 && cancel.frame.y == 0 && cancel.frame.height == 30 && cancel.fontSize == 15)
        #expect(output.rows.map(\.id) == ["B", "A", "cancel"])
        let buttons = output.rows.dropLast()
        #expect(buttons.allSatisfy { $0.frame.x == 2 && $0.frame.width == 196 && $0.frame.height == height })
        #expect(buttons.allSatisfy { $0.fontSize == 16 && $0.fontWeight == "regular" })
        #expect(buttons[1].frame.y == buttons[0].frame.maxY + 4)
        // Round ends are circular.
        let radius = look == "rounded" ? 22.0 : 4
        #expect(buttons.allSatisfy { $0.cornerRadius.isClose(to: radius) })
        #expect(output.header?.title?.y ?? 0 >= 30)

        let mirrored = try await LayoutOutput(
            #"{ "actions": [ { "label": "A" } ] }"#, "--window 200x240 --direction rtl")
        #expect(mirrored.row("cancel")?.frame.maxX == 194)
    }

    @Test func withoutCancelACompactSheetLeavesNoGap() async throws {
        let output = try await LayoutOutput(#"{ "actions": [ { "label": "A" } ], "cancel": null }"#, "--window 200x240")
        let withCancel = try await LayoutOutput(#"{ "actions": [ { "label": "A" } ] }"#, "--window 200x240")
        let moved = try #require(withCancel.row("A")?.frame.y) - (try #require(output.row("A")?.frame.y))
        #expect(moved == 30)
    }

    @Test(arguments: ["classic-blue", "classic-black", "classic"])
    func theClassicPanel(appearance: String) async throws {
        let output = try await LayoutOutput(document, "--appearance \(appearance)")
        #expect(output.presentation == "sheet" && output.separators.isEmpty)
        #expect(output.cards.map(\.name) == ["main"])
        let panel = try #require(output.cards.first)
        #expect(panel.frame.x == 0 && panel.frame.width == 390 && panel.frame.maxY == 844 && panel.cornerRadius == 0)
        #expect(output.rows.map(\.id) == ["delete", "move", "cancel"])
        #expect(output.rows.allSatisfy { $0.frame.x == 23 && $0.frame.width == 344 && $0.frame.height == 46 })
        #expect(output.rows.allSatisfy { $0.cornerRadius == 10 && $0.fontWeight == "bold" && $0.fontSize == 20 })
        let frames = output.rows.map(\.frame)
        #expect(frames[2].maxY == 844 - 21)
        #expect(frames[2].y == frames[1].maxY + 14)
        #expect(frames[1].y == frames[0].maxY + 7)
    }
}
