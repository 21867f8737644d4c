import PopsheetDialogs

/// Reads a file or standard input into a text on the main loop.
@MainActor
final class TextReader {
    private let pane: TextPane
    private var decoder = TextDecoder()
    /// Whether the text differs from what was read, because that was not UTF-8 or contained NUL.
    var hasReplaced: Bool { decoder.hasReplaced }
    private var reader: ByteReader?
    private let onFailure: (CommandFailure) -> Void
    /// Runs when everything has been read.
    var onEnd: (() -> Void)?

    /// The file that is followed.
    private var followed: InputFile?
    private var growth: FileGrowth?
    /// Whether the file has grown since it was last opened.
    private var hasGrown = false
    /// The number of bytes read.
    private var count = 0

    /// Begins to read.
    ///
    /// - Parameters:
    ///   - followed: The file if what is written to it later is read too; nil to end at its end.
    ///   - onFailure: Receives the error if reading fails; the text contains what was read.
    init(
        _ input: OpenInput, following followed: InputFile? = nil, into pane: TextPane,
        onFailure: @escaping (CommandFailure) -> Void
    ) {
        (self.pane, self.followed, self.onFailure) = (pane, followed, onFailure)
        // Before it is read, so that nothing is missed.
        growth = followed?.path.flatMap { path in FileGrowth(of: path) { [weak self] in self?.grew() } }
        read(input)
    }

    /// Stops reading.
    func stop() {
        growth?.stop()
        growth = nil
        reader?.stop()
        reader = nil
    }

    private func read(_ input: OpenInput) {
        reader = ByteReader(
            input, onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.reachedEnd() },
            onFailure: { [weak self] failure in
                self?.stop()
                self?.finish()
                self?.onFailure(failure)
            })
    }

    private func take(_ bytes: [UInt8]) {
        count += bytes.count
        pane.append(decoder.take(bytes))
    }

    private func reachedEnd() {
        guard growth != nil else { return finish() }
        reader = nil
        if hasGrown { grew() }
    }

    private func grew() {
        hasGrown = reader != nil
        guard !hasGrown, let followed else { return }
        do throws(CommandFailure) {
            let input = try followed.open()
            // A file that was truncated is read from its start.
            if !input.skip(count) { count = 0 }
            read(input)
        } catch {
            // It has been removed, and may come again.
        }
    }

    private func finish() {
        reader = nil
        pane.append(decoder.finish())
        onEnd?()
    }

    /// Reads what there is without waiting: all of a file, and of other inputs not without end.
    func readRest() { reader?.readRest() }
}
