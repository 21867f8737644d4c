import Popsheet
import PopsheetDialogs
import PopsheetLayout
import PopsheetModel

extension ZenityDialogKind {
    static let question = ZenityDialogKind(
        "question", ZenityMessage.self, "Ask a question that is answered with a button", group: "Question",
        title: "Question", text: "Are you sure you want to proceed?")
    static let info = ZenityDialogKind(
        "info", ZenityMessage.self, "Show a message", group: "Info", title: "Information",
        text: "All updates are complete.")
    static let warning = ZenityDialogKind(
        "warning", ZenityMessage.self, "Show a warning", group: "Warning", title: "Warning",
        text: "Are you sure you want to proceed?")
    static let error = ZenityDialogKind(
        "error", ZenityMessage.self, "Show an error", group: "Error", title: "Error", text: "An error has occurred.")
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
        if !wraps {
            size.width = max(Self.width(of: styled), size.widthOrStandard)
        } else if size.width == nil {
            let widths = styled.preformatted.compactMap { Markup.styled($0) }.map { Self.width(of: $0) }
            if let width = widths.max() { size.width = max(width, size.widthOrStandard) }
        }
        return size
    }

    /// The width of a card in which a message does not wrap.
    @MainActor
    private static func width(of text: StyledText) -> Double {
        let shown = DisplayText.paragraph(text)
        let width = PangoTextMeasurer().width(of: shown, in: Font(size: TextSizes(scale: 1).message))
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
                sheet.setMessage(nil, as: .body)
                sheet.defaultAction = request.defaultsToCancel ? nil : Action.acceptingIdentifier
                sheet.headerIcon = icon
                return .content(sheet, firstFocus: request.defaultsToCancel ? ZenityButtons.cancelling : nil)
            }
            var sheet = try ActionSheet(
                settings.heading, actions: actions, ordering: .asGiven, includesCancelAction: false)
            sheet.styledMessage = text
            sheet.headerTexts = .body
            sheet.keepsMessageOnOneLine = request.isEllipsized
            sheet.headerIcon = icon
            return .actions(sheet, firstFocus: request.defaultsToCancel ? sheet.cancelAction?.id : nil)
        } catch {
            throw .usage("\(error)")
        }
    }

    /// The icon; one that can't be had is left out, in silence (zenity.md §6).
    private var icon: String? {
        (settings.icon ?? settings.windowIcon).map(\.name).flatMap { Icon.isAvailable($0) ? $0 : nil }
    }

    private var actions: [Action] {
        let isQuestion = request.kind == .question
        if request.hasOnlyExtraButtons { return ZenityButtons.actions(settings, accepts: nil, cancels: nil) }
        return ZenityButtons.actions(
            settings, accepts: isQuestion ? StandardLabel.yes : StandardLabel.ok,
            cancels: isQuestion ? StandardLabel.no : nil)
    }
}
