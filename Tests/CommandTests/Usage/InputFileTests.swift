import Foundation
import PopsheetTestSupport
import Testing

/// A document comes from a file or from standard input; one that can't be read is named, with status 65.
@Suite struct InputFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func fromAFileAndFromStandardInputAlike() async throws {
        let file = try directory.file("sheet.json", #"{ "title": "Sure?" }"#)
        let answer = try await popsheet("layout", file)
        expectSuccess(answer)
        #expect(try await popsheet("layout", "-", input: #"{ "title": "Sure?" }"#).output == answer.output)
        #expect(try await shell("\"$0\" layout - < sheet.json", directory: directory.path).output == answer.output)
        #expect(
            try await shell("cat sheet.json | \"$0\" layout /dev/stdin", directory: directory.path).output
                == answer.output)
    }

    @Test func aFileThatIsNotThere() async throws {
        expectFailure(
            try await popsheet("layout", "no such.json"), status: 65,
            "no such.json: can't be read: No such file or directory")
        expectFailure(try await popsheet("layout", ""), status: 65, "\"\": can't be read")
    }

    @Test func aDirectory() async throws {
        expectFailure(try await popsheet("layout", directory.path), status: 65, "can't be read: Is a directory")
    }

    @Test func aFileThatMayNotBeRead() async throws {
        // The superuser may read every file; no one can read a process's memory at an address that is not mapped.
        if getuid() == 0 {
            expectFailure(try await popsheet("layout", "/proc/self/mem"), status: 65, "/proc/self/mem: can't be read: ")
        } else {
            let file = try directory.file("secret.json", "{}")
            chmod(file, 0)
            expectFailure(try await popsheet("layout", file), status: 65, "can't be read: Permission denied")
        }
    }

    @Test func anEmptyFile() async throws {
        let file = try directory.file("empty.json", "")
        expectFailure(
            try await popsheet("layout", file), status: 65, "empty.json:1:1: can't be read as JSON: expected a value")
    }

    @Test func standardInputThatIsEmptyOrClosed() async throws {
        expectFailure(try await popsheet("layout", "-"), status: 65, "standard input:1:1: ", "found the end")
        expectFailure(
            try await shell("\"$0\" layout - <&-"), status: 65, "standard input: can't be read: Bad file descriptor")
    }

    private static let anOddNameCases: [(String, String)] = [
        ("with space.json", "with space.json"), ("line\nbreak.json", "line\\u{A}break.json"),
        ("\u{1B}[31mred.json", "\\u{1B}[31mred.json"), ("tab\t.json", "tab\\u{9}.json"), ("é😀.json", "é😀.json"),
        ("\u{202E}nosj.json", "\\u{202E}nosj.json"), ("%s%n.json", "%s%n.json"), ("-x.json", "-x.json"),
        ("'quoted'.json", "'quoted'.json"), ("*.json", "*.json"),
    ]

    @Test(arguments: Self.anOddNameCases)
    func anOddName(name: String, quoted: String) async throws {
        let file = try directory.file(name, "[]")
        expectFailure(try await popsheet("layout", file), status: 65, "/\(quoted): this is an array; give an object")
        expectFailure(try await popsheet("layout", file + "?"), status: 65, "/\(quoted)?: can't be read: ")
        try Data("{".utf8).write(to: URL(fileURLWithPath: file))
        expectFailure(try await popsheet("layout", file), status: 65, "/\(quoted):1:2: can't be read as JSON: ")
    }

    @Test func ofALongPathTheEndIsKept() async throws {
        let path = "/" + String(repeating: "directory/", count: 60) + "sheet.json"
        expectFailure(
            try await popsheet("layout", path), status: 65, "popsheet: error: /directory/", "…", "/sheet.json: can't be"
        )
    }

    @Test func aFileNamedLikeStandardInputIsReachedByItsPath() async throws {
        _ = try directory.file("-", #"{ "title": "Sure?" }"#)
        expectSuccess(try await popsheet(["layout", "./-"], directory: directory.path))
        _ = try directory.file("-o", #"{ "title": "Sure?" }"#)
        expectSuccess(try await popsheet(["layout", "--", "-o"], directory: directory.path))
    }

    @Test func endlessInputIsRejected() async throws {
        expectFailure(try await popsheet("layout", "/dev/zero"), status: 65, "/dev/zero: larger than 256 MB")
    }
}
