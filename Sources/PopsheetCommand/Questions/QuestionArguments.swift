import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// The options that all questions with a widget have (command.md, "The other questions").
struct QuestionArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("The title: the question, in a few words; - reads it from standard input.", valueName: "text"))
    var title: String?

    @Option(
        parsing: .unconditional,
        help: .init(
            "The message: what the user must know to answer; - reads it from standard input.", valueName: "text"))
    var message: String?

    @Option(
        parsing: .unconditional,
        help: .init(
            "The label of the action that accepts, with the id ok. (default: OK, translated)", valueName: "label"))
    var ok: String?

    @Option(
        parsing: .unconditional,
        help: .init("The cancel action's label. (default: Cancel, translated)", valueName: "label"))
    var cancel: String?

    @Option(
        help: .init(
            "Where the sheet is shown: \(StandalonePlace.Surface.alternatives). (default: window)", valueName: "surface"
        ),
        completion: .list(StandalonePlace.Surface.allCases.map(\.word)), transform: LayoutArguments.word)
    var surface = StandalonePlace.Surface.window

    @Option(
        help: .init("How the answer is printed: \(QuestionFormat.alternatives). (default: text)", valueName: "format"),
        completion: .list(QuestionFormat.allCases.map(\.word)), transform: LayoutArguments.word)
    var output = QuestionFormat.text

    @OptionGroup var display: DisplayArguments

    /// Reads the texts that come from standard input.
    ///
    /// - Parameter reader: What else reads standard input, as messages call it; nil if nothing does.
    mutating func readTexts(besides reader: String?) throws(CommandFailure) {
        let options = [(title, "--title"), (message, "--message")].compactMap { $0.0 == "-" ? $0.1 : nil }
        try StandardInput.check(readers: (reader.map { [$0] } ?? []) + options)
        title = try StandardInput.text(title, of: "--title")
        message = try StandardInput.text(message, of: "--message")
    }

    /// Checks the actions.
    func check() throws(CommandFailure) {
        do {
            _ = try ActionSheet(title, message: message, actions: actions(mayAccept: true))
        } catch {
            throw .usage("\(error.position == 0 ? "--ok" : "--cancel"): \(error)")
        }
    }

    private func actions(mayAccept: Bool) -> [Action] {
        var accepts = Action(ok ?? StandardLabel.ok, id: Action.acceptingIdentifier)
        accepts.isEnabled = mayAccept
        return [accepts, cancel.map { .cancel($0) } ?? .cancel]
    }

    /// Where and how the dialog is shown.
    var settings: DialogSession.Settings {
        var settings = DialogSession.Settings()
        settings.place = StandalonePlace(surface)
        settings.place.parent = display.parent
        settings.place.size.width = display.width
        settings.options.isAnimated = !display.noAnimation
        if let appearance = display.appearance {
            settings.options.appearance = appearance
            settings.isDark = Self.isDark(appearance)
        }
        settings.timeout = display.timeout
        settings.showsCountdown = true
        return settings
    }

    /// Whether widgets on a sheet with an appearance are dark; nil for the desktop's.
    private static func isDark(_ appearance: SheetAppearance) -> Bool? {
        switch appearance {
        case .dark, .highContrastDark, .classicBlack: true
        case .light, .highContrast, .classicBlue: false
        default: nil
        }
    }

    /// The sheet of a question.
    ///
    /// - Parameter mayAccept: Whether the action that accepts is enabled at first.
    @MainActor
    func sheet(showing widget: WidgetReference, mayAccept: Bool = true) throws(CommandFailure) -> DialogSheet {
        do {
            var sheet = try ContentSheet(
                title, message: message, content: widget, actions: actions(mayAccept: mayAccept))
            // What is asked is read before the widget, as in the dialogs of zenity.
            sheet.setMessage(message.map { StyledText($0) }, as: .body)
            sheet.defaultAction = Action.acceptingIdentifier
            return .content(sheet)
        } catch {
            throw .usage("\(error)")
        }
    }
}

/// The form of an answer.
enum QuestionFormat: String, CommandWord {
    case text, json

    var word: String { rawValue }
}
