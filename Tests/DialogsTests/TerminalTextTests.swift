import Popsheet
import Testing

@testable import PopsheetDialogs

/// The escape sequences of a text.
@Suite struct TerminalTextTests {
    private func runs(_ parts: String...) -> [TerminalText.Run] {
        var text = TerminalText()
        return parts.flatMap { text.take($0) }
    }

    private func style(_ change: (inout TerminalStyle) -> Void) -> TerminalStyle {
        var style = TerminalStyle.plain
        change(&style)
        return style
    }

    @Test func aStyleAppliesToTheTextAfterIt() {
        #expect(
            runs("a\u{1B}[1;31mb\u{1B}[0mc\u{1B}[4md\u{1B}[me") == [
                .init(text: "a", style: .plain),
                .init(text: "b", style: style { ($0.color, $0.traits) = (.named(1), .bold) }),
                .init(text: "c", style: .plain), .init(text: "d", style: style { $0.traits = .underline }),
                .init(text: "e", style: .plain),
            ])
    }

    private static let colorCases: [(String, TerminalColor?)] = [
        ("30", .named(0)), ("97", .named(15)), ("38;5;9", .named(9)), ("38;5;16", .rgb(red: 0, green: 0, blue: 0)),
        ("38;5;208", .rgb(red: 255, green: 135, blue: 0)), ("38;5;255", .rgb(red: 238, green: 238, blue: 238)),
        ("38;2;1;2;3", .rgb(red: 1, green: 2, blue: 3)), ("38:2:1:2:3", .rgb(red: 1, green: 2, blue: 3)),
        ("31;39", nil), ("31;38;5", .named(1)), ("31;38;5;256", .named(1)), ("31;38;2;1;2", .named(1)),
        ("31;999", .named(1)),
        ("31;38;7;1", .named(1)), ("99999999999999999999", nil), ("31;0", nil),
    ]

    @Test(arguments: colorCases)
    func aColourIsReadFromItsParameters(parameters: String, color: TerminalColor?) {
        #expect(runs("\u{1B}[\(parameters)mx").map(\.style.color) == [color])
    }

    @Test func aStyleIsTakenBackByItsOwnParameter() {
        let all = "\u{1B}[1;2;3;4;7;9;31;41m"
        for (parameter, left) in [
            ("22", [.italic, .underline, .inverse, .strikethrough] as TerminalStyle.Traits),
            ("23", [.bold, .faint, .underline, .inverse, .strikethrough]),
            ("24", [.bold, .faint, .italic, .inverse, .strikethrough]),
            ("27", [.bold, .faint, .italic, .underline, .strikethrough]),
            ("29", [.bold, .faint, .italic, .underline, .inverse]),
        ] {
            #expect(runs("\(all)\u{1B}[\(parameter)mx")[0].style.traits == left)
        }
        #expect(runs("\(all)\u{1B}[49mx")[0].style.background == nil)
    }

    private static let droppedCases = [
        "a\u{1B}[2Kb", "a\u{1B}[?25lb", "a\u{1B}[>4;2mb", "a\u{1B}]0;Title\u{7}b", "a\u{1B}]8;;http://x\u{1B}\\b",
        "a\u{1B}(Bb", "a\u{1B}=b", "a\u{1B}[1;2Hb", "a\u{1B}[38;5;1;2;3 qb", "a\u{1B}P1$r\u{1B}\\b",
    ]

    @Test(arguments: droppedCases)
    func otherSequencesAreDropped(text: String) {
        #expect(runs(text) == [.init(text: "ab", style: .plain)])
    }

    @Test(arguments: ["a\u{1B}[1;38;2;1;2;3mb\u{1B}]8;;x\u{1B}\\c\u{1B}(Bd\u{1B}[0me", "a\u{1B}[31mü\u{1B}[1mλ"])
    func aSequenceMayBeCutAnywhere(text: String) {
        /// The styles of each character.
        func characters(_ runs: [TerminalText.Run]) -> [String] {
            runs.flatMap { run in run.text.map { "\($0)\(run.style)" } }
        }
        let whole = characters(runs(text))
        let scalars = Array(text.unicodeScalars)
        for place in 0...scalars.count {
            var (first, second) = ("", "")
            first.unicodeScalars.append(contentsOf: scalars[..<place])
            second.unicodeScalars.append(contentsOf: scalars[place...])
            #expect(characters(runs(first, second)) == whole)
        }
    }

    @Test func aSequenceWithoutAnEndLosesNothingElse() {
        #expect(runs("a\u{1B}[31") == [.init(text: "a", style: .plain)])
        #expect(runs("a\u{1B}[31\u{FC}b").map(\.text).joined() == "aüb")
        #expect(runs("a\u{1B}[31\nb").map(\.text).joined() == "a\nb")
        // Such a string could hold back a whole text.
        let later = runs("a\u{1B}]" + String(repeating: "x", count: 5000), "b")
        #expect(later.map(\.text).joined() == "ab")
    }

    @Test func theNamedColoursCanBeReadOnTheirCards() {
        for isDark in [false, true] {
            let palette = TerminalPalette(isDark: isDark)
            for index in 0..<TerminalColor.namedCount {
                let contrast = palette.color(.named(index)).contrast(with: palette.card)
                #expect(contrast >= 4.5, "colour \(index), dark \(isDark): \(contrast)")
            }
        }
    }

    @Test func everyStyleCanBeRead() {
        for isDark in [false, true] {
            let palette = TerminalPalette(isDark: isDark)
            for number in UInt8.min...UInt8.max {
                let color = TerminalColor(number: number)
                let text = palette.colors(of: style { $0.color = color })
                #expect((text.text ?? palette.label).contrast(with: palette.card) >= 3)
                let filled = palette.colors(of: style { $0.background = color })
                #expect((filled.text ?? palette.label).contrast(with: filled.background ?? palette.card) >= 3)
                let inverse = palette.colors(of: style { ($0.color, $0.traits) = (color, .inverse) })
                #expect(inverse.background == palette.color(color))
            }
        }
    }
}
