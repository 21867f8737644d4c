import Foundation
import PopsheetTestSupport
import Testing

extension PackageSuites {
    /// The page of the measurements, which `make bench-report` writes, and the program that measures.
    @Suite struct MeasurementsTests {
        private static let program = ProcessRunner.built("popsheet-bench")
        private let tree: InstalledTree
        private var page: String { tree.root + "/performance.md" }

        init() throws { tree = try InstalledTree() }

        /// Results as `Scripts/bench-report` writes them.
        private func results(
            _ system: String, samples: Int = 15, load: Double = 0.1, records: [[String]]
        ) -> String {
            let keys = ["release", "date", "processor", "memory", "gpu", "gtk", "swift", "commit", "command"]
            let facts =
                [
                    ["system", system], ["cores", "2"], ["samples", "\(samples)"],
                    ["load", "\(load) before, 1.0 on average"],
                ]
                + keys.map { [$0, "\($0) of \(system)"] }
            return (facts + records).map { $0.joined(separator: "\t") + "\n" }.joined()
        }

        private func start(_ time: String, verdict: String) -> [[String]] {
            [
                ["peer", "yad", "0.40.0"], ["peer", "zenity 4", ""], ["section", "Start"],
                ["row", "start: popsheet", "ms", time, "45.1", "7", ""],
                ["target", "≤ 1.20 × start: yad", "1.33 ×", verdict],
                ["target", "≤ 0.40 × start: zenity 4", "", "not compared: zenity 4: not installed"],
                ["row", "start: yad", "ms", "30", "31", "7", ""],
                ["row", "start: zenity 4", "ms", "", "", "0", "zenity 4: not installed"], ["note", "A note."],
            ]
        }

        private func write(_ name: String, _ text: String) throws {
            let file = tree.root + "/" + name
            try FileManager.default.createDirectory(
                atPath: tree.root + "/performance", withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        }

        private func makePage(_ results: String? = nil) async throws -> ProcessRunner.Answer {
            try await ProcessRunner.run(
                InstalledTree.project + "/Scripts/performance-page",
                [tree.root] + (results.map { [tree.root + "/" + $0] } ?? []))
        }

        private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

        /// The part of a page below a heading.
        private func part(_ heading: String, of page: String) throws -> Substring {
            let start = try #require(page.range(of: "\n## " + heading + "\n"))
            let rest = page[start.upperBound...]
            return rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
        }

        // MARK: The page

        @Test func aMissedTargetIsListedFirst() async throws {
            try write("new", results("Debian 12", records: start("40.2", verdict: "missed")))
            try await makePage("new").check()
            let page = try text(page)
            let list = try part("Missed targets", of: page)
            #expect(list.contains("**Debian 12**: 1 missed, 0 met, 1 not compared"))
            #expect(list.contains("\nStart:\n\n- start: popsheet: **1.33 ×**, target ≤ 1.20 × start: yad\n"))
            let headings = page.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
            #expect(headings == ["Missed targets", "Debian 12", "Debian 13"])
        }

        @Test(arguments: [(7, 0.5, true, false), (11, 2.5, false, true), (11, 2, false, false)])
        func fewSamplesAndABusyMachineAreMentionedNextToTheVerdicts(
            samples: Int, load: Double, areFew: Bool, isBusy: Bool
        ) async throws {
            let records = start("40.2", verdict: "missed")
            try write("new", results("Debian 12", samples: samples, load: load, records: records))
            try await makePage("new").check()
            let list = try part("Missed targets", of: try text(page))
            #expect(list.contains("only 7 samples") == areFew)
            #expect(list.contains("(its load was 2.5 before the run)") == isBusy)
        }

        @Test func aRowHasItsFiguresItsTargetsAndItsCommand() async throws {
            try write("new", results("Debian 12", records: start("40.2", verdict: "met")))
            try await makePage("new").check()
            let part = try part("Debian 12", of: try text(page))
            let command = "`make bench ARGS='\"start: popsheet\"'`"
            #expect(
                part.contains(
                    "| start: popsheet | 40.2 | 45.1 | ms | ≤ 1.20 × start: yad | 1.33 × | met | \(command) |\n"))
            for fact in ["processor", "memory", "gpu", "date", "gtk", "swift", "command"] {
                #expect(part.contains("\(fact) of Debian 12"))
            }
            #expect(part.contains("| Cores | 2 |\n") && part.contains("| Samples of each row | 15 |\n"))
            #expect(part.contains("| yad | 0.40.0 |\n") && part.contains("\nA note.\n"))
        }

        @Test func whatIsNotInstalledIsNamedWhereItsFiguresWouldBe() async throws {
            try write("new", results("Debian 12", records: start("40.2", verdict: "met")))
            try await makePage("new").check()
            let part = try part("Debian 12", of: try text(page))
            #expect(part.contains("| zenity 4 | not installed |\n"))
            #expect(part.contains("| start: zenity 4 | – | – | ms |  |  | zenity 4: not installed |"))
            #expect(part.contains("| ≤ 0.40 × start: zenity 4 | – | not compared: zenity 4: not installed |"))
        }

