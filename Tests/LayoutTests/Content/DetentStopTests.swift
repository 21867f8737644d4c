import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// The heights of the detents of a sheet at the lower edge (content.md §2, §8).
@Suite struct DetentStopTests {
    /// 844 − 47 − 10 − 34.
    private let maximum = 753.0

    private func layout(
        _ detents: [Detent], minimum: Double = 0, natural: Double = 150, in context: LayoutContext = .phone
    ) -> LaidOutContent {
        SampleContent(
            detents: detents, showsGrabber: false, natural: Size(width: 200, height: natural), minimum: minimum
        ).laidOut(in: context)
    }

    private func heights(_ detents: [Detent], minimum: Double = 0, natural: Double = 150) -> [Double] {
        layout(detents, minimum: minimum, natural: natural).heights
    }

    private func same(_ one: [Double], _ other: [Double]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { near($0, $1) }
    }

    @Test func theLargestIsBelowTheTopSafeArea() {
        let large = layout([.large])
        #expect(same(large.heights, [maximum]))
        #expect(near(large.panel.y, 57))
        #expect(near(large.parts.widget, Rect(x: 0, y: 57, width: 390, height: maximum)))
    }

    @Test func everyKindResolves() {
        #expect(same(heights([.large, .medium, .height(96)]), [96, maximum / 2, maximum]))
        #expect(same(heights([.fraction(0.25), .fraction(3)]), [maximum / 4, maximum]))
        #expect(same(heights([.content]), [150]))
        #expect(same(heights([.custom("third") { $0.maximum / 3 }]), [maximum / 3]))
    }

    @Test func theBottomSafeAreaIsAddedToEachHeight() {
        let layout = layout([.height(100), .height(200)])
        #expect(near(layout.container.travel, 234))
        #expect(near(layout.container.rests[0].fraction, 134 / 234))
        #expect(near(layout.parts.widget.maxY, 844 - 34))
    }

    @Test func contentIsEverythingInTheSheet() {
        var content = SampleContent(title: "Title", detents: [.content], natural: Size(width: 100, height: 150))
        #expect(near(content.laidOut(in: .phone).heights[0], 150 + 44))
        content.actions = [Action("A"), .cancel]
        content.detents = [.content, .large]
        let header = 14 + 1.2 * 13 + 14
        #expect(near(content.laidOut(in: .phone).heights[0], 15 + header + 150 + 57 + 57))
    }

    @Test func detentsWithinOnePixelAreOne() {
        let layout = layout([.height(100), .height(101), .height(101.01), .large, .height(752.5)])
        #expect(same(layout.heights, [100, 101.01, 752.5]))
        #expect(layout.ids == [["height(100.0)", "height(101.0)"], ["height(101.01)"], ["height(752.5)", "large"]])
    }

    @Test func aRepeatedDetentIsNamedOnce() { #expect(layout([.medium, .medium]).ids == [["medium"]]) }

    @Test func anUnavailableDetentIsLeftOut() {
        for value in [nil, .nan, .infinity, -5, 0] as [Double?] {
            let layout = layout([.custom("a") { _ in value }, .medium])
            #expect(layout.ids == [["medium"]])
        }
        #expect(layout([.content, .large], natural: 0).ids == [["large"]])
    }

    @Test func withoutAnAvailableDetentTheSheetIsAsHighAsItsContent() {
        let layout = layout([.custom("a") { _ in nil }])
        #expect(same(layout.heights, [150]))
        #expect(layout.ids == [[]])
    }

    @Test func theMinimumIsHonouredUpToTheMaximum() {
        #expect(same(heights([.height(50), .medium, .large], minimum: 200), [200, maximum / 2, maximum]))
        #expect(same(heights([.height(50), .medium, .large], minimum: 500), [500, maximum]))
        #expect(same(heights([.height(50), .medium, .large], minimum: 5_000), [maximum]))
        #expect(layout([.height(50), .medium], minimum: 500).ids == [["height(50.0)", "medium"]])
    }

    @Test func aCustomDetentKnowsTheWindow() {
        let context = LayoutContext.sample(390, 844, safeArea: Insets(top: 47, bottom: 34), textScale: 1.5)
        let layout = layout(
            [
                .custom("a") { given in
                    #expect(given.maximum == 753)
                    #expect(given.traits.width == 390)
                    #expect(given.traits.height == 844)
                    #expect(given.traits.textScale == 1.5)
                    return 77
                }
            ], in: context)
        #expect(near(layout.heights[0], 77))
    }

    @Test func aWindowWithoutSpaceHasOneStop() {
        for height in [0.0, 1, 9, 91] {
            let context = LayoutContext.sample(390, height, safeArea: Insets(top: 47, bottom: 34))
            let layout = SampleContent(
                detents: [.medium, .large, .content], options: PresentationOptions(style: .sheet)
            )
            .laidOut(in: context)
            #expect(layout.name == .edgeSheet)
            #expect(layout.container.rests.count == 1)
            #expect(layout.container.travel <= height)
            #expect(layout.panel.y >= 0)
        }
    }

    @Test func anyDetentsGiveAscendingStopsBetweenTheMinimumAndTheMaximum() throws {
        try RandomNumbers.each(2_000) { random in
            let content = RandomContent.detents(&random)
            let minimum = random.pick([0, random.number(0...300), random.number(0...2_000)])
            let layout = layout(content, minimum: minimum, natural: random.number(0...1_500))
            let heights = layout.heights
            let expected = min(minimum, maximum)
            try #require(!heights.isEmpty && layout.container.rests.last?.fraction == 1, "\(random)")
            try #require(heights.allSatisfy { $0 >= expected - 1e-6 && $0 <= maximum + 1e-6 }, "\(random): \(heights)")
            for (one, next) in zip(heights, heights.dropFirst()) { try #require(next - one > 1 - 1e-6, "\(random)") }
            let ids = layout.ids.flatMap(\.self)
            try #require(Set(ids).count == ids.count && Set(ids).isSubset(of: content.map(\.id)), "\(random): \(ids)")
        }
    }
}
