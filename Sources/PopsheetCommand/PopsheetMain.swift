import ArgumentParser
import PopsheetStandalone

/// The command: takes arguments, writes the answer to standard output and errors to standard error, returns the status.
public enum PopsheetMain {
    /// Runs the command and returns the exit status.
    public static func run(arguments: [String]) -> Int32 {
        StandardDescriptors.guardClosed()
        do {
            return try perform(arguments)
        } catch {
            Output.error(error.message)
            return error.status.rawValue
        }
    }

    /// Runs the command that the arguments name.
    private static func perform(_ arguments: [String]) throws(CommandFailure) -> Int32 {
        do {
            var command = try PopsheetRoot.parseAsRoot(arguments)
            if let ask = command as? AskCommand {
                return try ask.ask(line: arguments, environment: .current)
            }
            if command is any DrawsText { StandardDescriptors.prepareFonts() }
            if let lint = command as? LintCommand { return try lint.lint() }
            try command.run()
            return 0
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            // The parser reports help and version as errors too.
            guard PopsheetRoot.exitCode(for: error).isSuccess else {
                throw .usage(UsageAdvice.completing(PopsheetRoot.message(for: error), for: arguments))
            }
            let page = PopsheetRoot.page(PopsheetRoot.fullMessage(for: error))
            try Output.answer(CompletionScript.patched(page))
            return 0
        }
    }
}

/// A command that measures or draws text without asking anything.
private protocol DrawsText {}

extension LayoutCommand: DrawsText {}
extension RenderCommand: DrawsText {}
extension LintCommand: DrawsText {}
