import Testing

@testable import PopsheetLayout

/// The sizes of texts at the desktop's factors (sheet.md §6).
@Suite struct TextSizeTests {
    @Test(arguments: [
        (14.0, 20.0), (15, 20), (16, 20), (17, 20), (19, 22), (21, 23), (23, 24), (28, 28), (33, 33),
        (40, 40), (47, 47),
        (53, 53),
    ])
    func everyStepOfTheTableHolds(body: Double, action: Double) {
        #expect(near(TextSizes(scale: body / 17).action, action))
    }

    @Test(arguments: [
        (18.0, 21.0), (20, 22.5), (22, 23.5), (24, 24.8), (25.5, 26), (30.5, 30.5), (36.5, 36.5),
        (43.5, 43.5), (50, 50),
    ])
    func betweenTheStepsItIsLinear(body: Double, action: Double) {
        #expect(near(TextSizes(scale: body / 17).action, action))
    }

    @Test(arguments: [0.001, 0.1, 0.5, 14.0 / 17, 0.99, 1]) func smallerTextShrinksNoLabel(scale: Double) {
        #expect(TextSizes(scale: scale).action == 20)
    }

    @Test(arguments: [54.0, 60, 100, 1_700]) func beyondTheTableALabelIsAsLargeAsTheBody(body: Double) {
        #expect(near(TextSizes(scale: body / 17).action, body))
    }

    @Test func theSizeOnlyGrows() {
        var last = 0.0
        for step in 0...1_000 {
            let size = TextSizes(scale: Double(step) / 200).action
            #expect(size >= last)
            last = size
        }
    }

    @Test(arguments: [(0.5, 13.0), (1, 13), (1.0001, 13.0013), (2, 26), (3, 39)])
    func smallTextsGrowWithTheFactorAndNeverShrink(scale: Double, size: Double) {
        #expect(near(TextSizes(scale: scale).small, size))
    }

    @Test(arguments: [(0.5, 15.0), (1, 15), (2, 30)]) func theOtherLooksTextsDoSoToo(
        scale: Double, size: Double
    ) {
        #expect(TextSizes(scale: scale).growing(15) == size)
    }
}
