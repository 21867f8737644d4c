import ArgumentParser
import PopsheetStandalone

/// The command: takes arguments, writes the answer to standard output and errors to standard error, returns the status.
public enum PopsheetMain {
    /// Runs the command that the process was started as, with its arguments, and returns the exit status.
    @MainActor public static func run() -> Int32 {
        // An argument need not be UTF-8.
        let words = (0..<Int(CommandLine.argc)).compactMap { index in
            CommandLine.unsafeArgv[index].map { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
        }.map { $0.map { UInt8(bitPattern: $0) } }
        let name = words.first.map { $0[(($0.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...] }
        if let word = name.flatMap({ ForeignWord($0) }) { return word.status(Array(words.dropFirst())) }
        if let word = words.dropFirst().first.flatMap({ ForeignWord($0[...]) }), word != .rofi {
            return word.status(Array(words.dropFirst(2)))
        }
        return run(arguments: words.dropFirst().map { String(decoding: $0, as: UTF8.self) })
    }

    /// A program whose command lines are taken: as the program's name, or as a sub-command, with the bytes of its arguments.
    private enum ForeignWord: String {
        case zenity, dmenu, rofi

        init?(_ name: ArraySlice<UInt8>) { self.init(rawValue: String(decoding: name, as: UTF8.self)) }

        /// Runs the command and returns the exit status.
        @MainActor func status(_ arguments: [[UInt8]]) -> Int32 {
            StandardDescriptors.guardClosed()
            return switch self {
            case .zenity: ZenityCommand.run(arguments)
            case .dmenu: DmenuCommand.run(arguments, isRofi: false)
            case .rofi: DmenuCommand.run(arguments, isRofi: true)
            }
        }
    }

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
    private static func perform(_ words: [String]) throws(CommandFailure) -> Int32 {
        let arguments = EmptyValues.separated(in: words)
        try HelpRequest.check(arguments)
        do {
            var command = try PopsheetRoot.command(of: arguments)
            if let command = command as? any Subcommand { return try command.run(line: arguments) }
            // The parser's own, such as help.
            try command.run()
            return 0
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            // The parser reports help and version as errors too.
            guard PopsheetRoot.exitCode(for: error).isSuccess else {
                throw .usage(UsageHints.completing(PopsheetRoot.message(for: error), for: arguments))
            }
            let page = PopsheetRoot.page(PopsheetRoot.fullMessage(for: error))
            try Output.answer(CompletionScript.patched(page))
            return 0
        }
    }
}

/// A sub-command, which writes its answer and has an exit status.
protocol Subcommand: ParsableCommand {
    /// Runs the command and returns the exit status.
    ///
    /// - Parameter line: The arguments as they were given.
    func run(line: [String]) throws(CommandFailure) -> Int32
}
