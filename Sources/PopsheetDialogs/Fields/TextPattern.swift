package import PopsheetSearch

/// A regular expression that whole texts are compared with.
///
/// The work for a text is limited, whatever the expression.
package struct TextPattern: Sendable {
    package typealias Failure = Pattern.Failure

    private let pattern: Pattern

    /// Compiles an expression in Perl's syntax.
    package init(_ text: String) throws(Failure) {
        // The expression by itself, for the reason why it can't be used.
        _ = try Pattern(text)
        // The quotation of `\\Q` ends, and so does a comment of `(?x)`, which only a line break ends.
        for end in ["\\E)\\z", "\\E\n)\\z"] {
            do throws(Failure) {
                pattern = try Pattern("\\A(?:\(text)\(end)", limits: .field)
                return
            } catch  where end.hasPrefix("\\E)") {
                continue
            }
        }
        throw Failure(reason: "it can't be part of another pattern")
    }

    /// Compares a text with the expression.
    package func match(_ text: String) -> Pattern.Comparison { pattern.compare(text) }
}
