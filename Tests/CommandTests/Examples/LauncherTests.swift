import PopsheetTestSupport
import Testing

/// The gallery prints its cases without a display, as commands that a shell can run.
@Suite struct LauncherTests {
    private func launcher(_ arguments: String...) async throws -> ProcessRunner.Answer {
        try await Turnstile.processes.pass {
            try await ProcessRunner.run(
                ProcessRunner.built("sheet-launcher"), arguments,
                environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        }
    }

    /// The ids as the refusal of an unknown one lists them.
    private func cases() async throws -> [String] {
        let answer = try await launcher("--case", "")
        let list = answer.errorText.components(between: "takes ", and: ", not ")
        return list.split(separator: ",").map { $0.filter { $0 != " " } }
    }

    @Test func theHelpPageNamesEveryCase() async throws {
        let help = try await launcher("--help")
        #expect(help.status == 0 && help.errorText == "")
        let ids = try await cases()
        #expect(ids.count >= 13)
        for id in ids { #expect(help.text.contains(id), "\(id)") }
    }

    @Test(arguments: [["--nope"], ["--case"], ["--case", "nope"], ["--stage=desk"], ["--appearance", "pink"], ["x"]])
    func invalidArgumentsAreRejectedInOneLine(arguments: [String]) async throws {
        let answer = try await ProcessRunner.run(ProcessRunner.built("sheet-launcher"), arguments)
        #expect(answer.status == 64)
        #expect(answer.output.isEmpty)
        #expect(answer.errorText.hasPrefix("sheet-launcher: "))
        #expect(answer.errorText.hasSuffix("see 'sheet-launcher --help'\n"))
        #expect(answer.errorText.filter { $0 == "\n" }.count == 1)
    }

    @Test func withoutADisplayItSaysSo() async throws {
        let answer = try await launcher("--case", "delete")
        #expect(answer.status == 69)
        #expect(answer.errorText.contains("no display server"))
    }

    @Test func theSwiftOfACaseIsWhatMakesItsSheet() async throws {
        let answer = try await launcher("--case", "delete", "--print", "swift", "--appearance", "dark")
        #expect(
            answer.text == """
                let sheet = try ActionSheet(
                    "Delete 3 photos?", message: "They leave all your devices."
                ) {
                    Action("Delete Photos", id: "delete", role: .destructive)
                    Action("Move to Album…", id: "move")
                    Action("Hide", id: "hide")
                }
                let options = PresentationOptions(appearance: .dark)
                switch await sheet.present(
                    in: window, from: .widget(button), options: options
                ) {
                case .action(let action): perform(action.id)
                case .cancelled(let reason): log(reason)
                }

                """)
    }

    @Test func aCaseHasItsAppearanceUnlessTheSettingsNameOne() async throws {
        for look in ["adwaita", "glass"] {
            #expect(try await launcher("--case", look, "--print", "swift").text.contains("appearance: .\(look)"))
            let line = try await launcher("--case", look, "--print", "popsheet", "--appearance", "dark").text
            #expect(line.contains("--appearance dark") && !line.contains(look))
            #expect(try await launcher("--case", "delete", "--print", "popsheet", "--appearance", look).status == 0)
        }
    }

    @Test func aShellReadsTheLineAsItIsMeant() async throws {
        let line = try await launcher("--case", "long-texts", "--print", "popsheet").text
        let words = try await shell("popsheet() { printf '%s\\n' \"$@\"; }; \(line)").text.split(separator: "\n")
        #expect(words.contains("everyone=Send to Everyone in the Address Book"))
        #expect(words.contains { $0.hasSuffix("What was sent can't be taken back.") })
        #expect(words.filter { $0 == "--action" }.count == 2)
    }

    @Test func everyLineAsks() async throws {
        for id in try await cases() {
            let line = try await launcher("--case", id, "--print", "popsheet").text
            let answer = try await shell("popsheet() { \"$0\" \"$@\" --answer cancel; }; sleep() { :; }; \(line)")
            // A shell's `case` on a cancelled question does nothing, and that well.
            #expect([0, 1].contains(answer.status) && answer.errorText == "" && answer.text == "", "\(id)")
        }
    }

    @Test func everyLineIsShell() async throws {
        for id in try await cases() {
            let line = try await launcher("--case", id, "--print", "popsheet").text
            let answer = try await shell("popsheet() { :; }; sleep() { :; }; \(line)")
            #expect(answer.status == 0 && answer.errorText == "", "\(id)")
        }
    }
}

extension String {
    /// What stands between the first occurrences of two texts.
    fileprivate func components(between start: String, and end: String) -> String {
        guard let from = firstRange(of: start)?.upperBound else { return "" }
        let rest = String(self[from...])
        guard let to = rest.firstRange(of: end)?.lowerBound else { return rest }
        return String(rest[..<to])
    }
}
