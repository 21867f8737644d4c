import PopsheetLayout
import PopsheetRandomNumbers
import Testing

/// The text that is drawn for a label or a message.
@Suite struct DisplayTextTests {
    @Test func ordinaryTextIsDrawnAsItIs() {
        for text in [
            "", "Delete 3 photos…", "Löschen", "删除", "حذف الصور", "👩‍👩‍👧‍👦", "e\u{301}", "<b>&amp;</b>", " a  b ",
        ] {
            #expect(DisplayText.line(text) == text)
            #expect(DisplayText.paragraph(text) == text)
        }
    }

    @Test func aLineShowsItsLineBreaks() {
        #expect(DisplayText.line("a\nb") == "a↵b")
        #expect(DisplayText.line("a\rb") == "a↵b")
        #expect(DisplayText.line("a\u{85}b\u{2028}c\u{2029}d") == "a↵b↵c↵d")
        #expect(DisplayText.line("a\tb") == "a b")
    }

    @Test func aParagraphKeepsItsLineBreaks() {
        #expect(DisplayText.paragraph("a\nb\n\nc") == "a\nb\n\nc")
        #expect(DisplayText.paragraph("a\rb\u{85}c\u{2028}d\u{2029}e") == "a\nb\nc\nd\ne")
        #expect(DisplayText.paragraph("a\tb") == "a\tb")
    }

    @Test func aCarriageReturnAndItsLineFeedAreOneLineBreak() {
        #expect(DisplayText.paragraph("a\r\nb\r\n\r\nc") == "a\nb\n\nc")
        #expect(DisplayText.line("a\r\nb") == "a↵b")
        #expect(DisplayText.paragraph("a\n\rb") == "a\n\nb")
    }

    @Test func everyControlCharacterBecomesASign() {
        for value in UInt32(0)..<0x20 where ![0x09, 0x0A, 0x0D].contains(value) {
            let text = "a\(Character(Unicode.Scalar(value)!))b"
            let sign = "a\(Character(Unicode.Scalar(0x2400 + value)!))b"
            #expect(DisplayText.line(text) == sign)
            #expect(DisplayText.paragraph(text) == sign)
        }
        #expect(DisplayText.line("a\0b") == "a␀b")
        #expect(DisplayText.line("\u{1B}[31m") == "␛[31m")
        #expect(DisplayText.line("\u{7F}") == "␡")
        for value in UInt32(0x80)...0x9F where value != 0x85 {
            #expect(DisplayText.line("a\(Character(Unicode.Scalar(value)!))b") == "a\u{FFFD}b")
        }
    }

    @Test func nothingThatIsDrawnIsAControlCharacter() throws {
        try RandomNumbers.each(500) { random in
            var scalars = String.UnicodeScalarView()
            for _ in 0..<random.int(0...60) {
                scalars.append(Unicode.Scalar(UInt32(random.int(0...0x2100)))!)
            }
            let text = String(scalars)
            func isControl(_ scalar: Unicode.Scalar) -> Bool {
                [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            }
            try #require(!DisplayText.line(text).unicodeScalars.contains(where: isControl), "\(random)")
            let paragraph = DisplayText.paragraph(text).unicodeScalars
            try #require(!paragraph.contains { isControl($0) && $0 != "\n" }, "\(random)")
        }
    }

    @Test func aLineUpToTheLimitIsWhole() {
        #expect(DisplayText.lineLimit == 1_000)
        let whole = String(repeating: "ä", count: 1_000)
        #expect(DisplayText.line(whole) == whole)
    }

    @Test func aLongerLineLosesItsMiddle() {
        let long = String(repeating: "a", count: 600) + String(repeating: "b", count: 600)
        let expected = String(repeating: "a", count: 500) + "…" + String(repeating: "b", count: 500)
        #expect(DisplayText.line(long) == expected)
        #expect(DisplayText.line(String(repeating: "ä", count: 1_001)).unicodeScalars.count == 1_001)
    }

    @Test func aMegabyteOfOneLineLosesItsMiddle() {
        let megabyte = "begin" + String(repeating: "x", count: 1_000_000) + "end"
        let line = DisplayText.line(megabyte)
        #expect(line.unicodeScalars.count == 1_001)
        #expect(line.hasPrefix("beginx"))
        #expect(line.hasSuffix("xend"))
        #expect(line.contains("x…x"))
    }

    @Test func theSignsOfALongLineAreDrawnToo() {
        let line = DisplayText.line(String(repeating: "\n", count: 2_000))
        #expect(line == String(repeating: "↵", count: 500) + "…" + String(repeating: "↵", count: 500))
    }

    @Test func aParagraphUpToTheLimitIsWhole() {
        #expect(DisplayText.paragraphLimit == 4_096)
        let whole = String(repeating: "ä\n", count: 2_048)
        #expect(DisplayText.paragraph(whole) == whole)
    }

    @Test func aLongerParagraphLosesItsEnd() {
        let megabyte = "begin" + String(repeating: "x\n", count: 500_000)
        let paragraph = DisplayText.paragraph(megabyte)
        #expect(paragraph.unicodeScalars.count == 4_097)
        #expect(paragraph.hasPrefix("beginx\nx"))
        #expect(paragraph.hasSuffix("…"))
    }

    @Test func directionMarksStayForTheTextEngine() {
        #expect(DisplayText.line("\u{202E}abc\u{202C}") == "\u{202E}abc\u{202C}")
    }

    // MARK: Names

    @Test func aNameIsTheTextItselfWhereItReordersNothing() {
        for text in ["", "Delete 3 photos…", "Löschen", "删除", "👩‍👩‍👧‍👦", "<b>&amp;</b>", "a\nb"] {
            #expect(DisplayText.name(text) == text)
        }
        let long = String(repeating: "x", count: 1_000_000)
        #expect(DisplayText.name(long) == long)
        #expect(DisplayText.name("a\0b\u{1B}") == "a␀b␛")
    }

    @Test func aNameThatCouldReorderOthersIsIsolated() {
        #expect(DisplayText.name("حذف") == "\u{2068}حذف\u{2069}")
        #expect(DisplayText.name("\u{202E}exe.txt") == "\u{2068}\u{202E}exe.txt\u{2069}")
        // An end too many ends nothing, and what is left open is closed.
        #expect(DisplayText.name("a\u{2069}\u{202E}b") == "\u{2068}a\u{202E}b\u{2069}")
        #expect(DisplayText.name("\u{2067}a\u{2066}b") == "\u{2068}\u{2067}a\u{2066}b\u{2069}\u{2069}\u{2069}")
        #expect(DisplayText.name("\u{2067}a\u{2069}b") == "\u{2068}\u{2067}a\u{2069}b\u{2069}")
    }

    @Test func whateverTheTextItsIsolatesArePaired() throws {
        try RandomNumbers.each(300) { random in
            var scalars = String.UnicodeScalarView()
            for _ in 0..<random.int(0...30) {
                scalars.append(Unicode.Scalar(UInt32(random.int(0x2060...0x206F)))!)
            }
            var depth = 0
            for scalar in DisplayText.name(String(scalars)).unicodeScalars {
                if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
                if scalar.value == 0x2069 { depth -= 1 }
                try #require(depth >= 0, "\(random)")
            }
            #expect(depth == 0, "\(random)")
        }
    }
}
