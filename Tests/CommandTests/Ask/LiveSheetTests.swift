import PopsheetModel
import PopsheetRandomNumbers
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// The commands of `popsheet ask --live`, and what they do to the sheet.
@Suite struct LiveSheetTests {
    /// A sheet that begins with rows, whose ids are their labels.
    private func sheet(_ ids: String..., keepsOpen: Bool = false) throws -> LiveSheet {
        let rows = ids.isEmpty ? [.placeholder(.waiting, label: "…")] : ids.map { Action($0) }
        return LiveSheet(
            try ActionSheet(actions: rows), details: ActionDetails(), firstFocus: nil, keepsOpen: keepsOpen)
    }

    /// Does what lines say; returns the last effect.
    @discardableResult
    private func apply(_ lines: String, to sheet: inout LiveSheet) throws -> LiveSheet.Effect {
        var parser = LiveParser()
        var effect = LiveSheet.Effect.none
        for record in parser.take(Array((lines + "\n").utf8)) { effect = try sheet.apply(try record.command.get()) }
        return effect
    }

    private func labels(_ sheet: LiveSheet) throws -> [String] { try sheet.sheet().actions.map(\.label) }

    /// What is wrong with a line; nil if nothing is.
    private func fault(_ line: String, in sheet: inout LiveSheet) -> String? {
        do {
            try apply(line, to: &sheet)
            return nil
        } catch {
            return (error as? CommandFailure)?.message
        }
    }

