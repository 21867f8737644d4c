import Foundation
import PopsheetTestSupport
import Testing

extension PackageSuites {
    /// The descriptions of packages for several distributions.
    @Suite struct PackageDescriptionTests {
        private func text(_ path: String) throws -> String {
            try String(contentsOfFile: InstalledTree.project + "/Packaging/" + path, encoding: .utf8)
        }

        @Test func theyHaveTheVersionOfTheCommand() async throws {
            let version = try await ProcessRunner.run(ProcessRunner.built("popsheet"), ["--version"]).text
                .trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(try text("debian/changelog").hasPrefix("popsheet (\(version)-1) "))
            #expect(try text("arch/PKGBUILD").contains("\npkgver=\(version)\n"))
            #expect(try text("fedora/popsheet.spec").contains("\nVersion:        \(version)\n"))
            #expect(try text("flatpak/io.github.popsheet.SheetLauncher.json").contains("/popsheet-\(version).tar.gz"))
            #expect(try text("../CHANGELOG.md").contains("\n## \(version) ("))
        }

        @Test func theLibraryHasTheVersionOfTheCommand() async throws {
            let version = try await ProcessRunner.run(ProcessRunner.built("popsheet"), ["--version"]).text
            let header = try String(
                contentsOfFile: InstalledTree.project + "/Sources/CPopsheetAPI/include/popsheet-version.h",
                encoding: .utf8)
            let numbers = try ["MAJOR", "MINOR", "MICRO"].map { part in
                let lines = header.split(separator: "\n")
                let line = try #require(lines.first { $0.contains("#define POPSHEET_\(part)_") })
                return String(try #require(line.split(separator: " ").last))
            }
            #expect(numbers.joined(separator: ".") + "\n" == version)
        }

        @Test func thePackageOfArchHasWhatIsInstalled() async throws {
            let tree = try InstalledTree()
            let answer = try await ProcessRunner.run(
                "bash",
                [
                    "-euc",
                    """
                    . "$1/Packaging/arch/PKGBUILD"
                    srcdir=$2/src pkgdir=$2/pkg
                    mkdir "$srcdir"
                    ln -s "$1" "$srcdir/$pkgname-$pkgver"
                    for step in build package; do (cd "$srcdir" && $step) >/dev/null; done
                    """, "bash", InstalledTree.project, tree.root,
                ], environment: ["BUILT": InstalledTree.products], timeout: .seconds(120))
            #expect(answer.status == 0 && answer.errorText == "", "\(answer.errorText)")
            let files = try tree.files(in: "/pkg/usr")
            #expect(files.contains("bin/popsheet") && files.contains("lib/pkgconfig/popsheet-1.pc"))
        }

        @Test func thePackagesOfFedoraHaveEveryFileThatIsInstalled() async throws {
            let tree = try InstalledTree()
            // rpmbuild fails if a file is in no package. Nothing is compressed, for speed.
            let answer = try await ProcessRunner.run(
                "rpmbuild",
                [
                    "-bb", "--quiet", "--nodeps", "--build-in-place", "--define", "_topdir \(tree.root)/rpm",
                    "--define", "_binary_payload w0.gzdio", "--define", "dist .test",
                    "Packaging/fedora/popsheet.spec",
                ], environment: ["BUILT": InstalledTree.products], directory: InstalledTree.project,
                timeout: .seconds(240))
            #expect(answer.status == 0, "\(answer.errorText)")
            let packages = try tree.files(in: "/rpm/RPMS").map {
                $0.split(separator: "/")[1].split(separator: "-0.")[0]
            }
            #expect(packages.sorted() == ["popsheet", "popsheet-devel", "popsheet-gallery", "popsheet-libs"])
        }

        @Test func theManifestOfFlatpakInstallsFilesOfTheProject() throws {
            let manifest = try #require(
                try JSONSerialization.jsonObject(
                    with: Data(try text("flatpak/io.github.popsheet.SheetLauncher.json").utf8)) as? [String: Any])
            #expect(manifest["id"] as? String == "io.github.popsheet.SheetLauncher")
            #expect(manifest["runtime"] as? String == "org.gnome.Platform")
            #expect(manifest["sdk"] as? String == "org.gnome.Sdk")
            #expect(manifest["command"] as? String == "sheet-launcher")
            #expect(try !text("flatpak/io.github.popsheet.SheetLauncher.json").contains("network"))
            let modules = try #require(manifest["modules"] as? [[String: Any]])
            let commands = try #require(modules.first?["build-commands"] as? [String])
            let sources = commands.flatMap { $0.split(separator: " ") }
                .filter { $0.hasPrefix("Packaging/") || $0 == "LICENSE" }
            #expect(sources.count == 5)
            for source in sources {
                #expect(FileManager.default.fileExists(atPath: InstalledTree.project + "/" + source), "\(source)")
            }
            for directory in ["bin", "share/applications", "share/metainfo", "share/icons/hicolor/scalable/apps"] {
                #expect(commands.contains { $0.contains("/app/" + directory) }, "\(directory)")
            }
        }
    }
}
