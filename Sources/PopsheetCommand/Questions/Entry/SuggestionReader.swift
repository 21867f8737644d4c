import PopsheetDialogs

/// Reads the lines of standard input into a completion on the main loop.
@MainActor
final class SuggestionReader {
    private let completion: Completion
    private var splitter = RecordSplitter(end: .line)
    private var reader: ByteReader?

    /// Begins to read.
    ///
    /// - Parameter onFailure: Receives the error if nothing can be read; what was read before it stays.
    init(into completion: Completion, onFailure: @escaping (CommandFailure) -> Void) {
        self.completion = completion
        var isFirst = true
        reader = ByteReader(
            onBytes: { [weak self] bytes in
                isFirst = false
                self?.add { $0.take(bytes) }
            },
            onEnd: { [weak self] in self?.add { splitter in splitter.finish().map { [$0] } ?? [] } },
            onFailure: { failure in
                if isFirst { onFailure(failure) } else { Output.warning(failure.message) }
            })
    }

    /// Stops reading.
    func stop() {
        reader?.stop()
        reader = nil
    }

    private func add(_ lines: (inout RecordSplitter) -> [[UInt8]]) {
        let texts = lines(&splitter).compactMap { Self.text(ofLine: $0) }
        if !texts.isEmpty { completion.add(texts) }
    }

    /// The text of a line, without the escape sequences of terminals; nil for a blank one.
    ///
    /// Bytes that are not UTF-8 become the characters of Latin-1, and NUL its symbol, as in `popsheet text`.
    nonisolated static func text(ofLine line: [UInt8]) -> String? {
        var decoder = TextDecoder()
        let text = decoder.take(EscapeSequences.stripped(from: line)) + decoder.finish()
        return text.allSatisfy(\.isWhitespace) ? nil : EntryCommand.line(text)
    }
}
