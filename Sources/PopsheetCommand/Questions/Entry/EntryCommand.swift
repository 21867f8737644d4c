import ArgumentParser
import Popsheet

/// `popsheet entry`: asks for a line of text.
struct EntryCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "entry",
        abstract: "Ask for a line of text, and print it.",
        discussion: """
            Examples:
              name=$(popsheet entry --title "New Album" --placeholder Name --required)
              popsheet entry --title "Password" --password
              popsheet entry --title "Branch" --suggest main --suggest next

            Exit status: 0 the text was accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(parsing: .unconditional, help: .init("The text in the field at first.", valueName: "text"))
    var text: String?

    @Option(
        parsing: .unconditional,
        help: .init("The text in the field while it is empty: what to enter.", valueName: "text"))
    var placeholder: String?

    @Flag(help: "Replace the characters by dots.")
    var password = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("A text to choose from a list, which can be edited. May be repeated.", valueName: "text"))
    var suggest: [String] = []

    @Flag(help: "Accept the text only if it is not empty.")
    var required = false

    @OptionGroup(title: "Question") var question: QuestionArguments

    func validate() throws {
        guard password, !suggest.isEmpty else { return }
        throw ValidationError("--suggest: a password has no suggestions; omit --suggest or --password")
    }

    func check() throws(CommandFailure) {
        for (option, texts) in [("--text", [text ?? ""]), ("--suggest", suggest)]
        where texts.contains(where: { $0.contains(where: \.isNewline) }) {
            Output.warning("\(option): the field has one line; line breaks became spaces")
        }
    }

    func value(answering answer: GivenAnswer, _ checked: Void) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        let text = firstText
        if required, text.isEmpty {
            throw .usage("\(answer.source): the text is empty, but --required; give one with --text")
        }
        return .line(text)
    }

    /// The texts of the list.
    var suggestions: [String] { suggest.map { Self.line($0) } }

    /// The text in the field at first.
    var firstText: String { Self.line(text ?? "") }

    /// A text as one line: line breaks are spaces.
    static func line(_ text: String) -> String {
        // A carriage return with a line feed is one character.
        text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    @MainActor func dialog(_ checked: Void) -> any Dialog<QuestionValue> { EntryDialog(self) }
}
