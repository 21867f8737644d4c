import PopsheetRandomNumbers
import Testing

@testable import PopsheetModel

/// Error messages about texts that are unsafe to quote.
@Suite struct HostileTextTests {
    static let texts: [(name: String, text: String)] = [
        ("a megabyte", String(repeating: "x", count: 1_000_000)),
        ("a megabyte of emoji", String(repeating: "👩‍👩‍👧‍👦", count: 40_000)),
        ("a megabyte of combining marks", "a" + String(repeating: "\u{301}", count: 500_000)),
        ("a megabyte of newlines and a letter", String(repeating: "\n", count: 1_000_000) + "x"),
        ("newlines", "one\ntwo\r\nthree\u{2028}four\u{2029}five\u{85}six"),
        ("terminal sequences", "\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2J\u{8}\u{7F}"),
        ("NUL", "a\0b"),
        ("right-to-left override", "\u{202E}elif\u{202C}\u{2066}\u{2067}\u{2068}\u{2069}\u{200F}"),
        ("nothing but overrides", String(repeating: "\u{202E}", count: 1_000) + "x"),
        ("tags and variation", "x\u{E0001}\u{E0061}\u{FEFF}\u{200B}\u{AD}"),
        ("unassigned and private", "x\u{E000}\u{10FFFD}\u{378}\u{FFFF}"),
    ]

    private static func errors(about text: String) -> [SheetError] {
        let lists: [[Action]] = [
            [Action("", id: text)], [Action(text, id: "")], [Action("A", id: text), Action("B", id: text)],
            [.cancel, Action(text, id: "other", role: .cancel)],
        ]
        return lists.compactMap(error)
    }

    private static func error(_ actions: [Action]) -> SheetError? {
        do {
            _ = try ActionSheet(actions: actions)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: texts.map(\.name)) func aHostileTextIsReportedSafelyAndShort(name: String) throws {
        let text = try #require(Self.texts.first { $0.name == name }).text
        let errors = Self.errors(about: text)
        #expect(errors.count == 4)
        for error in errors {
            let unsafe = error.description.unicodeScalars.filter { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
                default: false
                }
            }
            #expect(unsafe.isEmpty)
            #expect(error.description.unicodeScalars.count < 200, "\(error)")
            #expect(error.position != nil)
        }
    }

    @Test func aShortTextIsQuotedAsItIs() {
        for text in [
            "Delete 3 photos…", "Löschen", "删除", "حذف", "<b>&amp;</b>", "e\u{301}", "a\"b\\c", " a ", "",
        ] {
            #expect(text.excerpt == text)
        }
    }

    @Test func fortyCharactersAreQuotedWhole() {
        let forty = String(repeating: "x", count: 40)
        #expect(forty.excerpt == forty)
        #expect((forty + "y").excerpt == forty + "…")
    }

    @Test func controlCharactersAreWrittenOut() {
        #expect("a\nb".excerpt == "a\\u{A}b")
        #expect("\u{1B}[31m".excerpt == "\\u{1B}[31m")
        #expect("\0".excerpt == "\\u{0}")
        #expect("\u{202E}abc".excerpt == "\\u{202E}abc")
        #expect("\u{2028}".excerpt == "\\u{2028}")
    }

    @Test func whatIsWrittenOutCountsAsItIsWritten() {
        let excerpt = String(repeating: "\u{202E}", count: 40).excerpt
        #expect(excerpt.count <= 41)
        #expect(excerpt.hasPrefix("\\u{202E}\\u{202E}"))
        #expect(excerpt.hasSuffix("…"))
    }

    @Test func noExcerptIsLongerThanItsDocumentationSays() throws {
        let scalars: [Unicode.Scalar] = [
            "a", "\n", "\u{202E}", "\u{301}", "👍", "\u{E0001}", "\0", "\"", "\\", "\u{10FFFF}",
        ]
        try RandomNumbers.each(500) { random in
            var text = String.UnicodeScalarView()
            for _ in 0..<random.int(0...80) { text.append(random.pick(scalars)) }
            let excerpt = String(text).excerpt
            try #require(excerpt.unicodeScalars.count <= 41, "\(random)")
            try #require(
                !excerpt.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(random)")
        }
    }

    @Test func theSheetItselfKeepsTheTextWhole() throws {
        for (_, text) in Self.texts {
            let sheet = try ActionSheet(
                text, message: text, actions: [Action(text, id: text, subtitle: text)])
            #expect(sheet.title == text)
            #expect(sheet.actions[0].label == text)
            #expect(sheet.outcome(choosing: text) == .action(ChosenAction(id: text, index: 0, label: text)))
        }
    }
}
