import PopsheetDialogs
import Testing

/// The breaks of lines that would take GTK too long to lay out.
@Suite struct LongLineTests {
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

    @Test func aTextWithSeparatorsOfItsOwnIsNotBroken() {
        var lines = LongLines(isForReading: false)
        let text = "a\u{2029}" + String(repeating: "x", count: 10_000)
        #expect(lines.broken(text) == text)
        #expect(!lines.isActive && lines.text(of: text) == text)
    }
}
