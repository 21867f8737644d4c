import PopsheetRandomNumbers
import Testing

@testable import PopsheetCommand

/// The command line of zenity (zenity.md §1).
@Suite struct ZenityParserTests {
    @Test func aValueFollowsAnEqualsSignOrIsTheNextWord() throws {
        #expect(try zenity("--question", "--title=a=b").settings.title == "a=b")
        #expect(try zenity("--question", "--title", "a").settings.title == "a")
        #expect(try zenity("--question", "--title=").settings.title == "")
        #expect(try zenity("--title=", "--question", "--name=", "--ok-label=", "OK").settings.title == "")
        // Whatever it is.
        #expect(try zenity("--question", "--title", "--entry").settings.title == "--entry")
        #expect(try zenity("--question", "--title", "--").settings.title == "--")
    }

    @Test func ofARepeatedOptionTheLastValueWins() throws {
        let request = try zenity("--question", "--title=a", "--width=1", "--title", "b", "--width", "2")
        #expect(request.settings.title == "b")
        #expect(request.settings.width == 2)
    }

    @Test func listOptionsAccumulate() throws {
        let request = try zenity("--question", "--extra-button=a", "--extra-button", "b")
        #expect(request.settings.extraButtons.map(\.source) == ["a", "b"])
        #expect(try list("--column=a", "--column=", "--column=a").columns == ["a", "", "a"])
    }

    @Test func theValueOfAFlagIsIgnored() throws {
        for word in ["--pulsate", "--pulsate=0", "--pulsate=false", "--pulsate="] {
            let progress: ZenityProgress = try zenityDialog("--progress", word)
            #expect(progress.pulsates)
        }
        #expect(try zenity("--question=no").settings.title == "Question")
    }

