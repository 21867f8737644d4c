import PopsheetRandomNumbers
import PopsheetSearch
import Testing

/// Which rows each method finds, and in which order.
@Suite struct SearchQueryTests {
    private func found(_ text: String, _ method: SearchMethod, in rows: [String]) -> [String] {
        var packed = PackedRows()
        for row in rows { packed.append([Array(row.utf8)]) }
        return RowSearch(packed, for: SearchQuery(text, method), columns: [0]).run().rows.map { rows[Int($0)] }
    }

    // MARK: Words

    @Test func wordsAreRankedByWhereTheyAreAndThenByGaps() {
        let rows = ["a f-i-r-e", "Misfire", "the fire", "f xire", "Firefox", "water"]
        #expect(found("fire", .words, in: rows) == ["Firefox", "the fire", "Misfire", "f xire", "a f-i-r-e"])
    }

    @Test func wordsAreFoundInAnyOrderWhateverTheirCaseAndAccents() {
        let rows = ["Crème brûlée", "brulee creme", "CREME", "cre\u{301}me bru\u{302}le\u{301}e"]
        #expect(
            found("BRULEE creme", .words, in: rows)
                == ["brulee creme", "Crème brûlée", "cre\u{301}me bru\u{302}le\u{301}e"].sorted {
                    rows.firstIndex(of: $0) ?? 0 < rows.firstIndex(of: $1) ?? 0
                })
        #expect(found("ß", .words, in: ["Straße", "Strasse"]) == ["Straße"])
    }

    @Test func rowsOfTheSameRankKeepTheirOrder() {
        #expect(found("a", .words, in: ["ab", "aa", "ac"]) == ["ab", "aa", "ac"])
        #expect(found(" ", .words, in: ["b", "a"]) == ["b", "a"])
    }

    // MARK: Exact texts and expressions

    @Test func anExactTextHasItsSpacesAndItsCapitals() {
        #expect(found("b c", .exact, in: ["a b c", "c b", "B C"]) == ["a b c", "B C"])
        #expect(found("B", .exact, in: ["b", "aB"]) == ["aB"])
    }

    @Test(arguments: [SearchMethod.exact, .fuzzy])
    func onlyACapitalMakesCaseCount(_ method: SearchMethod) {
        // Case folding makes another sigma of the one at the end, and another letter of the micro sign.
        #expect(found("\u{3BB}\u{3BF}\u{3C2}", method, in: ["\u{39B}\u{39F}\u{3A3}"]).count == 1)
        #expect(found("\u{B5}m", method, in: ["5 \u{3BC}M"]).count == 1)
        #expect(found("\u{3A3}", method, in: ["\u{3C3}", "\u{3A3}"]) == ["\u{3A3}"])
    }

    @Test func numeralsAndLettersInCirclesHaveCases() {
        for (small, capital) in [("\u{2170}", "\u{2160}"), ("\u{217F}", "\u{216F}"), ("\u{24E9}", "\u{24CF}")] {
            #expect(found(small, .words, in: [capital]) == [capital])
            #expect(found(capital, .exact, in: [small, capital]) == [capital])
        }
    }

    @Test func aSeparateMarkLeavesOtherAccentsIgnored() {
        let row = "x\u{301} r\u{E9}sum\u{E9}"
        #expect(found("resume", .fuzzy, in: [row]) == [row])
        #expect(SearchQuery("resume", .fuzzy).matches(in: row) == [3..<9])
    }

    @Test func aBrokenExpressionIsAPlainText() {
        #expect(found("^a.c$", .regex, in: ["abc", "ABC", "xabc"]) == ["abc", "ABC"])
        #expect(found("a(", .regex, in: ["a(b", "ab"]) == ["a(b"])
    }

    @Test func anExpressionThatExplodesEnds() {
        let row = String(repeating: "a", count: 40) + "!"
        #expect(found("^(a+)+$", .regex, in: Array(repeating: row, count: 50)) == [])
    }

    @Test func whatIsNotUTF8CanBeSearched() {
        var packed = PackedRows()
        packed.append([[0xFF, 0x61, 0xFE]])
        packed.append([[]])
        for method in [SearchMethod.words, .fuzzy, .exact, .regex, .dmenu(ignoresCase: true)] {
            #expect(RowSearch(packed, for: SearchQuery("a", method), columns: [0]).run().rows == [0], "\(method)")
        }
    }

    // MARK: dmenu and rofi

    @Test func dmenuShowsTheTextItselfFirstThenWhatBeginsWithItsFirstWord() {
        let rows = ["xfoo", "foo bar", "foo", "bar foo"]
        #expect(found("foo", .dmenu(ignoresCase: false), in: rows) == ["foo", "foo bar", "xfoo", "bar foo"])
        #expect(found("foo bar", .dmenu(ignoresCase: false), in: rows) == ["foo bar", "bar foo"])
        #expect(found("FOO", .dmenu(ignoresCase: false), in: rows) == [])
        #expect(found("FOO", .dmenu(ignoresCase: true), in: rows) == ["foo", "foo bar", "xfoo", "bar foo"])
        #expect(found("É", .dmenu(ignoresCase: true), in: ["é", "e"]) == ["é"])
        #expect(found(" foo", .dmenu(ignoresCase: false), in: ["xfoo", "foo", " foo"]) == [" foo", "foo", "xfoo"])
    }

    private static func rofi(_ change: (inout RofiSearch) -> Void) -> SearchMethod {
        var search = RofiSearch()
        change(&search)
        return .rofi(search)
    }

    @Test func rofiKeepsTheOrderAndExcludesWordsWithADash() {
        let rows = ["b-x", "ab", "b"]
        #expect(found("b -x", Self.rofi { _ in }, in: rows) == ["ab", "b"])
        #expect(found("-x", Self.rofi { _ in }, in: rows) == ["ab", "b"])
        #expect(found("!x", Self.rofi { $0.negation = "!" }, in: rows) == ["ab", "b"])
        #expect(found("b -x", Self.rofi { $0.splitsWords = false }, in: rows + ["ab -x"]) == ["ab -x"])
    }

    @Test(arguments: [
        (RofiSearch.Matching.fuzzy, "ac", ["abc", "xa.c"]), (.glob, "a?c", ["abc", "xa.c"]),
        (.glob, "a*b", ["abc", "a b"]), (.regex, "^a.c", ["abc"]), (.prefix, "b", ["a b"]), (.regex, "(", []),
    ])
    func rofiMatches(_ matching: RofiSearch.Matching, _ text: String, _ wanted: [String]) {
        #expect(
            found(text, Self.rofi { $0.matching = matching }, in: ["abc", "a b", "xa.c", "cab"]).filter { $0 != "cab" }
                == wanted)
    }

    @Test func rofiSortsByTheDistanceOrByTheScoreOfFzf() {
        let rows = ["foo bar", "food", "xfoo", "foo"]
        #expect(found("foo", Self.rofi { $0.order = .distance }, in: rows) == ["foo", "food", "xfoo", "foo bar"])
        #expect(found("foo", Self.rofi { $0.order = .fuzzyScore }, in: rows) == ["foo bar", "food", "foo", "xfoo"])
    }

    @Test func rofiSortsByTheFirstCell() {
        let rows = [["cobweb"], ["web", "invisible words"], ["we\u{301}bs", "web"]]
        var packed = PackedRows()
        for row in rows { packed.append(row.map { Array($0.utf8) }) }
        for order in [RofiSearch.Order.distance, .fuzzyScore] {
            let query = SearchQuery("web", Self.rofi { ($0.order, $0.ignoresAccents) = (order, true) })
            #expect(RowSearch(packed, for: query, columns: [0, 1]).run().rows == [1, 2, 0], "\(order)")
        }
        // A word that the first cell does not have is found, and has no score.
        var others = PackedRows()
        for row in [["Firefox", "web"], ["cobweb"]] { others.append(row.map { Array($0.utf8) }) }
        let query = SearchQuery("web", Self.rofi { $0.order = .fuzzyScore })
        #expect(RowSearch(others, for: query, columns: [0, 1]).run().rows == [1, 0])
    }

    @Test func rofisExpressionsIgnoreAccents() {
        func expression(_ change: (inout RofiSearch) -> Void) -> SearchMethod {
            Self.rofi {
                ($0.matching, $0.ignoresAccents) = (.regex, true)
                change(&$0)
            }
        }
        #expect(found("é\\d", expression { _ in }, in: ["e1", "é2", "É3", "ex"]) == ["e1", "é2"])
        // The case of a class of characters is its meaning.
        #expect(found("É\\S", expression { $0.ignoresCase = true }, in: ["e1", "e "]) == ["e1"])
    }

    // MARK: All methods

    static let methods: [SearchMethod] = [
        .words, .fuzzy, .exact, .regex, .containing, .dmenu(ignoresCase: true), .rofi(RofiSearch()),
    ]

    /// A search among the rows that the text before has found finds what a search among all rows does.
    @Test(arguments: methods)
    func aTextThatBecomesLongerFindsTheSameAmongFewerRows(_ method: SearchMethod) {
        for var random in RandomNumbers.cases(60) {
            let rows = (0..<50).map { _ in
                String(
                    (0..<Int.random(in: 0...8, using: &random)).map { _ in
                        "abcABé -!^$'".randomElement(using: &random) ?? "a"
                    })
            }
            var packed = PackedRows()
            for row in rows { packed.append([Array(row.utf8)]) }
            var (text, before): (String, (query: SearchQuery, rows: [UInt32])?) = ("", nil)
            for _ in 0..<5 {
                text.append("abcA é-!^$'|".randomElement(using: &random) ?? "a")
                let query = SearchQuery(text, method)
                let all = RowSearch(packed, for: query, columns: [0]).run()
                if let before, query.narrows(before.query) {
                    let some = RowSearch(packed, for: query, columns: [0], among: before.rows).run()
                    #expect(some.rows == all.rows, "\(text) after \(before.query.text) \(random)")
                }
                before = (query, all.inGivenOrder)
            }
        }
    }

    /// What is emphasised is inside of the text, in order, and there is some in each row with a score of its own.
    @Test(arguments: methods)
    func emphasisIsInsideOfTheText(_ method: SearchMethod) {
        for var random in RandomNumbers.cases(200) {
            let text = String((0..<9).map { _ in "abcABé e\u{301}".randomElement(using: &random) ?? "a" })
            let typed = String((0..<3).map { _ in "abcé".randomElement(using: &random) ?? "a" })
            let ranges = SearchQuery(typed, method).matches(in: text)
            let count = text.unicodeScalars.count
            #expect(ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count && !$0.isEmpty }, "\(random)")
            #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "\(random)")
        }
    }

    static let otherMethods: [SearchMethod] = [
        .dmenu(ignoresCase: false), rofi { $0.matching = .fuzzy }, rofi { $0.order = .fuzzyScore },
        rofi { ($0.ignoresCase, $0.ignoresAccents) = (true, true) },
    ]

    /// Rows of ASCII are searched differently from other rows.
    @Test(arguments: methods + otherMethods)
    func aCharacterBeyondASCIIAtTheEndChangesNothingBeforeIt(_ method: SearchMethod) {
        for var random in RandomNumbers.cases(500) {
            let text = String((0..<9).map { _ in "abcABC -/".randomElement(using: &random) ?? "a" })
            let typed = String((0..<3).map { _ in "abcA -".randomElement(using: &random) ?? "a" })
            let query = SearchQuery(typed, method)
            #expect(query.matches(in: text) == query.matches(in: text + "\u{3BB}"), "\(typed) in \(text): \(random)")
            // In a second cell, it does not change what the whole text or the distance is.
            var (plain, other) = (PackedRows(), PackedRows())
            for (index, row) in [text, "", "b" + text, text + text].enumerated() {
                plain.append([Array(row.utf8)])
                other.append([Array(row.utf8), Array((index.isMultiple(of: 2) ? "\u{3BB}" : "").utf8)])
            }
            let found = [(plain, [0]), (other, [0, 1])].map { rows, columns in
                RowSearch(rows, for: query, columns: columns).run().rows
            }
            if case .dmenu = method {
                // The whole row, with all its cells, can be the text.
                #expect(Set(found[0]) == Set(found[1]), "\(typed) in \(text): \(random)")
            } else {
                #expect(found[0] == found[1], "\(typed) in \(text): \(random)")
            }
        }
    }

    @Test(arguments: [.words, .exact, .dmenu(ignoresCase: true)] + otherMethods)
    func aWordBeyondASCIIIsInNoRowOfASCII(_ method: SearchMethod) {
        #expect(found("\u{3BB}a", method, in: ["abc", "\u{3BB}abc"]) == ["\u{3BB}abc"])
        #expect(found("a\u{3BB}", method, in: ["abc", "a\u{3BB}bc"]) == ["a\u{3BB}bc"])
    }

    @Test(arguments: methods)
    func aLongRowIsFoundAmongShortOnes(_ method: SearchMethod) {
        let long = (300...2_000).filter { $0.isMultiple(of: 425) || $0 == 300 }.flatMap { count in
            ["", "\u{3BB}"].map { String(repeating: "AB", count: count / 2) + $0 + "xyz" }
        }
        let rows = long.flatMap { ["xyz", $0, "\u{3BB}xyz", "ABxy"] }
        let found = found("xyz", method, in: rows)
        #expect(found.sorted() == rows.filter { $0.contains("xyz") }.sorted())
    }

    @Test func theEmphasisIsWhatWasFound() {
        #expect(SearchQuery("fx", .words).matches(in: "Firefox") == [4..<5, 6..<7])
        #expect(SearchQuery("fire", .words).matches(in: "Misfire") == [3..<7])
        #expect(SearchQuery("fbr", .fuzzy).matches(in: "foo-bar") == [0..<1, 4..<5, 6..<7])
        #expect(SearchQuery("creme", .words).matches(in: "cre\u{301}me") == [0..<6])
    }
}
