import Testing

@testable import PopsheetCommand

/// A misspelt name gets a suggestion, an unrelated one does not.
@Suite struct NearestNameTests {
    private static let stepsFromOneTextToTheOtherCases: [(String, String, Int)] = [
        ("", "", 0), ("a", "", 1), ("", "abc", 3), ("label", "label", 0), ("lable", "label", 1), ("labl", "label", 1),
        ("labell", "label", 1), ("lapel", "label", 1), ("Label", "label", 0), ("TITLE", "title", 0),
        ("tilte", "title", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3), ("é", "e", 1), ("flaw", "lawn", 2),
    ]

    @Test(arguments: Self.stepsFromOneTextToTheOtherCases)
    func stepsFromOneTextToTheOther(from: String, to: String, steps: Int) {
        #expect(from.editDistance(to: to) == steps)
        #expect(to.editDistance(to: from) == steps)
    }

    private static let aMisspeltNameIsRecognisedCases: [(String, String)] = [
        ("lable", "label"), ("Title", "title"), ("tilte", "title"), ("mesage", "message"), ("action", "actions"),
        ("Actions", "actions"), ("presentaton", "presentation"), ("apearance", "appearance"), ("order", "ordering"),
        ("compact-look", "compactLook"), ("compact_look", "compactLook"), ("ID", "id"), ("di", "id"), ("i", "id"),
        ("canel", "cancel"), ("tin", "tint"), ("sub-title", "subtitle"), ("enable", "enabled"),
        ("isEnabled", "enabled"),
    ]

    @Test(arguments: Self.aMisspeltNameIsRecognisedCases)
    func aMisspeltNameIsRecognised(given: String, meant: String) {
        #expect(names.nearest(to: given) == meant)
    }

    @Test(arguments: [
        "zz", "x", "", "🙂", "colour", "background-color", "handler", String(repeating: "label", count: 100_000),
    ])
    func aStrangeNameIsLikeNone(given: String) {
        #expect(names.nearest(to: given) == nil)
    }

    @Test func amongNoNamesNoneIsNearest() {
        #expect([String]().nearest(to: "label") == nil)
    }

    private let names = SheetDocument.keys + SheetDocument.actionKeys
}
