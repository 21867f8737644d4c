import PopsheetDialogs

/// Reads a file or standard input into a text on the main loop.
@MainActor
final class TextReader {
    private let pane: TextPane
    private var decoder = TextDecoder()
    private var reader: ByteReader?

    /// Begins to read.
    ///
    /// - Parameter onFailure: Receives the error if reading fails; the text contains what was read.
    init(_ input: OpenInput, into pane: TextPane, onFailure: @escaping (CommandFailure) -> Void) {
        self.pane = pane
        reader = ByteReader(
            input, onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.finish() },
            onFailure: { [weak self] failure in
                self?.finish()
                onFailure(failure)
            })
    }

    /// Stops reading.
    func stop() { reader?.stop() }

    private func take(_ bytes: [UInt8]) { pane.append(decoder.take(bytes)) }

    private func finish() { pane.append(decoder.finish()) }
}
