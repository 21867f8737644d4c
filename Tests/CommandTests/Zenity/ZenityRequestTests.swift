import PopsheetDialogs
import Testing

@testable import PopsheetCommand

/// The typed settings of zenity's dialogs (zenity.md §3, §5).
@Suite struct ZenityRequestTests {
    @Test(arguments: [
        ("question", "Question"), ("info", "Information"), ("warning", "Warning"), ("error", "Error"),
        ("progress", "Progress"), ("entry", "Add a new entry"), ("list", "Select items from the list"),
        ("calendar", "Calendar selection"), ("text-info", "Text View"), ("scale", "Adjust the scale value"),
        ("password", nil), ("forms", nil), ("file-selection", nil), ("color-selection", nil),
    ])
    func eachDialogHasADefaultTitle(kind: String, title: String?) throws {
        let words = ["--\(kind)"] + (kind == "list" ? ["--column=a"] : [])
        let settings = try zenity(words).settings
        #expect(settings.title == title)
        #expect(!settings.hasOwnTitle)
        let own = try zenity(words + ["--title=own"]).settings
        #expect(own.title == "own" && own.hasOwnTitle)
    }

    @Test func sizesAndTimeoutsThatAreNotPositiveAreIgnored() throws {
        let settings = try zenity("--info", "--width=0", "--height=-1", "--timeout=0").settings
        #expect(settings.width == nil && settings.height == nil && settings.timeout == nil)
        let given = try zenity("--info", "--width=3", "--height=4", "--timeout=5").settings
        #expect(given.width == 3 && given.height == 4 && given.timeout == 5)
    }

    @Test func theParentIsGivenOrThatOfTheTerminal() throws {
        let terminal = ["WINDOWID": "12"]
        #expect(try zenity(["--info", "--attach=0x400001"], environment: terminal).settings.parent == 0x400001)
        #expect(try zenity(["--info"], environment: terminal).settings.parent == 12)
        #expect(try zenity(["--info"], environment: ["WINDOWID": "none"]).settings.parent == nil)
        #expect(try zenity("--info").settings.parent == nil)
    }

    @Test func iconsAreNamesFilesOrWords() throws {
        #expect(try zenity("--info", "--icon=x-symbolic").settings.icon == .named("x-symbolic"))
        #expect(try zenity("--info", "--icon-name=x").settings.icon == .named("x"))
        #expect(try zenity("--info", "--icon=a", "--icon-name=b").settings.icon == .named("a"))
        #expect(try zenity("--info", "--icon=/a/b.png").settings.icon == .file("/a/b.png"))
        #expect(try zenity("--info", "--window-icon=warning").settings.windowIcon == .named("dialog-warning"))
        #expect(try zenity("--info", "--icon=").settings.icon == nil)
    }

    @Test func toolkitOptionsAreKept() throws {
        let settings = try zenity(
            "--info", "--display=:7", "--class=C", "--name=N", "--g-fatal-warnings", "--gtk-module=x", "--modal"
        ).settings
        #expect(settings.display == ":7" && settings.applicationID == "C" && settings.programName == "N")
        #expect(settings.isModal)
    }

    @Test func aQuestionOfALibrary() throws {
        // As SDL asks.
        let message: ZenityMessage = try zenityDialog(
            "--question", "--switch", "--no-wrap", "--no-markup", "--icon-name=dialog-warning", "--title=T",
            "--text=a <b> & c", "--extra-button=A & <B>", "--extra-button=C")
        #expect(message.kind == .question && message.hasOnlyExtraButtons && !message.wraps && !message.isEllipsized)
        #expect(message.text == .plain("a <b> & c"))
    }

    @Test func defaultCancelAndEllipsize() throws {
        let message: ZenityMessage = try zenityDialog("--question", "--default-cancel", "--ellipsize")
        #expect(message.defaultsToCancel && message.isEllipsized && message.wraps)
        let info: ZenityMessage = try zenityDialog("--info", "--default-cancel")
        #expect(!info.defaultsToCancel)
    }

    @Test(arguments: [
        ([], []), (["a"], []), (["a", "b"], ["a", "b"]), (["--entry-text=x"], []), (["", "a", ""], []),
        (["--entry-text=x", "a"], ["x", "a"]), (["a", "--entry-text=x", "b"], ["x", "a", "b"]),
    ])
    func twoChoicesMakeADropDown(words: [String], choices: [String]) throws {
        let entry: ZenityEntry = try zenityDialog(["--entry"] + words)
        #expect(entry.suggestions == choices)
        #expect(entry.initial == (words.contains("--entry-text=x") ? "x" : ""))
    }

    @Test func theProgressOptions() throws {
        let progress: ZenityProgress = try zenityDialog(
            "--progress", "--percentage=250", "--auto-close", "--auto-kill", "--no-cancel", "--time-remaining")
        #expect(progress.percentage == 100 && progress.closesAtEnd && progress.stopsParent)
        #expect(!progress.hasCancel && progress.showsRemainingTime && !progress.pulsates)
        #expect(progress.text == .plain("Running..."))
    }

