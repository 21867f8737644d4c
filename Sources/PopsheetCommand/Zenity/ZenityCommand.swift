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
        do {
            switch try ZenityParser.parse(arguments) {
            case .page(let page):
                try Output.whole(Array(page.utf8))
                return 0
            case .dialog(let arguments):
                return try answer(arguments, statuses)
            }
        } catch let failure as ZenityFailure {
            Output.errorLine(failure.line)
            return failure.status(statuses)
        } catch let failure as CommandFailure {
            Output.errorLine(Output.line(for: failure.message, after: "zenity: "))
            return failure.status == .display ? ZenityStatuses.noDisplay : ZenityStatuses.usage
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private static func answer(_ arguments: ZenityArguments, _ statuses: ZenityStatuses) throws -> Int32 {
        let request = try ZenityRequest(
            arguments,
            in: .init(environment: environment, today: DateFormat.today(), isMarkup: Markup.isValid))
        if let given = AskEnvironment.current.answer {
            let answer = try ZenityGivenAnswer(given).answer(to: request, statuses)
            if !answer.output.isEmpty { try Output.whole(answer.output) }
            return answer.status
        }
        if case .notification(let notification) = request.dialog {
            return try MainActor.assumeIsolated { try notify(notification, request.settings, statuses) }
        }
        let answer = try MainActor.assumeIsolated { try ZenitySession(request, statuses).answer() }
        if !answer.output.isEmpty { try Output.whole(answer.output) }
        return answer.status
    }

    @MainActor
    private static func notify(
        _ notification: ZenityNotification, _ settings: ZenitySettings, _ statuses: ZenityStatuses
    ) throws -> Int32 {
        switch try ZenityNotificationSession.run(notification, settings) {
        case .outcome(let outcome): return outcome.status(statuses)
        case .signal(let number): ZenitySession.endProcess(by: number)
        }
    }

    private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
