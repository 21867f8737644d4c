import PopsheetDialogs
import PopsheetSearch
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// What `popsheet entry` accepts, and what completes it (command.md, "ask for a text").
@Suite struct EntryRuleTests {
    private static let matches: [(String, String, Pattern.Comparison)] = [
        ("[0-9]{5}", "12345", .whole), ("[0-9]{5}", "123", .beginning), ("[0-9]{5}", "12a", .none),
        ("[0-9]{5}", "123456", .none), ("a|ab", "ab", .whole), ("a|b", "", .beginning), ("a?", "", .whole),
        ("(?x)a # comment", "a", .whole), ("\\Qa.", "a.", .whole), ("\\Qa.", "ab", .none), ("é+", "éé", .whole),
        (".", "a\n", .none), ("(a+)+$", String(repeating: "a", count: 60) + "b", .none),
    ]

    @Test(arguments: matches)
    func theWholeTextMustMatch(pattern: String, text: String, match: Pattern.Comparison) throws {
        #expect(try TextPattern(pattern).match(text) == match)
    }

    @Test func aLongTextAndAHostilePatternTakeLittleTime() throws {
        let text = String(repeating: "a", count: 1 << 20)
        #expect(try TextPattern("a*").match(text) == .whole)
        for pattern in ["(a|aa)+b", "(a*)*b", "((a?)+)+b", "(?:(?=a*)a*)*b"] {
            #expect(try TextPattern(pattern).match(text) != .whole)
        }
    }

    @Test(arguments: ["(a", "a)(b", "[", "a\\", "*", "a\0b", "(?<n>a)(?<n>b)"])
    func aBrokenPatternIsRefused(pattern: String) {
        #expect(throws: TextPattern.Failure.self) { try TextPattern(pattern) }
    }

    @Test func theHintSaysWhatIsMissing() throws {
        let rule = TextRule(minimum: 3, maximum: 5, pattern: try TextPattern("[a-z]+"))
        let hints = ["", "a", "é", "👩‍👩‍👧", "abcd", "abcdefg", "abc1"].map { rule.hint($0) }
        #expect(
            hints == [
                Hint("3 to 5 characters", isError: false), Hint("2 more characters", isError: false),
                Hint("2 more characters", isError: false), Hint("2 more characters", isError: false),
                Hint("3 to 5 characters", isError: false), Hint("2 characters too many", isError: true),
                Hint("Not in the expected form", isError: true),
            ])
        #expect(TextRule(minimum: 2, maximum: 2).hint("") == Hint("2 characters", isError: false))
        #expect(TextRule(maximum: 1).hint("") == Hint("At most 1 character", isError: false))
        #expect(TextRule(isRequired: true).fault("") != nil)
        #expect(TextRule(pattern: try TextPattern("ab")).fault("") != nil)
        #expect(TextRule(pattern: try TextPattern("ab")).hint("a") == Hint("Not complete", isError: false))
    }

    @Test func textsThatBeginWithWhatIsTypedAreFirst() {
        var texts = CompletionTexts()
        texts.add(["my alps", "Alpha", "beta", "alphabet", "Alpha", "", "x-al"])
        #expect(texts.completions(of: "AL", atMost: 9) == ["Alpha", "alphabet", "my alps", "x-al"])
        #expect(texts.completions(of: "al", atMost: 1) == ["Alpha"])
        #expect(texts.completions(of: "ps", atMost: 9) == [])
        #expect(texts.completions(of: "", atMost: 2) == ["my alps", "Alpha"])
        #expect(texts.completions(of: String(repeating: "a", count: 1 << 20), atMost: 9) == [])
    }

    @Test func linesOfStandardInputLoseNothing() {
        let lines: [([UInt8], String?)] = [
            ([], nil), ([0x20], nil), (Array("a\u{1B}[1mb".utf8), "ab"), ([0x61, 0xFF, 0x00], "aÿ␀"),
            (Array("<b>&".utf8), "<b>&"), (Array("a\rb".utf8), "a b"),
        ]
        for (line, text) in lines { #expect(SuggestionReader.text(ofLine: line) == text) }
    }

    private static let answers: [([String], String)] = [
        (["--match", "[a-z]+", "--text", "abc"], "abc\n"), (["--min", "2", "--max", "2", "--text", "ab"], "ab\n"),
        (["--multiline", "--text", "a\nb"], "a\nb\n"), (["--stdin", "--text", "x"], "x\n"),
    ]

    @Test(arguments: answers)
    func theGivenTextIsAnswered(arguments: [String], output: String) async throws {
        let answer = try await popsheet(["entry", "--answer", "ok"] + arguments)
        #expect(answer.text == output && answer.errorText == "" && answer.status == 0)
    }

    private static let mistakes: [([String], String)] = [
        (["--match", "("], "--match: \"(\" is not a regular expression"),
        (["--match", "a", "--text", "b"], "--match accepts"), (["--min", "2", "--text", "a"], "--min accepts"),
        (["--max", "1", "--text", "ab"], "--max accepts"), (["--min", "3", "--max", "2"], "--max"),
        (["--min", "-1"], "--min"), (["--max", "many"], "such as 8"),
        (["--multiline", "--password"], "--multiline"), (["--multiline", "--stdin"], "--stdin"),
        (["--multiline", "--suggest", "a"], "--suggest"), (["--multiline", "--placeholder", "a"], "--placeholder"),
        (["--password", "--stdin"], "--stdin"), (["--stdin", "--title", "-"], "by --stdin already"),
    ]

    @Test(arguments: mistakes)
    func eachMistakeIsOneLine(arguments: [String], part: String) async throws {
        expectFailure(try await popsheet(["entry", "--answer", "ok"] + arguments), status: 64, part)
    }
}
