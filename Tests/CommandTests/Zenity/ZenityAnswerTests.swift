import PopsheetDialogs
import Testing

@testable import PopsheetCommand

/// What zenity's dialogs print (zenity.md §2, §5).
@Suite struct ZenityAnswerTests {
    private func answer(
        _ words: [String], _ outcome: ZenityOutcome, _ content: ZenityContent = .none
    ) throws -> (text: String, status: Int32) {
        let answer = ZenityAnswer(
            to: try zenity(words), outcome, content,
            writesDate: { "\($1 ?? "local"):\($0.year)-\($0.month)-\($0.day)" })
        return (String(decoding: answer.output, as: UTF8.self), answer.status)
    }

    private static let contents: [([String], ZenityContent, accepted: String, timedOut: String)] = [
        (["--question"], .none, "", ""), (["--progress"], .none, "", ""), (["--entry"], .text("a"), "a\n", "a\n"),
        (["--entry"], .text(""), "\n", "\n"), (["--password"], .password(name: "n", password: "p"), "p\n", ""),
        (["--password", "--username"], .password(name: "n", password: "p"), "n|p\n", ""),
        (["--list", "--column=a", "x"], .rows([ZenityRow(cells: [[0x78]])]), "x\n", "x\n"),
        (["--list", "--column=a", "x"], .rows([]), "", ""), (["--scale"], .value(-3), "-3\n", "-3\n"),
        (["--scale", "--print-partial"], .value(7), "7\n", "7\n"),
        (["--calendar"], .date(zenityToday), "local:2024-5-9\n", "local:2024-5-9\n"),
        (["--calendar", "--date-format=%x"], .date(zenityToday), "%x:2024-5-9\n", "%x:2024-5-9\n"),
        (["--text-info"], .text("a\n"), "", ""), (["--text-info", "--editable"], .text("a\nb"), "a\nb", "a\nb"),
        (["--color-selection"], .color(ZenityColor(red: 1, green: 0.5, blue: 0)), "rgb(255,128,0)\n", ""),
        (["--file-selection"], .files([[0x2F, 0x61]]), "/a\n", ""),
        (["--file-selection", "--multiple"], .files([[0x61], [0xFF]]), "a|\u{FFFD}\n", ""),
        (["--file-selection", "--separator=\\n"], .files([[0x61], [0x62]]), "a\\nb\n", ""),
    ]

    @Test(arguments: contents.indices)
    func whatIsPrinted(index: Int) throws {
        let (words, content, accepted, timedOut) = Self.contents[index]
        #expect(try answer(words, .ok, content) == (accepted, 0))
        #expect(try answer(words, .timedOut, content) == (timedOut, 5))
        #expect(try answer(words, .cancelled, content) == ("", 1))
        #expect(try answer(words, .escaped, content) == ("", 1))
    }

    @Test func changesOfAScaleArePrintedIfAskedFor() throws {
        let partial: ZenityScale = try zenityDialog("--scale", "--print-partial")
        #expect(partial.output(changedTo: 7) == Array("7\n".utf8))
        let scale: ZenityScale = try zenityDialog("--scale")
        #expect(scale.output(changedTo: 7) == nil)
    }

    @Test func anExtraButtonPrintsItsLabelToTheByte() throws {
        let words = ["--question", "--extra-button=_A & <b>\\n", "--extra-button="]
        #expect(try answer(words, .extra(0)) == ("_A & <b>\\n\n", 1))
        #expect(try answer(words, .extra(1)) == ("\n", 1))
        #expect(try answer(["--entry", "--extra-button=x"], .extra(0), .text("a")) == ("x\n", 1))
    }

    @Test func theEnvironmentsStatusIsTheAnswers() throws {
        let statuses = ZenityStatuses { ["ZENITY_TIMEOUT": "40", "DIALOG_EXTRA": "41"][$0] }
        let request = try zenity("--info", "--extra-button=x")
        #expect(ZenityAnswer(to: request, .timedOut, statuses: statuses).status == 40)
        #expect(ZenityAnswer(to: request, .extra(0), statuses: statuses).status == 41)
    }

    @Test func aFormPrintsItsFields() throws {
        let fields: [ZenityContent.Field] = [
            .text("a"), .choice(nil), .cells(["x", "y"]), .date(zenityToday), .choice("c"), .cells([]),
        ]
        #expect(try answer(["--forms"], .ok, .fields(fields)) == ("a| |x,y,|local:2024-5-9|c|\n", 0))
        #expect(try answer(["--forms"], .timedOut, .fields(fields)).text == "a| |x,y,|local:2024-5-9|c|\n")
        let words = ["--forms", "--separator=\\t", "--forms-date-format=%F"]
        #expect(
            try answer(words, .ok, .fields([.date(zenityToday), .cells(["a", "b"])])).text == "%F:2024-5-9\\tab\n")
        #expect(try answer(["--forms"], .ok, .fields([.choice(nil)])).text == " \n")
        #expect(try answer(["--forms"], .ok, .fields([])).text == "\n")
    }

    @Test(arguments: [
        (ZenityColor(red: 0, green: 0, blue: 0), "rgb(0,0,0)"),
        (ZenityColor(red: 2, green: -1, blue: 0.2, alpha: 0.9995), "rgb(255,0,51)"),
        (ZenityColor(red: 1, green: 1, blue: 1, alpha: 0.5), "rgba(255,255,255,0.5)"),
        (ZenityColor(red: 1, green: 1, blue: 1, alpha: 0), "rgba(255,255,255,0)"),
        (ZenityColor(red: 1, green: 1, blue: 1, alpha: 1.0 / 3), "rgba(255,255,255,0.333333)"),
    ])
    func aColorIsPrintedAsCSS(color: ZenityColor, text: String) {
        #expect(color.text == text)
    }

    @Test(arguments: [
        ("%Y-%m-%d", "2024-05-09"), ("%j", "130"), ("%u", "4"), ("", ""), ("%%", "%"), ("\u{E9}%d", "\u{E9}09"),
        ("%p%P", "AMam"),
    ])
    func aDateIsWrittenAsStrftimeDoes(format: String, text: String) {
        #expect(DateFormat.text(zenityToday, format) == text)
    }

    @Test func aLongDateIsWhole() {
        let format = String(repeating: "%Y", count: 1_000)
        #expect(DateFormat.text(zenityToday, format) == String(repeating: "2024", count: 1_000))
    }

    @Test func aDateWithoutAFormatIsTheLocales() {
        #expect(!DateFormat.text(zenityToday, nil).isEmpty)
        #expect(DateFormat.today().isValid)
    }
}
