import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel

extension ZenityDialogKind {
    static let question = ZenityDialogKind(
        "question", ZenityMessage.self, "Ask a question that is answered with a button", group: "Question",
        title: translated("Question"), text: translated("Are you sure you want to proceed?"))
    static let info = ZenityDialogKind(
        "info", ZenityMessage.self, "Show a message", group: "Info", title: translated("Information"),
        text: translated("All updates are complete."))
    static let warning = ZenityDialogKind(
        "warning", ZenityMessage.self, "Show a warning", group: "Warning", title: translated("Warning"),
        text: translated("Are you sure you want to proceed?"))
    static let error = ZenityDialogKind(
        "error", ZenityMessage.self, "Show an error", group: "Error", title: translated("Error"),
        text: translated("An error has occurred."))
}

extension ZenityDialogKind {
    /// The symbol of a kind of message; nil for another kind.
    fileprivate var symbol: StandardSymbol? { Self.symbols[self]?.symbol }

    /// The name of that symbol in icon themes.
    var symbolName: String? { Self.symbols[self]?.name }

    private static let symbols: [ZenityDialogKind: (symbol: StandardSymbol, name: String)] = [
        .info: (.info, "dialog-information"), .question: (.question, "dialog-question"),
        .warning: (.warning, "dialog-warning"), .error: (.error, "dialog-error"),
    ]
}

/// `--question`, `--info`, `--warning` and `--error`: a message with buttons.
struct ZenityMessage: ZenityDialog {
    var kind: ZenityDialogKind
    var text: ZenityText
    var wraps: Bool
    var isEllipsized: Bool
    /// Whether the focus starts on No.
    var defaultsToCancel: Bool
    /// Whether only the extra buttons are shown.
    var hasOnlyExtraButtons: Bool

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        kind = arguments.kind
        let isPlain = arguments.has(.noMarkup) && arguments.has(.text)
        text = isPlain ? .plain(arguments.text(.text) ?? "") : arguments.message(in: context)
        wraps = !arguments.has(.noWrap)
        isEllipsized = arguments.has(.ellipsize)
        defaultsToCancel = kind == .question && arguments.has(.defaultCancel)
        hasOnlyExtraButtons = kind == .question && arguments.has(.switch)
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<Void> { ZenityMessageDialog(self, settings) }

    /// At least one line for each line of a message that does not wrap, or of a part of one that must not.
    @MainActor
    func size(_ settings: ZenitySettings) -> CardSize {
        var size = settings.cardSize
        let styled = text.styled
        let sizes = TextSizes(scale: 1)
        if !wraps {
            let isCaption = settings.heading != nil && styled.isShort
            size.width = max(
                Self.width(of: styled, size: isCaption ? sizes.small : sizes.message), size.widthOrStandard)
        } else if size.width == nil {
            let widths = styled.preformatted.compactMap { Markup.styled($0) }.map {
                Self.width(of: $0, size: sizes.message)
            }
            if let width = widths.max() { size.width = max(width, size.widthOrStandard) }
        }
        return size
    }

    /// The width of a card in which a message does not wrap.
    @MainActor
    private static func width(of text: StyledText, size: Double) -> Double {
        let shown = DisplayText.paragraph(text)
        let width = PangoTextMeasurer().width(of: shown, in: Font(size: size))
        return (width + 2 * SheetMetrics.standard.headerHorizontalPadding).rounded(.up)
    }
}

private final class ZenityMessageDialog: SheetDialog {
    private let request: ZenityMessage
    private let settings: ZenitySettings
    /// The text, if it has too many pages for a header.
    private var longText: LongText?
    let value: Void = ()

    init(_ request: ZenityMessage, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        let text = request.text.styled
        do {
            if DisplayText.isCut(text.plain), !request.isEllipsized {
                let longText = LongText(text, named: settings.title ?? "", wraps: request.wraps)
                self.longText = longText
                var sheet = try ContentSheet(
                    settings.heading, content: longText.widget, controls: .sheet, actions: actions)
                sheet.setMessage(nil, as: .alert)
                sheet.defaultAction = request.defaultsToCancel ? nil : Action.acceptingIdentifier
                sheet.headerImage = image
                return .content(sheet, firstFocus: request.defaultsToCancel ? ZenityButtons.cancelling : nil)
            }
            var sheet = try ActionSheet(
                settings.heading, actions: actions, ordering: .asGiven, includesCancelAction: false)
            sheet.styledMessage = text
            sheet.headerTexts = .alert
            sheet.keepsMessageOnOneLine = request.isEllipsized
            sheet.headerImage = image
            return .actions(sheet, firstFocus: request.defaultsToCancel ? sheet.cancelAction?.id : nil)
        } catch {
            throw .usage("\(error)")
        }
    }

    /// The icon that is asked for, or the symbol of the kind of message; an icon that can't be loaded counts as not asked
    /// for, in silence (zenity.md §6).
    private var image: HeaderImage? {
        let name = (settings.icon ?? settings.windowIcon)?.name
        let meant = ZenityDialogKind.messages.first { $0.symbolName == name } ?? request.kind
        if let name, meant.symbolName != name, Icon.isAvailable(name) { return .icon(name) }
        // Without its own title, the window has that of the kind.
        let isSaid = meant == request.kind && !settings.hasOwnTitle
        return meant.symbol.map { .symbol($0, label: isSaid ? nil : meant.defaultTitle) }
    }

    private var actions: [Action] {
        let isQuestion = request.kind == .question
        if request.hasOnlyExtraButtons { return ZenityButtons.actions(settings, accepts: nil, cancels: nil) }
        return ZenityButtons.actions(
            settings, accepts: isQuestion ? .yes : .ok,
            cancels: isQuestion ? .no : nil)
    }
}
