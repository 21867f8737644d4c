import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// The options that all questions with a widget have (command.md, "The other questions").
struct QuestionArguments: ParsableArguments {
    @OptionGroup var texts: TextArguments

    @Option(
        parsing: .unconditional,
        help: .init(
            "The label of the action that accepts, with the id ok. (default: OK, translated)", valueName: "label"))
    var ok: String?

    @OptionGroup var cancelling: CancelArguments

    @Option(
        parsing: .unconditional,
        help: .init(
            "What has the keyboard focus first: ok, cancel, or the id of a form's field. (default: the widget)",
            valueName: "id|ok|cancel"))
    var focus: String?

    @Option(
        name: .customLong("default"), parsing: .unconditional,
        help: .init("The action that the Return key chooses: ok or cancel. (default: ok)", valueName: "id"))
    var defaultAction: String?

    @Option(word: "Where the sheet is shown", default: "window", valueName: "surface")
    var surface = StandalonePlace.Surface.window

    @Option(word: "How the answer is printed", default: "text", valueName: "format")
    var output = QuestionFormat.text

    @OptionGroup var display: DisplayArguments

    /// Reads the texts that come from standard input.
    ///
    /// - Parameter reader: What else reads standard input, as messages call it; nil if nothing does.
    mutating func readTexts(besides reader: String?) throws(CommandFailure) {
        try StandardInput.check(readers: (reader.map { [$0] } ?? []) + texts.readers)
        texts = try texts.read()
    }

    /// The action that the Return key chooses.
    var returnAction: Action.ID { defaultAction ?? Action.acceptingIdentifier }

    /// The action that has the focus first; nil for the widget.
    var focusedAction: Action.ID? { focus.flatMap { Self.actionIdentifiers.contains($0) ? $0 : nil } }

    private static let actionIdentifiers = [Action.acceptingIdentifier, Action.cancelIdentifier]

    /// Checks the actions.
    ///
    /// - Parameter fields: The ids of what can have the focus in the widget.
    func check(fields: [String]) throws(CommandFailure) {
        if let defaultAction, !Self.actionIdentifiers.contains(defaultAction) {
            throw ActionDetails.unknown(defaultAction, of: "--default", among: Self.actionIdentifiers)
        }
        if let focus, !fields.contains(focus), focusedAction == nil {
            throw ActionDetails.unknown(
                focus, part: fields.isEmpty ? "action" : "field or action", of: "--focus",
                among: fields + Self.actionIdentifiers)
        }
        do {
            _ = try ActionSheet(texts.title, message: texts.message, actions: actions(mayAccept: true))
        } catch {
            throw .usage("\(error.position == 0 ? "--ok" : "--cancel"): \(error)")
        }
    }

    private func actions(mayAccept: Bool, besides others: [Action] = []) -> [Action] {
        var accepts = Action(ok ?? StandardButton.ok.label, id: Action.acceptingIdentifier)
        accepts.isEnabled = mayAccept
        return [accepts] + others + [cancelling.cancel.map { .cancel($0) } ?? .cancel]
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
    /// - Parameters:
    ///   - kind: What the texts above the widget are: captions of rows to choose from, or the body above a control.
    ///   - mayAccept: Whether the action that accepts is enabled at first.
    ///   - others: More actions, between the one that accepts and the one that cancels.
    @MainActor
    func sheet(
        showing widget: WidgetReference, below kind: HeaderTexts = .body, mayAccept: Bool = true,
        besides others: [Action] = []
    ) throws(CommandFailure) -> DialogSheet {
        do {
            var sheet = try ContentSheet(
                texts.title, message: texts.message, content: widget, controls: .sheet,
                actions: actions(mayAccept: mayAccept, besides: others))
            // What is asked is read before the widget, as in the dialogs of zenity.
            sheet.setMessage(texts.message.map { StyledText($0) }, as: kind)
            sheet.defaultAction = returnAction
            return .content(sheet, firstFocus: focusedAction)
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
