/// What standard input has reported to `popsheet progress`: JSON lines, or zenity's lines.
struct ProgressReport {
    /// The title that replaced the sheet's; nil as long as none did.
    private(set) var title: String?
    private var lines = ProgressReader()
    private var state: ProgressReader.State { lines.state }
    private var splitter = RecordSplitter(end: .lineOrReturn)
    private var number = 0
    /// Reports the lines that are wrong, which are left out: the task goes on.
    private var warnings = InputWarnings()

    /// What is done, from 0 to 100.
    var percentage: Double { state.percentage }
    /// The text that replaced the message; nil as long as none did.
    var text: String? { state.text }
    var pulses: Bool { state.pulsates }
    /// Whether all is done, or the input has ended.
    var isComplete: Bool { state.isComplete }
    var hasEnded: Bool { state.hasEnded }

    private static let keys = ["fraction", "text", "title", "pulse"]

    /// Reads bytes of standard input.
    mutating func take(_ bytes: [UInt8]) {
        for line in splitter.take(bytes) { read(line) }
    }

    /// Reads the end, which completes the task.
    mutating func finish() {
        if let line = splitter.finish() { read(line) }
        lines.finish()
    }

    private mutating func read(_ line: [UInt8]) {
        number += 1
        do throws(CommandFailure) { try apply(line) } catch { warnings.report(error) }
    }

    private mutating func apply(_ line: [UInt8]) throws(CommandFailure) {
        guard line.first == UInt8(ascii: "{") else { return lines.take(line + [UInt8(ascii: "\n")]) }
        let members = try DocumentNode(line: line, number: number).members(known: Self.keys)
        if let node = members["fraction"] {
            guard case .number(let fraction) = node.value, (0...1).contains(fraction) else {
                throw node.failure("this is not a fraction; give a number from 0 to 1")
            }
            lines.report(percentage: 100 * fraction)
        }
        if let pulses = try members["pulse"]?.bool() { lines.report(pulsates: pulses) }
        if let text = try members["text"]?.string() { lines.report(text: text) }
        if let title = try members["title"]?.string() { self.title = title }
    }
}
