import PopsheetSearch
import Testing

/// The worked examples of dmenu.md §7, each with its scores.
@Suite struct FuzzyOrderTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var text: String
        var rows: [String]
        var order: [(row: String, score: Int32)]

        var testDescription: String { text }

        init(_ text: String, _ rows: [String], _ order: [(String, Int32)]) {
            (self.text, self.rows, self.order) = (text, rows, order)
        }
    }

    static let examples = [
        Example(
            "fb", ["faraway b", "xfxb", "foo bar", "fb"],
            [("fb", 62), ("foo bar", 57), ("faraway b", 53), ("xfxb", 29)]),
        Example(
            "foo", ["xfoo", "f-o-o", "foo", "Foo Bar"],
            [("foo", 88), ("Foo Bar", 88), ("f-o-o", 78), ("xfoo", 56)]),
        Example(
            "fbr", ["foobar", "fooBar", "foo-bar", "foo/bar"],
            [("foo/bar", 69), ("fooBar", 68), ("foo-bar", 68), ("foobar", 61)]),
        Example(
            "og", ["ongoing", "to-go", "ogre", "dog"], [("ogre", 62), ("ongoing", 49), ("to-go", 37), ("dog", 36)]),
        Example(
            "fire", ["misfire", "Firefox", "fi re", "f.i.r.e"],
            [("Firefox", 114), ("fi re", 111), ("f.i.r.e", 99), ("misfire", 76)]),
        Example("FB", ["foo bar", "FooBar", "fooBAR"], [("FooBar", 55)]),
        Example("é", ["e", "é", "É"], [("é", 36), ("É", 36)]),
        Example("cafe", ["coffee face", "Café", "CAFE"], [("Café", 114), ("CAFE", 114)]),
        Example(
            "sys con", ["console system", "System Configuration", "sysctl", "my sys con"],
            [("console system", 176), ("System Configuration", 176), ("my sys con", 176)]),
        Example("'wild", ["w-i-l-d", "wildlife", "a wild"], [("wildlife", 114), ("a wild", 114)]),
        Example("^mus", ["a music", "music", "Museum"], [("music", 88), ("Museum", 88)]),
        Example("!fire", ["firefox", "water", "misfire"], [("water", 0)]),
        Example("^core go$ | py$", ["core.go", "core.py", "core.c"], [("core.go", 170), ("core.py", 170)]),
        Example("a b", ["b a", "ab", "a_b", "ba"], [("b a", 72), ("a_b", 68), ("ab", 52), ("ba", 52)]),
        Example("12", ["a12", "1 2", "x1y2", "12"], [("12", 62), ("1 2", 59), ("a12", 53), ("x1y2", 50)]),
        Example("ab", ["xab", "yab", "ab", "a b"], [("ab", 62), ("a b", 59), ("xab", 36), ("yab", 36)]),
        Example(
            "term", ["xterm", "gnome-terminal", "Terminator", "the rm"],
            [("Terminator", 114), ("gnome-terminal", 104), ("the rm", 98), ("xterm", 76)]),
        Example(
            "gc", ["git commit", "gc", "magic", "git-clone"],
            [("gc", 62), ("git commit", 57), ("git-clone", 55), ("magic", 29)]),
        Example(
            "abc", ["axbxc", "abxc", "ab c", "aabc"], [("ab c", 85), ("abxc", 75), ("axbxc", 62), ("aabc", 56)]),
    ]

    @Test(arguments: examples)
    func rowsAreInTheOrderOfFzf(_ example: Example) {
        let query = SearchQuery(example.text, .fuzzy)
        let row = RowText()
        var found: [(row: String, score: Int32)] = []
        for text in example.rows {
            row.read(Array(text.utf8))
            if let score = query.score(row) { found.append((text, score)) }
        }
        let sorted = found.enumerated().sorted {
            ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset)
        }.map(\.element)
        #expect(sorted.map(\.row) == example.order.map(\.row))
        #expect(sorted.map(\.score) == example.order.map(\.score))
    }
}
