import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let password = ZenityDialogKind(
        "password", ZenityPassword.self, "Ask for a password", group: "Password dialog")
}

/// `--password`: a password, and a user name if asked for.
struct ZenityPassword: ZenityDialog {
    /// What is entered.
    struct Value {
        var name = ""
        var password = ""
    }

    var asksForName: Bool

    init(_ arguments: ZenityArguments, in context: ZenityContext) { asksForName = arguments.has(.username) }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<Value> {
        WidgetDialog(
            {
                (
                    name: asksForName ? TextField(named: translated("Username")) : nil,
                    password: TextField(named: translated("Password"), hidesText: true), form: FieldGroup()
                )
            }, value: { Value(name: $0.name?.text ?? "", password: $0.password.text) },
            sheet: { fields, _ throws(CommandFailure) in
                guard let name = fields.name else {
                    return try .zenity(
                        settings, text: .plain(translated("Type your password")), content: fields.password.widget)
                }
                fields.form.add(name, caption: translated("Username"))
                fields.form.add(fields.password, caption: translated("Password"))
                return try .zenity(
                    settings, text: .plain(translated("Type your username and password")), content: fields.form.widget)
            })
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> Value { Value() }

    /// A password, or a user name and a password.
    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> Value? {
        guard let texts = try answer.texts() else { return nil }
        guard texts.count == (asksForName ? 2 : 1) else {
            throw answer.mismatch(asksForName ? "a user name and a password in an array" : "a password")
        }
        return Value(name: asksForName ? texts[0] : "", password: texts[texts.count - 1])
    }

    func output(_ value: Value) -> [UInt8] {
        ZenityAnswer.line(asksForName ? "\(value.name)|\(value.password)" : value.password)
    }
}
