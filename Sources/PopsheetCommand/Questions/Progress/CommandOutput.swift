import PopsheetModel

/// The output of a command as it is shown: the last percentage in it, and its last lines.
struct CommandOutput {
    /// The last percentage, 0 to 100; nil before the first.
    private(set) var percentage: Double?
    /// The last lines, without those that were written over, and without percentages and escape sequences.
    private(set) var lastLines: [String] = []
    private var scanner = PercentageScanner()
    private var splitter = RecordSplitter(end: .line)

    /// The number of last lines that are kept.
    private static let lineCount = 20

    /// The number of bytes after which a line without an end is broken, so that a flood takes no more memory.
    private static let longestLine = 1 << 20

    /// The number of bytes that are shown of a line without an end; the others are shown with its end.
    private static let longestShown = 1 << 12

    /// The line that has no end yet, as a terminal shows it, with its escape sequences; empty without one.
    var unfinished: String {
        // The beginning of a character is not shown.
        var decoder = TextDecoder()
        return decoder.take(Array(Self.written(splitter.remaining).prefix(Self.longestShown)))
    }

    /// Reads bytes; returns the lines that they complete, with their escape sequences.
    mutating func take(_ bytes: [UInt8]) -> [String] {
        if let found = scanner.take(bytes) { percentage = found }
        let lines = splitter.take(bytes).map { keep($0) }
        if splitter.count < Self.longestLine { return lines }
        splitter.dropOverwritten()
        return splitter.count < Self.longestLine ? lines : lines + [keep(splitter.takeRest())]
    }

    /// Reads the end; returns the last line if it was not complete.
    mutating func finish() -> [String] { splitter.finish().map { [keep($0)] } ?? [] }

    private mutating func keep(_ record: [UInt8]) -> String {
        var decoder = TextDecoder()
        let written = decoder.take(Array(Self.written(record))) + decoder.finish()
        let line = EscapeSequences.stripped(from: written)
        if !line.isBlank, !line.contains("%") {
            lastLines.append(line)
            if lastLines.count > Self.lineCount { lastLines.removeFirst() }
        }
        return written
    }

    /// The last state of a line: what is after a carriage return was written over what is before it.
    private static func written(_ record: [UInt8]) -> ArraySlice<UInt8> {
        let isReturn = { (byte: UInt8) in byte == UInt8(ascii: "\r") }
        let end = record.lastIndex { !isReturn($0) }.map { $0 + 1 } ?? 0
        let start = record[..<end].lastIndex(where: isReturn).map { $0 + 1 } ?? 0
        return record[start..<end]
    }
}
