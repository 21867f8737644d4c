import ArgumentParser
import Popsheet
import PopsheetModel
import PopsheetStandalone

/// `popsheet`, `popsheet ask`: shows a sheet and prints the answer.
struct AskCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract: "Show a sheet and print the answer.",
        usage: """
            popsheet [<options>] [<[id=]label> ...]
            popsheet <subcommand>
            """,
        discussion: """
            Shows a sheet with a title, a message and actions, and prints the id of the chosen action. Actions appear in \
            the order given, destructive ones first. Use --action for an action with the name of a subcommand.

            Examples:
              popsheet --title "Delete 3 photos?" -d delete=Delete -a move="Move to Album…"
              popsheet --title "Restart?" -a now=Restart --timeout 30 --cancel "Not Now"
              git branch --format '%(refname:short)' | popsheet --title "Switch to" --stdin
              find . -name '*.jpg' -printf '%i\\t%f\\0' | popsheet -0
              popsheet --title "Delete it?" -d delete=Delete --default cancel
              popsheet --title "Open with" --remember editor Emacs Vim
              popsheet --spec sheet.json --appearance dark --output json
              POPSHEET_ANSWER=delete popsheet -d delete=Delete
              popsheet ask --live --keep --title "Wi-Fi" < commands > events

            A JSON document can also describe a sheet:

              { "title": "Delete 3 photos?",
                "message": "They leave all your devices.",
                "actions": [
                  { "id": "delete", "label": "Delete", "role": "destructive" },
                  { "id": "move", "label": "Move to Album…" } ],
                "cancel": { "label": "Keep" } }

            With --live, each line of standard input is a command, such as {"add":[{"id":"a","label":"A"}]}, {"update":\
            {"id":"a","subtitle":"Ready"}}, {"remove":"a"}, {"title":"…"}, {"message":"…"}, {"busy":true}, {"focus":"a"} \
            or {"close":"a"}. Each line of standard output is an event: opened, focused, pressed, error or closed, such as \
            {"event":"pressed","id":"a","index":0,"label":"A"}.

            Exit status: 0 an action was chosen, 1 cancelled, 5 timed out, 64 wrong usage, 65 the input can't be read \
            or is not a valid sheet, 69 no display server, 74 the answer can't be written, 128+n ended by signal n.
            """)

    @OptionGroup(title: "Sheet") var arguments: AskArguments
    @OptionGroup(title: "Display") var showing: AskSurfaceArguments

    /// Shows the sheet and returns the exit status.
    ///
    /// - Parameter line: The command line, which determines the order of the actions.
    func run(line: [String]) throws(CommandFailure) -> Int32 {
        guard arguments.asksSomething else {
            throw .usage("there is nothing to ask; give a --title and an --action, or see 'popsheet --help'")
        }
        let given = try showing.display.givenAnswer()
        // The command runs on the main thread, as GTK requires.
        if given == nil { MainActor.assumeIsolated { StandaloneProcess.prepare(for: showing.place) } }
        let words = line.first == Self.configuration.commandName ? Array(line.dropFirst()) : line
        let kinds = ActionSequence.kinds(in: words, takingValues: Self.valueOptions)
        var sheet = try AskSheet(arguments, showing, kinds: kinds)
        if sheet.hasChoice || !arguments.readsActions && !arguments.live { _ = try sheet.sheet() }
        if arguments.live {
            if showing.display.remember != nil {
                throw .usage("--remember: with --live the program chooses what has the focus; omit --remember")
            }
            if let given { return try answerLive(sheet, with: given) }
            return try MainActor.assumeIsolated { Result { () throws(CommandFailure) in try showLive(sheet) } }.get()
        }
        let remembered = showing.display.remember.map { RememberedAnswer(named: $0, of: "ask") }
        let found = remembered?.read()
        if case .answer(.string(let id))? = found { sheet.remembered = id }
        let answer: Answer
        if let given {
            answer = try given.answer(to: sheet, self)
        } else {
            answer = try MainActor.assumeIsolated { Result { () throws(CommandFailure) in try show(sheet) } }.get()
        }
        if let line = answer.line { try Output.answer(line) }
        // A given answer is for tests of scripts.
        if given == nil, found != .unsuitable, let id = answer.chosen {
            remembered?.write(.string(String(decoding: id, as: UTF8.self)))
        }
        return answer.status
    }

    @MainActor
    private func show(_ sheet: AskSheet) throws(CommandFailure) -> Answer {
        switch try DialogSession.run(AskDialog(sheet, arguments), settings(sheet.options)) {
        case .signal(let number): return Answer(signal: number)
        case .answer(.action(let chosen), let sheet):
            return Answer(.action(chosen), as: showing.output, given: sheet.identifier(of: chosen))
        case .answer(let outcome, _): return Answer(outcome, as: showing.output)
        }
    }

    /// Where and how the sheet is shown.
    @MainActor
    func settings(_ options: PresentationOptions) -> DialogSession.Settings {
        LogMessages.report { Output.warning(String(cString: $0)) }
        var settings = DialogSession.Settings()
        (settings.place, settings.options) = (showing.place, options)
        settings.options.isAnimated = !showing.display.noAnimation
        settings.options.popover.arrowDirections = showing.arrows.arrow
        settings.timeout = showing.display.timeout
        settings.showsCountdown = true
        return settings
    }

    /// The options that take a value.
    static let valueOptions: Set<String> = [
        "--title", "--message", "-a", "--action", "-d", "--destructive", "--cancel", "--disable", "--icon",
        "--subtitle",
        "--focus", "--default", "--remember", "--rows", "--spec", "--presentation", "--anchor", "--arrow",
        "--appearance", "--tint",
        "--compact-look",
        "--surface", "--parent", "--timeout", "--width", "--output", "--answer",
    ]
}
