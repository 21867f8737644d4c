import Foundation
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// The files, subcommands, options, values, members, guidelines and statuses that the documentation names exist.
@Suite struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    /// The pages of the project, by their paths.
    private static let pages: [String] = {
        let files = FileManager.default
        let docs = files.enumerator(atPath: root.path + "/docs")?.compactMap { $0 as? String } ?? []
        let top = (try? files.contentsOfDirectory(atPath: root.path)) ?? []
        let catalogues = ["Popsheet", "PopsheetStandalone"].flatMap { module in
            let folder = "Sources/\(module)/\(module).docc/"
            return (try? files.contentsOfDirectory(atPath: root.path + "/" + folder))?.map { folder + $0 } ?? []
        }
        let pages = top + docs.map { "docs/" + $0 } + catalogues + ["Tests/Support/README.md"]
        return pages.filter { $0.hasSuffix(".md") }.sorted()
    }()

    private static func text(of page: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    private func exists(_ path: String, from page: String) -> Bool {
        let page = Self.root.appendingPathComponent(page)
        return FileManager.default.fileExists(
            atPath: page.deletingLastPathComponent().appendingPathComponent(path).standardized.path)
    }

    // MARK: Links

    @Test(arguments: pages)
    func everyLinkLeadsToAFile(page: String) throws {
        for match in try Self.text(of: page).matches(of: /\]\((?<target>[^)\s]+)\)/) {
            let target = match.target.prefix { $0 != "#" }
            if target.isEmpty || target.hasPrefix("https://") { continue }
            #expect(exists(String(target), from: page), "\(target)")
        }
    }

    /// In the text, too, a page is named by its path from here or from the top, or as one of the specification.
    @Test(arguments: pages)
    func everyPageThatIsNamedIsThere(page: String) throws {
        for match in try Self.text(of: page).matches(of: /[\w.\/-]+\.md\b/) {
            let name = String(match.output)
            let isThere =
                exists(name, from: page) || exists(name, from: Self.specification)
                || FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(name).path)
            #expect(isThere, "\(name)")
        }
    }

    @Test func thePagesAreFound() {
        for page in [
            "README.md", "CHANGELOG.md", "docs/gallery.md", "docs/spec/command.md",
            "Sources/Popsheet/Popsheet.docc/Popsheet.md",
        ] {
            #expect(Self.pages.contains(page), "\(page)")
        }
    }

    // MARK: Commands and options

    private static let specification = "docs/spec/command.md"

    /// The sub-commands that the help page lists.
    private func commands() async throws -> [String] {
        let page = try await popsheet("--help").check().text
        let list = page[try #require(page.firstRange(of: "SUBCOMMANDS:\n")).upperBound...]
        return list.matches(of: /(?m)^  ([a-z]+)/).map { String($0.1) }
    }

    /// The options that a text names, but for those that every command has.
    private func options(in text: String) -> Set<String> {
        let words: [Substring] = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) }
        let names = words.filter { $0.wholeMatch(of: /--[a-z][a-z-]*|-[a-z0]/) != nil }.map { String($0) }
        return Set(names).subtracting(["--help", "--version", "-h"])
    }

    /// The options of a command, as its help page lists them.
    private func options(of command: String) async throws -> Set<String> {
        let page = try await popsheet(command, "--help").check().text
        return options(in: page.split(separator: "\n").filter { $0.hasPrefix("  -") }.joined(separator: "\n"))
    }

    /// What the specification says of each sub-command.
    private func sections() throws -> [(command: String, text: Substring)] {
        let text = try Self.text(of: Self.specification)
        return text.split(separator: "\n## popsheet ").dropFirst().map { section in
            let word = section.prefix { $0 != " " && $0 != "\n" }
            let end = section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex
            return (command: word.trimmingCharacters(in: CharacterSet(charactersIn: "[]")), text: section[..<end])
        }
    }

    @Test func theSpecificationHasASectionForEachSubCommandAndNoOthers() async throws {
        let named = try sections().map(\.command).sorted()
        let listed = try await commands().sorted()
        #expect(named == listed)
    }

    @Test func noSubCommandIsNamedThatIsNotThere() async throws {
        let known = Set(try await commands() + ["help"])
        for page in Self.pages {
            for match in try Self.text(of: page).matches(of: /`popsheet ([a-z]+)/) {
                #expect(known.contains(String(match.1)), "\(page): \(match.1)")
            }
        }
        for match in try manual().matches(of: /(?m)^\.B popsheet ([a-z]+)/) {
            #expect(known.contains(String(match.1)), "the manual page: \(match.1)")
        }
    }

    @Test func theSpecificationNamesTheOptionsOfEachSubCommandAndNoOthers() async throws {
        // The options of zenity and dmenu have specifications of their own.
        for (command, text) in try sections() where !["zenity", "dmenu"].contains(command) {
            let shared: Set<String>
            switch command {
            // A picture takes the options of the layout, which its section does not repeat.
            case "render": shared = try await options(of: "layout")
            case "entry", "pick", "progress", "text", "form", "date", "file", "folder", "color", "scale":
                shared = try questionOptions()
            default: shared = []
            }
            let (named, listed) = (options(in: String(text)), try await options(of: command))
            #expect(named.subtracting(listed) == [], "\(command): not in its help page")
            #expect(listed.subtracting(named).subtracting(shared) == [], "\(command): not in the specification")
        }
    }

    /// The options of every question with a widget, as their own section lists them.
    private func questionOptions() throws -> Set<String> { options(in: String(try questionSection())) }

    private func questionSection() throws -> Substring {
        let text = try Self.text(of: Self.specification)
        let start = try #require(text.firstRange(of: "\n## The other questions")).upperBound
        return text[start...].prefix { $0 != "#" }
    }

    /// The values of an option are written as `--option a|b|c`.
    @Test func theSpecificationNamesTheValuesThatEachOptionTakes() async throws {
        var count = 0
        let questions = (command: "entry", text: try questionSection())
        for (command, text) in try sections() + [questions] where !["zenity", "dmenu"].contains(command) {
            // These need a document before their options are checked.
            let document = ["layout", "render", "lint"].contains(command) ? ["sheet.json"] : []
            // In a table, a bar has a backslash.
            let options = text.replacing("\\|", with: "|").matches(of: /`(--[a-z-]+) ([a-z-]+(?:\|[a-z-]+)+)`/)
            // What `--answer` takes depends on the other options.
            for match in options where match.1 != "--answer" {
                let option = String(match.1)
                let named = match.2.split(separator: "|").map { String($0) }
                let error = try await popsheet([command] + document + [option, "?"]).errorText
                let list = try #require(
                    error.components(separatedBy: ": give ").dropFirst().first, "\(command) \(option)")
                let taken = list.trimmingCharacters(in: .newlines).replacing(" or ", with: ", ")
                    .components(separatedBy: ", ")
                #expect(named == taken, "\(command) \(option)")
                count += 1
            }
        }
        #expect(count >= 10)
    }

    /// The names of all members in a value of JSON.
    private func members(of value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]: object.values.reduce(into: Set(object.keys)) { $0.formUnion(members(of: $1)) }
        case let array as [Any]: array.reduce(into: []) { $0.formUnion(members(of: $1)) }
        default: []
        }
    }

    @Test func theSpecificationNamesEachMemberThatLayoutPrints() async throws {
        let section = try #require(try sections().first { $0.command == "layout" }).text
        let words = Set(section.split { !($0.isASCII && $0.isLetter) }.map { String($0) })
        let sheet = #"{ "title": "Sure?", "message": "Really?", "actions": [ { "label": "Yes" } ] }"#
        let album =
            #"{ "title": "Album", "content": "list", "detents": ["medium", "large"], "leading": [ { "label": "OK" } ] }"#
        for (document, options) in [
            (sheet, []), (sheet, ["--presentation", "popover", "--anchor", "9,9,9,9"]), (album, []),
        ] {
            let answer = try await popsheet(["layout", "-"] + options, input: Array(document.utf8)).check()
            let printed = members(of: try JSONSerialization.jsonObject(with: Data(answer.text.utf8)))
            #expect(printed.count > 10)
            #expect(printed.subtracting(words) == [])
        }
    }

    // MARK: Guidelines

    @Test func theSpecificationNamesEachGuidelineWithItsSeverityAndSources() throws {
        let text = try Self.text(of: "docs/spec/sheet.md")
        let start = try #require(text.firstRange(of: "\n## 11.")).upperBound
        let section = text[start...].prefix { $0 != "#" }.replacing("\n", with: " ")
        let named = section.components(separatedBy: " · ").compactMap { item in
            item.firstMatch(of: /`([a-z-]+)`.*\((warning|info)(?:; ([S0-9 ]+))?\)/).map {
                "\($0.1) \($0.2) \($0.3 ?? "")"
            }
        }
        let known = Guideline.allCases.map {
            "\($0.rawValue) \($0.severity.rawValue) \($0.sources.joined(separator: " "))"
        }
        #expect(named.sorted() == known.sorted())
    }

    // MARK: The manual page

    /// The manual page without its escapes and its examples, in which other programs have options.
    private func manual() throws -> String {
        let text = try Self.text(of: "docs/popsheet.1").replacing("\\-", with: "-")
        return String(text[..<(text.firstRange(of: ".SH EXAMPLES")?.lowerBound ?? text.endIndex)])
    }

    @Test func theManualPageNamesNoOptionThatIsNotThere() async throws {
        var known: Set<String> = []
        for command in try await commands() { known.formUnion(try await options(of: command)) }
        known.formUnion(ZenityDialogKind.allCases.map { "--" + $0.rawValue })
        known.formUnion(ZenityOption.all.map { "--" + $0.name.rawValue })
        let promised = options(in: try manual())
        #expect(promised.subtracting(known) == [])
    }

    // MARK: Statuses

    /// The help page, the manual page, the specification, the README and the command itself have the same statuses.
    @Test func theStatusesAreTheSameEverywhere() async throws {
        let help = try await popsheet("--help").check().text
        let paragraph = try #require(help.components(separatedBy: "Exit status: ").dropFirst().first)
            .components(separatedBy: "\n\n")[0]
        let helped = paragraph.matches(of: /(\d+|128\+n)\s/).map { String($0.1) }
        let table = try Self.text(of: Self.specification).matches(of: /(?m)^\| (\d+|128\+n) \|/).map { String($0.1) }
        let section = try #require(try manual().components(separatedBy: ".SH EXIT STATUS").dropFirst().first)
        let listed = section.matches(of: /(?m)^\.B (\d+|128\+n)$/).map { String($0.1) }
        #expect(helped == table)
        #expect(helped == listed)
        let readme = try Self.text(of: "README.md").matches(of: /(?m)^\| (\d+|128 \+ n) \|/)
        #expect(helped == readme.map { String($0.1.filter { $0 != " " }) })
        for status in CommandFailure.Status.allCases { #expect(helped.contains("\(status.rawValue)"), "\(status)") }
    }
}
