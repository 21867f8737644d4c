import PopsheetModel
import Testing

/// The heights at which a content sheet rests (content.md §2).
@Suite struct DetentTests {
    private func height(_ detent: Detent, maximum: Double = 800, content: Double = 300) -> Double? {
        detent.height(in: context(maximum)) { content }
    }

    private func context(_ maximum: Double) -> Detent.Context {
        Detent.Context(maximum: maximum, traits: Detent.Traits(width: 390, height: 844, textScale: 1.25))
    }

    private func error(_ detents: [Detent]) -> SheetError? {
        do {
            _ = try ContentDescription(
                title: nil, message: nil, actions: [], leading: [], trailing: [], detents: detents)
            return nil
        } catch { return error }
    }

    @Test func eachKindHasItsHeight() {
        #expect(height(.medium) == 400)
        #expect(height(.large) == 800)
        #expect(height(.fraction(0.25)) == 200)
        #expect(height(.height(96)) == 96)
        #expect(height(.content) == 300)
        #expect(height(.custom("third") { $0.maximum / 4 }) == 200)
    }

    @Test func noHeightIsAboveTheMaximum() {
        for detent in [.fraction(2), .height(1e9), .custom("far") { _ in 1e9 }] as [Detent] {
            #expect(height(detent) == 800, "\(detent)")
        }
        #expect(height(.content, content: 2_000) == 800)
    }

    @Test func aCustomDetentKnowsTheMaximumAndTheTraits() {
        let detent = Detent.custom("all") { context in
            context.maximum / 2 + context.traits.width + context.traits.height / 4 + context.traits.textScale
        }
        let expected: Double = 1_602.25  // 1,000 + 390 + 211 + 1.25
        #expect(height(detent, maximum: 2_000) == expected)
    }

    @Test(arguments: [nil, .nan, .infinity, -.infinity, -1, 0, -0.0] as [Double?])
    func aCustomDetentWithoutAHeightIsNotAvailable(value: Double?) {
        #expect(height(.custom("none") { _ in value }) == nil)
    }

    @Test func contentWithoutAHeightHasNoDetent() {
        for content in [0, -1, .nan, .infinity] as [Double] { #expect(height(.content, content: content) == nil) }
    }

    @Test func theContentIsMeasuredOnlyForItsOwnDetent() {
        var measurements = 0
        for detent in [.medium, .large, .height(10), .custom("a") { _ in 1 }] as [Detent] {
            _ = detent.height(in: context(800)) {
                measurements += 1
                return 1
            }
        }
        #expect(measurements == 0)
    }

    @Test func detentsAreEqualIfTheirIdsAre() {
        #expect(Detent.medium == .medium)
        #expect(Detent.fraction(0.5) == .fraction(0.5))
        #expect(Detent.fraction(0.5) != .medium)
        #expect(Detent.fraction(0.5) != .height(0.5))
        #expect(Detent.height(96) == .height(96))
        #expect(Detent.height(96) != .height(96.5))
        #expect(Detent.custom("a") { _ in 1 } == .custom("a") { _ in 2 })
        #expect(Set<Detent>([.medium, .medium, .large, .content, .content]).count == 3)
        #expect(Detent.large.description == "large")
        #expect([Detent.medium, .large, .content].map(\.id) == ["medium", "large", "content"])
    }

    @Test func aSheetNeedsADetent() {
        #expect(error([]) == .noDetents)
        #expect(error([])?.description == "there are no detents; give at least one height")
    }

    @Test(arguments: [.nan, .infinity, -.infinity, -1, 0, -0.0, -.leastNonzeroMagnitude] as [Double])
    func aDetentIsAFiniteNumberAboveNothing(value: Double) {
        for detent in [Detent.fraction(value), .height(value)] {
            #expect(error([.large, detent]) == .invalidDetent(position: 1, id: detent.id))
            #expect(error([detent])?.code == .invalidDetent)
        }
    }

    @Test func anInvalidDetentIsNamedWithItsPosition() {
        #expect(
            error([.medium, .height(-1)])?.description
                == "detent 2, \"height(-1.0)\", is not a finite height above 0 with a name; correct it")
        #expect(error([.custom("") { _ in 1 }]) == .invalidDetent(position: 0, id: ""))
    }

    @Test func theSmallestAndTheLargestNumbersAreDetents() {
        let extremes: [Double] = [.leastNonzeroMagnitude, .greatestFiniteMagnitude, 1]
        for value in extremes { #expect(error([.fraction(value), .height(value)]) == nil, "\(value)") }
    }

    @Test func twoCustomDetentsNeedIdsOfTheirOwn() {
        let found = error([.large, .custom("a") { _ in 1 }, .custom("a") { _ in 2 }])
        #expect(found == .duplicateDetent(id: "a", position: 2, firstPosition: 1))
        #expect(found?.position == 2)
        #expect(found?.firstPosition == 1)
        #expect(
            found?.description == "detent 3 has the id \"a\" of detent 2; give one of them another id")
    }

    @Test func aCustomDetentCantHaveTheIdOfAnother() {
        #expect(
            error([.medium, .custom("medium") { _ in 1 }])
                == .duplicateDetent(id: "medium", position: 1, firstPosition: 0))
        #expect(
            error([.custom("height(96.0)") { _ in 1 }, .height(96)])
                == .duplicateDetent(id: "height(96.0)", position: 1, firstPosition: 0))
    }

    @Test func aRepeatedStandardDetentIsNoError() { #expect(error([.medium, .medium, .height(1), .height(1)]) == nil) }

    @Test func theFirstInvalidDetentIsReported() {
        #expect(error([.large, .height(0), .fraction(.nan)])?.position == 1)
    }

    @Test func aThousandDetentsAreASheet() {
        let detents = (1...1_000).map { index in Detent.custom("\(index)") { _ in Double(index) } }
        #expect(error(detents) == nil)
        #expect(
            error(detents + [detents[0]]) == .duplicateDetent(id: "1", position: 1_000, firstPosition: 0))
    }
}
