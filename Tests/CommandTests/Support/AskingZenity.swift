import Foundation
import PopsheetTestSupport
import Testing

extension Asking {
    /// Starts a dialog of zenity; a critical message of GTK's ends it.
    ///
    /// - Parameter input: The standard input; nil leaves it open.
    @MainActor
    static func zenity(_ arguments: String..., input: String? = "", environment: [String: String?] = [:]) async throws
        -> Asking
    {
        // The name is what its window is found by.
        let asking = try Asking(
            ["zenity", "--name", "popsheet"] + arguments, surface: nil,
            environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { $1 })
        // Where an earlier test left the pointer, there may be a part with a tooltip.
        try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
        if let input {
            try await asking.process.write(Array(input.utf8))
            asking.process.closeInput()
        }
        return asking
    }

    /// Presses keys once the sheet is at rest; does not wait for an answer.
    func press(_ keys: String...) async throws {
        try await rest()
        try await eventually("the window has the keyboard") { try await hasKeyboard() }
        for key in keys { try await input.key(key) }
    }
}
