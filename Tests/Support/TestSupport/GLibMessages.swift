import CPopsheetTestSupport
import Glibc

/// What GLib, GTK and all that logs through them complained about: messages of level warning, critical and error.
///
/// They are also printed on stderr, where the runner counts each as a failure.
public enum GLibMessages {
    /// The unexpected messages since the process began.
    public static var unexpected: [String] {
        all { support_log_unexpected($0) }
    }

    /// How many there are of them.
    public static var unexpectedCount: Int { support_log_unexpected_count() }

    /// Runs the body and returns the messages with this fragment in them, which then count for nothing.
    ///
    /// G_DEBUG=fatal-criticals ends the process at a critical all the same: expect warnings only.
    public static func expecting(
        _ fragment: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async rethrows -> [String] {
        let before = support_log_expected_count()
        support_log_expect(fragment)
        defer { support_log_expect(nil) }
        try await body()
        return Array(all { support_log_expected($0) }[before...])
    }

    private static func all(_ message: (Int) -> UnsafeMutablePointer<CChar>?) -> [String] {
        var texts: [String] = []
        while let text = message(texts.count) {
            texts.append(String(cString: text))
            free(text)
        }
        return texts
    }
}