    @Test func optionsAndDataMixInAnyOrder() throws {
        let rows = try list("a", "--column=x", "b", "--column", "y", "c", "-", "--", "--width=3", "--").rows
        #expect(
            rows?.map { row in row.cells.indices.map { row.text($0) } } == [
                ["a", "b"], ["c", "-"], ["--width=3", "--"],
            ])
    }

    @Test func emptyWordsAreIgnoredWhereThereIsNoData() throws {
        for kind in ["question", "info", "progress", "scale", "calendar", "forms", "file-selection", "entry"] {
            #expect(throws: Never.self) { try zenity("", "", "--\(kind)", "other") }
        }
        let entry: ZenityEntry = try zenityDialog("", "", "--entry")
        #expect(entry.choices.isEmpty)
    }

    @Test func anEmptyWordIsACellOfAList() throws {
        #expect(try list("--column=a", "--column=b", "", "x").rows == [ZenityRow(cells: [[], Array("x".utf8)])])
    }

    @Test(arguments: [
        ["--qustion"], ["--quest"], ["--question", "-x"], ["--question", "--foo=1"], ["--question", "--help-foo"],
        ["--question", "--width"], ["--question", "--title"], ["--question", "--width="], ["--question", "--width=1x"],
        ["--question", "--width=1.5"], ["--question", "--timeout", "soon"], ["--question", "--width=99999999999"],
        ["--scale", "--value= 08"], ["--scale", "--value=--1"], ["--scale", "--value=0x"], [], [""], ["text"],
        ["--question", "--entry"], ["--version", "--question"], ["--about", "--version"], ["--question", "--switch"],
        ["--info", "--switch"],
    ])
    func invalidWordsAreAnErrorOfOneLine(words: [String]) throws {
        let failure = try #require(zenityFailure(words))
        #expect(failure.kind == .usage)
        #expect(failure.status(ZenityStatuses { _ in "3" }) == 255)
        #expect(failure.line.hasPrefix("zenity: ") && !failure.line.contains("\n"))
    }

    @Test(arguments: [
        ("--qustion", "--question"), ("--tilte=x", "--title"), ("--extra-buton=a", "--extra-button"),
        ("--forms-dateformat=x", "--forms-date-format"), ("--chcklist", "--checklist"),
    ])
    func anUnknownOptionIsAnsweredWithTheNearest(word: String, nearest: String) throws {
        #expect(try #require(zenityFailure(word)).message.contains("did you mean \(nearest)?"))
    }

    @Test func anUnknownOptionWithoutASimilarOneNamesTheHelpPage() throws {
        #expect(try #require(zenityFailure("--zzzzzzzzzzzzzzzz")).message.contains("zenity --help"))
    }

    @Test(arguments: [("10", 10), ("-5", -5), ("+5", 5), ("0x10", 16), ("010", 8), (" 7", 7), ("0", 0), ("-0X1f", -31)])
    func integersAreWrittenAsInC(text: String, value: Int) throws {
        let scale: ZenityScale = try zenityDialog("--scale", "--min-value=-99", "--value", text)
        #expect(scale.value == value)
    }

    @Test(arguments: ZenityOption.all.map(\.name))
    func everyOptionIsRefusedOrAcceptedAsTheContractSays(name: ZenityOptionName) throws {
        // zenity.md §1; `switch` needs an extra button, pages are not dialogs.
        if [.about, .version, .switch].contains(name) { return }
        let option = try #require(ZenityOption.named[name])
        for kind in ZenityDialogKind.allCases {
            let value = option.value == .none ? "" : "=5"
            let required = kind == .list ? ["--column=a", "--column=b"] : []
            let failure = zenityFailure(["--\(kind.rawValue)"] + required + ["--\(name.rawValue)\(value)"])
            if let accepting = Self.enforced[name], !accepting.contains(kind) {
                #expect(failure == .usage("--\(name.rawValue) is not supported for this dialog"))
            } else if !(name == .minValue || name == .maxValue) {
                #expect(failure == nil, "--\(kind.rawValue) --\(name.rawValue)")
            }
        }
    }

    /// The dialogs that accept an option, for those that others refuse.
    private static let enforced: [ZenityOptionName: Set<ZenityDialogKind>] = {
        let messages: Set<ZenityDialogKind> = [.question, .info, .warning, .error]
        let all = Set(ZenityDialogKind.allCases)
        var table: [ZenityOptionName: Set<ZenityDialogKind>] = [
            .dateFormat: [.calendar, .forms], .separator: [.list, .fileSelection, .forms],
            .multiple: [.list, .fileSelection], .editable: [.list, .textInfo], .filename: [.fileSelection, .textInfo],
            .noWrap: messages.union([.textInfo]), .ellipsize: messages, .okLabel: all.subtracting([.fileSelection]),
            .cancelLabel: all.subtracting([.fileSelection, .info, .warning, .error]), .hideColumn: [.list, .forms],
        ]
        let own: [(ZenityDialogKind, [ZenityOptionName])] = [
            (.calendar, [.day, .month, .year]), (.entry, [.entryText, .hideText]),
            (.fileSelection, [.directory, .save, .fileFilter]),
            (.list, [.column, .checklist, .radiolist, .imagelist, .printColumn, .hideHeader, .midSearch]),
            (.notification, [.listen]),
            (.progress, [.pulsate, .percentage, .autoClose, .autoKill, .noCancel, .timeRemaining]),
            (.textInfo, [.font, .html]), (.colorSelection, [.color, .showPalette]), (.password, [.username]),
            (.forms, [.listValues, .columnValues, .comboValues, .showHeader]),
        ]
        for (kind, names) in own {
            for name in names { table[name] = [kind] }
        }
        return table
    }()

    @Test func theDefaultOfAnotherDialogsOptionIsAccepted() {
        #expect(zenityFailure("--question", "--separator=|") == nil)
        #expect(zenityFailure("--question", "--percentage=0") == nil)
        #expect(zenityFailure("--question", "--day=-1") == nil)
        #expect(zenityFailure("--question", "--day=0") != nil)
        #expect(zenityFailure("--question", "--separator=,") != nil)
        // The last value counts.
        #expect(zenityFailure("--question", "--separator=,", "--separator=|") == nil)
    }

    @Test func anOptionAnswersToItsGroupsName() throws {
        let forms: ZenityForms = try zenityDialog("--forms", "--forms-date-format=%F")
        #expect(forms.dateFormat == "%F")
        #expect(try zenity("--entry", "--general-width=3").settings.width == 3)
        let scale: ZenityScale = try zenityDialog("--scale", "--scale-value=3")
        #expect(scale.value == 3)
        #expect(zenityFailure("--scale", "--list-value=3") != nil)
    }

    /// The options of zenity 3.44, as its help page lists them, and those that only zenity 4 has.
    @Test func everyOptionOfBothVersionsIsKnown() {
        let names = """
            about add-calendar add-combo add-entry add-list add-password attach auto-close auto-kill auto-scroll \
            cancel-label checkbox checklist class color column column-values combo-values confirm-overwrite \
            date-format day default-cancel directory display editable ellipsize entry-text extra-button file-filter \
            filename font forms-date-format g-fatal-warnings gtk-module height hide-column hide-header hide-text \
            hide-value hint html icon-name imagelist list-values listen max-value mid-search min-value modal month \
            multiple name no-cancel no-interaction no-markup no-wrap ok-label percentage print-column print-partial \
            pulsate radiolist save separator show-header show-palette step switch text time-remaining timeout title \
            url username value version width window-icon year icon app-id add-multiline-entry
            """
        for name in names.split(separator: " ") { #expect(ZenityOption(word: String(name)) != nil, "\(name)") }
    }

    @Test func randomWordsAreARequestAPageOrAnErrorOfOneLine() {
        let words =
            ZenityOption.spellings.map { "--\($0)" } + ["", "-", "--", "a\nb", "-h", "=", "--=", "--x\u{1B}[31m"]
        let values = ["", "=", "=1", "=a\nb", "=\u{7}"]
        for var random in RandomNumbers.cases(3_000) {
            let count = random.int(0...5)
            let given = (0..<count).map { _ in random.pick(words) + random.pick(values) }
            guard let failure = zenityFailure(given) else { continue }
            let isClean = failure.line.unicodeScalars.allSatisfy { $0.value >= 0x20 }
            #expect(isClean && failure.line.count <= 500, "\(random): \(given)")
        }
    }

    private func list(_ words: String...) throws -> ZenityList {
        try zenityDialog(["--list"] + words)
    }
}
