import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// A content sheet above an on-screen keyboard (content.md §8).
@Suite struct KeyboardInsetTests {
    private let content = SampleContent(
        detents: [.height(100), .medium, .large], natural: Size(width: 200, height: 150), minimum: 20)

    private func covered(_ heights: Double..., in context: LayoutContext = .phone) -> LayoutContext {
        var context = context
        for height in heights { context.coverBottom(height) }
        return context
    }

    private func visible(_ layout: LaidOutContent) -> [Double] {
        layout.container.rests.map { $0.fraction * layout.container.travel }
    }

    @Test func aSheetMovesUpByTheInset() {
        let (before, after) = (content.laidOut(in: .phone), content.laidOut(in: covered(334)))
        #expect(near(visible(after)[0], visible(before)[0] + 300))
        #expect(near(visible(after)[1], visible(before)[1] + 300))
        #expect(near(after.heights[0], 100) && near(after.heights[1], 376.5))
        #expect(near(after.parts.widget.maxY, 844 - 334))
    }

    @Test func aSheetThatWouldPassTheMaximumGetsLower() {
        let (before, after) = (content.laidOut(in: .phone), content.laidOut(in: covered(534)))
        #expect(near(visible(after).last, visible(before).last!))
        #expect(near(after.panel.y, 57))
        #expect(near(after.heights[0], 100))
        // The medium one and the largest are as high as the space above the keyboard.
        #expect(near(after.heights[1], 844 - 57 - 534))
        #expect(after.ids == [["height(100.0)"], ["medium", "large"]])
    }

    @Test func aKeyboardWithinTheSafeAreaMovesNothing() {
        #expect(covered(0) == .phone)
        #expect(covered(34) == .phone)
        #expect(covered(-5) == .phone)
        #expect(covered(.nan) == .phone)
    }

    @Test func coveringTwiceIsCoveringOnceWithTheLarger() {
        #expect(covered(100, 300) == covered(300))
        #expect(covered(300, 100) == covered(300))
    }

    @Test func aCustomDetentGetsTheMaximumWithoutAKeyboard() {
        var content = content
        content.detents = [.custom("half") { $0.maximum / 2 }]
        let (before, after) = (content.laidOut(in: .phone), content.laidOut(in: covered(234)))
        #expect(near(before.heights[0], 376.5) && near(after.heights[0], 376.5))
    }

    @Test func aFormSheetMovesUpToo() {
        let context = LayoutContext.sample(1_000, 800)
        let after = content.laidOut(in: covered(400, in: context))
        #expect(after.name == .formSheet)
        #expect(after.panel.maxY <= 400 - 16 + 1e-9)
    }

    @Test func noKeyboardMakesASheetHigherOrPassTheMaximum() throws {
        try RandomNumbers.each(1_000) { random in
            var content = RandomContent(&random).content
            content.options = PresentationOptions(style: .sheet)
            let context = LayoutContext.sample(
                random.number(100...599), random.number(0...1_500),
                safeArea: Insets(top: random.pick([0, 47]), bottom: random.pick([0, 34])))
            let keyboard = random.number(0...2_000)
            let (before, after) = (content.laidOut(in: context), content.laidOut(in: covered(keyboard, in: context)))
            try #require(after.container.travel >= before.container.travel - 1e-6, "\(random)")
            let top = min(before.panel.y, context.safeArea.top + 10)
            try #require(
                after.panel.y >= min(top, context.size.height) - 1e-6 || keyboard > context.size.height - top,
                "\(random)")
            for (id, height) in zip(before.ids.map(\.first), before.heights) {
                guard let id, let now = after.ids.firstIndex(where: { $0.contains(id) }) else { continue }
                try #require(after.heights[now] <= height + 1 + 1e-6, "\(random)")
            }
        }
    }
}
