import PopsheetTestSupport

extension Asking {
    /// Types a text that is no colour into the field, which is not accepted, and corrects it to `#123456`.
    func refusesTextThatIsNoColor() async throws {
        try await press("ctrl+a")
        try await input.type("#12zz")
        try await waitForLine("has a disabled OK") { $0.contains("button \"OK\"") && !$0.contains("sensitive") }
        for _ in 0..<2 { try await input.key("Return") }
        for _ in 0..<2 { try await input.key("BackSpace") }
        try await input.type("3456")
        try await waitForLine("has an enabled OK") { $0.contains("button \"OK\"") && $0.contains("sensitive") }
    }
}
