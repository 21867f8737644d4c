/// Reports errors in standard input after which a question goes on.
struct InputWarnings {
    /// The number of errors that are reported; a stream may be wrong in each of its lines.
    private static let limit = 10

    private var count = 0

    /// Writes the error to standard error as a warning, unless there were many; the first that isn't written is replaced by a note.
    mutating func report(_ failure: CommandFailure) {
        count += 1
        if count <= Self.limit { Output.warning(failure.message) }
        if count == Self.limit + 1 { Output.warning("standard input: further errors are not reported") }
    }
}
