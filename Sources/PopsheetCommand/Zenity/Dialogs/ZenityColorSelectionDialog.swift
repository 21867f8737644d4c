import Popsheet
import PopsheetDialogs

/// `--color-selection`: a colour.
@MainActor
final class ZenityColorSelectionDialog: SheetDialog {
    private let request: ZenityColorSelection
    private let settings: ZenitySettings
    private lazy var picker = ColorPicker(
        named: settings.title ?? "Colour", initial: request.color, showsPalette: request.showsPalette)

    init(_ request: ZenityColorSelection, _ settings: ZenitySettings) {
        (self.request, self.settings) = (request, settings)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        picker.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
        return try .zenity(settings, text: .plain(""), content: picker.widget)
    }

    var value: ZenityContent {
        let color = picker.color
        return .color(ZenityColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    }
}
