/// `--scale`: a number on a scale.
struct ZenityScale: Hashable, Sendable {
    var text: ZenityText
    var value: Int
    var range: ClosedRange<Int>
    /// The size of a step, at least 1.
    var step: Int
    var printsChanges: Bool
    var hidesValue: Bool

    init(_ arguments: ZenityArguments, isMarkup: ZenityText.MarkupCheck) throws(ZenityFailure) {
        text = arguments.message(isMarkup)
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
}
