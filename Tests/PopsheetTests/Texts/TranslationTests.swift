import CPopsheet
import Foundation
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// How a text is found in the user's language (texts.md §2).
    @Suite @MainActor struct TranslationTests {
        init() throws { try Display.open() }

        private func with<Result>(_ language: String?, _ body: () throws -> Result) rethrows -> Result {
            let before = ProcessInfo.processInfo.environment["LANGUAGE"]
            defer { if let before { setenv("LANGUAGE", before, 1) } else { unsetenv("LANGUAGE") } }
            if let language { setenv("LANGUAGE", language, 1) } else { unsetenv("LANGUAGE") }
            return try body()
        }

        @Test(arguments: [
            ("de", "Abbrechen"), ("de_AT", "Abbrechen"), ("de_AT.UTF-8", "Abbrechen"), ("de@euro", "Abbrechen"),
            ("pt_BR", "Cancelar"), ("xx:fr:de", "Annuler"), ("zh_TW:zh_CN", "取消"), ("en_GB:de", "Cancel"),
            ("en:de", "Cancel"), ("C:de", "Cancel"), ("ja", "キャンセル"), ("ar", "ألغِ"), (":", "Cancel"),
            ("xx", "Cancel"), ("d", "Cancel"), ("deu", "Cancel"), ("de_", "Abbrechen"),
        ])
        func theLanguageIsTheFirstOneThatIsKnown(languages: String, label: String) {
            #expect(with(languages) { StandardLabel.cancel } == label)
        }

        /// Runs a closure in a locale that is not C, which has no translations, whatever is installed here: since its version
        /// 2.41, glibc's gettext has none in C.UTF-8 either.
        private func inALocale<Result>(_ body: () throws -> Result) throws -> Result {
            let directory = URL.temporaryDirectory.appending(path: "locales-\(UUID())")
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: directory) }
            try FileManager.default.createSymbolicLink(
                atPath: directory.appending(path: "test_TEST.UTF-8").path,
                withDestinationPath: "/usr/lib/locale/C.utf8")
            let before = String(cString: try #require(setlocale(LC_MESSAGES, nil)))
            setenv("LOCPATH", directory.path, 1)
            defer {
                unsetenv("LOCPATH")
                setlocale(LC_MESSAGES, before)
            }
            try #require(setlocale(LC_MESSAGES, "test_TEST.UTF-8") != nil)
            return try body()
        }

        @Test func anotherLanguageHasTheTextsOfGTK() throws {
            try inALocale {
                // Debian installs GTK's texts in all languages.
                #expect(with("da") { StandardLabel.cancel } == "Annullér")
                #expect(with("da") { StandardLabel.noMatches } != "No matches")
                #expect(with("da") { StandardLabel.grabber } == "Sheet grabber")
                // Of Brazil's Portuguese only.
                #expect(with("pt") { StandardLabel.grabber } == "Sheet grabber")
            }
        }

        /// Sets the text domain of the process, or returns it; no module of Swift's has the function.
        private func textDomain(_ name: String?) throws -> String {
            typealias Function = @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
            let function = unsafeBitCast(try #require(dlsym(nil, "textdomain")), to: Function.self)
            let domain: UnsafePointer<CChar>? = if let name { function(name) } else { function(nil) }
            return String(cString: try #require(domain))
        }

        @Test func anApplicationInOneLanguageHasSheetsInThat() throws {
            let before = try textDomain(nil)
            defer { _ = try? textDomain(before) }
            try inALocale {
                _ = try textDomain("an-application-without-translations")
                #expect(with("de") { StandardLabel.cancel } == "Cancel")
                #expect(with("de") { StandardLabel.grabber } == "Sheet grabber")
                _ = try textDomain("gtk40")
                #expect(with("de") { StandardLabel.grabber } == "Griff des Blatts")
            }
        }

        @Test func anApplicationInTheLocaleCIsInEnglish() throws {
            let before = String(cString: try #require(setlocale(LC_MESSAGES, nil)))
            defer { setlocale(LC_MESSAGES, before) }
            setlocale(LC_MESSAGES, "C")
            #expect(with("de") { StandardLabel.cancel } == "Cancel")
            #expect(String(cString: try #require(setlocale(LC_MESSAGES, nil))) == "C", "its locale stays")
        }

        @Test(arguments: [
            ("de", [0: "0 Dateien", 1: "1 Datei", 2: "2 Dateien"]), ("fr", [0: "0 fichier", 2: "2 fichiers"]),
            ("ru", [1: "1 файл", 3: "3 файла", 11: "11 файлов", 12: "12 файлов", 21: "21 файл", 25: "25 файлов"]),
            ("pl", [1: "1 plik", 2: "2 pliki", 5: "5 plików", 12: "12 plików", 22: "22 pliki"]),
            ("ar", [1: "ملف واحد", 2: "ملفان", 3: "3 ملفات", 11: "11 ملفًّا", 100: "100 ملف", 103: "103 ملفات"]),
            ("he", [1: "קובץ אחד", 2: "2 קבצים", 20: "20 קבצים"]), ("ja", [1: "1 個のファイル", 2: "2 個のファイル"]),
            ("xx", [0: "0 files", 1: "1 file", 2: "2 files"]),
        ])
        func aTextAboutANumberHasItsForm(language: String, texts: [Int: String]) {
            for (count, text) in texts {
                #expect(with(language) { translatedPlural("%d file", "%d files", count: count) } == text)
            }
        }

        @Test func labelsHaveTheMnemonicsOfTheirLanguage() {
            #expect(with("ru") { StandardButton.cancel.label } == "Отмена")
            #expect(with("ru") { StandardButton.cancel.mnemonic } == "т")
            #expect(with("ja") { StandardButton.ok.label } == "OK")
            #expect(with("ja") { StandardButton.ok.mnemonic } == "O")
            #expect(StandardButton.parts(of: "Plain").mnemonic == nil)
            #expect(StandardButton.parts(of: "A (_B)").label == "A ")
        }

        @Test(arguments: [
            ("%s or later", ["A"], "A or later"), ("%2$s und %1$s", ["A", "B"], "B und A"),
            ("%d: %s", ["1", "%d"], "1: %d"), ("%d%%", ["5"], "5%"), ("%%%d", ["5"], "%5"), ("%s", [], "%s"),
            ("%3$s", ["A"], "%3$s"), ("100%", ["A"], "100%"), ("%x %1x %1$x", ["A"], "%x %1x %1$x"),
        ])
        func valuesAreFilledIn(text: String, values: [String], result: String) {
            switch values.count {
            case 0: #expect(text.filled() == result)
            case 1: #expect(text.filled(values[0]) == result)
            default: #expect(text.filled(values[0], values[1]) == result)
            }
        }
    }
}
