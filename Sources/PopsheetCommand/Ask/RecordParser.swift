/// Reads records, such as rows, from bytes.
protocol RecordParser {
    associatedtype Record

    /// Appends bytes, and returns the records that they complete.
    mutating func take(_ bytes: [UInt8]) throws(CommandFailure) -> [Record]
    /// The last record, if it has no end.
    mutating func finish() throws(CommandFailure) -> [Record]
    /// Reports an error as a warning if the input may go on, or end, without what it is about; returns whether it may.
    mutating func leavesOut(_ error: CommandFailure) -> Bool
}

extension RecordParser {
    mutating func leavesOut(_ error: CommandFailure) -> Bool { false }
}
