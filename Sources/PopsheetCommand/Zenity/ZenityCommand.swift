import ArgumentParser
import PopsheetDialogs

/// The command under the name `zenity`, or as `popsheet zenity`: takes zenity's options and answers as zenity does.
///
/// It is one of the sub-commands for their list; `PopsheetMain` runs it with the bytes of its arguments.
struct ZenityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zenity",
        abstract: "Take the options of zenity, and answer as zenity does.",
        discussion: """
            See 'popsheet zenity --help-all'. A link named zenity does the same:

              ln -s "$(command -v popsheet)" ~/.local/bin/zenity
            """)

    @Argument(parsing: .captureForPassthrough, help: .init("The options of zenity.", valueName: "options"))
    var options: [String] = []

    /// Runs the command and returns the exit status.
    static func run(_ arguments: [[UInt8]]) -> Int32 {
        let statuses = ZenityStatuses(environment: { environment($0) })
        do throws(ZenityFailure) {
            switch try ZenityParser.parse(arguments) {
            case .page(let page):
                try write(Array(page.utf8))
                return 0
            case .dialog(let arguments):
                let answer = try answer(arguments, statuses)
                if !answer.output.isEmpty { try write(answer.output) }
                return answer.status
            }
        } catch {
            Output.errorLine(error.line)
            return error.status(statuses)
        }
    }

    private static func answer(
        _ arguments: ZenityArguments, _ statuses: ZenityStatuses
    ) throws(ZenityFailure) -> ZenityAnswer {
        let context = ZenityContext(
            environment: { environment($0) }, today: DateFormat.today(), isMarkup: { Markup.isValid($0) })
        let request = try ZenityRequest(arguments, in: context)
        do throws(CommandFailure) {
            if let given = try GivenAnswer.ofEnvironment() { return try request.answer(given, statuses) }
            // The command runs on the main thread, as GTK requires.
            return try MainActor.assumeIsolated {
                Result { () throws(CommandFailure) in try request.show(statuses) }
            }.get()
        } catch {
            throw ZenityFailure(error)
        }
    }

    private static func write(_ bytes: [UInt8]) throws(ZenityFailure) {
        do throws(CommandFailure) {
            try Output.whole(bytes)
        } catch {
            throw ZenityFailure(error)
        }
    }

    private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
