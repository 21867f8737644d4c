import Testing

@testable import PopsheetCommand

/// The command lines of dmenu, and which of the two dialects a command line is in (dmenu.md §1, §3).
@Suite struct DmenuParserTests {
    private func request(
        _ words: [String], isRofi: Bool = false
    ) throws(DmenuParser.Failure) -> DmenuParser.Request {
        try DmenuParser.parse(words.map { Array($0.utf8) }, isRofi: isRofi)
    }

    private func settings(_ words: String..., isRofi: Bool = false) throws -> DmenuSettings {
        guard case .ask(let settings) = try request(words, isRofi: isRofi) else {
            throw DmenuParser.Failure.usage
        }
        return settings
    }

    @Test func optionsOfDmenuAreRead() throws {
        let settings = try settings("-i", "-l", "7", "-p", "-i", "-w", "0x10")
        #expect(settings.dialect == .dmenu && settings.ignoresCase)
        #expect(settings.lines == 7 && settings.prompt == "-i" && settings.parent == 16)
    }

    @Test(
        arguments: [
            ["-fn", "Mono:size=9"], ["-nb", "#222", "-nf", "#eee", "-sb", "red", "-sf", "-1"], ["-m", "0", "-f", "-b"],
            ["-c", "-F", "-r", "-n", "-bw", "2"], ["-x", "0", "-y", "10", "-z", "300", "-h", "24", "-g", "3"],
        ])
    func optionsOfLooksAreAccepted(words: [String]) throws {
        #expect(try request(words) == .ask(DmenuSettings(.dmenu)))
    }

    @Test(arguments: [["-zz"], ["word"], ["-l"], ["-p"], ["-il", "3"], ["-X", "3"], ["--help", "-i"]])
    func otherWordsAreTheUsage(words: [String]) {
        #expect(throws: DmenuParser.Failure.usage) { try request(words) }
    }

    @Test(arguments: [("5", 5), ("0", nil), ("-3", nil), ("x", nil), (" 4x", 4)] as [(String, Int?)])
    func aNumberOfLinesIsReadAsInC(text: String, lines: Int?) throws {
        #expect(try settings("-l", text).lines == lines)
    }

    @Test func theLastOfARepeatedOptionCounts() throws {
        #expect(try settings("-l", "3", "-l", "5", "-p", "a", "-p", "b").lines == 5)
    }

    @Test(
        arguments: [
            ["-dmenu"], ["-i", "-mesg", "x"], ["-kb-custom-1", "Alt+x"], ["-me-select-entry", ""], ["-no-sort"],
            ["-theme-str", "window {}"], ["-theme+window+width", "3"], ["-p", "x", "-format", "i"],
        ])
    func anOptionThatOnlyRofiHasIsRofisDialect(words: [String]) throws {
        guard case .ask(let settings) = try request(words) else { throw DmenuParser.Failure.usage }
        #expect(settings.dialect == .rofi)
    }

    @Test func aValueIsNoOptionOfRofi() throws {
        #expect(try settings("-p", "-dmenu").dialect == .dmenu)
    }

    @Test func versionsAreThoseOfThePrograms() throws {
        #expect(try request(["-v"]) == .page("dmenu-5.2\n"))
        #expect(try request(["-v"], isRofi: true) == .page("Version: 1.7.3\n"))
        #expect(try request(["-version"], isRofi: true) == .page("Version: 1.7.3\n"))
    }

    @Test func underTheNameRofiTheDmenuModeIsNeeded() {
        #expect(throws: DmenuParser.Failure.refused("-show")) { try request(["-show", "run"], isRofi: true) }
        #expect(throws: DmenuParser.Failure.refused("-show")) { try request(["-show", "run"]) }
        #expect(throws: DmenuParser.Failure.refused("-e")) { try request(["-e", "text"]) }
    }
}
