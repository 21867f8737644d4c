import PopsheetTestSupport

extension Asking {
    /// Starts the command in a window of its own; a critical message of GTK's ends it.
    ///
    /// - Parameter input: The whole standard input; nil leaves it open.
    @MainActor
    static func question(
        _ arguments: [String], input: String? = nil, environment: [String: String?] = [:]
    ) async throws -> Asking {
        let asking = try Asking(arguments, environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { $1 })
        try await asking.begin(with: input)
        return asking
    }

    /// Starts the command in a window of its own with the words of a command line.
    @MainActor
    static func question(_ words: String..., input: String? = nil) async throws -> Asking {
        try await question(words, input: input)
    }

    /// Moves the pointer away, for there may be a part with a tooltip where an earlier test left it, and writes the whole
    /// standard input; nil leaves it open.
    func begin(with text: String?) async throws {
        try await input.move(to: ScreenPoint(x: 1, y: 1))
        guard let text else { return }
        try await process.write(Array(text.utf8))
        process.closeInput()
    }
}
