import PopsheetRandomNumbers
import Testing

@testable import PopsheetCommand

/// What `popsheet progress` finds in the output of a command (command.md).
@Suite struct CommandOutputTests {
    private func percentage(_ text: String) -> Double? {
        var scanner = PercentageScanner()
        return scanner.take(Array(text.utf8))
    }

    @Test(
        arguments: [
            ("42%", 42), ("42 %\n", 42), ("[ 42%] Building", 42), ("99.5%", 99.5), ("99,5 %", 99.5), ("0%", 0),
            ("100%\r", 100), ("  1,238,099  42%  5.20MB/s 0:00:10 (xfr#5, to-chk=0/6)\r", 42), ("1% 2% 3%", 3),
            ("12:34.5%", 34.5), ("0.0001%", 0.0001), ("50%%", 50), ("1 2 %", 2), ("007%", 7),
            ("101%", nil), ("1,234.5%", nil), ("%", nil), ("42", nil), ("42  %", nil), ("42 of 50%", 50),
            (".%", nil), ("x%", nil), ("4.%", 4), ("(42%)", 42), ("=42%", 42), ("\r 42%", 42), ("42%b", 42),
            ("Copying...42%", 42), ("Copying.. 42%", 42), ("\u{1B}[32m42%\u{1B}[0m", 42), ("\u{1B}[1;9m%", nil),
            ("\u{1B}(B42%", 42), ("\u{1B}]0;9%\u{7}", nil), ("\u{1B}]0;9%\n42%", 42),
            (".5%", nil), (",5%", nil), ("-5%", nil), ("+5%", nil), ("5-7%", nil), ("a42%b", nil), ("x4 %", nil),
            ("4x2%", nil), ("12,345%", nil), ("12,34%", 12.34), ("12.345%", 12.345), ("12,345 %", nil),
            ("1.2.3%", nil), ("-5% 6%", 6), (String(repeating: "9", count: 1_000) + "%", nil), ("", nil),
        ] as [(String, Double?)])
    func aPercentageIsFoundAnywhereInALine(text: String, expected: Double?) {
        let found = percentage(text)
        #expect(found.map { ($0 * 1e6).rounded() } == expected.map { ($0 * 1e6).rounded() })
    }

    @Test(
        arguments: [
            ("one", "one"), ("one\n", ""), ("one\ntwo", "two"), ("10%\r20%", "20%"), ("10%\r20%\r", "20%"),
            ("one\r\r", "one"),
            ("\r", ""), ("\rone", "one"), ("", ""), ("\u{1B}[1mone\u{1B}[", "\u{1B}[1mone\u{1B}["),
            (String(repeating: "x", count: 5_000), String(repeating: "x", count: 4_096)),
            (String(repeating: "x", count: 5_000) + "\rshort", "short"),
        ])
    func theLineWithoutAnEndIsWhatWasWrittenLast(output: String, line: String) {
        var read = CommandOutput()
        _ = read.take(Array(output.utf8))
        #expect(read.unfinished == line)
    }

    @Test func theBeginningOfACharacterIsNotShown() {
        var read = CommandOutput()
        _ = read.take(Array("é".utf8) + Array("é".utf8).prefix(1))
        #expect(read.unfinished == "é")
    }

    @Test func theOutputMeansTheSameInAnyChunks() {
        let parts = [
            "42%", "7 %", "1,5%", "\n", "\r", "\r\n", " ", "text", "\u{1B}[1m", "\u{1B}]0;9%\u{7}", ".", "-", "é", "%",
            "9",
        ]
        for var random in RandomNumbers.cases(500) {
            let bytes = Array((0..<random.int(0...12)).map { _ in random.pick(parts) }.joined().utf8)
            func lines(_ chunks: [[UInt8]]) -> ([String], Double?) {
                var output = CommandOutput()
                var lines: [String] = []
                for chunk in chunks { lines += output.take(chunk) }
                return (lines + output.finish(), output.percentage)
            }
            let (whole, chunked) = (lines([bytes]), lines(random.chunks(of: bytes)))
            #expect(whole.0 == chunked.0 && whole.1 == chunked.1, "\(random): \(bytes)")
        }
    }

