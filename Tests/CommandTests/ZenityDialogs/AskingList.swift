import PopsheetTestSupport
import Testing

extension Asking {
    /// Starts `popsheet zenity --list`, without waiting for its window.
    @MainActor
    static func list(_ words: String..., environment: [String: String?] = [:]) throws -> Asking {
        try list(words, environment: environment)
    }

    @MainActor
    static func list(_ words: [String], environment: [String: String?] = [:]) throws -> Asking {
        try Asking(["zenity", "--name=popsheet", "--list"] + words, surface: nil, environment: environment)
    }

    /// Waits until a row has the focus, and the window the keyboard.
    func waitForRow(_ name: String) async throws {
        try await waitFor("table row \"\(name)\" {", "focused")
        try await rest()
        try await awaitKeyboard()
    }

    /// Presses keys, and waits for the answer.
    func answer(typing keys: [String]) async throws -> ProcessRunner.Answer {
        for key in keys { try await input.key(key) }
        return try await answer()
    }
}
