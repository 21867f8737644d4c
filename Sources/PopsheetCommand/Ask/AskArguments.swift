import ArgumentParser
import Popsheet

/// The options that describe the sheet.
///
/// A value may begin with a dash, since labels and numbers may.
struct AskArguments: ParsableArguments {
    @OptionGroup var texts: TextArguments

    @Option(
        name: [.customShort("a"), .long], parsing: .unconditionalSingleValue,
        help: .init(
            "An action. May be repeated. Without an id, the label is the id; \\= is an equals sign in it.",
            valueName: "[id=]label"),
        transform: ActionArgument.init)
    var action: [ActionArgument] = []

    @Option(
        name: [.customShort("d"), .long], parsing: .unconditionalSingleValue,
        help: .init("A destructive action: red, at the top. May be repeated.", valueName: "[id=]label"),
        transform: ActionArgument.init)
    var destructive: [ActionArgument] = []

    @OptionGroup var cancelling: CancelArguments

    @Flag(help: "Show no cancel action.")
    var noCancel = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("Disable this action: it is dimmed and can't be chosen. May be repeated.", valueName: "id"))
    var disable: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init(
            "Give an action an icon: its name in the icon theme, or the path of an image file. May be repeated.",
            valueName: "id=icon"),
        transform: Self.keyed(example: "move=folder-symbolic"))
    var icon: [KeyedText] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("Give an action a second, smaller line. May be repeated.", valueName: "id=text"),
        transform: Self.keyed(example: "move='All 3 of them'"))
    var subtitle: [KeyedText] = []

    @Option(
        parsing: .unconditional,
        help: .init("The action with the initial keyboard focus. (default: the first)", valueName: "id"))
    var focus: String?

    @Option(
        name: .customLong("default"), parsing: .unconditional,
        help: .init(
            "The action that the Return key chooses while the user has not moved the keyboard focus. It has the focus first; "
                + "if --focus names another, Return chooses that one.", valueName: "id"))
    var defaultAction: String?

    @Flag(help: "Keep the order given, also for destructive actions.")
    var asGiven = false

    @Flag(
        help: .init(
            "Read more actions from standard input, and show them as they arrive: each line is id<TAB>label, or a label "
                + "that is also the id."))
    var stdin = false

    @Flag(name: .customShort("0"), help: "Like --stdin, but a NUL ends each action instead of a line break.")
    var nulEnded = false

    @Option(
        help: .init(
            "The format of actions on standard input: \(RowFormat.alternatives), an object per line with the keys of a "
                + "document's actions. Implies --stdin. (default: text)", valueName: "format"),
        completion: .list(RowFormat.allCases.map(\.word)), transform: OptionValue.word)
    var rows: RowFormat?

    @Flag(
        help: .init(
            "Keep the sheet open for a program: read commands from standard input, and write events to standard output, "
                + "both as JSON objects, one on each line."))
    var live = false

    @Flag(help: "With --live, report a choice and keep the sheet open, until it is cancelled or the program closes it.")
    var keep = false

    @Option(
        parsing: .unconditional,
        help: .init(
            "The sheet as a JSON document; - reads it from standard input. Other options take precedence; their actions "
                + "are added.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var spec: String?

    @Argument(
        help: .init("More actions, in the form of --action.", valueName: "[id=]label"), transform: ActionArgument.init)
    var actions: [ActionArgument] = []

    func validate() throws {
        if keep, !live { throw ValidationError("--keep: it belongs to --live; add that, or omit it") }
    }

    /// Whether actions come from standard input.
    var readsActions: Bool { stdin || nulEnded || rows == .json }

    /// Reads actions from standard input.
    var parser: RowParser { RowParser(rows ?? .text, isNULEnded: nulEnded) }

    private static func keyed(example: String) -> @Sendable (String) throws -> KeyedText {
        { text in
            guard let keyed = KeyedText(text), !keyed.key.isEmpty else {
                throw ValidationError("give an action's id and what it gets, such as \(example)")
            }
            return keyed
        }
    }
}
