import PopsheetDialogs
import PopsheetModel

/// A dialog's text: as it is, or with Pango markup.
enum ZenityText: Hashable, Sendable {
    case plain(String)
    /// Markup that Pango accepts.
    case markup(String)

    /// Whether a text is markup that can be shown; Pango decides it.
    typealias MarkupCheck = (String) -> Bool

    /// A text whose escape sequences are resolved, and which is markup if Pango accepts it.
    ///
    /// Broken markup is shown whole, as plain text (zenity.md §7).
    init(markup given: String, isMarkup: MarkupCheck) {
        let text = CEscapes.resolved(given)
        // Without these characters, markup is plain text.
        let mayBeMarkup = text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        self = mayBeMarkup && isMarkup(text) ? .markup(text) : .plain(text)
    }

    /// The text or the markup.
    var source: String {
        switch self {
        case .plain(let text), .markup(let text): text
        }
    }

    /// Whether nothing is shown.
    var isEmpty: Bool { source.isEmpty }

    /// The text for a sheet.
    var styled: StyledText {
        switch self {
        case .plain(let text): StyledText(text)
        case .markup(let markup): Markup.styled(markup) ?? StyledText(markup)
        }
    }
}
