import CPopsheet

/// A regular expression that whole texts are compared with.
///
/// The work for a text is limited, whatever the pattern.
package final class TextPattern: Sendable {
    /// What a text is to a pattern.
    package enum Match: Sendable {
        case whole
        /// More text could make it one that matches.
        case beginning
        case none
    }

    /// A pattern that can't be used.
    package struct Failure: Error {
        /// The reason, as GLib words it.
        package let reason: String
    }

    nonisolated(unsafe) private let regex: OpaquePointer

    /// Compiles a pattern in Perl's syntax.
    package init(_ pattern: String) throws(Failure) {
        g_regex_unref(try Self.compiled(pattern))
        // The quotation of `\Q` ends, and so does a comment of `(?x)`, which only a line break ends.
        for end in ["\\E)\\z", "\\E\n)\\z"] {
            do throws(Failure) {
                regex = try Self.compiled("\(Self.limits)\\A(?:\(pattern)\(end)")
                return
            } catch  where end.hasPrefix("\\E)") {
                continue
            }
        }
        throw Failure(reason: "it can't be part of another pattern")
    }

    /// The steps and the memory after which a text does not match: less than a tenth of a second.
    private static let limits = "(*LIMIT_MATCH=1000000)(*LIMIT_DEPTH=10000)"

    private static func compiled(_ pattern: String) throws(Failure) -> OpaquePointer {
        // A NUL would end it.
        guard !pattern.utf8.contains(0) else { throw Failure(reason: "it contains a NUL") }
        var error: UnsafeMutablePointer<GError>?
        let none = (GRegexCompileFlags(rawValue: 0), GRegexMatchFlags(rawValue: 0))
        if let regex = g_regex_new(pattern, none.0, none.1, &error) { return regex }
        defer { g_error_free(error) }
        throw Failure(reason: error.map { String(cString: $0.pointee.message) } ?? "it is not valid")
    }

    deinit { g_regex_unref(regex) }

    /// Compares a text with the pattern.
    package func match(_ text: String) -> Match {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                var info: OpaquePointer?
                // An empty text has no address.
                let isMatch =
                    characters.baseAddress.map {
                        g_regex_match_full(regex, $0, characters.count, 0, G_REGEX_MATCH_PARTIAL_SOFT, &info, nil)
                    } ?? g_regex_match_full(regex, "", 0, 0, G_REGEX_MATCH_PARTIAL_SOFT, &info, nil)
                defer { g_match_info_unref(info) }
                if isMatch != 0 { return .whole }
                return info != nil && g_match_info_is_partial_match(info) != 0 ? .beginning : .none
            }
        }
    }
}
