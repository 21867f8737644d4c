import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetRandomNumbers
import Testing

@testable import PopsheetLayout

/// How header and actions share a space that is too small for both (sheet.md §3).
@Suite struct SplitRuleTests {
    /// A sheet whose message has so many lines, on a window of a height: its room is 93 less than that.
    private func layout(lines: Int, actions: Int, width: Double = 390, height: Double) -> SheetLayout {
        let message = lines == 0 ? nil : Array(repeating: "m", count: lines).joined(separator: "\n")
        return ActionSheet.sample(message: message, actions: actions).laidOut(on: .sample(width, height))
    }

    @Test func aHeaderAndActionsThatFitAreWhole() {
        let layout = layout(lines: 1, actions: 2, height: 844)
        #expect(near(layout.header?.frame.height, 43.6))
        #expect(layout.actionsViewport.height == 114)
        #expect(layout.scrolls == Scrolls())
        #expect(!layout.scrolls.any)
    }

    @Test func partsThatFitExactlyAreWhole() {
        let layout = layout(lines: 0, actions: 10, height: 93 + 570)
        #expect(layout.actionsViewport.height == 570)
        #expect(!layout.scrolls.any)
        let lower = self.layout(lines: 0, actions: 10, height: 93 + 569)
        #expect(lower.actionsViewport.height == 569)
        #expect(lower.scrolls.actions)
    }

    @Test func tooManyActionsScrollBelowAWholeHeader() {
        let layout = layout(lines: 1, actions: 20, height: 844)
        #expect(near(layout.header?.frame.height, 43.6))
        #expect(near(layout.actionsViewport.height, 751 - 43.6))
        #expect(layout.scrolls.actions)
        #expect(!layout.scrolls.header)
    }

    @Test func theActionsKeepARowAndAHalfWhenTheHeaderIsTooTall() {
        let layout = layout(lines: 60, actions: 20, height: 844)
        #expect(near(layout.header?.frame.height, 751 - 84))
        #expect(near(layout.actionsViewport.height, 84))
        #expect(near(layout.actionsViewport.y, layout.header!.frame.maxY))
        #expect(layout.scrolls.header)
        #expect(layout.scrolls.actions)
    }

    @Test func aSingleActionStaysWholeUnderATallHeader() {
        let layout = layout(lines: 60, actions: 1, height: 844)
        #expect(near(layout.header?.frame.height, 751 - 57))
        #expect(near(layout.actionsViewport.height, 57))
        #expect(layout.scrolls.header)
        #expect(!layout.scrolls.actions)
    }

    @Test func theHeaderShrinksIfARowAndAHalfDoNotFit() {
        let layout = layout(lines: 60, actions: 20, width: 140, height: 150)
        #expect(layout.header?.frame.height == 0)
        #expect(near(layout.actionsViewport.height, 57))
        #expect(layout.scrolls.header)
        #expect(layout.scrolls.actions)
    }

    @Test func aTallHeaderWithoutActionsTakesTheWholeRoom() {
        let layout = layout(lines: 60, actions: 0, height: 844)
        #expect(near(layout.header?.frame.height, 751))
        #expect(layout.actionsViewport.height == 0)
        #expect(layout.scrolls.header)
        #expect(!layout.scrolls.actions)
    }

    @Test func theTextsKeepTheirPlacesInAHeaderThatScrolls() throws {
        let header = try #require(layout(lines: 60, actions: 20, height: 844).header)
        #expect(near(header.message?.y, header.frame.y + 14))
        #expect(near(header.message?.height, 60 * 15.6))
    }

    private typealias Branch = (
        header: Double, actions: Double, room: Double, expectedHeader: Double, expectedActions: Double
    )

    private static let branches: [Branch] = [
        // T + B ≤ H
        (100, 200, 300, 100, 200), (0, 0, 0, 0, 0), (0, 57, 57, 0, 57), (50, 0, 60, 50, 0),
        // H − T ≥ m
        (100, 200, 299, 100, 199), (100, 200, 184, 100, 84), (100, 500, 400, 100, 300), (0, 500, 1, 0, 1),
        // H ≥ m
        (100, 200, 183, 99, 84), (100, 200, 84, 0, 84), (500, 57, 100, 43, 57), (500, 0, 100, 100, 0),
        // else
        (100, 200, 83, 0, 83), (100, 57, 56, 0, 56), (100, 200, 0, 0, 0), (100, 200, -5, 0, 0),
        (0, 200, 50, 0, 50),
    ]

    @Test func everyBranchGivesItsHeights() {
        for branch in Self.branches {
            let heights = SplitRule.heights(
                header: branch.header, actions: branch.actions, room: branch.room, minimumActions: 84)
            #expect(heights == (branch.expectedHeader, branch.expectedActions), "\(branch)")
        }
    }

    @Test func bothTogetherFillTheRoomAndNeitherExceedsItsOwnHeight() throws {
        try RandomNumbers.each(3_000) { random in
            let (header, actions) = (random.number(0...400), random.pick([0, 57, random.number(0...800)]))
            let room = random.number(-50...900)
            let found = SplitRule.heights(header: header, actions: actions, room: room, minimumActions: 84)
            try #require(found.header >= 0 && found.actions >= 0, "\(random)")
            try #require(found.header <= header && found.actions <= actions + 1e-9, "\(random)")
            try #require(near(found.header + found.actions, min(header + actions, max(0, room))), "\(random)")
            if found.header > 0 { try #require(found.actions >= min(84, actions) - 1e-9, "\(random)") }
        }
    }

    @Test func thePopoverSharesItsRoomInTheSameWay() throws {
        let message = Array(repeating: "m", count: 60).joined(separator: "\n")
        let layout = ActionSheet.sample(message: message, actions: 20, as: .popover).laidOut(
            on: .sample(700, 400))
        let bubble = try #require(layout.bubble)
        #expect(bubble.frame.height == 380)
        #expect(near(layout.header?.frame.height, 380 - 84))
        #expect(near(layout.actionsViewport.height, 84))
        #expect(layout.scrolls == Scrolls(header: true, actions: true))
    }
}

extension Scrolls {
    fileprivate init(header: Bool, actions: Bool) {
        self.init()
        self.header = header
        self.actions = actions
    }
}
