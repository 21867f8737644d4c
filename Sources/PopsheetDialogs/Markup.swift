import CPopsheet
package import PopsheetModel

/// Pango's markup.
package enum Markup {
    /// Whether Pango accepts a text as markup.
    package static func isValid(_ text: String) -> Bool { styled(text) != nil }

    /// A text with markup; nil if Pango does not accept it.
    package static func styled(_ markup: String) -> StyledText? {
        // Pango needs a text without NUL.
        guard !markup.utf8.contains(0), let plain = pop_text_of_markup(markup) else { return nil }
        defer { g_free(plain) }
        return StyledText(checkedMarkup: markup, plain: String(cString: plain))
    }
}
