/// `--progress`: the progress of a task, which standard input reports.
struct ZenityProgress: Hashable, Sendable {
    var text: ZenityText
    /// The first percentage, 0 to 100.
    var percentage: Int
    var pulsates: Bool
    var closesAtEnd: Bool
    /// Whether the Cancel button stops the parent process.
    var stopsParent: Bool
    var hasCancel: Bool
    var showsRemainingTime: Bool

    init(_ arguments: ZenityArguments, isMarkup: ZenityText.MarkupCheck) {
        text = arguments.message(isMarkup)
        percentage = min(max(arguments.integer(.percentage) ?? 0, 0), 100)
        pulsates = arguments.has(.pulsate)
        closesAtEnd = arguments.has(.autoClose)
        stopsParent = arguments.has(.autoKill)
        hasCancel = !arguments.has(.noCancel)
        showsRemainingTime = arguments.has(.timeRemaining)
    }
}
