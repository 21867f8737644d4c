import ArgumentParser
import Popsheet
import PopsheetDialogs

/// `popsheet scale`: asks for a number on a scale.
struct ScaleCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "scale",
        abstract: "Ask for a number on a scale, and print it.",
        discussion: """
            The number is printed with as many decimals as the most precise of the options has.

            Examples:
              volume=$(popsheet scale --title "Volume" --value 40)
              popsheet scale --title "Zoom" --min 0.5 --max 3 --step 0.25 --value 1
              popsheet scale --print-partial |
                while read -r n; do brightnessctl -q set "$n%"; done

            Exit status: 0 the number was accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditional, help: .init("The lowest number. (default: 0)", valueName: "number"),
        transform: GivenNumber.option)
    var min: GivenNumber?

    @Option(
        parsing: .unconditional, help: .init("The highest number. (default: 100)", valueName: "number"),
        transform: GivenNumber.option)
    var max: GivenNumber?

    @Option(
        parsing: .unconditional,
        help: .init("The difference between two numbers next to each other. (default: 1)", valueName: "number"),
        transform: GivenNumber.option)
    var step: GivenNumber?

    @Option(
        parsing: .unconditional, help: .init("The number at first. (default: the lowest)", valueName: "number"),
        transform: GivenNumber.option)
    var value: GivenNumber?

    @Flag(help: "Print each change at once, on its own line.")
    var printPartial = false

    @OptionGroup(title: "Question") var question: QuestionArguments

    private var range: ClosedRange<Double>? {
        let (low, high) = (min?.value ?? 0, max?.value ?? 100)
        return low < high ? low...high : nil
    }

    private var digits: Int { [min, max, step, value].map { $0?.digits ?? 0 }.max() ?? 0 }

    func validate() throws {
        guard let range else {
            throw ValidationError(
                "\(max == nil ? "--min" : "--max"): the highest number is not above the lowest one; exchange them, or give both"
            )
        }
        if let value, !range.contains(value.value) {
            throw ValidationError("--value: the number is outside of those of --min and --max; give one of them")
        }
        if let step, step.value <= 0 { throw ValidationError("--step: give a number above 0, such as 1 or 0.5") }
    }

    private var settings: Slider.Settings {
        let range = range ?? 0...100
        return Slider.Settings(
            range: range, value: value?.value ?? range.lowerBound, step: step?.value ?? 1, digits: digits,
            snaps: true)
    }

    private func value(of number: Double) -> QuestionValue {
        let text = GivenNumber.text(number, digits: digits)
        return QuestionValue(text: Array((text + "\n").utf8), json: .number(Double(text) ?? number))
    }

    /// The line that a change prints at once.
    private func line(of number: Double) -> [UInt8] {
        guard question.output == .json, let json = value(of: number).json else { return value(of: number).text }
        return Array((JSONValue.object([.init(name: "value", value: json)]).line + "\n").utf8)
    }

    mutating func recall(_ answer: JSONValue, _ checked: inout Void) {
        guard value == nil, case .number(let last) = answer, (range ?? 0...100).contains(last) else { return }
        value = GivenNumber(GivenNumber.text(settings.nearest(to: last), digits: digits))
    }

    func value(answering answer: GivenAnswer, _ checked: Void) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        let settings = settings
        let number = try answer.number(in: range ?? 0...100, digits: digits).map { settings.nearest(to: $0) }
        return value(of: number ?? settings.value)
    }

    @MainActor func dialog(_ checked: Void) -> any Dialog<QuestionValue> {
        WidgetDialog(
            { Slider(named: question.texts.title ?? translation(in: "name of a field", of: "Number"), settings) },
            value: { value(of: $0.value) },
            sheet: { slider, session throws(CommandFailure) in
                if printPartial {
                    slider.onChange = { [weak session] number in
                        do throws(CommandFailure) { try Output.whole(line(of: number)) } catch { session?.fail(error) }
                    }
                }
                return try question.sheet(showing: slider.widget)
            })
    }
}
