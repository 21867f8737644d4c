import PopsheetDialogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The command under the name `zenity`, or as `popsheet zenity`: takes zenity's options and answers as zenity does.
enum ZenityCommand {
    /// Runs the command and returns the exit status.
    static func run(_ arguments: [[UInt8]]) -> Int32 {
        let statuses = ZenityStatuses(environment: Self.environment)
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
        let request = try ZenityRequest(
            arguments,
            in: .init(environment: { environment($0) }, today: DateFormat.today(), isMarkup: { Markup.isValid($0) }))
        if let given = AskEnvironment.current.answer {
            do throws(CommandFailure) {
                return try ZenityGivenAnswer(given).answer(to: request, statuses)
            } catch {
                throw ZenityFailure(error)
            }
        }
        // The command runs on the main thread, as GTK requires.
        let shown = MainActor.assumeIsolated {
            Result { () throws(ZenityFailure) in try ZenitySession(request, statuses).answer() }
        }
        return try shown.get()
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
