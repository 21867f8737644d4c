import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Dialogs in other languages, as users of assistive technologies meet them (texts.md).
    @Suite @MainActor struct LanguageWindowTests {
        /// A language's buttons, and the question of zenity that has no text.
        struct Language: CustomTestStringConvertible, Sendable {
            let locale: String
            let cancel: String
            let yes: String
            let no: String
            let title: String
            let question: String

            var testDescription: String { locale }
        }

        nonisolated static let languages = [
            Language(
                locale: "de_DE", cancel: "Abbrechen", yes: "Ja", no: "Nein", title: "Frage",
                question: "Möchten Sie wirklich fortfahren?"),
            Language(
                locale: "ar_EG", cancel: "ألغِ", yes: "نعم", no: "لا", title: "سؤال",
                question: "أمتأكد أنك تريد المتابعة؟"),
            Language(
                locale: "ja_JP", cancel: "キャンセル", yes: "はい", no: "いいえ", title: "質問",
                question: "続行してもよろしいですか?"),
        ]

        /// A line of the tree without the marks that isolate a text from right to left.
        private nonisolated static func plain(_ line: Substring) -> String {
            String(String.UnicodeScalarView(line.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
        }

        @Test(arguments: languages)
        func aQuestionOfZenityIsInTheUsersLanguage(_ language: Language) async throws {
            let asking = try await Asking.zenity(
                "--question", environment: try await TestLocale.environment(language.locale))
            try await asking.waitForLine("has \(language.yes)") {
                Self.plain($0).hasPrefix("push button \"\(language.yes)\"")
            }
            let tree = Self.plain(try await asking.tree()[...])
            for text in ["push button \"\(language.no)\"", "frame \"\(language.title)", "\"\(language.question)\""] {
                #expect(tree.contains(text), "\(text)")
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(arguments: languages)
        func theCancelActionOfASheetIsInTheUsersLanguage(_ language: Language) async throws {
            let asking = try await Asking.question(
                ["entry", "--title", "Title", "--required"],
                environment: try await TestLocale.environment(language.locale))
            try await asking.waitForLine("has \(language.cancel)") {
                Self.plain($0).hasPrefix("push button \"\(language.cancel)\"")
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theFirstOfSeveralLanguagesCounts() async throws {
            let locale = try await TestLocale.environment("de_DE")
            let asking = try await Asking.question(
                ["entry", "--title", "Title"], environment: locale.merging(["LANGUAGE": "xx:fr_CA:de"]) { $1 })
            try await asking.wait(forTree: "push button \"Annuler\"")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        // MARK: Dates and numbers

        /// A locale, a day's name, its month's title, and the first day on display of December 2026.
        @Test(arguments: [
            ("de_DE", "Donnerstag, 24. Dezember 2026", "Dezember 2026", "Montag, 30. November 2026"),
            ("en_US", "Thursday, December 24, 2026", "December 2026", "Sunday, November 29, 2026"),
            ("en_GB", "Thursday, 24 December 2026", "December 2026", "Monday, 30 November 2026"),
            ("ja_JP", "2026年12月24日 木曜日", "2026年12月", "2026年11月29日 日曜日"),
        ])
        func aCalendarIsThatOfTheLocale(locale: String, day: String, month: String, first: String) async throws {
            let asking = try await Asking.question(
                ["date", "--date", "2026-12-24"], environment: try await TestLocale.environment(locale))
            try await asking.waitFor("table cell \"\(day)\"", "selected")
            let lines = try await asking.treeLines()
            #expect(lines.first { $0.hasPrefix("table cell ") }?.hasPrefix("table cell \"\(first)\"") == true)
            #expect(lines.contains { $0.hasPrefix("push button \"\(month)\"") })
            // What is printed is for a program.
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-12-24\n", status: 0)
        }

        @Test func aNumberHasTheDecimalSignOfTheLocaleAndIsPrintedAsItWasGivenOrTyped() async throws {
            let document =
                #"{"fields":[{"kind":"number","id":"a","label":"A","value":0.5},"#
                + #"{"kind":"number","id":"b","label":"B","value":1.5}]}"#
            let asking = try await Asking.question(
                ["form", "--spec", "-", "--range", "a=0.5..2", "--focus", "a"], input: document,
                environment: try await TestLocale.environment("de_DE"))
            try await asking.waitForLine("shows a comma") { $0.contains("\"A\"") && $0.contains("0,5") }
            try await asking.press("9")
            try await asking.waitForLine("shows the limits") { $0.contains("Geben Sie eine Zahl von 0,5 bis 2 ein") }
            try await asking.press("ctrl+a")
            try await asking.input.type("1,25")
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            expectAnswer(try await asking.answer(pressing: "Return"), "a\t1,25\nb\t1.5\n", status: 0)
        }

        @Test func aHintHasThePluralFormOfItsNumber() async throws {
            let asking = try await Asking.question(
                ["entry", "--title", "Title", "--min", "5"], environment: try await TestLocale.environment("ru_RU"))
            try await asking.wait(forTree: "Не меньше 5 символов")
            try await asking.press("a")
            try await asking.wait(forTree: "Ещё 4 символа")
            try await asking.press("b", "c", "d")
            try await asking.wait(forTree: "Ещё 1 символ\"")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }
    }
}