        @Test func newResultsReplaceThoseOfTheirSystemOnly() async throws {
            for system in ["Debian 13", "Debian 12"] {
                try write("new", results(system, records: start("40.2", verdict: "met")))
                try await makePage("new").check()
            }
            let (before, results13) = (try text(page), try text(tree.root + "/performance/debian13.tsv"))
            try write("new", results("Debian 12", records: start("99.9", verdict: "missed")))
            try await makePage("new").check()
            let after = try text(page)
            #expect(try part("Debian 12", of: after).contains("| 99.9 |"))
            #expect(try !part("Debian 12", of: after).contains("| 40.2 |"))
            #expect(try part("Debian 13", of: after) == part("Debian 13", of: before))
            #expect(try text(tree.root + "/performance/debian13.tsv") == results13)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: tree.root + "/performance").sorted()
                    == ["debian12.tsv", "debian13.tsv"])
        }

        @Test func aSystemWithoutResultsIsNamed() async throws {
            try write("new", results("Debian 12", records: start("40.2", verdict: "met")))
            try await makePage("new").check()
            #expect(try part("Debian 13", of: try text(page)).contains("Not measured yet."))
        }

        @Test(arguments: [["row", "lost"], ["nothing"], ["target", "≤ 1 ms", "met"]])
        func resultsThatAreIncompleteReplaceNothing(record: [String]) async throws {
            try write("new", results("Debian 12", records: start("40.2", verdict: "met")))
            try await makePage("new").check()
            let (page, old) = (try text(page), try text(tree.root + "/performance/debian12.tsv"))
            try write("new", results("Debian 12", records: start("99.9", verdict: "met") + [record]))
            let answer = try await makePage("new")
            #expect(answer.status == 1 && answer.errorText.contains("not a record of results: \(record[0])"))
            #expect(try text(self.page) == page)
            #expect(try text(tree.root + "/performance/debian12.tsv") == old)
        }

        @Test func thePageOfTheDocumentationIsMadeOfItsResults() async throws {
            let docs = InstalledTree.project + "/docs"
            try FileManager.default.copyItem(atPath: docs + "/performance", toPath: tree.root + "/performance")
            try await makePage().check()
            #expect(try text(page) == text(docs + "/performance.md"))
        }

        @Test func theResultsHaveEverySectionOfTheBenchmarks() throws {
            let run = try text(InstalledTree.project + "/Benchmarks/run")
            let titles = run.matches(of: /(?m)^(?:\w+=\w+ )?show '([^']+)'/).map { String($0.1) }
            #expect(titles.count > 5)
            let folder = InstalledTree.project + "/docs/performance"
            for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let lines = try text(folder + "/" + file).split(separator: "\n")
                #expect(
                    lines.compactMap { $0.wholeMatch(of: /section\t(.*)/).map { String($0.1) } } == titles, "\(file)")
            }
        }

        // MARK: The program

        @Test func aReportOfSomeRowsIsAnError() async throws {
            for words in [["popover"], ["15", "popover"], ["0"]] {
                let answer = try await ProcessRunner.run(
                    InstalledTree.project + "/Scripts/bench-report", [Self.program] + words)
                #expect(answer.status == 64 && answer.text == "" && answer.errorText.hasPrefix("bench-report: "))
            }
        }

        @Test func aWordThatIsInNoNameIsAnErrorBeforeAnythingIsMeasured() async throws {
            for words in [["nosuch"], ["3", "popover", "nosuch"]] {
                let answer = try await ProcessRunner.run(
                    InstalledTree.project + "/Benchmarks/run", [Self.program] + words)
                #expect(answer.status == 64 && answer.text == "")
                #expect(answer.errorText.hasPrefix("popsheet-bench: no row's name contains \"nosuch\"; words are"))
            }
        }

        @Test func anArgumentThatIsInvalidIsAnError() async throws {
            for arguments in [["pure", "0"], ["--format", "csv", "pure"], ["--fast", "pure"], ["unknown"], []] {
                let answer = try await ProcessRunner.run(Self.program, arguments)
                #expect(answer.status == 64 && answer.text == "", "\(arguments)")
                #expect(answer.errorText.filter { $0 == "\n" }.count == 1, "\(answer.errorText)")
            }
        }

        @Test func aWordThatIsANameSelectsThatRowAlone() async throws {
            let answer = try await ProcessRunner.run(
                Self.program, ["--format", "tsv", "pure", "2", "layout of 10 actions"]
            ).check()
            let lines = answer.text.split(separator: "\n").map {
                $0.split(separator: "\t", omittingEmptySubsequences: false)
            }
            try #require(lines.count == 2)
            #expect(lines[0].prefix(3) == ["row", "layout of 10 actions", "µs"])
            #expect(lines[0].count == 7 && lines[0][5] == "2" && lines[0][6] == "")
            #expect(lines[1].prefix(3) == ["target", "≤ 20 µs", ""] && ["met", "missed"].contains(lines[1][3]))
        }

        @Test func aRowIsMeasuredWithThoseThatItIsComparedWith() async throws {
            let answer = try await ProcessRunner.run(Self.program, ["pure", "1", "moment of 10000 actions"]).check()
            let lines = answer.text.split(separator: "\n").dropFirst()
            #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("moment of 10") }, "\(answer.text)")
        }

        /// Without a program or a library in PATH nothing is measured, and the row says so.
        @Test func aRowWhoseProgramIsMissingSaysSo() async throws {
            let answer = try await ProcessRunner.run(
                Self.program, ["--format", "tsv", "start", "1", "start: zenity 4"], environment: ["PATH": tree.root]
            ).check()
            #expect(answer.text == "row\tstart: zenity 4\tms\t\t\t0\tzenity 4: not installed\n")
        }
    }
}
