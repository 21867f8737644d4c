import Popsheet

/// The uses of standard input by the options of a command, of which only one can read it.
enum StandardInput {
    /// Checks that standard input has at most one reader.
    ///
    /// - Parameter readers: What reads it, as messages call it; the first one has it.
    static func check(readers: [String]) throws(CommandFailure) {
        guard readers.count > 1 else { return }
        throw .usage("\(readers[1]): standard input is read by \(readers[0]) already; give one of them another source")
    }

    /// A literal text, or one read from standard input if it is `-`.
    static func text(_ given: String?, of option: String) throws(CommandFailure) -> String? {
        guard given == "-" else { return given }
        let bytes = try InputFile.standardInput.read()
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .data("standard input: the text of \(option) is not UTF-8; convert it first")
        }
        let end = text.lastIndex { !$0.isNewline }
        return end.map { String(text[...$0]) } ?? ""
    }
}
