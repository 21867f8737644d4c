import PopsheetTestSupport
import Testing

/// Every guideline, violated and followed.
@Suite struct LintTests {
    private func findings(_ document: String, _ options: String...) async throws -> [String] {
        let answer = try await popsheet(["lint", "-"] + options, input: Array(document.utf8))
        #expect(answer.status == 0 && answer.errorText == "")
        return answer.text.split(separator: "\n").map(String.init)
    }

    private static let good = #"""
        {"title":"Delete 3 photos?","message":"They leave all your devices.",
         "actions":[{"label":"Delete","role":"destructive"},{"label":"Move to Album…"}]}
        """#

    @Test func aGoodSheetHasNoFindings() async throws {
        #expect(try await findings(Self.good) == [])
    }

    private static let oneGuidelineBrokenCases: [(String, String)] = [
        (
            #"{"title":"A title that goes on and on and on and on until it takes more than a line","actions":[{"label":"A","role":"destructive"}]}"#,
            "standard input /title: warning: the title takes more than one line [long-title] (S4)"
        ),
        (
            #"{"title":"Delete it?","message":"Delete it?","actions":[{"label":"A","role":"destructive"}]}"#,
            "standard input /message: info: the message repeats the title [redundant-message] (S2 S4)"
        ),
        (
            #"{"actions":[{"label":"A"},{"label":"B"}],"cancel":null}"#,
            "standard input: warning: there is no cancel action [no-cancel] (S0 S2 S4)"
        ),
        (
            #"{"presentation":"popover","actions":[{"label":"A"},{"label":"B"}],"cancel":{"label":"Keep"}}"#,
            "standard input /cancel: info: a popover shows no cancel action: a press outside cancels it "
                + "[cancel-in-popover] (S0 S3)"
        ),
        (
            #"{"actions":[{"label":"A"}]}"#,
            "standard input /actions/0: warning: there is only one button besides Cancel, and it is not destructive "
                + "[single-button] (S1)"
        ),
        (
            #"{"message":"x","actions":[{"label":"A"},{"label":"B"},{"label":"C"},{"label":"D"},{"label":"E"}]}"#,
            "standard input /actions/3: warning: more than four buttons (6) [too-many-buttons] (S4)"
        ),
        (
            #"{"ordering":"asGiven","actions":[{"label":"A"},{"label":"B","role":"destructive"}]}"#,
            "standard input /actions/1: warning: a destructive action is below a non-destructive one "
                + "[destructive-not-on-top] (S0 S2 S4)"
        ),
        (
            #"{"actions":[{"label":"A","role":"destructive"},{"label":"B","role":"destructive"}]}"#,
            "standard input /actions/1: info: 2 actions are destructive [several-destructive]"
        ),
        (
            #"{"actions":[{"label":"B"},{"label":"A label that is much too long for the width of a phone"}]}"#,
            "standard input /actions/1: warning: the label does not fit one line at its full size [long-label]"
        ),
        (
            #"{"actions":[{"label":"Move to Album"},{"label":"Move to Folder"}]}"#,
            "standard input /actions/1: info: the label starts with the same two words as another "
                + "[similar-labels] (S2)"
        ),
    ]

    @Test(arguments: Self.oneGuidelineBrokenCases)
    func oneGuidelineBroken(document: String, line: String) async throws {
        #expect(try await findings(document) == [line])
    }

    @Test func whatDependsOnRoom() async throws {
        #expect(
            try await findings(Self.good, "--window", "320x200") == [
                "standard input /actions: warning: the actions do not fit and have to scroll [scrolls] (S0 S4)"
            ])
        #expect(try await findings(Self.good, "--text-scale", "6").contains { $0.contains("[long-title]") })
    }

    @Test func aMenu() async throws {
        let actions = (0..<7).map { #"{"label":"Action\#($0)"}"# }.joined(separator: ",")
        #expect(
            try await findings(#"{"actions":[\#(actions)]}"#).contains {
                $0
                    == "standard input /actions: info: 7 non-destructive actions without a message are a menu [menu-like] (S4)"
            })
    }

    @Test func anotherClassicStyleThanTheApplications() async throws {
        let document = #"{"appearance":"classic-black","actions":[{"label":"A"},{"label":"B"}]}"#
        #expect(try await findings(document) == [])
        #expect(
            try await findings(document, "--appearance", "classic-blue") == [
                "standard input /appearance: warning: the classic style differs from the application's "
                    + "[mixed-appearances] (S0 S2)"
            ])
    }

    @Test func theCancelActionIsNotCounted() async throws {
        let document = #"""
            {"actions":[{"label":"Keep","id":"k","role":"cancel"},{"label":"A","role":"destructive"},
             {"label":"B","role":"destructive"}]}
            """#
        #expect(
            try await findings(document) == [
                "standard input /actions/2: info: 2 actions are destructive [several-destructive]"
            ])
    }

    @Test func asJSON() async throws {
        let document = #"{"actions":[{"label":"A"}]}"#
        let answer = try await popsheet("lint", "-", "--output", "json", input: document)
        #expect(
            answer.text == """
                [
                  {
                    "code": "single-button",
                    "severity": "warning",
                    "pointer": "/actions/0",
                    "message": "there is only one button besides Cancel, and it is not destructive",
                    "source": "S1"
                  }
                ]

                """)
        #expect(try await popsheet("lint", "-", "--output", "json", input: Self.good).text == "[]\n")
    }

    @Test func strictlyAWarningIsAFailure() async throws {
        #expect(try await popsheet("lint", "-", "--strict", input: #"{"actions":[{"label":"A"}]}"#).status == 1)
        #expect(try await popsheet("lint", "-", "--strict", input: Self.good).status == 0)
        let info = #"{"actions":[{"label":"A","role":"destructive"},{"label":"B","role":"destructive"}]}"#
        #expect(try await popsheet("lint", "-", "--strict", input: info).status == 0)
    }

    @Test func invalidSheets() async throws {
        expectFailure(try await popsheet("lint", "-", input: "[]"), status: 65, "give an object")
        expectFailure(
            try await popsheet("lint", "-", "--strict", input: #"{"actions":[{"label":""}]}"#), status: 65,
            "/actions/0/label")
    }
}
