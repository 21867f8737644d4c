import PopsheetDialogs
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// `popsheet file`, `folder`, `color`, `scale`, `notify` and the options of `form`, answered without a window.
@Suite struct WordAnswerTests {
    private static let answers: [(String, String)] = [
        ("file --path /etc/passwd", "/etc/passwd\n"),
        ("file --path /etc/passwd --output json", json("\"/etc/passwd\"")),
        ("file --multiple --path /etc/passwd --output json", json("[\"/etc/passwd\"]")),
        ("file --save --path /tmp/no-such-file", "/tmp/no-such-file\n"), ("file -0 --path /etc/passwd", "/etc/passwd␀"),
        ("folder --path /etc", "/etc\n"), ("folder --path /etc/ --output json", json("\"/etc\"")),
        ("color", "#FFFFFF\n"), ("color --color teal", "#008080\n"),
        ("color --color rgba(0,128,255,0.5)", "#0080FF80\n"),
        ("color --color #07f --format rgb", "rgb(0,119,255)\n"),
        ("color --color red --output json", json("\"#FF0000\"")),
        ("scale", "0\n"), ("scale --value 40", "40\n"), ("scale --min -5 --max 5", "-5\n"),
        ("scale --min 0.5 --max 2 --step 0.25", "0.50\n"), ("scale --value 7 --output json", json("7")),
        ("scale --max 1 --step 0.1 --value 0.3 --output json", json("0.3")), ("notify --title T", ""),
        ("notify --message M --output json", #"{"outcome":"action","id":"ok","index":0,"label":"ok"}"# + "\n"),
        ("form --field choice:o=Order:Date|Name --value o=Name", "o\tName\n"),
        (#"form --field choice:o=A\:\=:x\|y|z=1|\\ --value o=x|y"#, "o\tx|y\n"),
        (#"form --field choice:Size:S|M --value Size=M"#, "Size\tM\n"),
        ("form --field section:General --field entry:a=A:B --field label:Text", "a\t\n"),
        ("form --field slider:n=N --range n=0.5..2", "n\t0.5\n"), ("form --field slider:n=N --value n=7", "n\t7\n"),
        ("form --field number:n=N --range n=1.. --value n=3 --output json", json(#"{"n":3}"#)),
        ("form --field entry:z=Z --match z=[0-9]+ --value z=12", "z\t12\n"),
        ("form --field color:c=C --value c=teal", "c\t#008080\n"),
        ("form --field color:c=C --field file:f=F --output json", json(#"{"c":null,"f":null}"#)),
        ("form --field files:f=F --field folder:d=D --value d=/etc --output json", json(#"{"f":[],"d":"/etc"}"#)),
        ("form --field files:f=F --separator // --value f=/a//b///c", "f\t/a//b///c\n"),
        ("form --field files:f=F --separator : --value f=/a:/b --output json", json(#"{"f":["/a","/b"]}"#)),
        (#"form --field entry:e\=f=Name --value e\=f=x"#, "e=f\tx\n"),
    ]

    private static func json(_ value: String) -> String { #"{"outcome":"action","id":"ok","value":"# + value + "}\n" }

    @Test(arguments: answers)
    func thePrintedAnswers(line: String, output: String) async throws {
        let answer = try await popsheet(line.split(separator: " ").map { String($0) } + ["--answer", "ok"])
        #expect(answer.text.replacing("\0", with: "␀") == output)
        #expect(answer.status == 0 && answer.errorText == "", "\(answer)")
    }

    private static let mistakes: [(String, Int32, String)] = [
        ("file", 64, "--path"), ("file --path /no/such/x", 64, "--path: there is no folder /no/such"),
        ("file --path /etc/no-such", 64, "no file"), ("file --path /etc", 64, "nothing is chosen"),
        ("file --save --multiple", 64, "--multiple"),
        ("file --surface overlay", 64, "--surface"), ("file --filter Pictures|", 64, "*.png"),
        ("folder --path /etc/passwd", 64, "no folder"), ("color --color blau", 64, "such as #007AFF"),
        ("color --format x", 64, "hex or rgb"), ("scale --min 5 --max 5", 64, "--max"),
        ("scale --min 200", 64, "--min"),
        ("scale --value 101", 64, "--value"), ("scale --step 0", 64, "--step"), ("scale --max 1e3", 64, "--max"),
        ("scale --max 0.1234567", 64, "--max"), ("notify", 64, "--title"), ("notify --title T -a a= ", 64, "--action"),
        ("notify --title T -a a=A -a a=B", 64, "already"), ("notify --title T -a a=A", 64, "\"a\""),
        ("notify --title T --urgency high", 64, "critical"), ("notify --title T --timeout 0", 64, "--timeout"),
        ("form --field choice:a=A", 64, "choice:order=Order:Date|Name"),
        ("form --field entri:a=A", 64, "did you mean entry?"), ("form --field entry", 64, "]>': give a kind, an id"),
        ("form --field section:S", 64, "there are no fields for a value"),
        ("form --field entry:=Name", 64, "the field \"Name\" has an empty id"),
        ("form --field files:f=F --separator=", 64, "--separator"),
        ("form --field entry:name=N --value nam=x", 64, "--value: no field has the id \"nam\"; did you mean \"name\"?"),
        ("form --field entry:name=N --required x", 64, "--required: no field has the id \"x\"; there is \"name\""),
        ("form --field entry:a=A --value a", 64, "--value"), ("form --field entry:a=A --range a=1..2", 64, "--range"),
        ("form --field number:a=A --range a=1", 64, "1..10"),
        ("form --field number:a=A --range a=2..1", 64, "exchange"),
        ("form --field slider:a=A --range a=2..1", 64, "exchange"),
        ("pick A --key Escape=leave:Leave", 64, "\"Escape\" closes the window"),
        ("form --field number:a=A --range a=1..2 --value a=3", 64, "from 1 to 2"),
        ("form --field number:a=A --match a=x", 64, "--match"), ("form --field entry:a=A --match a=(", 64, "--match"),
        ("form --field entry:a=A --match a=x --value a=y", 64, "--value"),
        ("form --field entry:a=A --required a", 64, "required"),
        ("form --field color:a=A --value a=blau", 64, "colour"), ("form --field slider:a=A --range a=5..", 64, "\"a\""),
        ("form --field file:a=A --surface overlay", 64, "--surface"),
    ]

    @Test(arguments: mistakes)
    func eachMistakeIsOneLine(line: String, status: Int32, part: String) async throws {
        let words = line.split(separator: " ").map { String($0) }
        if line.contains("slider:a=A --range a=5..") {
            // The highest number is 100.
            #expect(try await popsheet(words + ["--answer", "ok"]).text == "a\t5\n")
            return
        }
        expectFailure(try await popsheet(words + ["--answer", "ok"]), status: status, part)
    }

    private static let documents: [(String, String)] = [
        (#"{"kind":"slider","id":"a","min":1,"max":1}"#, "/fields/0"),
        (#"{"kind":"entry","id":"a","min":1}"#, "/fields/0/min"),
        (#"{"kind":"number","id":"a","step":1}"#, "/fields/0/step"),
        (#"{"kind":"number","id":"a","match":"x"}"#, "/fields/0/match"),
        (#"{"kind":"entry","id":"a","match":"("}"#, "/fields/0/match"),
        (#"{"kind":"section","label":"a","value":"x"}"#, "/fields/0/value"),
        (#"{"kind":"number","id":"a","max":2,"value":3}"#, "/fields/0/value"),
        (#"{"kind":"files","id":"a","value":[1]}"#, "/fields/0/value/0"),
        (#"{"kind":"file","id":"a","label":"A","value":"a\u0000b"}"#, "/fields/0/value"),
        (#"{"kind":"entry","id":"a","mach":"x"}"#, "match"),
    ]

    @Test(arguments: documents)
    func aMistakeInADocumentIsAtItsPlace(field: String, part: String) async throws {
        let document = Array("{\"fields\":[\(field),{\"kind\":\"entry\",\"id\":\"z\"}]}".utf8)
        expectFailure(try await popsheet(["form", "--spec", "-", "--answer", "ok"], input: document), status: 65, part)
    }

    @Test func aDocumentDescribesEachKind() async throws {
        let document = #"""
            {"fields":[{"kind":"section","label":"S"},{"kind":"slider","id":"n","label":"N","min":1,"max":2,"step":0.5,"value":1.5},
            {"kind":"files","id":"f","label":"F","value":["/a","/b c"]},{"kind":"label","label":"L"},
            {"kind":"text","id":"t","label":"T","match":"(?s).*","value":"x"}]}
            """#
        let answer = try await popsheet(["form", "--spec", "-", "--answer", "ok"], input: Array(document.utf8))
        #expect(answer.text == "n\t1.5\nf\t/a\\n/b c\nt\tx\n" && answer.errorText == "", "\(answer)")
    }

    @Test(arguments: [("file", []), ("folder", []), ("color", []), ("scale", []), ("notify", ["--title", "T"])])
    func cancellingAndTimingOut(word: String, own: [String]) async throws {
        let cancelled = try await popsheet([word] + own + ["--answer", "cancel", "--output", "json"])
        #expect(cancelled.text == #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n" && cancelled.status == 1)
        let late = try await popsheet([word] + own + ["--answer", "timeout"])
        #expect(late.text == "" && late.status == 5)
    }

    @Test func aPathThatIsNotUTF8IsKept() async throws {
        let directory = try TemporaryDirectory()
        let script = #"""
            name="$(printf 'caf\351')" && : >"$name" && "$0" file --answer ok "--path=$PWD/$name" &&
                "$0" form --answer ok --field file:f=F "--value=f=$PWD/$name"
            """#
        let answer = try await shell(script, directory: directory.path)
        let path = Array("\(directory.path)/caf".utf8) + [0xE9, 0x0A]
        #expect(answer.output == path + Array("f\t".utf8) + path && answer.errorText == "")
    }

    @Test(arguments: ["\n", ":"])
    func severalPathsThatAreNotUTF8AreKept(separator: String) async throws {
        // Both names look the same.
        let script = #"""
            "$0" form --answer ok --field files:f=F --separator "$SEPARATOR" "--value=f=$(
                printf '/tmp/\351%s/tmp/\350%s/tmp/a' "$SEPARATOR" "$SEPARATOR")"
            """#
        let answer = try await shell("SEPARATOR='\(separator)'; " + script)
        let printed = Array((separator == "\n" ? "\\n" : separator).utf8)
        let paths = [Array("/tmp/".utf8) + [0xE9], Array("/tmp/".utf8) + [0xE8], Array("/tmp/a".utf8)]
        #expect(answer.output == Array("f\t".utf8) + paths.joined(separator: printed) + [0x0A])
        #expect(answer.errorText == "")
    }

    @Test func aNameToSaveThatAWindowCannotShowIsAnError() async throws {
        let directory = try TemporaryDirectory()
        let script = #""$0" file --save "--path=$PWD/$(printf 'caf\351')""#
        expectFailure(try await shell(script, directory: directory.path), status: 64, "--path: the name is not UTF-8")
        let answer = try await shell(script + " --answer ok", directory: directory.path)
        #expect(answer.output == Array("\(directory.path)/caf".utf8) + [0xE9, 0x0A])
    }

    @Test func stepsLeadToTheNextNumberOfASlider() {
        let settings = Slider.Settings(range: 0...1, value: 0, step: 0.3)
        let moves = [
            (0, 1.0, 0.3), (0.3, 1, 0.6), (0.9, 1, 1), (1, -1, 0.9), (0.5, 1, 0.6), (0.5, -1, 0.3), (0.1, -2, 0),
        ]
        let precise = Slider.Settings(range: 1_048_576...1_048_577, value: 1_048_576, step: 1e-6, digits: 6)
        #expect(precise.moved(from: 1_048_576.000002, by: -1) < 1_048_576.0000015)
        for (from, steps, wanted) in moves {
            #expect((settings.moved(from: from, by: steps) - wanted).magnitude < 1e-9, "\(from) by \(steps)")
        }
    }

    @Test func aSliderSnapsToItsStepsAndItsEnds() {
        let settings = Slider.Settings(range: 1...10, value: 1, step: 4)
        #expect([0, 2.9, 3.1, 9.4, 9.6, 12].map { settings.nearest(to: $0) } == [1, 1, 5, 9, 10, 10])
    }

    @Test func numbersKeepTheirDecimals() {
        #expect(
            ["1", "-0.50", "0.1234567", "1e3", "", "2000000000"].map { GivenNumber($0)?.digits } == [
                0, 2, nil, nil, nil, nil,
            ])
        #expect(GivenNumber.text(-0.5, digits: 2) == "-0.50" && GivenNumber.text(12, digits: 0) == "12")
    }
}
