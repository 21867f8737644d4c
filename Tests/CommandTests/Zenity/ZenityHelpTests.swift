import Testing

@testable import PopsheetCommand

/// The pages that zenity's options print.
@Suite struct ZenityHelpTests {
    @Test func theVersionIsANumberAndALineBreak() throws {
        #expect(try zenityPage("--version") == "4.1.90\n")
    }

    @Test func aboutIsOneLine() throws {
        let page = try zenityPage("--about")
        #expect(page.hasSuffix("\n") && page.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["-h", "-?", "--help"])
    func helpListsTheDialogs(word: String) throws {
        let page = try zenityPage(word)
        for kind in ZenityDialogKind.allCases { #expect(page.contains("  --\(kind.rawValue) ")) }
        #expect(try zenityPage("--question", "--title=x", word, "--nonsense") == page)
    }

    @Test func aPageOfEachGroupListsItsOptions() throws {
        for group in ZenityGroup.allCases {
            let page = try zenityPage("--help-\(group.name)")
            for option in ZenityOption.all where option.groups.contains(group) {
                #expect(page.contains("\(option.name.rawValue)"), "\(group): \(option.name)")
            }
        }
        #expect(try zenityPage("--help-forms").contains("--forms-date-format=PATTERN"))
    }

    @Test func everythingOnTheWholePageIsAccepted() throws {
        let page = try zenityPage("--help-all")
        var listed: Set<String> = []
        for line in page.split(separator: "\n") where line.hasPrefix("  --") {
            let name = String(line.dropFirst(4).prefix { $0 != "=" && $0 != " " })
            let isKnown = ZenityOption(word: name) != nil || ZenityDialogKind(rawValue: name) != nil
            #expect(isKnown || name.hasPrefix("help-") || name == "DIALOG", "\(line)")
            listed.insert(name)
        }
        #expect(listed.isSuperset(of: ZenityOptionName.allCases.map(\.rawValue)))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test func everyNameHasOneOption() {
        #expect(
            ZenityOption.all.map(\.name).sorted { $0.rawValue < $1.rawValue }
                == ZenityOptionName.allCases.sorted { $0.rawValue < $1.rawValue })
        #expect(ZenityOption.all.allSatisfy { !$0.groups.isEmpty && !$0.summary.isEmpty })
    }
}
