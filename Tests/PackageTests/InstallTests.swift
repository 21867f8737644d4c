import Foundation
import PopsheetTestSupport
import Testing

extension PackageSuites {
    @Suite struct InstallTests {
        /// What is installed besides the Swift package, which the test of the package checks.
        private func listed(aliases: Bool) throws -> [String] {
            let list = InstalledTree.project + "/Tests/PackageTests/installed.txt"
            return try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
                .filter { !$0.hasPrefix("#") }.map(String.init)
                .filter { aliases || !["bin/zenity", "bin/dmenu"].contains($0) }.sorted()
        }

        /// The installed files, without those that the test of the Swift package checks.
        private func installed(_ tree: InstalledTree) throws -> [String] {
            try tree.files().filter { !$0.hasPrefix("share/swift-packages/popsheet/") }
        }

        @Test func exactlyTheListedFilesAreInstalledAndAllGoAgain() async throws {
            let tree = try await InstalledTree.installed(aliases: true)
            #expect(try installed(tree) == listed(aliases: true))
            try await tree.make("uninstall", aliases: true)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: tree.root) == [])
        }

        @Test func withoutAliasesAnotherProgramsFilesStayAndOlderSourcesGo() async throws {
            let tree = try InstalledTree()
            for file in [
                "bin/zenity", "share/swift-packages/popsheet/Package.swift",
                "share/swift-packages/popsheet/Sources/older.swift",
            ] {
                let url = URL(fileURLWithPath: tree.prefix + "/" + file)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("older".utf8).write(to: url)
            }
            try await tree.make("install")
            #expect(try installed(tree) == (listed(aliases: false) + ["bin/zenity"]).sorted())
            #expect(!(try tree.files().contains { $0.hasSuffix("/older.swift") }))
            try await tree.make("uninstall")
            #expect(try tree.files() == ["bin/zenity"])
        }

        @Test func aMissingProductIsOneClearLine() async throws {
            let tree = try InstalledTree()
            let answer = try await ProcessRunner.run(
                "make", ["--silent", "install", "BUILT=/nowhere", "DESTDIR=" + tree.root],
                directory: InstalledTree.project)
            #expect(answer.status != 0)
            #expect(answer.errorText.hasPrefix("install: /nowhere/popsheet is missing; make all builds it\n"))
            #expect(try FileManager.default.subpathsOfDirectory(atPath: tree.root) == [])
        }

        @Test func theAliasesAnswerUnderTheirNames() async throws {
            let tree = try await InstalledTree.installed(aliases: true)
            let answer = try await tree.shell("POPSHEET_ANSWER=ok \"$1/bin/zenity\" --question --text Sure && echo yes")
            #expect(answer.text == "yes\n" && answer.errorText == "")
        }

        @Test func noFileNamesTheDirectoryOfTheBuild() async throws {
            let tree = try await InstalledTree.read()
            // A path that ends with the project's is another one.
            let start = "(^|[^\\w./-])"
            let answer = try await tree.shell(
                "grep --recursive --files-with-matches --binary-files=without-match --perl-regexp "
                    + "-e '\(start)\\Q\(InstalledTree.project)\\E(?![\\w.-])' \"$1\"")
            #expect(answer.text == "" && answer.errorText == "")
        }
    }
}
