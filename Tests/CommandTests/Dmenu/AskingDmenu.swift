import PopsheetTestSupport

extension Asking {
    /// Starts `popsheet dmenu`; a critical message of GTK's ends it.
    ///
    /// - Parameter input: The whole standard input; nil leaves it open.
    @MainActor
    static func dmenu(
        _ words: [String] = [], input: String? = "apple\nbanana\ncherry\ngrape\n"
    ) async throws -> Asking {
        let asking = try Asking(["dmenu"] + words, surface: nil, environment: ["G_DEBUG": "fatal-criticals"])
        try await asking.begin(with: input)
        return asking
    }

    /// Waits until the sheet can be typed in, and presses keys; a text that begins with a colon is typed.
    func enter(_ keys: [String]) async throws {
        try await rest()
        try await awaitKeyboard()
        for key in keys {
            if key.hasPrefix(":") { try await input.type(String(key.dropFirst())) } else { try await input.key(key) }
        }
    }
}
