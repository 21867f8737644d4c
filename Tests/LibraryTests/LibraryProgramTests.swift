import Foundation
import PopsheetTestSupport
import Testing

extension LibrarySuites {
    /// Programs that use the built library: its shared file, its headers, its description for bindings.
    @Suite @MainActor struct LibraryProgramTests {
        private static let library = ProcessRunner.built("library")
        private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../..").standardizedFileURL.path
        private static let environment = [
            "LD_LIBRARY_PATH": library + "/lib", "GI_TYPELIB_PATH": library + "/lib/girepository-1.0",
            "PKG_CONFIG_PATH": library + "/lib/pkgconfig", "XDG_DATA_DIRS": library + "/share:/usr/share",
        ]

        /// Compiles a program of this folder, and returns its path.
        private func compiled(_ name: String) async throws -> String {
            let program = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(getpid())").path
            let source = Self.root + "/Tests/LibraryTests/Programs/\(name).c"
            let script =
                "exec gcc -std=gnu11 -Wall -Wextra -Werror -o \"$1\" \"$2\" $(pkg-config --cflags --libs popsheet-1)"
            try await ProcessRunner.run(
                "bash", ["-c", script, "bash", program, source], environment: Self.environment
            ).check()
            return program
        }

        private func run(
            _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
            timeout: Duration = .seconds(120)
        ) async throws -> ProcessRunner.Answer {
            try await ProcessRunner.run(
                program, arguments, environment: Self.environment.merging(environment) { $1 }, timeout: timeout)
        }

        @Test func misuseIsACriticalMessageAndNothingElse() async throws {
            let program = try await compiled("misuse")
            defer { unlink(program) }
            let answer = try await run(program, environment: ["G_DEBUG": ""])
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
            #expect(
                answer.text == """
                    before gtk_init: ok
                    NULL: ok
                    wrong types and values: ok
                    invalid UTF-8: ok
                    another thread: ok

                    """)
        }

        @Test func nothingIsLeftAfterManyPresentations() async throws {
            let program = try await compiled("rounds")
            defer { unlink(program) }
            let answer = try await run(program, ["40"])
            #expect(answer.errorText == "")
            #expect(answer.text.hasPrefix("80 callbacks, 0 objects left"))
            #expect(answer.status == 0)
        }

        @Test func theLibraryExportsTheListedSymbolsOnly() async throws {
            let listed = try String(
                contentsOfFile: Self.root + "/Sources/CPopsheetAPI/popsheet-1.symbols", encoding: .utf8
            ).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
            let answer = try await run(
                "nm",
                ["--dynamic", "--defined-only", "--format=just-symbols", Self.library + "/lib/libpopsheet-1.so.0"])
            #expect(answer.text.split(separator: "\n").map(String.init).sorted() == listed.sorted())
            #expect(listed == listed.sorted())
        }

        @Test func theLibraryNeedsNoLibraryOfSwift() async throws {
            let answer = try await run("ldd", [Self.library + "/lib/libpopsheet-1.so.0"])
            #expect(!answer.text.contains("swift") && !answer.text.contains("dispatch"))
            #expect(!answer.text.contains("not found"))
            let header = try await run("readelf", ["--dynamic", Self.library + "/lib/libpopsheet-1.so.0"]).text
            #expect(header.contains("[libpopsheet-1.so.0]"))
            #expect(!header.contains("RUNPATH") && !header.contains("RPATH"))
        }

        @Test func theStaticLibraryLinksWithACCompiler() async throws {
            let program = FileManager.default.temporaryDirectory.appendingPathComponent("static-\(getpid())").path
            defer { unlink(program) }
            let source = Self.root + "/Tests/LibraryTests/Programs/rounds.c"
            let script = """
                exec gcc -o "$1" "$2" $(pkg-config --cflags popsheet-1) "$3/lib/libpopsheet-1.a" \
                    $(pkg-config --static --libs popsheet-1 | sed 's/-lpopsheet-1//')
                """
            try await run("bash", ["-c", script, "bash", program, source, Self.library]).check()
            let answer = try await run(program, ["2"], environment: ["LD_LIBRARY_PATH": ""])
            #expect(answer.errorText == "")
            #expect(answer.text.hasPrefix("4 callbacks, 0 objects left"))
        }

        @Test func theLibraryLoadsNextToSwiftsSharedRuntime() async throws {
            // This process has Swift's shared libraries, and a copy of this library's code.
            nonisolated(unsafe) let handle = dlopen(Self.library + "/lib/libpopsheet-1.so.0", RTLD_NOW | RTLD_LOCAL)
            let loaded = try #require(handle)
            typealias Version = @convention(c) () -> UInt32
            let function = try #require(dlsym(loaded, "popsheet_get_minor_version"))
            #expect(unsafeBitCast(function, to: Version.self)() > 0)
        }
    }
}
