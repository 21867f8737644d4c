import PopsheetTestSupport
import Testing

/// `popsheet layout` of content sheets (content.md §10).
@Suite struct ContentSheetLayoutTests {
    private static let document = """
        { "title": "Places", "content": "list", "detents": ["large", "medium", 200, "50%"], "detent": "medium",
          "leading": [ { "label": "Close", "role": "cancel" } ],
          "trailing": [ { "label": "Done", "isDefault": true, "enabled": false } ],
          "actions": [ { "label": "Add" } ] }
        """
    private static let phone = "--safe-area 47,0,34,0"

    private func content(_ name: String, _ more: String = "") -> String { "{ \"content\": \"\(name)\"\(more) }" }

    @Test func aNarrowWindowHasASheetAtItsLowerEdge() async throws {
        let layout = try await LayoutOutput(Self.document, Self.phone)
        #expect(layout.presentation == "edge-sheet")
        #expect(layout.cards.map(\.name) == ["main"])
        #expect(layout.cards[0].frame == LayoutOutput.Frame(x: 0, y: 433.5, width: 390, height: 410.5))
        #expect(layout.cards[0].cornerRadius == 12)
        #expect(layout.backdrop?.opacity == 0.2)
        #expect(layout.grabber == LayoutOutput.Frame(x: 177, y: 438.5, width: 36, height: 5))
    }

    @Test func theBarIsBelowTheGrabber() async throws {
        let bar = try #require(try await LayoutOutput(Self.document, Self.phone).bar)
        #expect(bar.frame == LayoutOutput.Frame(x: 0, y: 448.5, width: 390, height: 44))
        #expect(bar.items.map(\.id) == ["Close", "Done"])
        #expect(bar.items.map(\.role) == ["cancel", "default"])
        #expect(bar.items.map(\.enabled) == [true, false])
        #expect(bar.items.map(\.fontWeight) == ["regular", "semibold"])
        #expect(bar.items[0].frame.x == 16 && bar.items[1].frame.maxX == 374)
        #expect(bar.title?.midX == 195)
    }

    @Test func theContentIsBetweenTheBarAndTheActions() async throws {
        let layout = try await LayoutOutput(Self.document, Self.phone)
        let content = try #require(layout.content)
        #expect(content.name == "list")
        #expect(content.frame == LayoutOutput.Frame(x: 0, y: 492.5, width: 390, height: 260.5))
        #expect(content.scrolls)
        #expect(layout.row("Add")?.frame == LayoutOutput.Frame(x: 0, y: 753, width: 390, height: 57))
        #expect(layout.rows.count == 1, "A content sheet has a cancel action only if it is given.")
    }

    @Test func theDetentsAreListedFromTheSmallest() async throws {
        let layout = try await LayoutOutput(Self.document, Self.phone)
        let detents = try #require(layout.detents)
        #expect(detents.map(\.ids) == [[200.0], ["medium", "50%"], ["large"]])
        #expect(detents.map(\.height) == [200, 376.5, 753])
        #expect(detents.map(\.y) == [610.0, 433.5, 57])
        #expect(detents.last?.fraction == 1)
        #expect(layout.detent == "medium")
    }

    @Test func theSmallestDetentIsShownUnlessOneIsNamed() async throws {
        let detents = ", \"detents\": [\"large\", 200]"
        #expect(try await LayoutOutput(content("list", detents), Self.phone).detent == 200.0)
        let large = try await LayoutOutput(content("list", detents + ", \"detent\": \"large\""), Self.phone)
        #expect(large.detent == "large" && large.cards[0].frame.y == 57)
        #expect(try await LayoutOutput(content("list"), Self.phone).detent == "large")
    }

    @Test func theGrabberMayBeShownOrHidden() async throws {
        #expect(try await LayoutOutput(content("list")).grabber == nil)
        #expect(try await LayoutOutput(content("list", ", \"grabber\": true")).grabber != nil)
        let two = ", \"detents\": [\"medium\", \"large\"]"
        #expect(try await LayoutOutput(content("list", two)).grabber != nil)
        #expect(try await LayoutOutput(content("list", two + ", \"grabber\": false")).grabber == nil)
    }

