import ArgumentParser
import Popsheet
import PopsheetDialogs
import PopsheetSearch

/// `popsheet entry`: asks for a text.
struct EntryCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "entry",
        abstract: "Ask for a text of one line, or of several, and print it.",
        discussion: """
            Examples:
              name=$(popsheet entry --title "New Album" --placeholder Name --required)
              popsheet entry --title "Password" --password --min 8
              popsheet entry --title "ZIP Code" --match "[0-9]{5}"
              git branch --format "%(refname:short)" |
                popsheet entry --title "Branch" --stdin
              note=$(popsheet entry --title "Note" --multiline)
              popsheet entry --title "Host" --remember host

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

    @Flag(help: "Ask for a text with several lines, which is printed with them; Ctrl+Return accepts it.")
    var multiline = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("A text to choose from a list, which can be edited. May be repeated.", valueName: "text"))
    var suggest: [String] = []

    @Flag(help: "Complete what is typed from the lines of standard input too, as they arrive.")
    var stdin = false

    @Flag(help: "Accept the text only if it is not empty.")
    var required = false

    @Option(
        parsing: .unconditional,
        help: .init("Accept the text only if all of it matches this regular expression.", valueName: "regex"))
    var match: String?

    @Option(
        parsing: .unconditional, help: .init("Accept the text only with this many characters or more.", valueName: "n"),
        transform: Self.count)
    var min: Int?

    @Option(
        parsing: .unconditional,
        help: .init("Accept the text only with this many characters or fewer.", valueName: "n"),
        transform: Self.count)
    var max: Int?

    @OptionGroup(title: "Question") var question: QuestionArguments

    private static func count(_ text: String) throws -> Int {
        guard let count = Int(text), (0...longestText).contains(count) else {
            throw ValidationError("give a whole number from 0 to \(longestText), such as 8")
        }
        return count
    }

    /// More characters than any text that is typed.
    private static let longestText = 1_000_000

    func validate() throws {
        if let min, let max, max < min {
            throw ValidationError("--max: \(max) is less than \(min), the number of --min; exchange them")
        }
        for (isGiven, option, kind) in [
            (password, "--password", "a password"), (multiline, "--multiline", "such a text"),
        ]
        where isGiven {
            if !suggest.isEmpty {
                throw ValidationError("--suggest: \(kind) has no suggestions; omit --suggest or \(option)")
            }
            if stdin { throw ValidationError("--stdin: \(kind) has no suggestions; omit --stdin or \(option)") }
        }
        if multiline {
            if password {
                throw ValidationError("--multiline: a password has one line; omit --multiline or --password")
            }
            if placeholder != nil {
                throw ValidationError("--placeholder: such a text has none; use --message, or omit --multiline")
            }
        }
    }

    var standardInputReader: String? { stdin ? "--stdin" : nil }

    func check() throws(CommandFailure) -> TextRule {
        for (option, texts) in [("--text", multiline ? [] : [text ?? ""]), ("--suggest", suggest)]
        where texts.contains(where: { $0.contains(where: \.isNewline) }) {
            Output.warning("\(option): the field has one line; line breaks became spaces")
        }
        return TextRule(
            isRequired: required, minimum: min, maximum: max,
            pattern: try match.map { text throws(CommandFailure) in try Self.pattern(text, of: "--match") })
    }

    /// A pattern of an option.
    static func pattern(_ text: String, of option: String) throws(CommandFailure) -> TextPattern {
        do throws(TextPattern.Failure) {
            return try TextPattern(text)
        } catch {
            throw .usage("\(option): \"\(text.excerpt)\" is not a regular expression: \(error.reason)")
        }
    }

    func value(answering answer: GivenAnswer, _ rule: TextRule) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        let text = try answer.text().map { multiline ? $0 : Self.line($0) } ?? firstText
        if required, text.isEmpty {
            throw .usage("\(answer.source): the text is empty, but --required; give one with --text")
        }
        if rule.fault(text) != nil {
            let count = text.count
            let option =
                min.map { count < $0 } == true ? "--min" : max.map { count > $0 } == true ? "--max" : "--match"
            throw .usage("\(answer.source): the text is not what \(option) accepts; give one with --text")
        }
        return value(of: text)
    }

    var memoryFault: String? {
        password ? "a password is never remembered; omit --remember or --password" : nil
    }

    mutating func recall(_ answer: JSONValue, _ checked: inout TextRule) {
        if text == nil, case .string(let last) = answer { text = multiline ? last : Self.line(last) }
    }

    /// The texts of the list.
    var suggestions: [String] { suggest.map { Self.line($0) } }

    /// The text in the field at first.
    var firstText: String { multiline ? text ?? "" : Self.line(text ?? "") }

    /// A text as it is printed.
    func value(of text: String) -> QuestionValue { .line(multiline ? text : Self.line(text)) }

    /// A text as one line: line breaks are spaces.
    static func line(_ text: String) -> String {
        // A carriage return with a line feed is one character.
        text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    @MainActor func dialog(_ rule: TextRule) -> any Dialog<QuestionValue> {
        if multiline { MultilineDialog(self, rule) } else { EntryDialog(self, rule) }
    }
}
