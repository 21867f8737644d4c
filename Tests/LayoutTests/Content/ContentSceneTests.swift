import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import Testing

/// A content sheet at its detents and between them (content.md §2, §5, §7).
@Suite struct ContentSceneTests {
    private let content = SampleContent(
        actions: [Action("A"), .cancel], detents: [.height(250), .medium, .large], minimum: 40)

    private var layout: LaidOutContent { content.laidOut(in: .phone) }

    /// Progress from the smallest detent to the largest, and each detent.
    private func steps(_ layout: LaidOutContent) -> [Double] {
        let fractions = layout.container.rests.map(\.fraction)
        return fractions + (0...50).map { fractions[0] + (1 - fractions[0]) * Double($0) / 50 }
    }

    @Test func theLowerEdgeOfTheContentIsAtTheLowerEdgeOfTheWindow() {
        let layout = layout
        for progress in steps(layout) {
            let placed = layout.placed(in: layout.scene(progress, rest: progress))
            #expect(near(placed.list.footer?.frame.maxY, 844 - 34, within: 1e-6), "\(progress)")
            #expect(near(placed.list.rows[0].frame.maxY, 844 - 34 - 57, within: 1e-6))
            #expect(near(placed.list.rows[0].frame.y, placed.widget.maxY, within: 1e-6))
            #expect(near(placed.background.maxY, 844 - 34 - 57, within: 1e-6))
            #expect(placed.widget.height >= 40)
        }
    }

    @Test func theUpperPartsMoveAsOne() {
        let layout = layout
        for progress in steps(layout) {
            let scene = layout.scene(progress, rest: 1)
            let placed = layout.placed(in: scene)
            #expect(near(placed.widget.y, layout.parts.widget.y + scene.offset))
            #expect(near(placed.grabber?.y, layout.parts.grabber!.y + scene.offset))
        }
    }

    @Test func eachDetentShowsItsHeight() {
        let layout = layout
        for (height, rest) in zip([250, 376.5, 753], layout.container.rests) {
            let scene = layout.scene(rest.fraction, rest: rest.fraction)
            #expect(near(844 - 34 - (layout.panel.y + scene.offset), height))
            #expect(scene.isInPlace)
        }
    }

    @Test func belowTheSmallestTheSheetMovesAsAWhole() {
        let layout = layout
        let smallest = layout.container.rests[0].fraction
        let most = layout.scene(smallest).shrinkage
        for share in [0, 0.2, 0.5, 0.99] { #expect(near(layout.scene(smallest * share).shrinkage, most)) }
        #expect(layout.scene(1).shrinkage == 0)
        #expect(layout.scene(1.05).shrinkage == 0)
    }

    @Test func aSheetWithOneDetentDoesNotShrink() {
        let layout = SampleContent(detents: [.medium]).laidOut(in: .phone)
        for progress in [0, 0.5, 1] { #expect(layout.scene(progress).shrinkage == 0) }
    }

    private static let undimmed: [Detent?] = [nil, .height(250), .medium, .large, .custom("gone") { _ in nil }]

    @Test(arguments: undimmed)
    func theDimmingIsMonotone(undimmed: Detent?) {
        var content = content
        content.undimmed = undimmed
        let layout = content.laidOut(in: .phone)
        var last = 0.0
        for step in 0...200 {
            let opacity = layout.scene(Double(step) / 180, rest: 1).backdropOpacity
            #expect(opacity >= last - 1e-12 && opacity <= 0.2)
            last = opacity
        }
    }

    @Test func withoutAnUndimmedDetentEachDetentIsDimmed() {
        let layout = layout
        #expect(layout.scene(0).backdropOpacity == 0)
        #expect(near(layout.scene(layout.container.rests[0].fraction / 2).backdropOpacity, 0.1))
        for rest in layout.container.rests { #expect(near(layout.scene(rest.fraction).backdropOpacity, 0.2)) }
    }

    @Test func theDimmingBeginsAtTheLargestUndimmedDetent() {
        var content = content
        content.undimmed = .medium
        let layout = content.laidOut(in: .phone)
        let fractions = layout.container.rests.map(\.fraction)
        #expect(layout.scene(fractions[0]).backdropOpacity == 0)
        #expect(layout.scene(fractions[1]).backdropOpacity == 0)
        #expect(near(layout.scene((fractions[1] + 1) / 2).backdropOpacity, 0.1))
        #expect(near(layout.scene(1).backdropOpacity, 0.2))
        content.undimmed = .large
        #expect(content.laidOut(in: .phone).scene(1).backdropOpacity == 0)
    }

    @Test func withReducedMotionTheDimmingFades() {
        let layout = layout
        let medium = layout.container.rests[1].fraction
        #expect(near(layout.scene(medium / 2, rest: medium, moves: false).backdropOpacity, 0.1))
        #expect(near(layout.scene(medium / 2, rest: medium, moves: false).opacity, 0.5))
        #expect(layout.scene(medium / 2, rest: medium, moves: false).isInPlace)
    }
}
