import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The texts of the library that an application replaces.
    @Suite @MainActor struct StringsTests {
        init() throws { try Display.open() }

        private func tree(until condition: @escaping (String) -> Bool) async throws -> String {
            var text = ""
            try await eventually("assistive technologies read the texts: \(text)") {
                text = try await Accessibility.ask("tree").check().text
                return condition(text)
            }
            return text
        }

        @Test func theOriginalTextsAreThoseOfGTK() {
            let strings = PopsheetStrings()
            #expect(strings.cancel == StandardLabel.cancel)
            #expect(strings.detentName(.medium) == "medium")
            let names = [strings.actionSheet, strings.sheet, strings.grabber, strings.destructive]
            #expect(names == ["Action sheet", "Sheet", "Sheet grabber", "Destructive"])
        }

        @Test func anotherTextIsThatOfTheNextPresentation() async throws {
            defer { PopsheetDefaults.strings = PopsheetStrings() }
            try await withSheetWindow { window in
                PopsheetDefaults.strings.cancel = "Abbrechen"
                PopsheetDefaults.strings.actionSheet = "Aktionen"
                PopsheetDefaults.strings.destructive = "Löscht etwas"
                let run = try SheetRun("Title", message: nil)
                try await run.presented(in: window)
                let text = try await tree { $0.contains("\"Abbrechen\"") }
                #expect(text.contains("\"Aktionen, Title\"") && text.contains("(Löscht etwas)"))
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func theGrabberAndTheBarOfAContentSheetHaveThemToo() async throws {
            defer { PopsheetDefaults.strings = PopsheetStrings() }
            try await withSheetWindow { window in
                PopsheetDefaults.strings.cancel = "Abbrechen"
                PopsheetDefaults.strings.sheet = "Blatt"
                PopsheetDefaults.strings.grabber = "Griff"
                PopsheetDefaults.strings.detentName = { $0 == .medium ? "halb" : "ganz" }
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50), leading: [.cancel])
                try await run.presented(in: window)
                #expect(run.content?.bar.items.first?.label == "Abbrechen")
                let text = try await tree { $0.contains("\"Griff\" (halb)") }
                #expect(text.contains("\"Blatt, Title\""))
                run.controller.selectedDetent = .large
                _ = try await tree { $0.contains("\"Griff\" (ganz)") }
                try await run.dismiss()
            }
        }
    }
}
