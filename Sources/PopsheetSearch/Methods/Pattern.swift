import CPopsheetGTK4

/// A regular expression, whose searches take a limited time.
package final class Pattern: Sendable {
    /// GLib's expressions may be used by several threads at once.
    nonisolated(unsafe) private let expression: OpaquePointer

    /// The number of steps of a search, after which it has found nothing: an expression can need more than the age of the
    /// universe for a row.
    private static let limit = "(*LIMIT_MATCH=20000)(*LIMIT_DEPTH=2000)"

    /// Compiles an expression of Perl's syntax; nil if it is not one.
    package init?(_ text: String, ignoresCase: Bool = false) {
        if text.utf8.contains(0) { return nil }
        let options = ignoresCase ? G_REGEX_CASELESS : G_REGEX_DEFAULT
        var error: UnsafeMutablePointer<GError>?
        guard let expression = g_regex_new(Self.limit + text, options, G_REGEX_MATCH_DEFAULT, &error) else {
            g_error_free(error)
            return nil
        }
        self.expression = expression
    }

    deinit { g_regex_unref(expression) }

    /// The bytes of the first place that matches; nil if there is none.
    package func firstMatch(in bytes: [UInt8]) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                var match: OpaquePointer?
                // Searches that have taken too long end with an error.
                var error: UnsafeMutablePointer<GError>?
                let empty: [CChar] = [0]
                let found = empty.withUnsafeBufferPointer { empty in
                    g_regex_match_full(
                        expression, text.baseAddress ?? empty.baseAddress, text.count, 0, G_REGEX_MATCH_DEFAULT,
                        &match, &error)
                }
                defer { g_match_info_free(match) }
                if let error {
                    g_error_free(error)
                    return nil
                }
                guard found != 0 else { return nil }
                var (start, end): (Int32, Int32) = (0, 0)
                g_match_info_fetch_pos(match, 0, &start, &end)
                return Int(start)..<Int(end)
            }
        }
    }

    /// The text as an expression that matches only it.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            if character.value < 0x80, !CharacterKind(character.value).isInWords, character != " " { escaped += "\\" }
            escaped.unicodeScalars.append(character)
        }
        return escaped
    }
}

extension RowText {
    /// The row's text as UTF-8, for expressions.
    func utf8(_ folding: Folding = []) -> [UInt8] { Self.utf8(folded(folding)) }

    private static func utf8(_ characters: some Sequence<UInt32>) -> [UInt8] {
        var bytes: [UInt8] = []
        for character in characters {
            for byte in UTF8.encode(Unicode.Scalar(character) ?? "\u{FFFD}") ?? .init() { bytes.append(byte) }
        }
        return bytes
    }

    /// The characters of a range of bytes of `utf8`.
    func characters(of range: Range<Int>, _ folding: Folding) -> Range<Int> {
        let text = folded(folding)
        var (byte, start, end) = (0, text.count, text.count)
        for (index, character) in text.enumerated() {
            if byte == range.lowerBound { start = min(start, index) }
            if byte == range.upperBound { end = min(end, index) }
            byte += Unicode.Scalar(character).map { UTF8.width($0) } ?? 3
        }
        return unfolded(min(start, end)..<end, folding)
    }
}
