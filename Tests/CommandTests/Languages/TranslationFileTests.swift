import Foundation
import PopsheetTestSupport
import Testing

/// The translations in `po/` (texts.md).
@Suite struct TranslationFileTests {
    @Test func theFilesAreUpToDateWithTheSources() async throws {
        // It also checks the formats and the mnemonics.
        let script = PortableObjectFile.root.appendingPathComponent("Scripts/translations").path
        let answer = try await ProcessRunner.run(script, ["--check"])
        #expect(answer.status == 0, "\(answer.errorText)")
        #expect(answer.errorText.isEmpty && answer.text.isEmpty, "\(answer.errorText)")
    }

    @Test func theLanguagesAreThoseOfTheDocumentation() throws {
        let page = try String(
            contentsOf: PortableObjectFile.root.appendingPathComponent("docs/spec/texts.md"), encoding: .utf8)
        let files = try FileManager.default
            .contentsOfDirectory(atPath: PortableObjectFile.root.appendingPathComponent("po").path)
            .filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
        #expect(PortableObjectFile.languages == files.sorted())
        for language in files { #expect(page.contains("`\(language)`"), "\(language)") }
        #expect(files.count >= 16)
    }

    @Test(arguments: PortableObjectFile.languages)
    func eachHasAPictureInTheDocumentation(language: String) throws {
        let docs = PortableObjectFile.root.appendingPathComponent("docs")
        let page = try String(contentsOf: docs.appendingPathComponent("languages.md"), encoding: .utf8)
        #expect(page.contains("(languages/\(language).png)"))
        let picture = docs.appendingPathComponent("languages/\(language).png").path
        #expect(FileManager.default.fileExists(atPath: picture), "Scripts/languages draws it")
    }

    @Test(arguments: PortableObjectFile.languages)
    func noTextIsMissing(language: String) throws {
        let file = try PortableObjectFile(language + ".po")
        let template = try PortableObjectFile("popsheet.pot")
        #expect(file.entries.map(\.text) == template.entries.map(\.text) && !file.entries.isEmpty)
        for entry in file.entries {
            #expect(!entry.translations.isEmpty && !entry.translations.contains(""), "\(entry.text)")
            #expect(!entry.flags.contains("fuzzy"), "\(entry.text)")
        }
    }

    @Test(arguments: PortableObjectFile.languages)
    func eachTextHasTheFormsOfItsLanguage(language: String) throws {
        let file = try PortableObjectFile(language + ".po")
        let count = try #require(file.source.firstMatch(of: /Plural-Forms: nplurals=(\d);/).flatMap { Int($0.1) })
        for entry in file.entries {
            #expect(entry.translations.count == (entry.plural == nil ? 1 : count), "\(entry.text)")
        }
    }

    /// What a format has: `%1$s` is also `%s` where it is the first.
    private func values(_ text: String) -> [String] {
        var next = 0
        return text.matches(of: /%(?:(?<place>\d)\$)?(?<kind>[sd%])/).map { match in
            if match.kind == "%" { return "%" }
            next += 1
            return "\(match.place.map { String($0) } ?? "\(next)")\(match.kind)"
        }.sorted()
    }

    @Test(arguments: PortableObjectFile.languages)
    func eachTranslationHasTheValuesOfItsText(language: String) throws {
        for entry in try PortableObjectFile(language + ".po").entries where !entry.flags.contains("no-c-format") {
            // "One file" has no number, and it is only that of 1, 2 or 0.
            let isForOneNumber = entry.plural != nil && values(entry.text) == ["1d"]
            for (index, text) in entry.translations.enumerated() {
                let found = values(text)
                let isLast = index == entry.translations.count - 1
                #expect(found == values(entry.text) || isForOneNumber && found.isEmpty && !isLast, "\(text)")
                #expect(text.filter { $0 == "%" }.count >= found.count, "\(text)")
            }
        }
    }

    @Test(arguments: PortableObjectFile.languages)
    func datesHaveThePartsOfTheirText(language: String) throws {
        let same: [Substring: Character] = [
            "%A": "A", "%-d": "d", "%e": "d", "%d": "d", "%B": "m", "%OB": "m", "%b": "m", "%Ob": "m", "%-m": "m",
            "%m": "m", "%Y": "Y",
        ]
        func parts(_ text: String) -> [Character?] {
            text.matches(of: /%[-O]?\w/).map { same[$0.output] }.sorted { ($0 ?? "?") < ($1 ?? "?") }
        }
        let dates = try PortableObjectFile(language + ".po").entries.filter { $0.flags.contains("no-c-format") }
        #expect(dates.count == 4)
        for date in dates {
            #expect(parts(date.translations[0]) == parts(date.text), "\(date.translations)")
            #expect(!parts(date.text).contains(nil))
        }
    }

    /// Pango orders texts from right to left; a mark for that would be copied with a text.
    @Test(arguments: PortableObjectFile.languages)
    func noTextHasMarksOfDirectionOrSpacesAtItsEnds(language: String) throws {
        let file = try PortableObjectFile(language + ".po")
        let marks = file.source.unicodeScalars.filter {
            [0x61C, 0x200E, 0x200F].contains($0.value) || (0x202A...0x202E).contains($0.value)
                || (0x2066...0x2069).contains($0.value)
        }
        #expect(marks.isEmpty)
        for text in file.entries.flatMap(\.translations) {
            #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(text)")
            #expect(!text.contains("..."), "\(text)")
        }
    }
}
