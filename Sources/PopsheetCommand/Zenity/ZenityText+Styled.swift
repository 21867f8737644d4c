import PopsheetDialogs
import PopsheetModel

extension ZenityText {
    /// The text for a sheet.
    var styled: StyledText {
        switch self {
        case .plain(let text): StyledText(text)
        case .markup(let markup): Markup.styled(markup) ?? StyledText(markup)
        }
    }
}

extension ZenitySettings {
    /// The title in the sheet: only a given one, since the standard ones say less than the text.
    var heading: String? { hasOwnTitle ? title : nil }
}
