import PopsheetRandomNumbers
import Testing

@testable import PopsheetDialogs

/// Breaks in lines that are too long to be laid out.
@Suite struct LongLinesTests {
    /// A text in the pieces in which it arrives.
    private func broken(_ pieces: String..., isForReading: Bool = true) -> String {
        var lines = LongLines(isForReading: isForReading)
        return pieces.map { lines.broken($0) }.joined()
    }

    private func separators(in text: String) -> Int {
        text.unicodeScalars.filter { $0 == LongLines.separator }.count
    }

    private let long = String(repeating: "x", count: LongLines.limit)

    @Test func aLineOfTheLimitIsNotBroken() {
        #expect(broken(long) == long)
        #expect(broken(long + "\n" + long) == long + "\n" + long)
        #expect(broken(long, "\n", long) == long + "\n" + long)
        #expect(broken("") == "")
    }

    @Test func aLongerLineIsBrokenOnce() {
        let separator = String(LongLines.separator)
        #expect(broken(long + "y") == long + separator + "y")
        // Whatever it arrives in.
        #expect(broken(long, "", "y", "z") == long + separator + "yz")
        #expect(broken(long + long + "y") == long + separator + long + separator + "y")
    }

    @Test func aCharacterIsNeverDivided() {
        let text = "x" + String(repeating: "é", count: LongLines.limit)
        let result = broken(text)
        #expect(separators(in: result) == 1)
        #expect(LongLines.joined(result) == text)
    }

    @Test func whatIsEditedHasNoneOfTheBreaks() {
        var lines = LongLines(isForReading: false)
        let shown = lines.broken(long + "y\nz")
        #expect(separators(in: shown) == 1)
        #expect(lines.text(of: "new " + shown) == "new " + long + "y\nz")
    }

    @Test func aTextWithSeparatorsOfItsOwnKeepsThem() {
        var lines = LongLines(isForReading: false)
        let text = "a\u{2029}" + long + "b"
        #expect(lines.broken(text) == text)
        #expect(!lines.isActive)
        #expect(lines.text(of: text) == text)
    }

    @Test func noLineIsLongerThanTheLimitAndNothingIsLost() {
        for var random in RandomNumbers.cases(60) {
            var lines = LongLines(isForReading: Bool.random(using: &random))
            var (text, shown) = ("", "")
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let part = ["x", "é", "😀", "ab\n", "\n"].randomElement(using: &random) ?? "x"
                let piece = String(repeating: part, count: Int.random(in: 0...6_000, using: &random))
                text += piece
                shown += lines.broken(piece)
            }
            #expect(LongLines.joined(shown) == text, "\(random)")
            // A break comes before a character that would begin at the limit.
            let longest =
                shown.unicodeScalars.split { $0 == "\n" || $0 == LongLines.separator }
                .map { String($0).utf8.count }.max() ?? 0
            #expect(longest < LongLines.limit + 4, "\(random)")
        }
    }
}
