import CPopsheet

/// Pango's markup.
package enum Markup {
    /// Whether Pango accepts a text as markup.
    package static func isValid(_ text: String) -> Bool {
        pango_parse_markup(text, Int32(clamping: text.utf8.count), 0, nil, nil, nil, nil) != 0
    }
}
