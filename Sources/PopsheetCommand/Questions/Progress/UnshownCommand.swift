import Popsheet

/// Runs a command of `popsheet progress` to its end without a window.
@MainActor
enum UnshownCommand {
    /// Runs a command; returns its status as a shell reports it, and its output.
    ///
    /// A signal ends the command, and then this process.
    static func run(_ words: [String]) throws(CommandFailure) -> (status: Int32, output: CommandOutput) {
        let loop = AnswerLoop<Int32>()
        loop.listen {}
        let command = try RunningCommand(
            words, onLines: { _ in }, onEnd: { loop.end(with: .success($0)) },
            onFailure: { loop.end(with: .failure($0)) })
        switch loop.run(afterwards: { command.end() }) {
        case .answer(let answer): return (try answer.get(), command.output)
        case .signal(let number): exit(128 + number)
        case nil: return (0, command.output)
        }
    }
}
