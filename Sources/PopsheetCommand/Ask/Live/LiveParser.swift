import Popsheet

/// Reads the commands of a program that keeps a sheet open from the bytes of standard input.
struct LiveParser: RecordParser {
    /// A line of standard input.
    struct Record {
        /// The number of the line, from 1.
        var line: Int
        /// The command, or what is wrong with the line.
        var command: Result<LiveCommand, CommandFailure>
    }

    private var splitter = RecordSplitter(end: .line)
    private var line = 0

    mutating func take(_ bytes: [UInt8]) -> [Record] { splitter.take(bytes).compactMap { record($0) } }

    mutating func finish() -> [Record] { splitter.finish().flatMap { record($0) }.map { [$0] } ?? [] }

    private mutating func record(_ bytes: [UInt8]) -> Record? {
        line += 1
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
        return Record(
            line: line,
            command: Result { () throws(CommandFailure) in
                try LiveCommand(DocumentNode(line: bytes, number: line))
            })
    }
}
