/// A text of a sheet: plain, or with markup that has been checked.
package struct StyledText: Sendable, Hashable {
    /// The text without markup, which assistive technologies read.
    package let plain: String
    /// The text with Pango markup, which Pango accepts; nil for a plain text.
    package let markup: String?

    /// Creates a plain text.
    package init(_ plain: String) { (self.plain, markup) = (plain, nil) }

    /// Creates a text with markup.
    ///
    /// - Parameters:
    ///   - checkedMarkup: Markup that Pango has accepted.
    ///   - plain: The text that Pango has found in it.
    package init(checkedMarkup: String, plain: String) { (self.plain, markup) = (plain, checkedMarkup) }

    /// Whether the text has only a few lines, which are centred; more are easier to read if they begin at one edge, and
    /// columns need it.
    package var isShort: Bool {
        plain.utf8.count <= Self.shortLength && !plain.utf8.contains(UInt8(ascii: "\t")) && preformatted.isEmpty
            && plain.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count < Self.shortLines
    }

    /// The length, in bytes, and the number of lines of a short text.
    private static let (shortLength, shortLines) = (240, 4)

    /// Whether the text has no visible character.
    package var isBlank: Bool { plain.isBlank }
}

/// The kind of the texts above a sheet's actions.
package enum HeaderTexts: Sendable, Hashable {
    /// A caption of the actions: small, in the secondary colour (sheet.md §3).
    case caption
    /// Body text, in the size and the colour of text that is read.
    case body
    /// The texts of an alert: body text, but a short message below a title is a caption of the title (sheet.md §13).
    case alert
}
