import PopsheetTestSupport
import Testing

/// `Examples/scripts/app-launcher`, with files of applications.
@Suite struct AppLauncherScriptTests {
    private let place: ScriptPlace

    init() throws { place = try ScriptPlace(["gtk-launch": "", "present": ""]) }

    /// Writes the file of an application among those of the user.
    private func application(_ id: String, _ lines: String..., folder: String = ".local/share") throws {
        let text = (["[Desktop Entry]", "Type=Application"] + lines).joined(separator: "\n") + "\n"
        try place.home("\(folder)/applications/\(id).desktop", text)
    }

    /// The labels of the rows, once the script has been cancelled.
    private func labels(_ environment: [String: String?] = [:]) async throws -> [String] {
        let home = place.directory.path + "/home"
        let data: [String: String?] = ["XDG_DATA_DIRS": "\(home)/first/:\(home)/b b"]
        let answer = try await place.run(
            "app-launcher", answering: "cancel", environment: data.merging(environment) { $1 })
        expectAnswer(answer, "", status: 1)
        #expect(place.takeCalls() == "")
        return try await shownValues("label")
    }

    private func shownValues(_ key: String) async throws -> [String] {
        let answer = try await ProcessRunner.run("jq", ["--raw-output", ".\(key)"], input: Array(place.rows.utf8))
        return try answer.check().text.split(separator: "\n").map(String.init)
    }

    @Test func theChosenApplicationIsStarted() async throws {
        try application("org.example.Mail", "Name=Mail")
        let answer = try await place.run("app-launcher", answering: "org.example.Mail.desktop")
        expectAnswer(answer, "", status: 0)
        #expect(place.takeCalls() == "gtk-launch <--> <org.example.Mail.desktop>\n")
    }

    @Test func anotherProgramCanStartIt() async throws {
        try application("-mail", "Name=Mail")
        let answer = try await place.run("app-launcher", answering: "-mail.desktop", environment: ["LAUNCH": "present"])
        expectAnswer(answer, "", status: 0)
        #expect(place.takeCalls() == "present <--> <-mail.desktop>\n")
    }

    @Test func namesAreSortedWhateverTheyContain() async throws {
        try application("a", "Name=zoo")
        try application("b \"q\" \\", "Name = Say \"hi\"\\sC:\\\\new ")
        try application("c", "Name=\u{202E}لعبة", "Comment=two\twords")
        try application("d", "Name=Ärger")
        #expect(try await labels().sorted() == ["zoo", "Say \"hi\" C:\\new", "\u{202E}لعبة", "Ärger"].sorted())
        #expect(try await labels().first == "Say \"hi\" C:\\new")
        #expect(try await shownValues("subtitle").contains("two words"))
        expectAnswer(try await place.run("app-launcher", answering: "b \"q\" \\.desktop"), "", status: 0)
        #expect(place.takeCalls() == "gtk-launch <--> <b \"q\" \\.desktop>\n")
    }

    /// One such file must not take the others away.
    @Test func aNameThatIsNotUTF8IsShownWithoutTheWrongBytes() async throws {
        try place.home(
            ".local/share/applications/latin.desktop",
            Array("[Desktop Entry]\nType=Application\nName=Caf".utf8) + [0xE9, 0x0A])
        try application("other", "Name=Other")
        #expect(try await labels() == ["Caf", "Other"])
    }

    @Test func theFirstFileOfAnIdCounts() async throws {
        try application("kde/same", "Name=Mine")
        try application("kde-same", "Name=First", folder: "first/")
        try application("hidden", "Name=Here", "Hidden=true")
        try application("hidden", "Name=There", folder: "b b")
        try application("b", "Name=Second", folder: "first")
        try application("b", "Name=Third", folder: "b b")
        try application("c", "Name=Fourth", folder: "b b")
        #expect(try await labels() == ["Fourth", "Mine", "Second"])
        #expect(try await shownValues("id") == ["c.desktop", "kde-same.desktop", "b.desktop"])
    }

    @Test func whatIsNotForTheMenuIsLeftOut() async throws {
        try application("a", "Name=A", "NoDisplay=true")
        try application("b", "Name=B", "TryExec=no-such-program")
        try application("c", "Name=C", "TryExec=present")
        try application("d", "Name=D", "TryExec=/no/such/program")
        try application("e", "Name=E", "Type=Link")
        try application("f", "Name=F", "NoDisplay=false", "[Desktop Action x]", "NoDisplay=true", "Name=X")
        try application("g", "Comment=without a name")
        try place.home(".local/share/applications/h.txt", "[Desktop Entry]\nType=Application\nName=H\n")
        #expect(try await labels() == ["C", "F"])
    }

    @Test(arguments: [
        ("sway", ["Not GNOME", "Only sway"]), ("ubuntu:sway", ["Not GNOME", "Only sway"]), ("GNOME", []),
        ("", ["Not GNOME"]), ("way", ["Not GNOME"]),
    ])
    func applicationsOfOtherDesktopsAreLeftOut(desktop: String, names: [String]) async throws {
        try application("a", "Name=Only sway", "OnlyShowIn=KDE;sway;")
        try application("b", "Name=Not GNOME", "NotShowIn=GNOME;")
        #expect(try await labels(["XDG_CURRENT_DESKTOP": desktop]) == names)
    }

    @Test(arguments: [
        ("de_AT.UTF-8", "Jause"), ("de_DE.UTF-8", "Imbiss"), ("sr_RS@latin", "Snack"), ("C", "Snack"),
    ])
    func namesAreInTheUsersLanguage(language: String, name: String) async throws {
        try application("a", "Name=Snack", "Name[de]=Imbiss", "Name[de_AT]=Jause", "Name[d]=no")
        let environment = ["LC_ALL": nil, "LC_MESSAGES": language, "LANG": "fr_FR.UTF-8"]
        #expect(try await labels(environment) == [name])
    }

    @Test func iconsAreShownByTheirNames() async throws {
        try application("a", "Name=A", "Icon=mail.png")
        try application("b", "Name=B", "Icon=/usr/share/b.d/b")
        try application("c", "Name=C")
        _ = try await labels()
        #expect(try await shownValues("icon") == ["mail", "/usr/share/b.d/b", "null"])
    }

    @Test func aMissingProgramIsReported() async throws {
        expectRefusal(
            try await place.run("app-launcher", environment: ["LAUNCH": "no-such-program"]),
            "app-launcher: no-such-program is not installed")
        try place.remove("gtk-launch")
        expectRefusal(try await place.run("app-launcher"), "app-launcher: gtk-launch is not installed")
    }
}
