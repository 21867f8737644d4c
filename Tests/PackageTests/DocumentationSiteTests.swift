import Foundation
import PopsheetTestSupport
import Testing

extension PackageSuites {
    /// The site of the documentation, and the check of its links.
    @Suite struct DocumentationSiteTests {
        private static let scripts = InstalledTree.project + "/Scripts/"
        /// Whether there is DocC, which Debian's own Swift does not have.
        private static let hasDocC = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: $0 + "/docc") }

        private let tree: InstalledTree

        init() throws { tree = try InstalledTree() }

        /// Writes a file of a site in the temporary directory.
        private func write(_ path: String, _ text: String) throws {
            let file = URL(fileURLWithPath: tree.root + "/site/" + path).standardizedFileURL
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }

        private func checkLinks() async throws -> (status: Int32, lines: [String]) {
            let answer = try await ProcessRunner.run(Self.scripts + "check-links", [tree.root + "/site"])
            #expect(answer.errorText == "")
            return (answer.status, answer.text.split(separator: "\n").map(String.init))
        }

        /// `make check-docs` checks all of the site.
        @Test(.enabled(if: hasDocC, "there is no docc in PATH"))
        func theReferenceInSwiftHasEveryArticleAndNoBrokenLink() async throws {
            let answer = try await ProcessRunner.run(
                Self.scripts + "swift-docs", [InstalledTree.products, tree.root + "/site/swift"],
                timeout: .seconds(300))
            #expect(answer.status == 0 && answer.text == "" && answer.errorText == "", "\(answer.errorText)")
            let pages = tree.root + "/site/swift/documentation/"
            for page in ["popsheet", "popsheet/gettingstarted", "popsheet/actionsheet", "popsheetstandalone"] {
                #expect(FileManager.default.fileExists(atPath: pages + page + "/index.html"), "\(page)")
            }
            // What the bar of each page and the articles lead to.
            let others = ["c/library", "guides/styling", "guides/zenity", "guides/picker", "spec/sheet"]
            for page in ["index", "c/index", "man/index", "guides/index", "gallery/index"] + others {
                try write(page + ".html", "")
            }
            let (status, lines) = try await checkLinks()
            #expect(status == 0)
            let count = lines.last?.wholeMatch(of: /(\d+) links, 0 broken/).flatMap { Int($0.1) }
            #expect(count ?? 0 > 10_000, "\(lines)")
        }

        @Test func theOtherPagesLeadToEachOther() async throws {
            // What other programs make.
            let swift = ["popsheet", "popsheet/gettingstarted", "popsheetstandalone"].map {
                "swift/documentation/\($0)/index.html"
            }
            for page in swift + ["c/index.html"] { try write(page, "") }
            try write("c/library.html", "<head></head><body>The page spec/gobject.md is here.</body>")
            let installed = try await InstalledTree.read()
            let answer = try await ProcessRunner.run(
                Self.scripts + "site-pages", [installed.prefix + "/share/man/man1", tree.root + "/site"])
            #expect(answer.status == 0 && answer.text == "" && answer.errorText == "", "\(answer.errorText)")
            let (status, lines) = try await checkLinks()
            #expect(status == 0, "\(lines)")

            func page(_ path: String) throws -> String {
                try String(contentsOfFile: tree.root + "/site/" + path, encoding: .utf8)
            }
            #expect(try page("index.html").contains("href=\"man/popsheet.html\""))
            #expect(try page("man/index.html").contains("href=\"popsheet-zenity.html\""))
            #expect(try page("man/popsheet-pick.html").contains("href=\"popsheet.html\""))
            #expect(try page("guides/zenity.html").contains("href=\"../spec/zenity.html\""))
            #expect(try page("gallery/index.html").contains("src=\"../images/gallery/sheet-light-on-light.png\""))
            #expect(try page("spec/content.html").contains("href=\"sheet.html#14-forms-of-appearances\""))
            #expect(try page("c/library.html").contains("<header class=\"bar\">"))
            #expect(try page("c/library.html").contains("href=\"../spec/gobject.html\""))
        }

        @Test func withoutDocCOneLineSaysSo() async throws {
            for tool in ["bash", "dirname", "readlink"] {
                try FileManager.default.createSymbolicLink(
                    atPath: tree.root + "/" + tool, withDestinationPath: "/usr/bin/" + tool)
            }
            for script in ["docs", "swift-docs"] {
                let answer = try await ProcessRunner.run(
                    "/usr/bin/bash", [Self.scripts + script], environment: ["PATH": tree.root])
                #expect(answer.status == 69 && answer.text == "")
                #expect(answer.errorText.hasPrefix("docs: docc is missing: ") && answer.errorText.last == "\n")
                #expect(answer.errorText.filter { $0 == "\n" }.count == 1)
            }
        }

        @Test func linksToFilesAndIdsThatAreThereAreNotBroken() async throws {
            try write(
                "index.html",
                "<a href='more/'>A</a><a href='more/index.html#two'>B</a><a href='https://gnome.org'>C</a>")
            try write("more/index.html", "<h2 id='two'>Two</h2><img src='../a%20b.png'><a href='#two'>D</a>")
            try write("a b.png", "")
            let (status, lines) = try await checkLinks()
            #expect(status == 0)
            #expect(lines == ["1 addresses of other hosts, which are not fetched", "5 links, 0 broken"])
        }

        @Test func linksToWhatIsNotThereAreBroken() async throws {
            try write(
                "index.html",
                "<a href='none.html'>A</a><a href='#none'>B</a><img src='/root.png'><a href='../outside.html'>C</a>")
            try write("style.css", "p { background: url(none.png) }")
            try write("root.png", "")
            try write("../outside.html", "")
            let (status, lines) = try await checkLinks()
            #expect(status == 1)
            #expect(
                lines == [
                    "index.html: none.html: there is no such file", "index.html: #none: there is no such id",
                    "index.html: /root.png: begins at the root of the server",
                    "index.html: ../outside.html: is outside of the site",
                    "style.css: none.png: there is no such file", "0 addresses of other hosts, which are not fetched",
                    "5 links, 5 broken",
                ])
        }

        @Test func referencesInTheDataOfDocCAreLinks() async throws {
            try write("index.html", "")
            try write(
                "swift/index/index.json",
                #"{ "interfaceLanguages": { "swift": [{ "path": "/documentation/none", "title": "None" }] } }"#)
            try write("swift/documentation/sheet/index.html", "")
            try write(
                "swift/data/documentation/sheet.json",
                #"""
                { "sections": [{ "anchor": "Overview", "type": "heading" }, { "type": "reference", "identifier": "none" }],
                  "topicSections": [{ "identifiers": ["here", "there", "part", "nowhere"] }],
                  "references": {
                    "here": { "type": "topic", "url": "/documentation/sheet" },
                    "part": { "type": "section", "url": "/documentation/sheet#Overview" },
                    "nowhere": { "type": "section", "url": "/documentation/sheet#None" },
                    "there": { "type": "topic", "url": "/documentation/other" },
                    "photo": { "type": "image", "variants": [{ "url": "/images/photo.png" }] },
                    "guide": { "type": "link", "url": "site:guide.html" },
                    "start": { "type": "link", "url": "site:index.html" } } }
                """#)
            let (status, lines) = try await checkLinks()
            let page = "swift/data/documentation/sheet.json: "
            #expect(status == 1)
            #expect(
                lines == [
                    page + "/documentation/sheet#None: there is no such id",
                    page + "/documentation/other: there is no such file",
                    page + "/images/photo.png: there is no such file",
                    page + "site:guide.html: there is no such file", page + "none: the page has no such reference",
                    "swift/index/index.json: /documentation/none: there is no such file",
                    "0 addresses of other hosts, which are not fetched", "13 links, 6 broken",
                ])
        }
    }
}