    @Test func theLastLinesAreKeptWithoutPercentages() {
        var output = CommandOutput()
        _ = output.take(Array((1...30).map { "line \($0)\n" }.joined().utf8))
        _ = output.take(Array(" 10%\r 20%\r\n\n last".utf8))
        _ = output.finish()
        #expect(output.lastLines == (12...30).map { "line \($0)" } + [" last"])
        #expect(output.percentage == 20)
    }

    /// The bytes of the lines that each of some pieces of a flood completes, and of the last one.
    private func lengths(_ pieces: [String]) -> [Int] {
        var output = CommandOutput()
        return (pieces.flatMap { output.take(Array($0.utf8)) } + output.finish()).map(\.utf8.count)
    }

    @Test func aLineWithoutAnEndIsBrokenAfterAMegabyte() {
        let megabyte = 1 << 20
        let piece = String(repeating: "x", count: 1 << 16)
        #expect(lengths(Array(repeating: piece, count: 100)) == Array(repeating: megabyte, count: 6) + [4 << 16])
        // Not within a character, nor within its end.
        #expect(lengths([String(repeating: "x", count: megabyte - 1) + "é"]) == [megabyte + 1])
        var output = CommandOutput()
        let bytes = Array((String(repeating: "x", count: megabyte - 2) + "é€").utf8)
        let lines = output.take(Array(bytes.dropLast(2))) + output.take(Array(bytes.suffix(2))) + output.finish()
        #expect(lines.map(\.utf8.count) == [megabyte, 3])
        #expect(lines.last == "€")
        #expect(lengths([String(repeating: "x", count: megabyte) + "\r", "\nnext\n"]) == [megabyte, 0, 4])
    }

    @Test func whatIsWrittenOverForEverIsDropped() {
        let state = "Receiving objects\r"
        #expect(lengths(Array(repeating: String(repeating: state, count: 5_000), count: 100)) == [state.utf8.count - 1])
    }

    @Test(
        arguments: [
            ("a\nb\r\nc", ["a", "b", "c"]), ("a\rb\rc\n", ["a", "b", "c"]), ("a\r\r\nb", ["a", "", "b"]),
            ("\n\r\n", ["", ""]), ("a\r", ["a"]), ("", []),
        ] as [(String, [String])])
    func aReturnEndsALineOfReports(text: String, expected: [String]) {
        for var random in RandomNumbers.cases(20) {
            var splitter = RecordSplitter(end: .lineOrReturn)
            var records: [[UInt8]] = []
            for chunk in random.chunks(of: Array(text.utf8)) { records += splitter.take(chunk) }
            records += splitter.finish().map { [$0] } ?? []
            #expect(records.map { String(decoding: $0, as: UTF8.self) } == expected, "\(random)")
        }
    }

    @Test func aReturnEndsALineOfStandardInput() {
        var report = ProgressReport()
        report.take(Array("10\r20\r{\"text\":\"a\"}\r\n30\r".utf8))
        #expect(report.percentage == 30 && report.text == "a" && !report.isComplete)
    }

    @Test(
        arguments: [
            (12, nil, "0:12"), (12, 0, "0% · 0:12"), (12, 42.9, "42% · 0:12 · \u{2066}−0:15\u{2069}"),
            (61, 100, "100% · 1:01"),
            (2, 99, "99% · 0:02"),
            (10, 95, "95% · 0:10"),
            (3_600, 50, "50% · 1:00:00 · \u{2066}−1:00:00\u{2069}"), (-1, nil, "0:00"),
            (1e300, 1e-300, "0% · 999999:00:00 · \u{2066}−999999:00:00\u{2069}"),
        ] as [(Double, Double?, String)])
    func theTimeIsShown(seconds: Double, percentage: Double?, text: String) {
        #expect(ElapsedTime.caption(seconds, percentage: percentage) == text)
    }

    @Test func noTimeIsLeftOfACommandThatHasEnded() {
        #expect(ElapsedTime.caption(12, percentage: 42, isRunning: false) == "42% · 0:12")
    }

    @Test func aFractionIsShownAsItsPercentage() {
        for percent in 0...100 {
            let fraction: String = percent == 100 ? "1" : percent < 10 ? "0.0\(percent)" : "0.\(percent)"
            var report = ProgressReport()
            report.take(Array("{\"fraction\": \(fraction)}\n".utf8))
            #expect(ElapsedTime.text(percentage: report.percentage) == "\(percent)%")
        }
    }
}
