import PopsheetRandomNumbers
import Testing

@testable import PopsheetCommand

/// The progress that a task reports to zenity on standard input (zenity.md §5).
@Suite struct ZenityProgressTests {
    private func state(_ text: String) -> ProgressReader.State {
        var reader = ProgressReader()
        reader.take(Array(text.utf8))
        return reader.state
    }

    @Test(arguments: [
        ("12\n", 12), ("12%\n", 12), ("12.5\n", 12.5), ("12,5\n", 12.5), ("10 of 200\n", 100), ("1 x 2\n", 12),
        ("0\n", 0), ("100\n", 100), ("100.0\n", 100), ("99.99\n", 99.99), ("1.2.5\n", 1.25), ("250\n", 100),
        ("5\r\n", 5), ("5\r10\r", 10), ("5\r10", 5), ("-5\n", 0), (" 5\n", 0), ("x5\n", 0), ("5", 0), ("", 0),
        ("7\n\nnothing\n", 7), ("1.\n", 1),
    ])
    func everyDigitOfALineIsFoldedIn(text: String, percentage: Double) {
        #expect(state(text).percentage == percentage)
    }

    @Test func aHugeNumberIsTheEnd() {
        let digits = String(repeating: "9", count: 1_000)
        #expect(state(digits + "\n").percentage == 100)
        #expect(state("0." + digits + "\n").percentage <= 1)
        #expect(state("0." + String(repeating: "0", count: 1_000) + "\n").percentage == 0)
    }

    @Test(
        arguments: [
            ("# a\n", "a"), ("#a\n", "a"), ("#  a b\t \r\n", "a b"), ("#\n", ""), ("# <b>x</b> & y\n", "<b>x</b> & y"),
            (#"# a\nb\\n"# + "\n", "a\nb\\n"), ("# a\n# b\n", "b"), ("## a\n", "# a"), ("# 50\n", "50"), ("# a", nil),
            (" # a\n", nil), ("a # b\n", nil),
        ] as [(String, String?)])
    func aLineAfterANumberSignReplacesTheText(text: String, label: String?) {
        #expect(state(text).text == label)
        #expect(state(text).percentage == 0)
    }

    @Test(arguments: [
        ("pulsate:true\n", true), ("pulsate: 1\n", true), ("pulsate:\n", true), ("pulsate\n", false),
        ("pulsate:true\npulsate:false\n", false), ("pulsate:x\npulsate: FALSE\r\n", false), ("pulse:true\n", false),
        ("pulsate:x\n50\n", true),
    ])
    func pulsationStartsAndStops(text: String, pulsates: Bool) {
        #expect(state(text).pulsates == pulsates)
    }

    @Test func aHundredCompletesTheTaskPermanently() {
        #expect(!state("99\n").isComplete)
        #expect(state("100\n").isComplete && !state("100\n").hasEnded)
        #expect(state("100\n5\n").isComplete)
        #expect(state("100\n5\n").percentage == 5)
    }

    @Test func theEndCompletesTheTask() {
        var reader = ProgressReader(percentage: 30, pulsates: true)
        #expect(reader.state.percentage == 30 && reader.state.pulsates && !reader.state.isComplete)
        reader.take(Array("40\n# last".utf8))
        #expect(reader.state.text == nil)
        reader.finish()
        let expected = ProgressReader.State(
            percentage: 100, text: "last", pulsates: false, isComplete: true, hasEnded: true)
        #expect(reader.state == expected)
    }

    @Test func progressIsTheSameInAnyChunks() {
        let lines = [
            "12.5", "10 of 200", "# text", #"#\n é "#, "pulsate:true", "pulsate:false", "", "other", "99,", "#", "p",
        ]
        for var random in RandomNumbers.cases(500) {
            let text =
                (0..<random.int(0...6)).map { _ in random.pick(lines) + random.pick(["\n", "\r", "\r\n"]) }.joined()
                + random.pick(lines)
            var whole = ProgressReader()
            whole.take(Array(text.utf8))
            var parts = ProgressReader()
            for chunk in random.chunks(of: Array(text.utf8)) { parts.take(chunk) }
            #expect(whole.state == parts.state, "\(random): \(text)")
            whole.finish()
            parts.finish()
            #expect(whole.state == parts.state, "\(random): \(text)")
        }
    }

    @Test func manyLinesLeaveTheLastState() {
        let lines = (1...50_000).map { "# step \($0)\n\($0 % 100)\n" }.joined()
        #expect(state(lines) == ProgressReader.State(percentage: 0, text: "step 50000", pulsates: false))
    }

    @Test(
        arguments: [
            (10, 50, "Time remaining: 0:00:10"), (3_600, 25, "Time remaining: 3:00:00"),
            (61, 50, "Time remaining: 0:01:01"), (0, 1, "Time remaining: 0:00:00"), (5, 0, nil), (5, 100, nil),
            (1e300, 1e-300, "Time remaining: 999999:00:00"),
        ] as [(Double, Double, String?)])
    func theRemainingTimeIsEstimated(elapsed: Double, percentage: Double, text: String?) {
        #expect(RemainingTime.text(elapsed: elapsed, percentage: percentage) == text)
    }
}
