import Foundation
import Testing

/// The documentation names the public types, nodes, colours, types and folders of the sources, which cite its sections.
@Suite struct SourceDocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of the Swift files in folders.
    private static func sources(in folders: String...) -> [String] {
        folders.flatMap { folder in
            let files = FileManager.default.enumerator(atPath: root.path + "/" + folder)?.compactMap { $0 as? String }
            return (files ?? []).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
        }
    }

    /// What a regular expression's group matches in the Swift files of a folder.
    private func names(matching pattern: Regex<(Substring, Substring)>, in folder: String) throws -> Set<String> {
        var names: Set<String> = []
        for path in Self.sources(in: folder) {
            names.formUnion(try Self.text(of: path).matches(of: pattern).map { String($0.1) })
        }
        return names
    }

    // MARK: The specification

    @Test func commentsCiteSectionsThatTheSpecificationHas() throws {
        let mark = ".md " + "§"
        var count = 0
        for path in Self.sources(in: "Sources", "Tests", "Examples", "Benchmarks") {
            let parts = try Self.text(of: path).components(separatedBy: mark)
            for (before, after) in zip(parts, parts.dropFirst()) {
                let page = String(before.reversed().prefix { $0.isLetter }.reversed())
                let number = after.prefix { $0.isNumber }
                let text = try Self.text(of: "docs/spec/\(page).md")
                #expect(text.contains("\n## \(number). "), "\(path): section \(number) of \(page)")
                count += 1
            }
        }
        #expect(count > 100)
    }

    // MARK: The library's page

    @Test func eachPublicTypeAndNoOtherHasALineOnTheLibrarysPage() throws {
        let page = try Self.text(of: "Sources/Popsheet/Popsheet.docc/Popsheet.md")
        let topics = page[try #require(page.firstRange(of: "## Topics")).upperBound...]
        let listed = Set(topics.matches(of: /- ``(\w+)``/).map { String($0.1) })
        let declared = try names(
            matching: /(?m)^public (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/, in: "Sources/Popsheet")
        let exported = try names(matching: /@_exported public import \w+ PopsheetModel\.(\w+)/, in: "Sources/Popsheet")
        #expect(!declared.isEmpty && !exported.isEmpty)
        #expect(listed == declared.union(exported))
    }

    private static let catalogues = ["Popsheet", "PopsheetStandalone"].map { "Sources/\($0)/\($0).docc" }

    /// The paths of the pages in the catalogues.
    private static func articles() throws -> [String] {
        try catalogues.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder).sorted()
                .filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
        }
    }

    @Test func eachPublicTypeOfTheStandaloneLibraryHasALineOnItsPage() throws {
        let page = try Self.text(of: "Sources/PopsheetStandalone/PopsheetStandalone.docc/PopsheetStandalone.md")
        let topics = page[try #require(page.firstRange(of: "## Topics")).upperBound...]
        let declared = try names(
            matching: /(?m)^public (?:final )?(?:class|struct|enum|protocol) (\w+)/, in: "Sources/PopsheetStandalone")
        #expect(!declared.isEmpty)
        for name in declared { #expect(topics.contains("- ``\(name)``"), "\(name)") }
    }

    @Test func eachArticleHasALineOnTheLibrarysPage() throws {
        let page = try Self.text(of: "Sources/Popsheet/Popsheet.docc/Popsheet.md")
        let listed = page.matches(of: /- <doc:(\w+)>/).map { String($0.1) }
        let articles = try Self.articles().filter { try !Self.text(of: $0).hasPrefix("# ``") }
            .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        #expect(articles.count > 10)
        #expect(listed.sorted() == articles.sorted())
    }

    /// DocC shows nothing of it otherwise, without a warning.
    @Test func theListOfRelatedPagesHasNoGroups() throws {
        let lists = try Self.articles().compactMap {
            try Self.text(of: $0).components(separatedBy: "## See Also\n").dropFirst().first
        }
        #expect(lists.count > 5)
        for list in lists { #expect(list.split(separator: "\n").allSatisfy { $0.hasPrefix("- ") }, "\(list)") }
    }

    /// DocC checks this completely, where it is installed.
    @Test func whatTheArticlesLinkToIsThere() throws {
        let articles = try Self.articles()
        var names: Set<String> = ["Popsheet", "PopsheetStandalone"]
        for path in Self.sources(in: "Sources/Popsheet", "Sources/PopsheetModel", "Sources/PopsheetStandalone") {
            let words = try Self.text(of: path).split { !($0.isLetter || $0.isNumber || $0 == "_") }
            names.formUnion(words.map { String($0) })
        }
        var count = 0
        for path in articles {
            let text = try Self.text(of: path)
            for link in text.matches(of: /``([^`\n]+)``/) {
                for part in link.1.split(separator: "/") {
                    let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                    #expect(names.contains(name), "\(path): \(link.1)")
                    count += 1
                }
            }
            for link in text.matches(of: /<doc:(\w+)>/) {
                #expect(articles.contains { $0.hasSuffix("/\(link.1).md") }, "\(path): \(link.1)")
            }
        }
        #expect(count > 300)
    }

    // MARK: The page of security

    @Test func eachThreatOnThePageOfSecurityHasATest() throws {
        let tests = try names(matching: /func (\w+)\(/, in: "Tests")
        let rows = try Self.text(of: "docs/security.md").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| threat ") }
        #expect(rows.count > 20)
        for row in rows {
            let cells = row.components(separatedBy: " | ")
            let named = try #require(cells.last).matches(of: /`(\w+)`/).map { String($0.1) }
            #expect(cells.count == 3 && !named.isEmpty, "\(row)")
            for name in named { #expect(tests.contains(name), "\(name)") }
        }
    }

    // MARK: The page of styles

    @Test func thePageOfStylesNamesEachNodeAndClassOfASheet() throws {
        let page = try Self.text(of: "docs/styling.md")
        let section = page[try #require(page.firstRange(of: "## The nodes\n")).upperBound...]
        let end = section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex
        let words = Set(section[..<end].split { !($0.isLetter || $0 == "-") }.map { String($0) })
        // What only pictures of sheets have is in another folder.
        let folders = ["Content", "Surfaces", "Views"].map { "Sources/Popsheet/" + $0 }
        var nodes: Set<String> = []
        for folder in folders {
            nodes.formUnion(try names(matching: /cssName(?:: | = )"([a-z-]+)"/, in: folder))
            nodes.formUnion(try names(matching: /add_css_class\(\w+, "([a-z-]+)"\)/, in: folder))
            nodes.formUnion(try names(matching: /(?:TextView|CardView)\("([a-z]+)"/, in: folder))
        }
        let containers = try Self.text(of: "Sources/PopsheetLayout/Containers/ContainerName.swift")
        nodes.formUnion(
            containers.matches(of: /case (\w+)(?: = "([a-z-]+)")?\n/).map { String($0.2 ?? $0.1) })
        #expect(nodes.isSuperset(of: ["popsheet", "card", "main", "bar", "grabber", "heading", "edge-sheet"]))
        #expect(nodes.subtracting(words) == [])
    }

    @Test func thePageOfStylesNamesEachColorThatAStyleSheetCanChange() throws {
        let page = try Self.text(of: "docs/styling.md")
        let listed = Set(page.matches(of: /`popsheet_(\w+)`/).map { String($0.1) })
        let known = try names(matching: /\("(\w+_color)", \\\./, in: "Sources/Popsheet/Theme")
        #expect(known.count > 10)
        #expect(listed == known)
    }

    // MARK: CONTRIBUTING

    @Test func contributingNamesTypesThatTheSourcesDeclare() throws {
        let page = try Self.text(of: "CONTRIBUTING.md")
        let named = Set(page.matches(of: /`([A-Z]\w+)(?:\.\w+(?:\(\))?)?`/).map { String($0.1) })
        #expect(named.count > 20)
        let paths = Self.sources(in: "Sources", "Tests", "Examples", "Benchmarks")
        // Most files have the name of their type; only for the other names are they read.
        let files = paths.map { $0.split(separator: "/").last?.split(separator: ".").first.map { String($0) } ?? "" }
        let others = named.subtracting(files).sorted()
        let texts = others.isEmpty ? [] : try paths.map { try Self.text(of: $0) }
        for name in others {
            let isDeclared = ["class", "struct", "enum", "protocol"].contains { kind in
                texts.contains { $0.contains("\(kind) \(name)") }
            }
            #expect(isDeclared, "\(name)")
        }
    }

    @Test func contributingNamesFoldersAndFilesThatAreThere() throws {
        let page = try Self.text(of: "CONTRIBUTING.md")
        let folders = /`((?:Sources|Tests|docs|Resources|Scripts|Examples|Benchmarks)\/[^` ]*)`/
        let paths = page.matches(of: folders).map { String($0.1) }
        #expect(paths.count > 10)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: Self.root.path + "/" + path), "\(path)")
        }
    }
}