    @Test func nothingIsDimmedUpToTheLargestUndimmedDetent() async throws {
        func opacity(_ shown: String) async throws -> Double? {
            let document = content(
                "list", ", \"detents\": [200, \"medium\", \"large\"], \"undimmed\": \"medium\", \"detent\": \(shown)")
            return try await LayoutOutput(document, Self.phone).backdrop?.opacity
        }
        #expect(try await opacity("200") == 0)
        #expect(try await opacity("\"medium\"") == 0)
        #expect(try await opacity("\"large\"") == 0.2)
    }

    @Test(arguments: [("entry", 34.0), ("list", 440), ("text", 200), ("progress", 24), ("calendar", 280)])
    func eachContentHasItsNaturalSize(name: String, height: Double) async throws {
        let popover = try await LayoutOutput(content(name), "--window 1000x800 --anchor 480,20,40,20")
        #expect(popover.presentation == "popover")
        // What scrolls has the default size (content.md §1).
        let size = name == "text" ? (width: 320.0, height: 480.0) : (width: 300, height: height)
        #expect(popover.content?.frame.width == size.width && popover.content?.frame.height == size.height)
        #expect(popover.content?.scrolls == false)
        let sheet = try await LayoutOutput(content(name, ", \"detents\": [\"content\"]"))
        #expect(sheet.content?.frame == LayoutOutput.Frame(x: 0, y: 844 - height, width: 390, height: height))
        #expect(sheet.detent == "content" && sheet.detents?[0].height == height)
    }

    @Test func aWideWindowHasAFormSheet() async throws {
        let layout = try await LayoutOutput(Self.document, "--window 1000x800")
        #expect(layout.presentation == "form-sheet")
        #expect(layout.cards.count == 1 && layout.cards[0].frame.width == 540 && layout.cards[0].frame.x == 230)
        #expect(layout.grabber == nil)
        #expect(layout.detents?.isEmpty == true && layout.detent == nil)
    }

    @Test func otherContainersHaveContentToo() async throws {
        let cards = try await LayoutOutput(Self.document, "--presentation cards")
        #expect(cards.presentation == "sheet" && cards.cards.map(\.name) == ["main"])
        #expect(cards.content?.frame.width == 374)
        let compact = try await LayoutOutput(Self.document, "--window 198x242")
        #expect(compact.presentation == "compact" && compact.content != nil)
        let classic = try await LayoutOutput(Self.document, "--appearance classic-blue")
        #expect(classic.presentation == "sheet" && classic.cards[0].cornerRadius == 0)
    }

    @Test func aDocumentWithACancelActionHasIt() async throws {
        let layout = try await LayoutOutput(content("entry", ", \"cancel\": {}"), Self.phone)
        #expect(layout.rows.map(\.role) == ["cancel"])
        #expect(layout.rows[0].frame.maxY == 844 - 34)
    }

    @Test func theSheetMovesToItsDetent() async throws {
        let begun = try await LayoutOutput(Self.document, Self.phone + " --at 0")
        #expect(begun.cards[0].frame == LayoutOutput.Frame(x: 0, y: 844, width: 390, height: 0))
        #expect(begun.backdrop?.opacity == 0)
        let half = try await LayoutOutput(Self.document, Self.phone + " --at 0 --from-progress 0.5")
        #expect(half.cards[0].frame.y.isClose(to: 844 - 410.5 / 2))
        let leaving = try await LayoutOutput(Self.document, Self.phone + " --phase out --at 0")
        #expect(leaving.cards[0].frame.y.isClose(to: 433.5))
        #expect(try await LayoutOutput(Self.document, Self.phone + " --phase out").cards[0].frame.y.isClose(to: 844))
    }

    @Test func aLayoutFromRightToLeftIsMirrored() async throws {
        let layout = try await LayoutOutput(Self.document, "--direction rtl")
        #expect(layout.bar?.items.first?.frame.maxX == 374)
        #expect(layout.bar?.items.last?.frame.x == 16)
    }

