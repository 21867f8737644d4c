import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// A window that an on-screen keyboard makes lower (content.md §8).
@Suite struct KeyboardShrinkageTests {
    private let content = SampleContent(
        detents: [.height(100), .medium, .large], natural: Size(width: 200, height: 150), minimum: 20)

    /// The height that the window has lost to a keyboard after these heights.
    private func loss(_ heights: [Double], isEditing: Bool = true) -> Double {
        var shrinkage = KeyboardShrinkage()
        for height in heights { shrinkage.follow(Size(width: 390, height: height), isEditing: isEditing) }
        return shrinkage.height
    }

    /// A layout in a window that a keyboard has made lower.
    private func laidOut(_ height: Double, insteadOf full: Double = 844, _ content: SampleContent) -> LaidOutContent {
        var (shrinkage, context) = (KeyboardShrinkage(), LayoutContext.sample(390, height))
        for height in [full, height] { shrinkage.follow(Size(width: 390, height: height), isEditing: true) }
        context.note(shrinkage)
        return content.laidOut(in: context)
    }

    private func visible(_ layout: LaidOutContent) -> [Double] {
        layout.container.rests.map { $0.fraction * layout.container.travel }
    }

    @Test func heightLostWhileEditingIsAKeyboards() {
        #expect(loss([844, 510]) == 334)
        #expect(loss([844, 700, 510, 510]) == 334)
        #expect(loss([844, 510, 600]) == 244)
        #expect(loss([844, 510, 844]) == 0)
        #expect(loss([844, 510, 900, 800]) == 100)
    }

    @Test func withoutAnEntryAWindowIsResized() {
        #expect(loss([844, 510], isEditing: false) == 0)
    }

    @Test func aKeyboardLeavesAfterTheFocusHasLeft() {
        var shrinkage = KeyboardShrinkage()
        for (height, isEditing) in [(844.0, true), (510, true), (510, false), (600, false)] {
            shrinkage.follow(Size(width: 390, height: height), isEditing: isEditing)
        }
        #expect(shrinkage.height == 244)
        shrinkage.follow(Size(width: 390, height: 844), isEditing: false)
        #expect(shrinkage.height == 0)
    }

    @Test func anotherWidthIsAnotherWindow() {
        var shrinkage = KeyboardShrinkage()
        for size in [(390.0, 844.0), (390, 510), (844, 390)] {
            shrinkage.follow(Size(width: size.0, height: size.1), isEditing: true)
        }
        #expect(shrinkage.height == 0)
    }

    @Test func detentsKeepTheirHeightsOnTheLowerEdge() {
        let (before, after) = (content.laidOut(in: .sample(390, 844)), laidOut(510, content))
        #expect(near(visible(after)[0], visible(before)[0]))
        #expect(near(visible(after)[1], visible(before)[1]) && near(visible(after)[1], 417))
        #expect(near(visible(after)[2], 500) && near(after.panel.y, 10))
        #expect(after.ids == before.ids)
    }

    @Test func aDetentThatWouldPassTheMaximumGetsLower() {
        let after = laidOut(300, content)
        #expect(near(visible(after).first, 100) && near(visible(after).last, 290))
        #expect(after.ids == [["height(100.0)"], ["medium", "large"]])
    }

    @Test func aCustomDetentGetsTheMaximumWithoutAKeyboard() {
        var content = content
        content.detents = [.custom("third") { min($0.maximum, $0.traits.height) / 3 }]
        #expect(near(visible(laidOut(510, content)).first, 278))
    }

    @Test func aTinyWindowKeepsItsContainer() {
        #expect(laidOut(200, insteadOf: 400, content).name == .edgeSheet)
        let context = LayoutContext.sample(250, 250)
        #expect(content.laidOut(in: context).name == .compact)
    }

    @Test func afterAnyResizesTheWindowReturnsToWhatItWas() throws {
        try RandomNumbers.each(1_000) { random in
            var shrinkage = KeyboardShrinkage()
            let full = random.number(300...1_500)
            shrinkage.follow(Size(width: 390, height: full), isEditing: true)
            for _ in 0..<5 {
                let height = random.number(0...full)
                shrinkage.follow(Size(width: 390, height: height), isEditing: true)
                try #require(near(height + shrinkage.height, full), "\(random)")
            }
            shrinkage.follow(Size(width: 390, height: full), isEditing: random.pick([true, false]))
            try #require(near(shrinkage.height, 0), "\(random)")
        }
    }
}
