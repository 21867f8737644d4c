import CPopsheet

/// A command line in the syntax of a shell's words, which no shell runs.
package enum ShellWords {
    /// The words of a command line: quotes and backslashes are resolved, and nothing else.
    ///
    /// - Returns: nil if there is no word, or a quote has no end.
    package static func split(_ line: String) -> [String]? {
        var (count, words): (gint, UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) = (0, nil)
        guard g_shell_parse_argv(line, &count, &words, nil) != 0 else { return nil }
        defer { g_strfreev(words) }
        return (0..<Int(count)).compactMap { words?[$0].map { String(cString: $0) } }
    }
}
