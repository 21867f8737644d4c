import Foundation
import PopsheetTestSupport
import Testing

/// A language that is written from right to left.
enum RightToLeft {
    private static let locale = "he_IL.UTF-8"

    /// What gives a program the language: a locale made for the tests, since systems have only those that were installed.
    static func environment() async throws -> [String: String?] {
        let home = try #require(ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"])
        let locales = home + "-locales"
        if !FileManager.default.fileExists(atPath: "\(locales)/\(locale)") {
            try FileManager.default.createDirectory(atPath: locales, withIntermediateDirectories: true)
            try await ProcessRunner.run("localedef", ["-i", "he_IL", "-f", "UTF-8", "\(locales)/\(locale)"]).check()
        }
        return ["LOCPATH": locales, "LC_ALL": locale]
    }
}
