import Foundation
import PopsheetTestSupport
import Testing

/// `Examples/scripts/power-menu`.
@Suite struct PowerScriptTests {
    private let place: ScriptPlace

    init() throws {
        place = try ScriptPlace([
            "systemctl": "", "loginctl": "", "busctl": #"echo "s \"${STUB_HIBERNATE:-yes}\"""#,
        ])
    }

    /// The calls of a run, without the question whether the system can hibernate.
    private func changes() -> String {
        place.takeCalls().split(separator: "\n").filter { !$0.hasPrefix("busctl") }.joined(separator: "\n")
    }

    @Test(arguments: [
        ("lock", "loginctl <lock-session>"), ("suspend", "systemctl <suspend>"), ("hibernate", "systemctl <hibernate>"),
    ])
    func whatKeepsProgramsRunningHappensAtOnce(answer: String, call: String) async throws {
        expectAnswer(try await place.run("power-menu", answering: answer), "", status: 0)
        #expect(changes() == call)
    }

    @Test(arguments: [
        ("logout", "loginctl <terminate-session> <c 2>"), ("reboot", "systemctl <reboot>"),
        ("poweroff", "systemctl <poweroff>"),
    ])
    func whatEndsProgramsIsConfirmed(answer: String, call: String) async throws {
        let session = ["XDG_SESSION_ID": "c 2"]
        for (confirmation, status) in [("cancel", Int32(1)), (answer, 0)] {
            #expect(changes() == "")
            let answer = try await place.run("power-menu", answering: answer, confirmation, environment: session)
            expectAnswer(answer, "", status: status)
        }
        #expect(changes() == call)
        #expect(place.questions.contains("<--destructive> <\(answer)="))
    }

    @Test func aSystemThatCannotHibernateDoesNotOfferIt() async throws {
        for word in ["na", "no"] {
            let answer = try await place.run("power-menu", answering: "cancel", environment: ["STUB_HIBERNATE": word])
            expectAnswer(answer, "", status: 1)
            #expect(!place.questions.contains("hibernate"))
        }
        try place.remove("busctl")
        expectAnswer(try await place.run("power-menu", answering: "cancel"), "", status: 1)
        #expect(!place.questions.contains("hibernate"))
        #expect(changes() == "")
    }

    @Test(arguments: ["systemctl", "loginctl"])
    func aMissingProgramIsReported(program: String) async throws {
        try place.remove(program)
        expectRefusal(try await place.run("power-menu"), "power-menu: \(program) is not installed")
    }
}

/// `Examples/scripts/process-killer`, with processes of the test.
@Suite struct ProcessScriptTests {
    /// A process, and `ps` and `sleep` that know it: `sleep` takes no time.
    private func start(_ line: String) async throws -> (process: RunningProcess, place: ScriptPlace) {
        let process = try ProcessRunner.start("sh", ["-c", line + "; echo ready; while :; do sleep 0.01; done"])
        try await eventually("the process is ready") { !process.outputSoFar.isEmpty }
        let place = try ScriptPlace([
            "ps": """
            case $* in
                *-u*)
                    # The shell that started this, and the script.
                    read -r _ _ _ script _ </proc/$PPID/stat
                    printf '%s %s 99 1 own\\n' "$script" 1 "$PPID" "$script" $$ "$PPID"
                    printf '1 0 0.5 2048 in it\\n%s 1 12.5 1048576 a "b" \\\\ -c\\n' \(process.identifier)
                    ;;
                *) echo 'a "b"' ;;
            esac
            """,
            "sleep": "/bin/sleep 0.02",
        ])
        return (process, place)
    }

    @Test func theProcessIsEnded() async throws {
        let (process, place) = try await start(":")
        expectAnswer(try await place.run("process-killer", answering: "\(process.identifier)"), "", status: 0)
        #expect(try await process.answer().signal == SIGTERM)
        #expect(place.questions.split(separator: "\n").count == 1)
    }

    @Test func aProcessThatIgnoresItIsKilledIfTheUserAgrees() async throws {
        let (process, place) = try await start("trap '' TERM")
        defer { process.send(SIGKILL) }
        expectAnswer(
            try await place.run("process-killer", answering: "\(process.identifier)", "cancel"), "", status: 1)
        #expect(!process.hasEnded)
        expectAnswer(try await place.run("process-killer", answering: "\(process.identifier)", "kill"), "", status: 0)
        #expect(try await process.answer().signal == SIGKILL)
        #expect(place.questions.contains("<a \"b\" is still running>"))
    }

