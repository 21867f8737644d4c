import TestSupport
import Testing

@testable import PopsheetCommand

/// Whatever bytes come, they are a sheet or an error of one line; POPSHEET_SEED repeats a run.
@Suite struct DocumentFuzzTests {
    @Test func spoiledDocumentsAreSheetsOrErrors() async {
        let seed = SeededGenerator.seed
        // Printed at once, since a crash leaves no time for it.
        print("spoiled documents: POPSHEET_SEED=\(seed)")
        var generator = SeededGenerator(seed: seed)
        var sheets = 0
        for round in 0..<10_000 {
            await takeTurns(after: round)
            let bytes = Mutation.spoiled(using: &generator)
            do throws(CommandFailure) {
                _ = try SheetDocument(parsing: bytes, name: "sheet.json").sheet()
                sheets += 1
            } catch {
                let line = Output.line(for: error.message)
                #expect(error.status == .data, "POPSHEET_SEED=\(seed), round \(round)")
                #expect(isFitForATerminal(line), "POPSHEET_SEED=\(seed), round \(round): \(line)")
            }
        }
        // Some survive what is done to them, most do not.
        #expect((100..<5_000).contains(sheets))
    }

    @Test func whatIsReadCanBeWrittenAndReadAgain() async {
        let seed = SeededGenerator.seed
        var generator = SeededGenerator(seed: seed)
        for round in 0..<2_000 {
            await takeTurns(after: round)
            guard let value = try? JSONParser.parse(Mutation.spoiled(using: &generator)) else { continue }
            let again = try? JSONParser.parse(Array(value.line.utf8))
            #expect(again == value, "POPSHEET_SEED=\(seed), round \(round)")
        }
    }

    @Test func noiseIsRefused() async {
        let seed = SeededGenerator.seed
        var generator = SeededGenerator(seed: seed)
        for round in 0..<2_000 {
            await takeTurns(after: round)
            let count = Int.random(in: 0..<64, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(throws: CommandFailure.self, "POPSHEET_SEED=\(seed), round \(round)") {
                try SheetDocument(parsing: bytes, name: "noise")
            }
        }
    }

    @Test func theCommandItselfTakesSpoiledDocumentsWithoutFalling() async throws {
        let seed = SeededGenerator.seed
        var generator = SeededGenerator(seed: seed)
        for round in 0..<50 {
            let bytes = Mutation.spoiled(using: &generator)
            let answer = try await popsheet(["layout", "-"], input: bytes)
            if answer.status == 0 {
                expectSuccess(answer)
            } else {
                expectFailure(answer, status: 65, "standard input")
            }
            #expect(answer.signal == nil, "POPSHEET_SEED=\(seed), round \(round)")
        }
    }

    private func isFitForATerminal(_ line: String) -> Bool {
        line.hasPrefix("popsheet: error: sheet.json:") && line.unicodeScalars.count <= 500
            && line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}" }
    }
}
