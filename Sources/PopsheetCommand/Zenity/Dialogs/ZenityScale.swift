import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let scale = ZenityDialogKind(
        "scale", ZenityScale.self, "Ask for a number on a scale", group: "Scale",
        title: translated("Adjust the scale value"),
        text: translated("Adjust the scale value"))
}

/// `--scale`: a number on a scale.
struct ZenityScale: ZenityDialog {
    var text: ZenityText
    var value: Int
    var range: ClosedRange<Int>
    /// The size of a step, at least 1.
    var step: Int
    var printsChanges: Bool
    var hidesValue: Bool

    init(_ arguments: ZenityArguments, in context: ZenityContext) throws(ZenityFailure) {
        text = arguments.message(in: context)
        value = arguments.integer(.value) ?? 0
        let (lowest, highest) = (arguments.integer(.minValue) ?? 0, arguments.integer(.maxValue) ?? 100)
        guard lowest < highest else {
            throw .setUp("--max-value \(highest) must be greater than --min-value \(lowest)")
        }
        range = lowest...highest
        guard range.contains(value) else {
            throw .setUp("--value \(value) is out of range; give one from \(lowest) to \(highest)")
        }
        step = max(arguments.integer(.step) ?? 1, 1)
        printsChanges = arguments.has(.printPartial)
        hidesValue = arguments.has(.hideValue)
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<Int> {
        WidgetDialog(
            {
                Slider(
                    named: text.source,
                    Slider.Settings(
                        range: Double(range.lowerBound)...Double(range.upperBound), value: Double(value),
                        step: Double(step), showsValue: !hidesValue))
            }, value: { Int($0.value) },
            sheet: { slider, session throws(CommandFailure) in
                slider.onChange = { [weak session] value in
                    guard let line = output(changedTo: Int(value)) else { return }
                    do throws(CommandFailure) { try Output.whole(line) } catch { session?.fail(error) }
                }
                return try .zenity(settings, text: text, content: slider.widget)
            })
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> Int { value }

    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> Int? {
        try answer.number(in: Double(range.lowerBound)...Double(range.upperBound), digits: 0).map { Int($0) }
    }

    func output(_ value: Int) -> [UInt8] { ZenityAnswer.line("\(value)") }

    static let printsAtTimeout = true

    /// The line that a change prints at once; nil if only the last value is printed.
    func output(changedTo value: Int) -> [UInt8]? { printsChanges ? ZenityAnswer.line("\(value)") : nil }
}
