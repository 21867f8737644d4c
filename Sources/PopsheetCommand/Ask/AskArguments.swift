import ArgumentParser
import Popsheet

/// The options that describe the sheet.
///
/// A value may begin with a dash, since labels and numbers may.
struct AskArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("The question, in a few words; - reads it from standard input.", valueName: "text"))
    var title: String?

    @Option(
        parsing: .unconditional,
        help: .init("What people must know to answer it; - reads it from standard input.", valueName: "text"))
    var message: String?

    @Option(
        name: [.customShort("a"), .long], parsing: .unconditionalSingleValue,
        help: .init(
            "An action; give as many as you like. Without an id the label is its own; \\= is an equals sign in it.",
            valueName: "[id=]label"),
        transform: ActionArgument.init)
    var action: [ActionArgument] = []

    @Option(
        name: [.customShort("d"), .long], parsing: .unconditionalSingleValue,
        help: .init("A destructive action: red, and on top.", valueName: "[id=]label"), transform: ActionArgument.init)
    var destructive: [ActionArgument] = []

    @Option(
        parsing: .unconditional,
        help: .init("The cancel action's label. (default: Cancel, translated)", valueName: "label"))
    var cancel: String?

    @Flag(help: "Show no cancel action.")
    var noCancel = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("Show this action dimmed; it can't be chosen. May be repeated.", valueName: "id"))
    var disable: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init(
            "Give an action an icon of the desktop's theme, or a picture file. May be repeated.", valueName: "id=icon"),
        transform: Self.keyed(example: "move=folder-symbolic"))
    var icon: [KeyedText] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("Give an action a second, smaller line. May be repeated.", valueName: "id=text"),
        transform: Self.keyed(example: "move='All 3 of them'"))
    var subtitle: [KeyedText] = []

    @Option(
        parsing: .unconditional,
        help: .init("The action that has the keyboard's focus. (default: the first)", valueName: "id"))
    var focus: String?

    @Flag(help: "Keep the order given, destructive actions too.")
    var asGiven = false

    @Flag(
        help: .init(
            "Read further actions from standard input, shown as they arrive: id<TAB>label, or the line is both."))
    var stdin = false

    @Flag(name: .customShort("0"), help: "As --stdin, but each action ends with a NUL instead of a line break.")
    var nulEnded = false

    @Option(
        parsing: .unconditional,
        help: .init(
            "The whole sheet as a JSON document; - reads it from standard input. Other options win; actions are added.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var spec: String?

    @Argument(
        help: .init("Further actions, as --action has them.", valueName: "[id=]label"), transform: ActionArgument.init)
    var actions: [ActionArgument] = []

    /// Whether actions come from standard input.
    var readsActions: Bool { stdin || nulEnded }

    private static func keyed(example: String) -> @Sendable (String) throws -> KeyedText {
        { text in
            guard let keyed = KeyedText(text), !keyed.key.isEmpty else {
                throw ValidationError("give an action's id and what it gets, such as \(example)")
            }
            return keyed
        }
    }
}