    @Test func rowsAreAddedAtTheEndOrBeforeAnother() throws {
        var sheet = try sheet("b")
        try apply(#"{"add":[{"id":"c","label":"C"},{"label":"d"}]}"#, to: &sheet)
        try apply(#"{"before":"b","add":[{"label":"a1"},{"label":"a2"}]}"#, to: &sheet)
        #expect(try labels(sheet) == ["a1", "a2", "b", "C", "d"])
    }

    @Test func aRowIsUpdatedInItsPlaceAndOnlyInWhatIsGiven() throws {
        var sheet = try sheet("a", "b")
        try apply(#"{"update":{"id":"a","label":"A","subtitle":"s","icon":"i","role":"destructive"}}"#, to: &sheet)
        try apply(#"{"update":{"id":"a","enabled":false}}"#, to: &sheet)
        var action = try #require(try sheet.sheet().actions.first)
        #expect(action == Action("A", id: "a", role: .destructive, isEnabled: false, icon: "i", subtitle: "s"))
        try apply(#"{"update":{"id":"a","subtitle":null,"icon":null,"enabled":true,"role":"default"}}"#, to: &sheet)
        action = try #require(try sheet.sheet().actions.first)
        #expect(action == Action("A", id: "a"))
    }

    @Test func theCancelActionCanBeRenamedAndDisabledButNotRemoved() throws {
        var sheet = try sheet("a")
        try apply(#"{"update":{"id":"cancel","label":"Done","enabled":false}}"#, to: &sheet)
        let cancel = try #require(try sheet.sheet().cancelAction)
        #expect(cancel.label == "Done" && !cancel.isEnabled)
        #expect(fault(#"{"remove":"cancel"}"#, in: &sheet)?.contains("the cancel action stays") == true)
        #expect(fault(#"{"update":{"id":"cancel","role":"default"}}"#, in: &sheet)?.contains("omit \"role\"") == true)
    }

    @Test func textsAreReplacedAndRemoved() throws {
        var sheet = try sheet("a")
        try apply("{\"title\":\"T\"}\n{\"message\":\"M\\u001b[1m!\"}", to: &sheet)
        #expect(try sheet.sheet().title == "T" && sheet.sheet().message == "M!")
        try apply("{\"title\":null}\n{\"message\":null}", to: &sheet)
        #expect(try sheet.sheet().title == nil && sheet.sheet().message == nil)
    }

    /// While the program is at work the rows can be chosen: what can't be, it disables.
    @Test func aSpinnerIsBelowTheRowsWhileTheProgramIsAtWork() throws {
        var sheet = try sheet("a")
        #expect(try sheet.sheet().actions.last?.placeholder == nil)
        try apply(#"{"busy":true}"#, to: &sheet)
        #expect(try sheet.sheet().actions.map(\.placeholder) == [nil, .waiting])
        #expect(try sheet.outcome(choosing: "a")?.action?.index == 0)
        sheet.end()
        #expect(try sheet.sheet().actions.map(\.placeholder) == [nil])
    }

    @Test func withoutRowsASpinnerIsInTheirPlaceUntilNoneWillCome() throws {
        var sheet = try sheet()
        #expect(try sheet.sheet().actions.map(\.placeholder) == [.waiting])
        try apply(#"{"add":[{"label":"a"}]}"#, to: &sheet)
        #expect(try labels(sheet) == ["a"])
        try apply(#"{"remove":["a"]}"#, to: &sheet)
        #expect(try sheet.sheet().actions.map(\.placeholder) == [.waiting])
        try apply(#"{"busy":false}"#, to: &sheet)
        #expect(try sheet.sheet().actions.map(\.placeholder) == [.empty])
    }

    @Test func onlyWithKeepAChoiceLeavesTheSheet() throws {
        #expect(try sheet("a").sheet().dismisses("a"))
        #expect(try !sheet("a", keepsOpen: true).sheet().dismisses("a"))
        #expect(try sheet("a", keepsOpen: true).sheet().dismisses("cancel"))
    }

    @Test func closingEndsWithAnActionEvenIfItIsDisabled() throws {
        var sheet = try sheet("a", "b")
        try apply(#"{"update":{"id":"b","enabled":false}}"#, to: &sheet)
        #expect(
            try apply(#"{"close":"b"}"#, to: &sheet)
                == .closes(.action(ChosenAction(id: "b", index: 1, label: "b"))))
        #expect(try apply(#"{"close":null}"#, to: &sheet) == .closes(.cancelled(.programmatic)))
        #expect(try apply(#"{"close":"cancel"}"#, to: &sheet) == .closes(.cancelled(.cancelAction)))
    }

    private static let wrongCases: [(String, String)] = [
        ("{bad", "column 2"),
        ("[]", "this is an array"),
        ("{}", "this is no command; give one of add, update"),
        (#"{"ad":[]}"#, "did you mean \"add\"?"),
        (#"{"add":[{"lable":"x"}]}"#, "/add/0/lable: \"lable\" is not a known key; did you mean \"label\"?"),
        (#"{"add":{}}"#, "/add: this is an object; give an array"),
        (#"{"add":[{"label":" "}]}"#, "the label is empty"),
        (#"{"add":[{"label":"x"},{"id":"a","label":"y"}]}"#, "/add/1: the id \"a\" is another row's"),
        (#"{"add":[{"label":"x"},{"label":"x"}]}"#, "/add/1: the id \"x\" is another row's"),
        (#"{"add":[{"id":"cancel","label":"x"}]}"#, "reserved"),
        (#"{"add":[{"id":"x\u0000","label":"x"}]}"#, "contains a NUL"),
        (#"{"add":[{"label":"x"}],"before":"y"}"#, "/before: no action has the id \"y\"; there is \"a\""),
        (#"{"title":"x","before":"a"}"#, "only \"add\" has a \"before\""),
        (#"{"title":"x","message":"y"}"#, "\"title\" and \"message\" are two commands"),
        (#"{"title":1}"#, "/title: this is a number; give a string"),
        (#"{"update":{"label":"x"}}"#, "/update: there is no \"id\""),
        (#"{"update":{"id":"x","label":"x"}}"#, "/update/id: no action has the id \"x\""),
        (#"{"update":{"id":"a","label":""}}"#, "/update/label: the label is empty"),
        (#"{"update":{"id":"a","role":"cancel"}}"#, "/update/role: a row can't be the cancel action"),
        (#"{"update":{"id":"a","enabeld":true}}"#, "did you mean \"enabled\"?"),
        (#"{"remove":["a","x"]}"#, "/remove/1: no action has the id \"x\""),
        (#"{"focus":"x"}"#, "/focus: no action has the id \"x\""),
        (#"{"close":"timeout"}"#, "/close: no action has the id \"timeout\""),
        (#"{"busy":1}"#, "give true or false"),
    ]

    @Test(arguments: wrongCases)
    func aWrongCommandSaysWhatIsWrongAndChangesNothing(line: String, message: String) throws {
        var sheet = try sheet("a")
        let before = try sheet.sheet()
        let fault = try #require(fault(line, in: &sheet))
        #expect(fault.contains(message), "\(fault)")
        #expect(fault.hasPrefix("standard input, line 1"))
        #expect(try sheet.sheet() == before)
    }

    @Test func aDisabledActionCantHaveTheFocus() throws {
        var sheet = try sheet("a")
        #expect(try apply(#"{"focus":"a"}"#, to: &sheet) == .focuses("a"))
        try apply(#"{"update":{"id":"a","enabled":false}}"#, to: &sheet)
        #expect(fault(#"{"focus":"a"}"#, in: &sheet)?.contains("is disabled") == true)
    }

    @Test func linesAreCountedAndBlankOnesSkipped() throws {
        var parser = LiveParser()
        let records = parser.take(Array("\n \n{\"busy\":true}\r\n\n".utf8)) + parser.take([0x7B, 0xFF, 0x0A, 0x00])
        #expect(records.map(\.line) == [3, 5])
        #expect(parser.finish().map(\.line) == [6])
    }

    /// Rows keep the order of an array that is changed in the same way.
    @Test func rowsHaveTheOrderInWhichTheyWereAdded() {
        for var random in RandomNumbers.cases(50) {
            var (rows, expected, count) = (LiveRows(), [String](), 0)
            for _ in 0..<200 {
                if !expected.isEmpty, random.int(0...2) == 0 {
                    let index = random.int(0...(expected.count - 1))
                    rows.remove(expected.remove(at: index))
                } else {
                    count += 1
                    let place = random.int(0...expected.count)
                    rows.insert(Action("\(count)"), before: place < expected.count ? expected[place] : nil)
                    expected.insert("\(count)", at: place)
                }
            }
            #expect(rows.actions.map(\.id) == expected, "\(random)")
            #expect(rows.count == expected.count)
        }
    }
}

/// `popsheet ask --live` with an answer given beforehand: the events without the sheet.
@Suite struct LiveGivenAnswerTests {
    private let rows = #"{"add":[{"id":"x","label":"X"},{"id":"y","label":"Y","enabled":false}]}"# + "\n"
    private let opened = #"{"event":"opened"}"# + "\n"

    @Test func theActionIsPressedOnceItHasArrived() async throws {
        let answer = try await popsheet("ask", "--live", "--answer", "x", input: "{bad\n" + rows)
        expectAnswer(
            answer,
            opened
                + #"{"event":"error","message":"standard input, line 1, column 2: expected a name in quotes, "#
                + #"found 'b'","line":1}"# + "\n"
                + #"{"event":"pressed","id":"x","index":0,"label":"X"}"# + "\n"
                + #"{"event":"closed","outcome":"action","id":"x","index":0,"label":"X"}"# + "\n", status: 0)
    }

    @Test func withKeepTheProgramCloses() async throws {
        let answer = try await popsheet(
            "ask", "--live", "--keep", "--answer", "x", input: rows + #"{"close":"y"}"#)
        expectAnswer(
            answer,
            opened + #"{"event":"pressed","id":"x","index":0,"label":"X"}"# + "\n"
                + #"{"event":"closed","outcome":"action","id":"y","index":1,"label":"Y"}"# + "\n", status: 0)
    }

    @Test func cancelledAndTimedOut() async throws {
        expectAnswer(
            try await popsheet("ask", "--live", "--answer", "timeout"),
            opened + #"{"event":"closed","outcome":"cancelled","reason":"timeout"}"# + "\n", status: 5)
    }

    @Test func anActionThatNeverArrivesIsAnError() async throws {
        let answer = try await popsheet("ask", "--live", "--answer", "y", input: rows)
        let reason = #"no action has the id "y" and is enabled"#
        #expect(answer.status == 64 && answer.errorText == "popsheet: error: --answer: \(reason)\n")
        // The program that writes the commands waits for an event.
        #expect(
            answer.text == opened
                + #"{"event":"error","message":"--answer: no action has the id \"y\" and is enabled"}"# + "\n"
                + #"{"event":"closed","outcome":"cancelled","reason":"programmatic"}"# + "\n")
    }

    /// The program that writes them stays.
    @Test func anActionThatDoesNotArriveWhileCommandsMayIsAnErrorToo() async throws {
        let process = try ProcessRunner.start(
            ProcessRunner.built("popsheet"), ["ask", "--live", "--keep", "--answer", "z"])
        try await process.write(Array(rows.utf8))
        let answer = try await process.answer(timeout: .seconds(60))
        #expect(answer.status == 64 && answer.errorText.contains("no command came for 10 s"), "\(answer)")
        #expect(answer.text.hasSuffix(#"{"event":"closed","outcome":"cancelled","reason":"programmatic"}"# + "\n"))
    }

    @Test func theTimeIsUpWhileCommandsMayArrive() async throws {
        let process = try ProcessRunner.start(
            ProcessRunner.built("popsheet"), ["ask", "--live", "--answer", "z", "--timeout", "0.2"])
        let answer = try await process.answer(timeout: .seconds(60))
        expectAnswer(
            answer, opened + #"{"event":"closed","outcome":"cancelled","reason":"timeout"}"# + "\n", status: 5)
    }

    private static let wrongUsageCases: [([String], String)] = [
        (["--keep", "a"], "--keep: it belongs to --live"),
        (["--live", "--stdin"], "--stdin: standard input is read by --live already"),
        (["--live", "--title", "-"], "--live: standard input is read by --title already"),
    ]

    @Test(arguments: wrongUsageCases)
    func wrongUsage(options: [String], message: String) async throws {
        expectFailure(try await popsheet(["ask"] + options), status: 64, message)
    }
}
