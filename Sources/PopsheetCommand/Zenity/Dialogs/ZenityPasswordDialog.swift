import PopsheetDialogs

/// `--password`: a password, and a user name if asked for.
@MainActor
final class ZenityPasswordDialog: SheetDialog {
    private let request: ZenityPassword
    private let settings: ZenitySettings
    private lazy var name = TextField(named: "Username")
    private lazy var password = TextField(named: "Password", hidesText: true)
    private lazy var form = FormGrid()

    init(_ request: ZenityPassword, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        guard request.asksForName else {
            return try .zenity(settings, text: .plain("Type your password"), content: password.widget)
        }
        form.add(name, caption: "Username")
        form.add(password, caption: "Password")
        return try .zenity(settings, text: .plain("Type your username and password"), content: form.widget)
    }

    var value: ZenityContent { .password(name: request.asksForName ? name.text : "", password: password.text) }
}
