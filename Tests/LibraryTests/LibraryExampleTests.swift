import Foundation
import PopsheetTestSupport
import Testing

extension LibrarySuites {
    /// The examples in other languages, used with real keys and clicks, and the guide.
    @Suite @MainActor struct LibraryExampleTests {
        private let root = LibraryPrograms.root
        private var examples: String { root + "/Examples/library" }

        private func drive(_ program: String) async throws {
            try Display.open()
            let answer = try await LibraryPrograms.run(examples + "/drive", [program], timeout: .seconds(240))
            #expect(answer.errorText == "")
            #expect(answer.text == "drive: \(program): 10 outcomes as expected\n")
        }

        /// Builds an example that is compiled, in a folder that is removed afterwards.
        private func drive(compiled language: String) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID())")
            defer {
                do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
            }
            try FileManager.default.copyItem(atPath: examples + "/" + language, toPath: folder.path)
            try await LibraryPrograms.run(
                "make", ["-s", "-C", folder.path, "RUSTC=/usr/bin/rustc"], timeout: .seconds(120)
            ).check()
            try await drive(folder.appendingPathComponent("photos").path)
        }

        @Test(arguments: ["c", "vala", "rust"])
        func theCompiledExampleWorks(_ language: String) async throws { try await drive(compiled: language) }

        @Test(arguments: ["python/photos.py", "javascript/photos.js", "builder/photos.py", "adwaita/photos.py"])
        func theExampleWorks(_ program: String) async throws { try await drive(examples + "/" + program) }

        /// The first block of a language in the guide.
        private func block(_ language: String) throws -> String {
            let guide = try String(contentsOfFile: root + "/docs/library.md", encoding: .utf8)
            let start = try #require(guide.range(of: "```\(language)\n")?.upperBound)
            return String(guide[start...].prefix(upTo: try #require(guide[start...].range(of: "\n```")?.lowerBound)))
        }

        /// Chooses to delete in a program of the guide, which then says so.
        private func deletes(_ program: String, _ arguments: [String]) async throws {
            try Display.open()
            let process = try LibraryPrograms.start(program, arguments)
            defer { process.send(SIGKILL) }
            func tree() async throws -> String { try await ProcessRunner.run("a11y", ["tree"]).text }
            try await eventually("the window is active", timeout: .seconds(30)) {
                try await tree().contains(#/"Photos" .*[{,]active/#)
            }
            try await Input().key("alt+d")
            var last = ""
            try await eventually("the action has the focus, and does not move", timeout: .seconds(30)) {
                let now = try await tree()
                defer { last = now }
                return now == last && now.contains(#/"Delete Photos".*focused/#)
            }
            // The first key shows the focus ring of a destructive action.
            try await Input().key("Home")
            try await Input().key("Return")
            try await eventually("the window says so", timeout: .seconds(30)) {
                try await tree().contains("The photos are deleted.")
            }
            #expect(String(decoding: process.errorsSoFar, as: UTF8.self) == "")
        }

        @Test func thePythonProgramOfTheGuideWorks() async throws {
            let source = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(getpid()).py").path
            try block("python").write(toFile: source, atomically: true, encoding: .utf8)
            defer { unlink(source) }
            try await deletes("/usr/bin/python3", [source])
        }

        @Test func theCProgramOfTheGuideWorks() async throws {
            let source = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(getpid()).c").path
            try block("c").write(toFile: source, atomically: true, encoding: .utf8)
            defer { unlink(source) }
            let program = try await LibraryPrograms.compiled(source)
            defer { unlink(program) }
            try await deletes(program, [])
        }

        /// The file of a program around a block of the guide, which the caller removes.
        private func program(around language: String, named suffix: String) throws -> String {
            let template = root + "/Tests/LibraryTests/Programs/guide.\(suffix).in"
            let text = try String(contentsOfFile: template, encoding: .utf8)
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(getpid()).\(suffix)").path
            try text.replacingOccurrences(of: "@BLOCK@", with: try block(language))
                .write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        @Test func theJavaScriptOfTheGuideWorks() async throws {
            let source = try program(around: "js", named: "js")
            defer { unlink(source) }
            try await deletes("gjs", ["-m", source])
        }

        @Test func theValaOfTheGuideWorks() async throws {
            let source = try program(around: "vala", named: "vala")
            let program = source + ".program"
            defer {
                unlink(source)
                unlink(program)
            }
            try await LibraryPrograms.run(
                "valac",
                [
                    "--vapidir=\(LibraryPrograms.library)/share/vala/vapi", "--pkg=popsheet-1", "-X", "-w", "-o",
                    program,
                    source,
                ]
            ).check()
            try await deletes(program, [])
        }

        @Test func theRustOfTheGuideIsThatOfTheExample() throws {
            let example = try String(contentsOfFile: examples + "/rust/photos.rs", encoding: .utf8)
            for line in try block("rust").split(separator: "\n") { #expect(example.contains(line), "\(line)") }
        }

        @Test(.requires(.x11)) func theReferenceHasNoBrokenLink() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reference-\(getpid())").path
            let answer = try await LibraryPrograms.run(
                root + "/Scripts/library-docs", [LibraryPrograms.library, folder], timeout: .seconds(240))
            #expect(answer.errorText == "" && answer.status == 0)
            try FileManager.default.removeItem(atPath: folder)
        }
    }
}
