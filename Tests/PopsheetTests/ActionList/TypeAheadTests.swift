import Testing

@testable import Popsheet

/// A search by typing is one search until a second passes without a letter (sheet.md §9).
@Suite struct TypeAheadTests {
    private let cities = ["New York", "New Orleans", "Boston", "Cancel"]

    /// The label that has the focus after each letter, typed a tenth of a second apart.
    private func walk(_ text: String, in labels: [String], from start: Int) -> [Int] {
        var (search, focus, walked) = (TypeAhead(), start, [Int]())
        for (step, letter) in text.enumerated() {
            focus = search.type(letter, at: Double(step) / 10, among: labels, current: focus) ?? focus
            walked.append(focus)
        }
        return walked
    }

    @Test(arguments: [
        ("new y", 0, [0, 0, 0, 0, 0]),
        ("new y", 1, [1, 1, 1, 1, 0]),
        ("new o", 0, [0, 0, 0, 0, 1]),
        ("new", 2, [0, 0, 0]),
        ("bos", 3, [2, 2, 2]),
        ("NEW O", 0, [0, 0, 0, 0, 1]),
    ])
    func eachLetterExtendsThePrefixAndALabelThatStillMatchesKeepsTheFocus(
        _ typed: String, _ start: Int, _ expected: [Int]
    ) {
        #expect(walk(typed, in: cities, from: start) == expected)
    }

    @Test func theSameLetterRepeatedWalksTheLabelsThatBeginWithIt() {
        #expect(walk("nnnn", in: cities, from: 0) == [0, 1, 0, 1])
        #expect(walk("nnn", in: cities, from: 2) == [0, 1, 0])
        #expect(walk("bbb", in: cities, from: 0) == [2, 2, 2])
    }

    @Test func aLabelThatBeginsWithTheRepeatedLetterIsFound() {
        #expect(walk("aa", in: ["Abel", "Aaron", "Ada"], from: 0) == [0, 1])
    }

    @Test func lettersThatMatchNothingBelongToTheSearch() {
        #expect(walk("mkdir foo", in: ["Delete Photos", "Move", "Foo"], from: 0) == Array(repeating: 1, count: 9))
        #expect(walk("xb", in: cities, from: 0) == [0, 0])
    }

    @Test func aSecondWithoutALetterEndsTheSearch() {
        var search = TypeAhead()
        let first = search.type("n", at: 0, among: cities, current: 0)
        #expect(first == 0)
        let second = search.type("b", at: 0.9, among: cities, current: 0)
        #expect(second == nil)
        let third = search.type("b", at: 2, among: cities, current: 0)
        #expect(third == 2)
    }

    @Test func theSameLetterAfterAPauseLeadsOnFromWhereItLed() {
        var search = TypeAhead()
        let first = search.type("n", at: 0, among: cities, current: 0)
        #expect(first == 0)
        let second = search.type("n", at: 2, among: cities, current: 0)
        #expect(second == 1)
        // Something else has moved the focus meanwhile.
        let third = search.type("n", at: 4, among: cities, current: 0)
        #expect(third == 0)
    }

    @Test func caseDoesNotMatter() {
        #expect(walk("ä", in: ["Share", "Äpfel"], from: 0) == [1])
        #expect(walk("SH", in: ["Äpfel", "Share"], from: 0) == [1, 1])
    }

    @Test func withoutLabelsNothingIsFound() {
        var search = TypeAhead()
        let found = search.type("n", at: 0, among: [], current: nil)
        #expect(found == nil)
    }
}
