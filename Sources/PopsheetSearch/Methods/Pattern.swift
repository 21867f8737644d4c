import CPopsheetGTK4

/// A regular expression of Perl's syntax, whose searches take a limited time.
package final class Pattern: Sendable {
    /// The number of steps, and the depth, after which a search has found nothing: an expression can need more than the age of
    /// the universe for a text.
    package struct Limits: Sendable {
        var steps: Int
        var depth: Int

        /// For one of many rows.
        package static let row = Limits(steps: 20_000, depth: 2_000)
        /// For the text of a field: less than a tenth of a second.
        package static let field = Limits(steps: 1_000_000, depth: 10_000)
    }

    /// An expression that can't be used.
    package struct Failure: Error {
        /// The reason, as GLib words it.
        package let reason: String

        package init(reason: String) { self.reason = reason }
    }

    /// What a whole text is to an expression that matches only whole texts.
    package enum Comparison: Sendable {
        case whole
        /// More text could make it one that matches.
        case beginning
        case none
    }

    /// GLib's expressions may be used by several threads at once.
    nonisolated(unsafe) private let expression: OpaquePointer

    /// Compiles an expression.
    package init(_ text: String, ignoresCase: Bool = false, limits: Limits = .row) throws(Failure) {
        // A NUL would end it.
        if text.utf8.contains(0) { throw Failure(reason: "it contains a NUL") }
        let options = ignoresCase ? G_REGEX_CASELESS : G_REGEX_DEFAULT
        // By itself first, for messages that show and count only the user's characters.
        g_regex_unref(try Self.compiled(text, options))
        expression = try Self.compiled("(*LIMIT_MATCH=\(limits.steps))(*LIMIT_DEPTH=\(limits.depth))\(text)", options)
    }

    private static func compiled(_ text: String, _ options: GRegexCompileFlags) throws(Failure) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        if let expression = g_regex_new(text, options, G_REGEX_MATCH_DEFAULT, &error) { return expression }
        defer { g_error_free(error) }
        throw Failure(reason: error.map { String(cString: $0.pointee.message) } ?? "it is not valid")
    }

    /// Compiles an expression; nil for a text that is not one.
    package static func ifValid(_ text: String, ignoresCase: Bool = false) -> Pattern? {
        do throws(Failure) {
            return try Pattern(text, ignoresCase: ignoresCase)
        } catch {
            return nil
        }
    }

    deinit { g_regex_unref(expression) }

    /// Compares a text with an expression that matches only whole texts.
    package func compare(_ text: String) -> Comparison {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                var match: OpaquePointer?
                // An empty text has no address.
                let isMatch =
                    characters.baseAddress.map {
                        g_regex_match_full(expression, $0, characters.count, 0, G_REGEX_MATCH_PARTIAL_SOFT, &match, nil)
                    } ?? g_regex_match_full(expression, "", 0, 0, G_REGEX_MATCH_PARTIAL_SOFT, &match, nil)
                defer { g_match_info_unref(match) }
                if isMatch != 0 { return .whole }
                return match != nil && g_match_info_is_partial_match(match) != 0 ? .beginning : .none
            }
        }
    }

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
