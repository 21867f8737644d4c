import ArgumentParser
import Popsheet

/// `popsheet progress`: shows how far something is.
struct ProgressCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Show how far something is, as standard input says.",
        discussion: """
            Each line of standard input is a JSON object with any of the keys fraction (0 to 1), text, title and pulse, or a
            line of zenity's: a percentage, or # and a text. The last text and fraction of a moment are shown.

            Examples:
              for i in $(seq 10); do sleep 1; echo '{"fraction":'0.$i'}'; done | popsheet progress --title Copying --close
              make 2>&1 | sed 's/^/# /' | popsheet progress --title Building
              popsheet progress --title "Syncing" --pid $pid < fifo

            Exit status: 0 the end was reached, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditional,
        help: .init("Send SIGTERM to this process if the user cancels.", valueName: "pid"), transform: Self.process)
    var pid: Int32?

    @Flag(help: "Close at the end of standard input, without waiting for the user.")
    var close = false

    @OptionGroup(title: "Question") var question: QuestionArguments

    var standardInputReader: String? { "progress" }

    func value(answering answer: GivenAnswer, _ checked: Void) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        var report = ProgressReport()
        while let bytes = try OpenInput.standardInput.readSome() { try report.take(bytes) }
        try report.finish()
        return QuestionValue()
    }

    @MainActor func dialog(_ checked: Void) -> any QuestionDialog { ProgressDialog(self) }

    private static func process(_ text: String) throws -> Int32 {
        guard let number = Int32(text), number > 1 else {
            throw ValidationError("give the number of a process, such as 4711")
        }
        return number
    }
}
