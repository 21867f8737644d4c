import Popsheet

/// A command that runs while the main loop does: reads what it writes, and waits for its end.
@MainActor
final class RunningCommand {
    private let process: CommandProcess
    private var reader: ByteReader?
    private var endSource: EventSource?
    private(set) var output = CommandOutput()
    /// The status as a shell reports it; nil while the command runs.
    private(set) var status: Int32?
    private let onLines: ([String]) -> Void
    private let onEnd: (Int32) -> Void

    /// Starts a command.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments.
    ///   - onLines: Receives the lines that it has completed; runs whenever it has written something.
    ///   - onEnd: Receives the status at the end of the command, even if a child of it goes on.
    ///   - onFailure: Receives the error if its output can't be read.
    init(
        _ words: [String], onLines: @escaping ([String]) -> Void, onEnd: @escaping (Int32) -> Void,
        onFailure: @escaping (CommandFailure) -> Void
    ) throws(CommandFailure) {
        process = try CommandProcess(words)
        (self.onLines, self.onEnd) = (onLines, onEnd)
        reader = ByteReader(
            process.output, onBytes: { [weak self] in self?.take($0) },
            onEnd: { [process] in process.isOutputOpen = false },
            onFailure: { [process] in
                process.isOutputOpen = false
                onFailure($0)
            })
        endSource = .end(ofChild: process.identifier) { [weak self] in self?.finish($0) }
    }

    /// Stops reading, and ends the command if it runs.
    func end() {
        endSource?.remove()
        if status == nil {
            reader?.pause()
            process.end()
        }
        reader?.stop()
    }

    /// Children that go on after the command can write for as long as there is a reader, which ignores it.
    private func take(_ bytes: [UInt8]) {
        if status == nil { onLines(output.take(bytes)) }
    }

    private func finish(_ waitStatus: Int32) {
        process.setReaped()
        // The rest of the command's own output is in the pipe.
        reader?.readRest()
        onLines(output.finish())
        let status = CommandProcess.exitStatus(waitStatus)
        self.status = status
        onEnd(status)
    }
}
