import CPopsheet
import PopsheetModel

/// A command that runs for `popsheet progress`, with its children in its own process group.
final class CommandProcess {
    /// The pipe that the command and its children write to.
    let output: OpenInput
    /// Whether the pipe is open; its reader closes it at the end.
    var isOutputOpen = true
    let identifier: pid_t
    private var wasReaped = false
    /// The command that runs now, which ends with this process.
    nonisolated(unsafe) private static var running: CommandProcess?

    /// How long the command may take to end after SIGTERM (command.md).
    private static let patience = Duration.seconds(5)
    /// How long the kernel may take to end the command after SIGKILL.
    private static let patienceAfterKill = Duration.seconds(1)
    /// The milliseconds between two looks at whether the group has ended: the kernel reports that of children only.
    private static let step: Int32 = 20

    /// Starts a command.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments.
    ///   - readsInput: Whether it reads the standard input of this process; otherwise its own is empty.
    ///   - place: Where the words are given, for the message of the error.
    init(_ words: [String], readsInput: Bool = true, givenBy place: String = "after --") throws(CommandFailure) {
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var (process, descriptor) = (pid_t(), Int32())
        let code = pop_process_start(arguments, readsInput, &process, &descriptor)
        guard code == 0 else { throw Self.failure(words[0], String(cString: strerror(code)), place) }
        identifier = process
        output = OpenInput(InputFile(path: words[0]), descriptor)
        Self.running = self
    }

    /// Checks that a program can be run.
    static func check(_ program: String) throws(CommandFailure) {
        guard let path = g_find_program_in_path(program) else {
            throw failure(program, "it isn't an executable file, nor the name of one in PATH", "after --")
        }
        g_free(path)
    }

    private static func failure(_ program: String, _ reason: String, _ place: String) -> CommandFailure {
        .usage("\"\(program.excerpt)\" can't be run: \(reason); give a program \(place)")
    }

    /// The command has ended, and its status was taken from the kernel.
    func setReaped() {
        wasReaped = true
        Self.running = nil
    }

    /// A status of `waitpid` as a shell reports it: 128 + the signal's number if a signal has ended the process.
    static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Describes an exit status: its number, or the name of the signal that ended the command, in the user's language.
    static func description(ofStatus status: Int32) -> String {
        let signals: ClosedRange<Int32> = 129...128 + SIGSYS
        return signals.contains(status) ? String(cString: g_strsignal(status - 128)) : "\(status)"
    }

    /// Ends the command with all processes of its group: SIGTERM, and SIGKILL to what remains 5 seconds later.
    ///
    /// A signal that would end this process in the meantime sends SIGKILL immediately. A process that must not be
    /// signalled, as that of another user, goes on, with a warning.
    ///
    /// Call it only while the command's status has not been taken.
    func end() {
        pop_process_note_signals()
        kill(-identifier, SIGTERM)
        // A process that is stopped receives signals once it continues.
        kill(-identifier, SIGCONT)
        let hasEnded = waits(
            for: Self.patience, while: { !pop_process_end_is_urgent() }, until: { $0 == .gone })
        if !hasEnded {
            kill(-identifier, SIGKILL)
            // What has received SIGKILL may be in the group until its parent takes its status.
            if !waits(for: Self.patienceAfterKill, until: { $0 != .forbidden }) {
                Output.warning("process \(identifier) can't be ended, and goes on; end it as its user")
            }
        }
        Self.running = nil
    }

    /// Ends the command with all processes of its group at once, without waiting for their end.
    func endAtOnce() {
        kill(-identifier, SIGKILL)
        if Self.running === self { Self.running = nil }
    }

    /// Ends the command that runs, if any: this process is about to exit outside of the main loop.
    static func endRunning() { running?.end() }

    /// What a signal to the group can reach.
    private enum Group {
        /// At least one process.
        case reachable
        /// Only processes that this process must not signal.
        case forbidden
        /// No process: all have ended.
        case gone
    }

    private var group: Group {
        if kill(-identifier, 0) == 0 { return .reachable }
        return errno == ESRCH ? .gone : .forbidden
    }

    /// Waits until the command has ended and its group is in a state; returns false if it isn't within the time.
    private func waits(
        for time: Duration, while goesOn: () -> Bool = { true }, until isDone: (Group) -> Bool
    ) -> Bool {
        let deadline = ContinuousClock.now + time
        while goesOn(), ContinuousClock.now < deadline {
            if !wasReaped { wasReaped = waitpid(identifier, nil, WNOHANG) == identifier }
            if wasReaped, isDone(group) { return true }
            // A command that writes while it ends must not have to wait.
            if isOutputOpen { output.discard(within: Self.step) } else { poll(nil, 0, Self.step) }
        }
        return false
    }
}
