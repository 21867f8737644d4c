import ArgumentParser
import Popsheet

/// `popsheet progress`: shows how far something is.
struct ProgressCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Show how far a command is, or what standard input reports.",
        discussion: """
            Runs the command after --, and shows the percentages that it writes, wherever they are in a line. Cancelling \
            ends the command and its children. The exit status is the command's.

            Without a command, each line of standard input is a JSON object with any of the keys fraction (0 to 1), \
            text, title and pulse, or a line of zenity's: a percentage, or # and a text. The last text and fraction of \
            a moment are shown.

            Examples:
              popsheet progress --close -- rsync -a --info=progress2 src dst
              popsheet progress --title Building --log -- make
              for i in $(seq 10); do sleep 1; echo '{"fraction":'0.$i'}'; done |
                popsheet progress --title Copying --close
              make 2>&1 | sed 's/^/# /' | popsheet progress --title Building
              popsheet progress --title "Syncing" --pid $pid < fifo

            Exit status: 0 the end was reached, or the command's, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditional,
        help: .init("Send SIGTERM to this process if the user cancels.", valueName: "pid"), transform: Self.process)
    var pid: Int32?

    @Flag(
        help:
            "Close at the end of the command, unless it has failed, or of standard input, without waiting for the user."
    )
    var close = false

    @Flag(help: "With --close, close if the command has failed too.")
    var closeOnFailure = false

    @Flag(help: "Show the lines that the command writes.")
    var log = false

    @Argument(parsing: .postTerminator, help: .init("The command to run, and its arguments.", valueName: "command"))
    var run: [String] = []

    @OptionGroup(title: "Question") var question: QuestionArguments

    var memoryFault: String? { "progress has no answer to remember; omit the option" }

    var standardInputReader: String? { run.isEmpty ? "progress" : nil }

    func validate() throws {
        if run.isEmpty, log { throw ValidationError("--log: there is no command; give one after --") }
        if closeOnFailure, run.isEmpty || !close {
            throw ValidationError(
                "--close-on-failure: "
                    + (close
                        ? "there is no command; give one after --" : "without --close the user closes; give it too"))
        }
        if !run.isEmpty, pid != nil {
            throw ValidationError("--pid: cancelling ends the command after --; leave out one of them")
        }
    }

    func check() throws(CommandFailure) {
        if let program = run.first { try CommandProcess.check(program) }
    }

    func value(answering answer: GivenAnswer, _ checked: Void) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        if let value = answer.value {
            // The command is not run.
            guard !run.isEmpty, case .object(let members) = value, members.count == 1, members[0].name == "status",
                case .number(let number) = members[0].value, let status = Int32(exactly: number),
                (0...255).contains(status)
            else { throw answer.mismatch("the status of a command, as in {\"status\":1}, or omit it") }
            return Self.value(status)
        }
        if !run.isEmpty { return try runToEnd() }
        var report = ProgressReport()
        while let bytes = try OpenInput.standardInput.readSome() { report.take(bytes) }
        report.finish()
        return QuestionValue()
    }

    @MainActor func dialog(_ checked: Void) -> any Dialog<QuestionValue> {
        run.isEmpty ? ProgressDialog(self) : CommandProgressDialog(self)
    }

    private func runToEnd() throws(CommandFailure) -> QuestionValue {
        // The command runs on the main thread.
        let ended = MainActor.assumeIsolated {
            Result { () throws(CommandFailure) in try UnshownCommand.run(run) }
        }
        let (status, output) = try ended.get()
        reportFailure(status, output)
        return Self.value(status)
    }

    /// Writes the last lines of a command that has failed to standard error.
    func reportFailure(_ status: Int32, _ output: CommandOutput) {
        if status != 0 { for line in output.lastLines { Output.errorLine(line) } }
    }

    /// The answer of a command that has ended.
    static func value(_ status: Int32) -> QuestionValue {
        QuestionValue(json: .object([.init(name: "status", value: .number(Double(status)))]), status: status)
    }

    private static func process(_ text: String) throws -> Int32 {
        guard let number = Int32(text), number > 1 else {
            throw ValidationError("give the number of a process, such as 4711")
        }
        return number
    }
}
