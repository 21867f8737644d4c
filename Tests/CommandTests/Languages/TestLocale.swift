import Foundation
import PopsheetTestSupport
import Testing

/// A locale made for the tests, since systems have only those that were installed.
enum TestLocale {
    /// What gives a program the language and the formats of a locale, such as `he_IL`.
    static func environment(_ name: String) async throws -> [String: String?] {
        let home = try #require(ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"])
        let (locales, locale) = (home + "-locales", name + ".UTF-8")
        if !FileManager.default.fileExists(atPath: "\(locales)/\(locale)") {
            try FileManager.default.createDirectory(atPath: locales, withIntermediateDirectories: true)
            try await ProcessRunner.run("localedef", ["-i", name, "-f", "UTF-8", "\(locales)/\(locale)"]).check()
        }
        return ["LOCPATH": locales, "LC_ALL": locale]
    }
}