    @Test func theBusiestProcessIsTheFirstAndTheScriptIsNotShown() async throws {
        let (process, place) = try await start(":")
        defer { process.send(SIGKILL) }
        expectAnswer(try await place.run("process-killer", answering: "cancel"), "", status: 1)
        #expect(!process.hasEnded)
        #expect(
            place.rows == """
                \(process.identifier)\ta "b" \\ -c\t12.5 %\t1024 MB\t\(process.identifier)
                1\tin it\t0.5 %\t2 MB\t1

                """)
    }

    @Test func withoutPsNothingIsAsked() async throws {
        expectRefusal(try await ScriptPlace().run("process-killer"), "process-killer: ps is not installed")
    }
}

/// `Examples/scripts/ssh-hosts`.
@Suite struct SSHScriptTests {
    private let place: ScriptPlace

    init() throws { place = try ScriptPlace(["ssh": "", "xterm": "", "my term": "", "kgx": ""]) }

    @Test func aTerminalIsOpenedWithTheHost() async throws {
        try place.home(".ssh/config", "Host web\n")
        expectAnswer(
            try await place.run("ssh-hosts", answering: "web", environment: ["TERMINAL": "my term"]), "", status: 0)
        #expect(place.takeCalls() == "my term <-e> <ssh> <--> <web>\n")
        #expect(place.questions.contains("<--custom>"))
        // Typed by the user, and not an option.
        expectAnswer(
            try await place.run("ssh-hosts", answering: "=-oProxyCommand=x", environment: ["TERMINAL": "no such"]), "",
            status: 0)
        #expect(place.takeCalls() == "kgx <--> <ssh> <--> <-oProxyCommand=x>\n")
        try place.remove("kgx")
        expectAnswer(try await place.run("ssh-hosts", answering: "=joe@new"), "", status: 0)
        #expect(place.takeCalls() == "xterm <-e> <ssh> <--> <joe@new>\n")
        expectAnswer(try await place.run("ssh-hosts", answering: "cancel"), "", status: 1)
        #expect(place.takeCalls() == "")
    }

    @Test func hostsAreReadFromAllFilesInTheirOrder() async throws {
        try place.home(
            ".ssh/config",
            """
            # Host no
            Include conf.d/* "with blank" ~/more\t/no/such/file config
            host = web  db\t"quo ted" *.example !bad db # no
              HostName 10.0.0.1
            \tHOST=last
            Match host other
            HostKeyAlias alias
            """)
        try place.home(".ssh/conf.d/a b", "Host one\n")
        try place.home(".ssh/conf.d/c$(exit)", "Include d\nHost -two\r\n")
        try place.home(".ssh/d", "Host three")
        try place.home(".ssh/with blank", "Host four\n")
        try place.home("more", "Host five")
        try place.home(
            ".ssh/known_hosts",
            """
            |1|AAAA|BBBB ssh-ed25519 X
            # comment
            plain.example,10.1.1.1 ssh-ed25519 X
            web ssh-ed25519 X
            @revoked revoked.example ssh-ed25519 X
            *.wild.example ssh-ed25519 X
            [git.example]:2222,[10.1.1.2]:2222 ssh-ed25519 X
            [fe80::1]:22 ssh-ed25519 X

            """)
        expectAnswer(try await place.run("ssh-hosts", answering: "cancel"), "", status: 1)
        #expect(
            place.rows.split(separator: "\n") == [
                "one", "three", "-two", "four", "five", "web", "db", "quo ted", "last", "plain.example",
                "ssh://git.example:2222", "ssh://[fe80::1]:22",
            ])
    }

    @Test func whatIsMissingIsReported() async throws {
        expectRefusal(
            try await place.run("ssh-hosts"), "ssh-hosts: \(place.directory.path)/home/.ssh: there is no such folder")
        for program in ["xterm", "kgx"] { try place.remove(program) }
        expectRefusal(try await place.run("ssh-hosts"), "ssh-hosts: no terminal is installed; set TERMINAL")
        try place.remove("ssh")
        expectRefusal(try await place.run("ssh-hosts"), "ssh-hosts: ssh is not installed")
    }
}
