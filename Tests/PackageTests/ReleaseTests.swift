import Foundation
import PopsheetTestSupport
import Testing

extension PackageSuites {
    /// What a release consists of: an archive that builds without a network, and a tag that SwiftPM resolves.
    @Suite struct ReleaseTests {
        /// Runs a script next to `clone`, a clone of the project's last commit; `mirror PACKAGE` makes a package find what
        /// Popsheet needs without a network.
        private func inClone(_ script: String) async throws -> ProcessRunner.Answer {
            let folder = FileManager.default.temporaryDirectory.path + "/popsheet-release-\(UUID())"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let build = URL(fileURLWithPath: InstalledTree.products).resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent().path
            let repositories = try FileManager.default.contentsOfDirectory(atPath: build + "/repositories")
            let argumentParser = try #require(repositories.first { $0.hasPrefix("swift-argument-parser-") })
            let preparation = """
                set -euo pipefail
                cat >git.config <<<'[safe] directory = *'
                export GIT_CONFIG_GLOBAL=$PWD/git.config HOME=$PWD
                git clone --quiet "$1" clone
                # SwiftPM names a package after its directory.
                git clone --quiet --mirror "$2" swift-argument-parser
                mirror() {
                    swift package --package-path "$1" config set-mirror --mirror "file://$PWD/swift-argument-parser" \\
                        --original https://github.com/apple/swift-argument-parser >/dev/null
                }

                """
            return try await ProcessRunner.run(
                "bash",
                ["-c", preparation + script, "bash", InstalledTree.project, build + "/repositories/" + argumentParser],
                directory: folder, timeout: .seconds(240))
        }

        @Test func theArchiveOfACommitIsAlwaysTheSameAndHasThePackagesItNeeds() async throws {
            let answer = try await inClone(
                """
                mirror clone
                git -C clone config status.showUntrackedFiles no
                first=$(clone/Scripts/dist 2>/dev/null)
                sha256sum <"clone/$first"
                (umask 077 && TZ=Asia/Tokyo clone/Scripts/dist >/dev/null 2>&1)
                sha256sum <"clone/$first"
                mkdir unpacked
                tar -xzf "clone/$first" -C unpacked
                # Without the mirror, and with an address that nothing can be fetched from.
                http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 \\
                    swift package --package-path unpacked/* --cache-path "$PWD/cache" show-dependencies --format json
                """)
            #expect(answer.status == 0, "\(answer.errorText)")
            let lines = answer.text.split(separator: "\n", maxSplits: 2)
            try #require(lines.count == 3)
            #expect(lines[0] == lines[1])
            let package = try #require(
                try JSONSerialization.jsonObject(with: Data(lines[2].utf8)) as? [String: Any])
            let dependencies = try #require(package["dependencies"] as? [[String: Any]])
            #expect(dependencies.count == 1)
            let vendored = try #require(dependencies.first?["path"] as? String)
            #expect(vendored.hasSuffix("/Vendor/swift-argument-parser"))
        }

        @Test func anApplicationResolvesTheTagOfTheVersion() async throws {
            let version = try await ProcessRunner.run(ProcessRunner.built("popsheet"), ["--version"]).text
                .trimmingCharacters(in: .whitespacesAndNewlines)
            let answer = try await inClone(
                """
                git -C clone tag --force \(version) >/dev/null
                mkdir -p App/Sources/App
                cat >App/Package.swift <<END
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "App", dependencies: [.package(url: "file://$PWD/clone", from: "\(version)")],
                    targets: [
                        .executableTarget(name: "App", dependencies: [
                            .product(name: "Popsheet", package: "clone"),
                            .product(name: "PopsheetStandalone", package: "clone"),
                        ])
                    ])
                END
                echo 'import Popsheet' >App/Sources/App/main.swift
                mirror App
                swift package --package-path App --cache-path "$PWD/cache" show-dependencies --format json
                """)
            #expect(answer.status == 0, "\(answer.errorText)")
            let start = try #require(answer.text.firstIndex(of: "{"))
            let package = try #require(
                try JSONSerialization.jsonObject(with: Data(answer.text[start...].utf8)) as? [String: Any])
            let dependencies = try #require(package["dependencies"] as? [[String: Any]])
            #expect(dependencies.map { $0["version"] as? String } == [version])
        }
    }
}