    @Test func theScaleIsChecked() throws {
        let scale: ZenityScale = try zenityDialog("--scale", "--value=3", "--step=0", "--hide-value")
        #expect(scale.range == 0...100 && scale.value == 3 && scale.step == 1 && scale.hidesValue)
        let invalid = [["--value=101"], ["--value=-1"], ["--min-value=5", "--max-value=5"], ["--min-value=1"]]
        for words in invalid { #expect(zenityFailure(["--scale"] + words)?.kind == .setUp) }
    }

    @Test(arguments: [
        ([], 9, 5, 2024), (["--day=1"], 1, 5, 2024), (["--month=2"], 9, 2, 2024), (["--year=1999"], 9, 5, 1999),
        (["--day=29", "--month=2"], 29, 2, 2024), (["--day=29", "--month=2", "--year=1900"], 28, 2, 1900),
        (["--day=31", "--month=2"], 29, 2, 2024), (["--day=31", "--month=4"], 30, 4, 2024),
        (["--day=0", "--month=-1"], 9, 5, 2024), (["--day=32"], 31, 5, 2024), (["--month=13"], 9, 5, 2024),
        (["--day=31", "--month=12", "--year=2030"], 31, 12, 2030),
    ])
    func theDatesPartsAreThoseOfTodayUnlessGiven(words: [String], day: Int, month: Int, year: Int) throws {
        let calendar: ZenityCalendar = try zenityDialog(["--calendar"] + words)
        #expect(calendar.date == CalendarDate(day: day, month: month, year: year))
    }

    @Test func theTextOptions() throws {
        let info: ZenityTextInfo = try zenityDialog(
            "--text-info", "--filename=a", "--editable", "--font=Mono 9", "--checkbox=_Yes", "--auto-scroll",
            "--no-wrap", "--html", "--url=x", "--no-interaction")
        #expect(info.file == InputFile(path: "a") && info.isEditable && info.font == "Mono 9" && info.scrollsToEnd)
        #expect(info.checkbox?.text == "Yes" && !info.wraps)
    }

    @Test func theFieldsOfAFormAreInTheirOrder() throws {
        let forms: ZenityForms = try zenityDialog(
            "--forms", "--combo-values=a|b", "--add-entry=E", "--add-list=L1", "--add-password=P", "--add-combo=C1",
            "--add-calendar=D", "--add-list=L2", "--add-combo=C2", "--add-multiline-entry=M", "--list-values=1|2|3",
            "--list-values=x||y", "--column-values=h|i", "--separator=\\n", "--show-header", "--date-format=%F",
            "--hide-column=2")
        #expect(forms.fields.map(\.label) == ["E", "L1", "P", "C1", "D", "L2", "C2", "M"])
        #expect(
            forms.fields.map(\.kind) == [
                .entry, .list(columns: ["h", "i"], rows: [["1", "2"], ["3"]]), .password, .combo(["a", "b"]), .calendar,
                .list(columns: ["h", "i"], rows: [["x", ""], ["y"]]), .combo([]), .multiline,
            ])
        #expect(forms.separator == Array("\\n".utf8) && forms.showsHeaders && forms.dateFormat == "%F")
        #expect(forms.hiddenColumns == [1])
        #expect(forms.text == .plain("Forms dialog"))
    }

    @Test func aListOfAFormWithoutColumnsHasOne() throws {
        let forms: ZenityForms = try zenityDialog("--forms", "--add-list=L", "--list-values=a|b")
        #expect(forms.fields.map(\.kind) == [.list(columns: ["L"], rows: [["a"], ["b"]])])
    }

    @Test func aNotificationsFirstLineIsItsTitle() throws {
        let notification: ZenityNotification = try zenityDialog(
            "--notification", "--text=a\\nb\\nc", "--hint=x:y:z", "--hint=none", "--listen")
        #expect(notification.message?.title == "a" && notification.message?.body == "b\nc")
        #expect(notification.listens && notification.hints.map(\.name) == ["x"])
        #expect(notification.hints.map(\.value) == ["y:z"])
        let empty: ZenityNotification = try zenityDialog("--notification")
        #expect(empty.message == nil && !empty.listens)
    }

    @Test(
        arguments: [
            ("a", nil, "a"), ("/a/b", "/a", "b"), ("/a/", "/a", nil), ("/", "/", nil), ("/a", "/", "a"),
            ("a/b", "a", "b"),
            ("", nil, nil),
        ] as [(String, String?, String?)])
    func aFilesFolderAndName(path: String, folder: String?, name: String?) throws {
        let files: ZenityFileSelection = try zenityDialog("--file-selection", "--filename", path)
        #expect(files.request.folder == folder.map { Array($0.utf8) })
        #expect(files.request.file == name.map { Array($0.utf8) })
    }

    @Test func theFileOptions() throws {
        let files: ZenityFileSelection = try zenityDialog(
            "--file-selection", "--save", "--confirm-overwrite", "--separator=\\n",
            "--file-filter= All files | *.a  *.b",
            "--file-filter=*.c *.d")
        #expect(files.request.mode == .save && files.separator == Array("\\n".utf8))
        #expect(files.request.filters.map(\.name) == ["All files", "*.c *.d"])
        #expect(files.request.filters.map(\.patterns) == [["*.a", "*.b"], ["*.c", "*.d"]])
        let folders: ZenityFileSelection = try zenityDialog("--file-selection", "--directory", "--multiple")
        #expect(folders.request.mode == .folder && folders.request.allowsMultiple)
        let target: ZenityFileSelection = try zenityDialog("--file-selection", "--directory", "--save")
        #expect(target.request.mode == .folder)
        let one: ZenityFileSelection = try zenityDialog("--file-selection", "--save", "--multiple")
        #expect(one.request.mode == .save && !one.request.allowsMultiple)
    }

    @Test func bytesThatAreNotTextAreKept() throws {
        let list = try arguments([Array("--list".utf8), Array("--column=a".utf8), [0xFF, 0x61]])
        #expect(list.positionals == [[0xFF, 0x61]])
        let info = try arguments([Array("--text-info".utf8), Array("--filename=".utf8) + [0xFE]])
        #expect(info.bytes(.filename) == [0xFE])
    }

    private func arguments(_ words: [[UInt8]]) throws -> ZenityArguments {
        guard case .dialog(let arguments) = try ZenityParser.parse(words) else { throw ZenityPage() }
        return arguments
    }
}
