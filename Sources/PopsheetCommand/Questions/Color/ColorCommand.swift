import ArgumentParser
import Popsheet
import PopsheetDialogs

/// `popsheet color`: asks for a colour.
struct ColorCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "color",
        abstract: "Ask for a colour, and print it.",
        discussion: """
            A translucent colour is printed with its opacity, as #RRGGBBAA or rgba(0,122,255,0.5).

            Examples:
              color=$(popsheet color --title "Label Colour" --color "#007AFF")
              popsheet color --palette --format rgb

            Exit status: 0 the colour was accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditional,
        help: .init(
            "The colour at first, such as #007AFF, teal or rgb(0,122,255). (default: white)", valueName: "color"),
        transform: Self.color)
    var color: ColorPicker.Color?

    @Flag(help: "Show a palette instead of all colours.")
    var palette = false

    @Option(word: "How the colour is printed", default: "hex", valueName: "format")
    var format = ColorFormat.hex

    @OptionGroup(title: "Question") var question: QuestionArguments

    private static func color(_ text: String) throws -> ColorPicker.Color {
        guard let color = ColorPicker.Color(css: text) else {
            throw ValidationError("give a colour such as #007AFF, teal or rgb(0,122,255)")
        }
        return color
    }

    mutating func recall(_ answer: JSONValue, _ checked: inout Void) {
        if color == nil, case .string(let last) = answer { color = ColorPicker.Color(css: last) }
    }

    func value(answering answer: GivenAnswer, _ checked: Void) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        guard let text = try answer.text() else {
            return value(of: color ?? ColorPicker.Color(red: 1, green: 1, blue: 1))
        }
        guard let entered = ColorPicker.Color(css: text) else {
            throw answer.mismatch("a colour such as #007AFF, teal or rgb(0,122,255)")
        }
        return value(of: entered)
    }

    private func value(of color: ColorPicker.Color) -> QuestionValue { .line(format.text(of: color)) }

    @MainActor func dialog(_ checked: Void) -> any Dialog<QuestionValue> {
        WidgetDialog(
            {
                ColorPicker(
                    named: question.texts.title ?? translated("Colour", similar: "Color"),
                    initial: color.map { $0.text }, showsPalette: palette)
            }, value: { value(of: $0.color) },
            sheet: { picker, session throws(CommandFailure) in
                picker.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
                picker.onValidityChange = { [weak session] in
                    session?.sheet?.setEnabled($0, Action.acceptingIdentifier)
                }
                picker.onControlReturn = { [weak session] in session?.choose(question.returnAction) }
                return try question.sheet(showing: picker.widget)
            })
    }
}
