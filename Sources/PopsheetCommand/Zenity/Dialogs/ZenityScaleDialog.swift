import PopsheetDialogs

/// `--scale`: a number on a scale.
@MainActor
final class ZenityScaleDialog: SheetDialog {
    private let request: ZenityScale
    private let settings: ZenitySettings
    private lazy var slider = Slider(
        named: request.text.source, range: request.range, value: request.value, step: request.step,
        showsValue: !request.hidesValue)

    init(_ request: ZenityScale, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        slider.onChange = { [request, weak session] value in
            guard let line = request.output(changedTo: value) else { return }
            do throws(CommandFailure) { try Output.whole(line) } catch { session?.fail(error) }
        }
        return try .zenity(settings, text: request.text, content: slider.widget)
    }

    var value: ZenityContent { .value(slider.value) }
}
