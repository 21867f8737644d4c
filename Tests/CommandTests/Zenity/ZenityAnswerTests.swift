import PopsheetDialogs
import Testing

@testable import PopsheetCommand

/// What zenity's dialogs print (zenity.md §2, §5).
@Suite struct ZenityAnswerTests {
    /// A dialog that has ended with a value, and what it prints if it was accepted, and at a timeout.
    struct Ended: Sendable {
        let words: [String]
        let accepted: String
        let timedOut: String
        let answer: @Sendable (_ outcome: ZenityOutcome) throws -> (text: String, status: Int32)

        init<Dialog: ZenityDialog>(
            _ words: [String], _ type: Dialog.Type, _ value: Dialog.Value, _ accepted: String, _ timedOut: String = ""
        ) {
            (self.words, self.accepted, self.timedOut) = (words, accepted, timedOut)
            answer = { outcome in
                let request = try zenity(words)
                let dialog = try #require(request.dialog as? Dialog)
                let answer = ZenityAnswer(to: dialog, request.settings, outcome, value)
                return (String(decoding: answer.output, as: UTF8.self), answer.status)
            }
        }
    }

    private static let values: [Ended] = [
        Ended(["--question"], ZenityMessage.self, (), ""), Ended(["--progress"], ZenityProgress.self, (), ""),
        Ended(["--entry"], ZenityEntry.self, "a", "a\n", "a\n"), Ended(["--entry"], ZenityEntry.self, "", "\n", "\n"),
        Ended(["--password"], ZenityPassword.self, .init(name: "n", password: "p"), "p\n"),
        Ended(["--password", "--username"], ZenityPassword.self, .init(name: "n", password: "p"), "n|p\n"),
        Ended(["--list", "--column=a", "x"], ZenityList.self, [ZenityRow(cells: [[0x78]])], "x\n", "x\n"),
        Ended(["--list", "--column=a", "x"], ZenityList.self, [], ""),
        Ended(["--scale"], ZenityScale.self, -3, "-3\n", "-3\n"),
        Ended(["--scale", "--print-partial"], ZenityScale.self, 7, "7\n", "7\n"),
        Ended(["--calendar"], ZenityCalendar.self, zenityToday, "local:2024-5-9\n", "local:2024-5-9\n"),
        Ended(["--calendar", "--date-format=%x"], ZenityCalendar.self, zenityToday, "%x:2024-5-9\n", "%x:2024-5-9\n"),
        Ended(["--text-info"], ZenityTextInfo.self, "a\n", ""),
        Ended(["--text-info", "--editable"], ZenityTextInfo.self, "a\nb", "a\nb", "a\nb"),
        Ended(
            ["--color-selection"], ZenityColorSelection.self, ColorPicker.Color(red: 1, green: 0.5, blue: 0),
            "rgb(255,128,0)\n"),
        Ended(["--file-selection"], ZenityFileSelection.self, [[0x2F, 0x61]], "/a\n"),
        Ended(["--file-selection", "--multiple"], ZenityFileSelection.self, [[0x61], [0xFF]], "a|\u{FFFD}\n"),
        Ended(["--file-selection", "--separator=\\n"], ZenityFileSelection.self, [[0x61], [0x62]], "a\\nb\n"),
    ]

    @Test(arguments: values.indices)
    func whatIsPrinted(index: Int) throws {
        let ended = Self.values[index]
        #expect(try ended.answer(.ok) == (ended.accepted, 0))
        #expect(try ended.answer(.timedOut) == (ended.timedOut, 5))
        #expect(try ended.answer(.cancelled) == ("", 1))
        #expect(try ended.answer(.escaped) == ("", 1))
    }

    @Test func changesOfAScaleArePrintedIfAskedFor() throws {
        let partial: ZenityScale = try zenityDialog("--scale", "--print-partial")
        #expect(partial.output(changedTo: 7) == Array("7\n".utf8))
        let scale: ZenityScale = try zenityDialog("--scale")
        #expect(scale.output(changedTo: 7) == nil)
    }

    @Test func anExtraButtonPrintsItsLabelToTheByte() throws {
        let words = ["--question", "--extra-button=_A & <b>\\n", "--extra-button="]
        let question = Ended(words, ZenityMessage.self, (), "")
        #expect(try question.answer(.extra(0)) == ("_A & <b>\\n\n", 1))
        #expect(try question.answer(.extra(1)) == ("\n", 1))
        let entry = Ended(["--entry", "--extra-button=x"], ZenityEntry.self, "a", "")
        #expect(try entry.answer(.extra(0)) == ("x\n", 1))
    }

    @Test func theEnvironmentsStatusIsTheAnswers() throws {
        let statuses = ZenityStatuses { ["ZENITY_TIMEOUT": "40", "DIALOG_EXTRA": "41"][$0] }
        let request = try zenity("--info", "--extra-button=x")
        let info = try #require(request.dialog as? ZenityMessage)
        #expect(ZenityAnswer(to: info, request.settings, .timedOut, (), statuses: statuses).status == 40)
        #expect(ZenityAnswer(to: info, request.settings, .extra(0), (), statuses: statuses).status == 41)
    }

    @Test func aFormPrintsItsFields() throws {
        func form(_ words: [String], _ fields: [ZenityForms.FieldValue]) -> Ended {
            Ended(words, ZenityForms.self, fields, "")
        }
        let fields: [ZenityForms.FieldValue] = [
            .text("a"), .choice(nil), .cells(["x", "y"]), .date(zenityToday), .choice("c"), .cells([]),
        ]
        #expect(try form(["--forms"], fields).answer(.ok) == ("a| |x,y,|local:2024-5-9|c|\n", 0))
        #expect(try form(["--forms"], fields).answer(.timedOut).text == "a| |x,y,|local:2024-5-9|c|\n")
        let words = ["--forms", "--separator=\\t", "--forms-date-format=%F"]
        #expect(
            try form(words, [.date(zenityToday), .cells(["a", "b"])]).answer(.ok).text == "%F:2024-5-9\\tab\n")
        #expect(try form(["--forms"], [.choice(nil)]).answer(.ok).text == " \n")
        #expect(try form(["--forms"], []).answer(.ok).text == "\n")
    }

    @Test(arguments: [
        (ColorPicker.Color(red: 0, green: 0, blue: 0), "rgb(0,0,0)"),
        (ColorPicker.Color(red: 2, green: -1, blue: 0.2, alpha: 0.9995), "rgb(255,0,51)"),
        (ColorPicker.Color(red: 1, green: 1, blue: 1, alpha: 0.5), "rgba(255,255,255,0.5)"),
        (ColorPicker.Color(red: 1, green: 1, blue: 1, alpha: 0), "rgba(255,255,255,0)"),
        (ColorPicker.Color(red: 1, green: 1, blue: 1, alpha: 1.0 / 3), "rgba(255,255,255,0.333333)"),
    ])
    func aColorIsPrintedAsCSS(color: ColorPicker.Color, text: String) {
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
