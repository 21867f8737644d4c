import PopsheetSearch
import Testing

@testable import PopsheetCommand

/// The command lines of rofi's dmenu mode (dmenu.md §4).
@Suite struct RofiParserTests {
    private func settings(_ words: String...) throws -> DmenuSettings {
        let words = ["-dmenu"] + words
        return try RofiParser.parse(words.map { Array($0.utf8) }, words)
    }

    @Test func optionsHaveOneDashOrTwoAndAnyCase() throws {
        #expect(try settings("--password", "-NO-Custom", "-MESG", "Hi").isPassword)
        #expect(try settings("--password", "-NO-Custom", "-MESG", "Hi").needsRow)
        #expect(try settings("--password", "-NO-Custom", "-MESG", "Hi").message == "Hi")
    }

    @Test func ofARepeatedOptionTheFirstCountsAndOfASettingTheLast() throws {
        let settings = try settings(
            "-format", "i", "-format", "s", "-p", "a", "-p", "b", "-filter", "a", "-filter", "b", "-matching", "glob",
            "-matching", "regex")
        #expect(settings.format == Array("i".utf8) && settings.prompt == "a")
        #expect(settings.filter == "b" && settings.search.matching == .regex)
    }

    @Test func aMissingValueTakesNoOptionAway() throws {
        // An empty variable without quotation marks.
        let settings = try settings("-p", "-format", "i", "-a", "-u", "2", "-markup-rows")
        #expect(settings.prompt == "-format" && settings.format == Array("i".utf8))
        #expect(settings.urgent.contains(2, of: 3) && settings.active.isEmpty && settings.isMarkup)
    }

    @Test func theLastOptionMayLackItsValue() throws {
        #expect(try settings("-i", "-theme") == settings("-i"))
        #expect(try settings("-mesg").message == nil)
    }

    @Test(
        arguments: [
            ["-sort"], ["-sort", "true"], ["-sort", "-no-sort"], ["-no-sort", "-sort"],
        ])
    func aSettingIsOn(words: [String]) throws {
        #expect(try RofiParser.parse(words.map { Array($0.utf8) }, words).sorts)
    }

    @Test func aSettingIsTurnedOff() throws {
        #expect(try !settings("-no-cycle").cycles && !settings("-cycle", "false").cycles)
        #expect(try settings("-auto-select").selectsOnlyRow && !settings("-no-auto-select").selectsOnlyRow)
        #expect(try !settings("-no-tokenize").search.splitsWords)
        #expect(try !settings("-show-icons", "-show-icons", "false").showsIcons)
    }

    @Test func caseCountsUnlessItIsIgnored() throws {
        #expect(try !settings("-no-case-sensitive").ignoresCase)
        #expect(try settings("-i", "-case-sensitive").ignoresCase)
    }

    @Test(
        arguments: [
            "-theme x", "-theme-str x", "-font x", "-width -30", "-lines 5", "-columns 2", "-location 0", "-yoffset -5",
            "-eh 2", "-dpi 1", "-hover-select", "-me-accept-entry MousePrimary", "-config /none", "-normal-window",
            "-fixed-num-lines false", "-disable-history true", "-no-lazy-grab", "-cache-file /dev/null", "-unknown x",
            "-preview-cmd x", "-b", "-m -4", "-replace", "-show run", "-e x", "-color-window a", "-no-show-icons",
            "word",
        ])
    func whatHasNoEffectIsAccepted(line: String) throws {
        let words = ["-dmenu"] + line.split(separator: " ").map(String.init)
        #expect(try RofiParser.parse(words.map { Array($0.utf8) }, words) == settings())
    }

    @Test func valuesAreRead() throws {
        let settings = try settings(
            "-selected-row", "2x", "-display-columns", "2,1", "-sorting-method", "FZF", "-sort",
            "-matching-negate-char", "!")
        #expect(settings.selectedRow == 2 && settings.columns == [2, 1])
        #expect(settings.sorts && settings.sortsByScore && settings.search.negation == "!")
        guard case .rofi(let search) = settings.method else { throw DmenuParser.Failure.usage }
        #expect(search.order == .fuzzyScore)
    }

    @Test(
        arguments: [
            ("|", 0x7C), ("\\n", 0x0A), ("\\t", 0x09), ("\\0", 0), ("\\\\", 0x5C), ("\\r", 0x0D), ("\\a", 0x07),
            ("xy", 0x0A), ("", 0x0A), ("\\x1e", 0x1E), ("\\x7C", 0x7C), ("\\xzz", 0x0A), ("\\x+1", 0x0A),
            ("\\x1e0", 0x0A),
        ] as [(String, UInt8)])
    func aSeparatorIsOneCharacterOrItsEscape(text: String, separator: UInt8) throws {
        #expect(try settings("-sep", text).separator == separator)
    }

    @Test func marksOfRowsAreTextsOrCheckBoxes() throws {
        #expect(try settings("-multi-select").ballots == nil)
        #expect(try settings("-ballot-unselected-str", "").ballots == .init(on: "☑ ", off: ""))
        #expect(
            try settings("-ballot-selected-str", "[x] ", "-ballot-unselected-str", "[ ] ").ballots
                == .init(on: "[x] ", off: "[ ] "))
    }

    @Test func completionScriptsOfferOptionsThatAreKnown() {
        let names = DmenuCompletion.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(["P", "v", "i", "dmenu", "ballot-selected-str", "kb-custom-19"]).isSubset(of: names))
        for option in DmenuCompletion.all.dropFirst(2) {
            #expect(RofiOption.named(option.name)?.takesValue == option.takesValue)
        }
    }
}
