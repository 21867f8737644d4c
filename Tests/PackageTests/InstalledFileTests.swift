import Foundation
import PopsheetTestSupport
import Testing

extension PackageSuites {
    /// Every installed file is of use where it is.
    @Suite struct InstalledFileTests {
        private let tree: InstalledTree

        init() async throws { tree = try await InstalledTree.read() }

        private func expectSilence(_ script: String) async throws {
            let answer = try await tree.shell(script)
            #expect(answer.errorText == "")
            #expect(answer.text == "")
            #expect(answer.status == 0)
        }

        @Test func eachWordHasAManualPageThatRendersWithoutAWarning() async throws {
            let help = try await ProcessRunner.run(ProcessRunner.built("popsheet"), ["--help"]).text
            let words = help[try #require(help.firstRange(of: "SUBCOMMANDS:\n")).upperBound...].split(separator: "\n")
                .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }
                .map { "popsheet-\($0.split(separator: " ")[0]).1" }
            let pages = try tree.files(in: "/usr/share/man/man1")
            #expect(Set(pages) == Set(words + ["popsheet-ask.1", "popsheet.1", "sheet-launcher.1"]))
            try await expectSilence(
                "for page in \"$1\"/share/man/man1/*.1; do groff -Kutf8 -Tutf8 -man -wall -z \"$page\" || exit; done")
        }

        @Test func aManualPageHasTheOptionsOfItsHelpPage() async throws {
            for word in ["entry", "pick", "render", "notify"] {
                let help = try await ProcessRunner.run(ProcessRunner.built("popsheet"), [word, "--help"]).text
                let page = try String(
                    contentsOfFile: tree.prefix + "/share/man/man1/popsheet-\(word).1", encoding: .utf8
                ).replacing("\\-", with: "-")
                for line in help.split(separator: "\n") where line.hasPrefix("  --") {
                    let option = line.dropFirst(2).prefix { !" ,/".contains($0) }
                    #expect(page.contains("\\fB\(option)\\fR"), "\(word) \(option)")
                }
            }
        }

        @Test func theCompletionsAreScriptsOfTheirShells() async throws {
            try await expectSilence("bash -n \"$1/share/bash-completion/completions/popsheet\"")
            try await expectSilence("zsh -n \"$1/share/zsh/site-functions/_popsheet\"")
            try await expectSilence("fish --no-execute \"$1/share/fish/vendor_completions.d/popsheet.fish\"")
            let loaded = try await tree.shell(
                ". \"$1/share/bash-completion/completions/popsheet\" && complete -p popsheet")
            #expect(loaded.text.contains("-F _popsheet"))
        }

        @Test func theFilesOfTheGalleryAreValid() async throws {
            try await expectSilence("desktop-file-validate \"$1\"/share/applications/*.desktop")
            let metadata = try await tree.shell("appstreamcli validate --no-net \"$1\"/share/metainfo/*.xml")
            #expect(metadata.text.contains("Validation"))
            // Newer versions warn about metadata without a home page, which the project does not have.
            let faults = metadata.text.split(separator: "\n").filter {
                ($0.hasPrefix("E: ") || $0.hasPrefix("W: ")) && !$0.hasSuffix("url-homepage-missing")
            }
            #expect(faults.isEmpty)
            let picture = try await tree.shell(
                """
                exec /usr/bin/python3 -c 'import sys, gi
                gi.require_version("GdkPixbuf", "2.0")
                from gi.repository import GdkPixbuf
                print(GdkPixbuf.Pixbuf.new_from_file(sys.argv[1]).get_width())
                ' "$1"/share/icons/hicolor/scalable/apps/io.github.popsheet.SheetLauncher.svg
                """)
            #expect(picture.text == "128\n", "\(picture.errorText)")
            let desktop = try String(
                contentsOfFile: tree.prefix + "/share/applications/io.github.popsheet.SheetLauncher.desktop",
                encoding: .utf8)
            #expect(
                desktop.contains("\nExec=sheet-launcher\n")
                    && desktop.contains("\nIcon=io.github.popsheet.SheetLauncher\n"))
        }

        @Test func aProgramInCIsBuiltByPkgConfig() async throws {
            let answer = try await tree.shell(
                """
                printf '#include <popsheet.h>\\nint main(void) { return popsheet_get_minor_version() != POPSHEET_MINOR_VERSION; }' >a.c
                gcc -Wall -Werror a.c -o a $(pkg-config --cflags --libs popsheet-1) && ./a
                """)
            #expect(answer.status == 0 && answer.errorText == "", "\(answer.errorText)")
        }

        @Test func theDirectoriesOfPkgConfigExist() async throws {
            try await expectSilence(
                """
                for name in libdir includedir girdir typelibdir; do
                    [[ -d $(pkg-config --variable=$name popsheet-1) ]] || echo "$name"
                done
                """)
        }

        @Test func theLibraryLoadsInPythonAndVala() async throws {
            let python = try await tree.shell(
                """
                exec /usr/bin/python3 -c 'import gi
                gi.require_version("Popsheet", "1")
                from gi.repository import Popsheet
                print(Popsheet.Detent.new_medium().get_id())'
                """)
            #expect(python.text == "medium\n" && python.errorText == "", "\(python.errorText)")
            let vala = try await tree.shell(
                """
                echo 'void main () { print ("%u\\n", Popsheet.get_major_version ()); }' >a.vala
                valac --ccode --pkg popsheet-1 a.vala
                """)
            #expect(vala.status == 0 && vala.errorText == "", "\(vala.errorText)")
        }

        @Test func theSwiftSourcesAreAPackageWithoutDependencies() async throws {
            let answer = try await tree.shell(
                """
                exec swift package --package-path "$1/share/swift-packages/popsheet" --scratch-path build --cache-path cache \
                    describe --type json
                """)
            #expect(answer.status == 0, "\(answer.errorText)")
            let package = try #require(
                try JSONSerialization.jsonObject(with: Data(answer.output)) as? [String: Any])
            #expect((package["dependencies"] as? [Any])?.isEmpty == true)
            let products = (package["products"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
            #expect(products?.sorted() == ["Popsheet", "PopsheetStandalone"])
            // Each target has the sources that it has in the project.
            let targets = try #require(package["targets"] as? [[String: Any]])
            #expect(targets.count > 1)
            for target in targets {
                let path = try #require(target["path"] as? String)
                let original = try InstalledTree.files(at: InstalledTree.project + "/" + path)
                let files = try tree.files(in: "/usr/share/swift-packages/popsheet/" + path)
                #expect(files == original, "\(path)")
            }
        }
    }
}
