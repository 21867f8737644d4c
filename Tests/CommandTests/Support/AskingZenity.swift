import Foundation
import PopsheetTestSupport
import Testing

extension Asking {
    /// Starts a dialog of zenity; a critical message of GTK's ends it.
    ///
    /// - Parameter input: The standard input; nil leaves it open.
    @MainActor
    static func zenity(_ words: String..., input: String? = "", environment: [String: String?] = [:]) async throws
        -> Asking
    {
        try await zenity(words, input: input, environment: environment)
    }

    /// Starts a dialog of zenity with the words of a command line.
    @MainActor
    static func zenity(_ arguments: [String], input: String? = "", environment: [String: String?] = [:]) async throws
        -> Asking
    {
        // The name is what its window is found by.
        let asking = try Asking(
            ["zenity", "--name", "popsheet"] + arguments, surface: nil,
            environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { $1 })
        try await asking.begin(with: input)
        return asking
    }

    /// Presses keys once the sheet is at rest; does not wait for an answer.
    func press(_ keys: String...) async throws {
        try await rest()
        try await awaitKeyboard()
        for key in keys { try await input.key(key) }
    }
}
