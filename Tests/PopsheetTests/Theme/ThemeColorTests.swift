import Foundation
import Testing

@testable import Popsheet

/// The colours of the appearances are those of the table in the specification (sheet.md §6).
@Suite struct ThemeColorTests {
    /// The themes in the order of the table's columns.
    private let themes = [SheetAppearance.light, .dark, .highContrast, .highContrastDark].map {
        Theme.of($0, isDark: false, isHighContrast: false)
    }

    /// A row of the table.
    private func row(_ name: String) throws -> [Color] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/spec/sheet.md").standardized
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let table = lines.drop { !$0.hasPrefix("| colour |") }
        let line = try #require(table.first { $0.hasPrefix("| \(name) |") })
        return try line.split(separator: "|").dropFirst().map { cell in
            let numbers = cell.split { ",α ".contains($0) }.compactMap { Double($0) }
            try #require(numbers.count >= 3)
            return Color(numbers[0], numbers[1], numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
        }
    }

    @Test func theThemesHaveTheColorsOfTheSpecification() throws {
        let colors: [(name: String, color: KeyPath<Theme, Color>)] = [
            ("systemBlue", \.tint), ("systemRed", \.destructive), ("secondaryLabel", \.secondaryLabel),
            ("separator", \.separator),
        ]
        for (name, color) in colors {
            let specified = try row(name)
            #expect(themes.map { $0[keyPath: color] } == specified, "\(name)")
        }
    }
}
