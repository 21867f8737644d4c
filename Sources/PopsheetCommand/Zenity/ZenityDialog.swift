import PopsheetDialogs
import PopsheetLayout

/// A dialog of zenity, with its checked settings.
protocol ZenityDialog: Sendable {
    /// What the dialog contains.
    associatedtype Value: Sendable

    /// Checks the arguments.
    init(_ arguments: ZenityArguments, in context: ZenityContext) throws(ZenityFailure)

    /// The dialog as it is shown.
    @MainActor func makeDialog(_ settings: ZenitySettings) -> any Dialog<Value>
    /// The size of its sheet.
    @MainActor func size(_ settings: ZenitySettings) -> CardSize
    /// Whether it is shown in a window, for which the process is prepared.
    static var hasWindow: Bool { get }

    /// The bytes that accepting the dialog with a value prints.
    func output(_ value: Value) -> [UInt8]
    /// Whether the value is printed at a timeout too (zenity.md §5).
    static var printsAtTimeout: Bool { get }

    /// The dialog once it has read the standard input that can be chosen from.
    func readingChoices() -> Self
    /// What an answer that is given beforehand may name besides the buttons, with the values that it stands for.
    var choices: [(name: String, value: Value)] { get }
    /// What the dialog contains at first; throws if it can't end like this.
    ///
    /// - Parameter source: The source of the answer, for messages.
    func givenValue(_ outcome: ZenityOutcome, from source: String) throws(CommandFailure) -> Value
    /// The value of an answer that is given beforehand; nil for what the dialog contains at first.
    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> Value?
}

extension ZenityDialog {
    @MainActor func size(_ settings: ZenitySettings) -> CardSize { settings.cardSize }

    static var hasWindow: Bool { true }
    static var printsAtTimeout: Bool { false }
    func readingChoices() -> Self { self }
    var choices: [(name: String, value: Value)] { [] }
    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> Value? {
        try answer.requireNoValue()
        return nil
    }
}

extension ZenityDialog where Value == Void {
    func output(_ value: Void) -> [UInt8] { [] }
    func givenValue(_ outcome: ZenityOutcome, from source: String) throws(CommandFailure) {}
}

/// The environment of a dialog.
struct ZenityContext {
    /// The value of an environment variable.
    var environment: (String) -> String?
    var today: CalendarDate
    /// Whether a text is markup that can be shown.
    var isMarkup: ZenityText.MarkupCheck
    /// Writes dates; in tests, without a locale.
    var writesDate: DateFormat.Writer = { DateFormat.text($0, $1) }
}
