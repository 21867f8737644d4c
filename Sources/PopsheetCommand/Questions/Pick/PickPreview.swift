import Popsheet
import PopsheetDialogs

/// The output of a command about the highlighted row, in a text next to the list.
@MainActor
final class PickPreview {
    let pane = TextPane(named: translated("Preview"), isEditable: false, size: PanePair.paneSize)
    private let words: [String]
    private var running: (process: CommandProcess, reader: ByteReader, end: EventSource)?
    private var waiting: EventSource?
    private var splitter = RecordSplitter(end: .line)
    private var length = 0

    /// So long a row must stay highlighted before its command is started, in milliseconds: a key that is held passes many.
    private static let delay: UInt32 = 60
    /// More of the output, in bytes, is not shown.
    private static let limit = 1 << 20
    /// What stands for the row's id in the command.
    private static let placeholder = "{}"

    /// - Parameter words: The command's program and arguments.
    init(_ words: [String]) {
        self.words = words
        pane.useMonospace()
        pane.readEscapeSequences()
    }

    /// Shows the output of the command for a row; nil shows nothing.
    func show(_ id: [UInt8]?) {
        stop()
        pane.clear()
        guard let id else { return }
        waiting = .timer(milliseconds: Self.delay) { [weak self] in
            self?.waiting = nil
            self?.start(id)
            return false
        }
    }

    /// Ends the command.
    func stop() {
        waiting?.remove()
        waiting = nil
        guard let running else { return }
        running.reader.stop()
        running.process.endAtOnce()
        self.running = nil
    }

    private func start(_ id: [UInt8]) {
        (splitter, length) = (RecordSplitter(end: .line), 0)
        // An argument can't contain a NUL, nor be another row's.
        let text = String(decoding: id.filter { $0 != 0 }, as: UTF8.self)
        let arguments = words.enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.replacing(Self.placeholder, with: text)
        }
        do throws(CommandFailure) {
            let process = try CommandProcess(arguments, readsInput: false, givenBy: "to --preview")
            let reader = ByteReader(
                process.output, onBytes: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.finish() },
                onFailure: { [weak self] in self?.pane.append($0.message) })
            // The process is taken from the kernel even if the row has changed.
            running = (process, reader, .end(ofChild: process.identifier) { _ in process.setReaped() })
        } catch {
            pane.append(error.message)
        }
    }

    private func take(_ bytes: [UInt8]) {
        for record in splitter.take(bytes) { append(record) }
        length += bytes.count
        if length > Self.limit {
            pane.append("…")
            stop()
        }
    }

    private func finish() { if let record = splitter.finish() { append(record, end: "") } }

    private func append(_ record: [UInt8], end: String = "\n") {
        var decoder = TextDecoder()
        pane.append(decoder.take(record) + decoder.finish() + end)
    }
}
