import Foundation
import PopsheetTestSupport
import Testing

/// The manual page says what the help page says.
@Suite struct ManualTests {
    private let manual: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/popsheet.1").standardized
        manual = try String(contentsOf: file, encoding: .utf8).replacing("\\-", with: "-")
    }

    @Test func itNamesEveryOptionOfTheHelpPage() async throws {
        for line in try await popsheet("--help").text.split(separator: "\n") where line.hasPrefix("  -") {
            let names = line.prefix { $0 != "<" }.split(separator: " ").prefix { $0.hasPrefix("-") }
            for name in names {
                let option = name.filter { $0 != "," }
                #expect(manual.contains(option), "\(option)")
            }
        }
    }

    @Test func itNamesEverySubCommand() async throws {
        let page = try await popsheet("--help").text
        let start = try #require(page.firstRange(of: "SUBCOMMANDS:\n")).upperBound
        for line in page[start...].split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
            let name = line.split(separator: " ")[0]
            if name != "ask", name != "See" { #expect(manual.contains("popsheet \(name)"), "\(name)") }
        }
    }
}
