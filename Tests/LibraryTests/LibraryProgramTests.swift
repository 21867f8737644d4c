import Foundation
import PopsheetTestSupport
import Testing

extension LibrarySuites {
    /// Programs that use the built library: its shared file, its headers, its description for bindings.
    @Suite @MainActor struct LibraryProgramTests {
        /// Compiles a program of this folder, and returns its path.
        private func compiled(_ name: String) async throws -> String {
            try await LibraryPrograms.compiled(LibraryPrograms.root + "/Tests/LibraryTests/Programs/\(name).c")
        }

        @Test func misuseIsACriticalMessageAndNothingElse() async throws {
            let program = try await compiled("misuse")
            defer { unlink(program) }
            let answer = try await LibraryPrograms.run(program, environment: ["G_DEBUG": ""])
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
            #expect(
                answer.text == """
                    before gtk_init: ok
                    NULL: ok
                    wrong types and values: ok
                    invalid UTF-8: ok
                    texts without a name: ok
                    another thread: ok
                    a release on another thread: ok

                    """)
        }

        @Test func nothingIsLeftAfterManyPresentations() async throws {
            let program = try await compiled("rounds")
            defer { unlink(program) }
            try expectNothingLeft(after: 400, try await LibraryPrograms.run(program, ["200"]))
        }

        @Test func nothingIsLeftAfterManyPresentationsFromPython() async throws {
            let program = LibraryPrograms.root + "/Tests/LibraryTests/Programs/rounds.py"
            try expectNothingLeft(after: 400, try await LibraryPrograms.run(program, ["400"]))
        }

        private func expectNothingLeft(after count: Int, _ answer: ProcessRunner.Answer) throws {
            #expect(answer.errorText == "")
            #expect(answer.text.hasPrefix("\(count) callbacks, 0 objects left, "))
            // A controller that is left each time takes more than 4 kB.
            let growth = answer.text.split(separator: " ").dropLast().last.flatMap { Int($0) }
            #expect(try #require(growth) < 1_000)
            #expect(answer.status == 0)
        }

        @Test func theLibraryExportsTheListedSymbolsOnly() async throws {
            let listed = try String(
                contentsOfFile: LibraryPrograms.root + "/Sources/CPopsheetAPI/popsheet-1.symbols", encoding: .utf8
            ).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
            let answer = try await LibraryPrograms.run(
                "nm",
                [
                    "--dynamic", "--defined-only", "--format=just-symbols",
                    LibraryPrograms.library + "/lib/libpopsheet-1.so.0",
                ])
            #expect(answer.text.split(separator: "\n").map(String.init).sorted() == listed.sorted())
            #expect(listed == listed.sorted())
        }

        @Test func theLibraryNeedsNoLibraryOfSwift() async throws {
            let answer = try await LibraryPrograms.run("ldd", [LibraryPrograms.library + "/lib/libpopsheet-1.so.0"])
            #expect(!answer.text.contains("swift") && !answer.text.contains("dispatch"))
            #expect(!answer.text.contains("not found"))
            let header = try await LibraryPrograms.run(
                "readelf", ["--dynamic", LibraryPrograms.library + "/lib/libpopsheet-1.so.0"]
            ).text
            #expect(header.contains("[libpopsheet-1.so.0]"))
            #expect(!header.contains("RUNPATH") && !header.contains("RPATH"))
        }

        @Test func theStaticLibraryLinksWithACCompiler() async throws {
            let program = FileManager.default.temporaryDirectory.appendingPathComponent("static-\(getpid())").path
            defer { unlink(program) }
            let source = LibraryPrograms.root + "/Tests/LibraryTests/Programs/rounds.c"
            let script = """
                exec gcc -o "$1" "$2" $(pkg-config --cflags popsheet-1) "$3/lib/libpopsheet-1.a" \
                    $(pkg-config --static --libs popsheet-1 | sed 's/-lpopsheet-1//')
                """
            try await LibraryPrograms.run("bash", ["-c", script, "bash", program, source, LibraryPrograms.library])
                .check()
            let answer = try await LibraryPrograms.run(program, ["2"], environment: ["LD_LIBRARY_PATH": ""])
            #expect(answer.errorText == "")
            #expect(answer.text.hasPrefix("4 callbacks, 0 objects left"))
        }

        @Test func theLibraryLoadsNextToSwiftsSharedRuntime() async throws {
            // This process has Swift's shared libraries, and a copy of this library's code.
            nonisolated(unsafe) let handle = dlopen(
                LibraryPrograms.library + "/lib/libpopsheet-1.so.0", RTLD_NOW | RTLD_LOCAL)
            let loaded = try #require(handle)
            typealias Version = @convention(c) () -> UInt32
            let function = try #require(dlsym(loaded, "popsheet_get_minor_version"))
            #expect(unsafeBitCast(function, to: Version.self)() > 0)
        }
    }
}
