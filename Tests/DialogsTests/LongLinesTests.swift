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

    /// The longest word without a break.
    private let long = String(repeating: "x", count: LongLines.wordLimit)

    @Test func aWordOfTheLimitIsNotBroken() {
        #expect(broken(long) == long)
        #expect(broken(long + "\n" + long) == long + "\n" + long)
        #expect(broken(long, "\n", long) == long + "\n" + long)
        #expect(broken("") == "")
    }

    @Test func aLongerWordIsBrokenOnce() {
        let separator = String(LongLines.separator)
        #expect(broken(long + "y") == long + separator + "y")
        // Whatever it arrives in.
        #expect(broken(long, "", "y", "z") == long + separator + "yz")
        #expect(broken(long + long + "y") == long + separator + long + separator + "y")
    }

    @Test func aCharacterIsNeverDivided() {
        let text = "x" + String(repeating: "é", count: LongLines.wordLimit)
        let result = broken(text)
        #expect(separators(in: result) == 1)
        #expect(LongLines.joined(result) == text)
    }

    @Test func anEditedTextHasNoneOfTheBreaks() {
        var lines = LongLines(isForReading: false)
        let shown = lines.broken(long + "y\nz")
        #expect(separators(in: shown) == 1)
        #expect(lines.text(of: "new " + shown) == "new " + long + "y\nz")
    }

    @Test func aTextKeepsItsOwnSeparators() {
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

    /// The lengths of the lines, with the breaks.
    private func lines(_ text: String) -> [Int] {
        text.unicodeScalars.split(separator: LongLines.separator, omittingEmptySubsequences: false)
            .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { String($0).utf8.count }
    }

    private nonisolated static let repeated: [(part: String, count: Int)] = [
        ("", 0), ("short\nlines\n", 9), ("x", 100_000), ("word é ", 20_000), ("e\u{301}\u{1F469}", 9_000),
        ("\n\r\n", 4_000), ("0123456789abcde\t", 3_000),
    ]

    @Test(arguments: Self.repeated)
    func aTextIsTheSameWithoutItsBreaks(part: String, count: Int) {
        let text = String(repeating: part, count: count)
        var lines = LongLines(isForReading: false)
        let broken = lines.broken(text)
        #expect(lines.text(of: broken).utf8.elementsEqual(text.utf8))
        #expect(self.lines(broken).allSatisfy { $0 < LongLines.limit + 4 })
    }

    @Test func partsOfALineAreBrokenAsTheWholeLine() {
        var (whole, parts) = (LongLines(isForReading: false), LongLines(isForReading: false))
        let part = String(repeating: "x", count: 1_000)
        let broken = (0..<20).map { _ in parts.broken(part) }.joined()
        #expect(broken == whole.broken(String(repeating: part, count: 20)))
    }

    @Test func lineBreaksAreAfterSpacesIfThereAreSome() {
        var lines = LongLines(isForReading: false)
        let broken = lines.broken(String(repeating: "word ", count: 2_000))
        #expect(broken.unicodeScalars.split(separator: LongLines.separator).count > 1)
        #expect(broken.unicodeScalars.split(separator: LongLines.separator).allSatisfy { $0.last == " " })
    }
}
