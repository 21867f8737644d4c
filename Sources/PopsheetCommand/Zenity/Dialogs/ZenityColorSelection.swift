import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let colorSelection = ZenityDialogKind(
        "color-selection", ZenityColorSelection.self, "Ask for a colour", group: "Color selection", hasText: false)
}

/// `--color-selection`: a colour.
struct ZenityColorSelection: ZenityDialog {
    /// The first colour, as CSS; GTK parses it.
    var color: String?
    var showsPalette: Bool

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        color = arguments.text(.color)
        showsPalette = arguments.has(.showPalette)
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<ColorPicker.Color?> {
        WidgetDialog(
            {
                ColorPicker(
                    named: settings.title ?? translated("Colour", similar: "Color"), initial: color,
                    showsPalette: showsPalette)
            }, value: { $0.color },
            sheet: { picker, session throws(CommandFailure) in
                picker.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
                picker.onValidityChange = { [weak session] in
                    session?.sheet?.setEnabled($0, Action.acceptingIdentifier)
                }
                return try .zenity(settings, text: .plain(""), content: picker.widget)
            })
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) throws(CommandFailure) -> ColorPicker.Color? {
        let color = color.flatMap { ColorPicker.Color(css: $0) }
        if color == nil, outcome == .ok { throw .usage("\(source): no colour is chosen; give one with --color") }
        return color
    }

    func output(_ color: ColorPicker.Color?) -> [UInt8] {
        color.map { ZenityAnswer.line($0.text) } ?? []
    }
}

extension ColorPicker.Color {
    /// The colour as zenity prints it: `rgb(…)`, or `rgba(…)` if it is translucent.
    var text: String {
        let components = [red, green, blue].map { String(Int(Self.clamped($0) * 255 + 0.5)) }.joined(separator: ",")
        return alpha > 0.999 ? "rgb(\(components))" : "rgba(\(components),\(Self.decimal(Self.clamped(alpha))))"
    }

    private static func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }

    /// A number from 0 to 1 with six significant digits, as `%g` in the C locale.
    private static func decimal(_ number: Double) -> String {
        var text = [CChar](repeating: 0, count: 32)
        let length = withVaList([number]) { Int(vsnprintf(&text, 32, "%g", $0)) }
        // The decimal sign depends on the locale.
        return String(
            decoding: text.prefix(length).map {
                $0 == CChar(UInt8(ascii: ",")) ? UInt8(ascii: ".") : UInt8(bitPattern: $0)
            }, as: UTF8.self)
    }
}
