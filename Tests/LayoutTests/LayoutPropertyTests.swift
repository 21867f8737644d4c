import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Properties of any sheet's layout in any window.
@Suite struct LayoutPropertyTests {
    private func check(_ given: RandomCase) throws {
        let faults = LayoutFaults(given).found
        try #require(faults == [], "\(given)")
    }

    @Test(arguments: PresentationOptions.Style.allCases) func everyLayoutHolds(presentation: PresentationOptions.Style)
        throws
    {
        try RandomNumbers.each(1_000) { random in try check(RandomCase(&random, as: presentation)) }
    }

    @Test func everyClassicPanelHolds() throws {
        try RandomNumbers.each(1_000) { random in
            try check(
                RandomCase(&random, as: .sheet, appearance: random.pick([.classicBlue, .classicBlack])))
        }
    }

    @Test func whatReadsFromRightToLeftIsTheMirrorImage() throws {
        try RandomNumbers.each(1_000) { random in
            let appearance = random.chance(0.2) ? SheetAppearance.classicBlue : nil
            let given = RandomCase(&random, appearance: appearance)
            let (one, other) = (given.layout, given.mirrored.layout.mirrored(in: given.stage))
            try #require(one.difference(from: other) == nil, "\(given)")
        }
    }

    @Test func everySceneIsFiniteAndFollowsTheProgress() throws {
        try RandomNumbers.each(500) { random in
            let given = RandomCase(&random)
            let layout = given.layout
            let progress = random.pick([0, 1, random.number(-0.1...1.1), .nan, .infinity])
            let scene = layout.scene(
                at: TransitionState(progress: progress, scales: random.chance(0.5), moves: random.chance(0.8)))
            try #require(scene.offset.isFinite && scene.scale.isFinite, "\(given)")
            try #require(
                (0...1).contains(scene.opacity) && (0...0.4).contains(scene.backdropOpacity), "\(given)")
            let gone = layout.scene(at: TransitionState(progress: 0))
            for card in MovedSheet(layout, gone).cards where card.frame.height > 0 {
                try #require(card.frame.y >= given.stage.size.height - 1e-6, "\(given)")
            }
            try #require(gone.backdropOpacity == 0, "\(given)")
        }
    }

    private static let extremes: [(Double, Double)] = [
        (0, 0), (1, 1), (0, 800), (800, 0), (8_000, 6_000), (1_000_000, 1_000_000), (20, 3_000), (3_000, 20),
    ]

    @Test(arguments: extremes)
    func extremeWindowsHoldInEveryForm(width: Double, height: Double) throws {
        try RandomNumbers.each(60) { random in
            for presentation in PresentationOptions.Style.allCases {
                var given = RandomCase(
                    &random, as: presentation, appearance: random.chance(0.2) ? .classicBlack : nil)
                let huge = random.pick([0, 0, 100, 1_000_000] as [Double])
                given.stage = LayoutContext.sample(
                    width, height,
                    safeArea: Insets(top: huge, left: random.pick([0, huge]), bottom: huge, right: huge),
                    textScale: random.pick([0.01, 1, 100]), direction: random.pick(LayoutDirection.allCases))
                try check(given)
            }
        }
    }
}
