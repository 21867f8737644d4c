/// `--question`, `--info`, `--warning` and `--error`: a message with buttons.
struct ZenityMessage: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case question
        case info
        case warning
        case error
    }

    var kind: Kind
    var text: ZenityText
    var wraps: Bool
    var isEllipsized: Bool
    /// Whether the focus starts on No.
    var defaultsToCancel: Bool
    /// Whether only the extra buttons are shown.
    var hasOnlyExtraButtons: Bool

    init(_ kind: Kind, _ arguments: ZenityArguments, isMarkup: ZenityText.MarkupCheck) {
        self.kind = kind
        let isPlain = arguments.has(.noMarkup) && arguments.has(.text)
        text = isPlain ? .plain(arguments.text(.text) ?? "") : arguments.message(isMarkup)
        wraps = !arguments.has(.noWrap)
        isEllipsized = arguments.has(.ellipsize)
        defaultsToCancel = kind == .question && arguments.has(.defaultCancel)
        hasOnlyExtraButtons = kind == .question && arguments.has(.switch)
    }
}

extension ZenityArguments {
    /// The dialog's text, which may be markup; the kind's if none is given.
    func message(_ isMarkup: ZenityText.MarkupCheck) -> ZenityText {
        ZenityText(markup: text(.text) ?? kind.defaultText ?? "", isMarkup: isMarkup)
    }
}
