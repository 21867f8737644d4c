import Popsheet
import Testing

@testable import PopsheetCommand

/// A document can describe every property of a sheet.
@Suite struct SheetDocumentTests {
    @Test func theExampleOfTheHelpPage() throws {
        let sheet = try read(
            """
            { "title": "Delete 3 photos?", "message": "They leave all your devices.",
              "actions": [ { "id": "delete", "label": "Delete Photos", "role": "destructive" },
                           { "id": "move", "label": "Move to Album…", "icon": "folder-symbolic", "enabled": false } ],
              "cancel": { "label": "Keep" },
              "presentation": "auto", "appearance": "auto", "ordering": "standard", "tint": "#007AFF" }
            """)
        let expected = try ActionSheet("Delete 3 photos?", message: "They leave all your devices.") {
            Action("Delete Photos", id: "delete", role: .destructive)
            Action("Move to Album…", id: "move", isEnabled: false, icon: "folder-symbolic")
            Action.cancel("Keep")
        }
        #expect(sheet == expected)
        let options = try options(##"{ "presentation": "auto", "appearance": "auto", "tint": "#007AFF" }"##)
        #expect(
            options == PresentationOptions(appearance: .automatic, tint: SheetColor(0, 122, 255)))
    }

    @Test func whatIsLeftOutHasItsDefault() throws {
        let sheet = try read(#"{ "actions": [ { "label": "Print" } ] }"#)
        let expected = try ActionSheet { Action("Print") }
        #expect(sheet == expected)
        #expect(sheet.title == nil && sheet.message == nil && sheet.ordering == .standard)
        #expect(try options(#"{ "actions": [] }"#) == PresentationOptions())
        #expect(sheet.actions == [Action("Print", id: "Print", role: .default, isEnabled: true)])
        #expect(sheet.cancelAction == .cancel)
    }

    @Test func everyWordOfEveryChoiceIsKnown() throws {
        for presentation in PresentationOptions.Style.allCases {
            #expect(try options(#"{ "presentation": "\#(presentation.word)" }"#).style == presentation)
        }
        for appearance in SheetAppearance.allCases {
            #expect(try options(#"{ "appearance": "\#(appearance.word)" }"#).appearance == appearance)
        }
        for ordering in ActionOrdering.allCases {
            #expect(try read(#"{ "ordering": "\#(ordering.word)" }"#).ordering == ordering)
        }
        for look in PresentationOptions.CompactStyle.allCases {
            #expect(try options(#"{ "compactLook": "\#(look.word)" }"#).compactStyle == look)
        }
        for role in ActionRole.allCases {
            let sheet = try read(#"{ "actions": [ { "label": "A", "role": "\#(role.word)" } ] }"#)
            #expect((sheet.actions.first ?? sheet.cancelAction)?.role == role)
        }
    }

    @Test func theWordsAreThoseOfTheOptions() {
        #expect(PresentationOptions.Style.allCases.map(\.word) == ["auto", "sheet", "cards", "popover", "compact"])
        #expect(
            SheetAppearance.allCases.map(\.word) == [
                "auto", "light", "dark", "high-contrast", "high-contrast-dark", "classic", "classic-blue",
                "classic-black", "adwaita", "glass",
            ])
        #expect(ActionOrdering.allCases.map(\.word) == ["standard", "asGiven"])
        #expect(PresentationOptions.CompactStyle.allCases.map(\.word) == ["rounded", "square"])
        #expect(ActionRole.allCases.map(\.word) == ["default", "destructive", "cancel"])
    }

    private static let theCancelActionCases: [(String, String, Bool)] = [
        (#"{}"#, "Cancel", true), (#"{ "cancel": {} }"#, "Cancel", true),
        (#"{ "cancel": { "label": "Keep" } }"#, "Keep", false),
        // The same word, but their own: it is not translated.
        (#"{ "cancel": { "label": "Cancel" } }"#, "Cancel", false),
        (#"{ "actions": [ { "id": "no", "label": "No", "role": "cancel" } ] }"#, "No", false),
        (#"{ "cancel": {}, "actions": [ { "id": "no", "label": "No", "role": "cancel" } ] }"#, "No", false),
        (#"{ "cancel": null, "actions": [ { "label": "No", "role": "cancel" } ] }"#, "No", false),
    ]

    @Test(arguments: Self.theCancelActionCases)
    func theCancelAction(document: String, label: String, isStandard: Bool) throws {
        let cancel = try read(document).cancelAction
        #expect(cancel?.label == label)
        #expect(cancel?.hasStandardLabel == isStandard)
        #expect(cancel?.role == .cancel)
    }

    @Test func nullMeansNoCancelAction() throws {
        #expect(try read(#"{ "cancel": null, "actions": [ { "label": "A" } ] }"#).cancelAction == nil)
    }

    @Test func textsArePlain() throws {
        let sheet = try read(
            #"{ "title": "<b>A</b> & _B_", "actions": [ { "id": "=", "label": "a=b\n%s", "subtitle": "&amp;" } ] }"#)
        #expect(sheet.title == "<b>A</b> & _B_")
        #expect(sheet.actions == [Action("a=b\n%s", id: "=", subtitle: "&amp;")])
    }

    @Test func aBlankTitleIsOmitted() throws {
        let sheet = try read(#"{ "title": "", "message": " \n" }"#)
        #expect(sheet.title == nil && sheet.message == nil)
    }

    @Test func manyActionsAreReadInTheirOrder() throws {
        let actions = (0..<10_000).map { #"{"id":"\#($0)","label":"Action \#($0)"}"# }.joined(separator: ",")
        let sheet = try read("{\"actions\":[\(actions)]}")
        #expect(sheet.actions.map(\.id) == (0..<10_000).map(String.init))
    }

    private func options(_ document: String) throws -> PresentationOptions {
        try SheetDocument(parsing: Array(document.utf8), name: "sheet.json").options
    }

    private func read(_ document: String) throws -> ActionSheet {
        try SheetDocument(parsing: Array(document.utf8), name: "sheet.json").sheet()
    }
}