    @Test func aSheetOfActionsHasNoMembersOfContent() async throws {
        let answer = try await popsheet("layout", "-", input: #"{ "title": "Sure?" }"#)
        for name in ["grabber", "bar", "content", "detents", "detent"] {
            #expect(!answer.text.contains("\"\(name)\""))
        }
    }

    private static let errors: [(String, String)] = [
        (#"{"content":"map"}"#, #"/content: "map" is not a valid value; give entry, list, text, progress or calendar"#),
        (#"{"content":7}"#, "/content: this is a number; give a string"),
        (#"{"detents":["large"]}"#, #"/detents: "detents" applies to a sheet with content; give "content" too"#),
        (#"{"leading":[]}"#, #"/leading: "leading" applies to a sheet with content"#),
        (#"{"content":"list","detents":[]}"#, #"/detents: there are no detents; give at least one, such as "large""#),
        (#"{"content":"list","detents":"large"}"#, "/detents: this is a string; give an array"),
        (#"{"content":"list","detents":["big"]}"#, #"/detents/0: "big" is not a detent; give medium, large, content"#),
        (#"{"content":"list","detents":["large",-5]}"#, "/detents/1: a detent is above 0 and at most 1000000"),
        (#"{"content":"list","detents":[0]}"#, "/detents/0: a detent is above 0"),
        (#"{"content":"list","detents":["101%"]}"#, #"/detents/0: "101%" is not a detent"#),
        (#"{"content":"list","detents":[null]}"#, "/detents/0: this is null; give medium"),
        (
            #"{"content":"list","detent":"medium"}"#,
            #"/detent: "medium" is not one of the detents; give one of "large""#
        ),
        (
            #"{"content":"list","undimmed":200}"#,
            #"/undimmed: 200 is not one of the detents; give one of "large""#
        ),
        (#"{"undimmed":"large"}"#, #"/undimmed: "undimmed" applies to a sheet with content"#),
        (#"{"content":"list","grabber":1}"#, "/grabber: this is a number; give true or false"),
        (#"{"content":"list","leading":[{}]}"#, #"/leading/0: this item has no "label"; give it one"#),
        (#"{"content":"list","leading":[{"label":"A","icon":"x"}]}"#, #"/leading/0/icon: "icon" is not a known key"#),
        (#"{"content":"list","leading":[{"label":"A","isDefault":1}]}"#, "/leading/0/isDefault: this is a number"),
        (
            #"{"content":"list","leading":[{"label":"A"}],"trailing":[{"label":"A"}]}"#,
            #"/trailing/0: the id "A" of item 2 is already that of item 1"#
        ),
        (#"{"content":"list","trailing":[{"label":" "}]}"#, "/trailing/0/label: the label of item 1"),
        (
            #"{"content":"list","leading":[{"label":"Close","role":"cancel"}],"cancel":{}}"#,
            #"/cancel: action 1, "Cancel", is a second cancel action; item 1 is the first"#
        ),
        (
            #"{"content":"list","trailing":[{"label":"A","isDefault":true},{"label":"B","isDefault":true}]}"#,
            #"/trailing/1: item 2, "B", is a second default item; item 1 is the first"#
        ),
        (#"{"content":"list","actions":[{"label":"B"},{"label":"B"}]}"#, #"/actions/1: the id "B""#),
    ]

    @Test(arguments: errors) func anErrorSaysWhereItIs(document: String, part: String) async throws {
        expectFailure(try await popsheet("layout", "-", input: document), status: 65, "standard input: " + part)
    }

    @Test func onlyLayoutAndRenderShowContent() async throws {
        let reason = "/content: only layout and render show content"
        expectFailure(try await popsheet("lint", "-", input: content("list")), status: 65, reason)
        let answer = try await popsheet("--spec", "-", "--answer", "cancel", input: content("list"))
        expectFailure(answer, status: 65, reason)
    }
}
