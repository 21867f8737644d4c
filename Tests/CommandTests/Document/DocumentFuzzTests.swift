import PopsheetRandomNumbers
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Any bytes are a sheet or an error of one line.
@Suite struct DocumentFuzzTests {
    @Test func spoiledDocumentsAreSheetsOrErrors() async {
        // Printed at once, for a crash prints no failure.
        print("spoiled documents: \(RandomNumbers())")
        var sheets = 0
        for var random in RandomNumbers.cases(10_000) {
            await takeTurns(after: random)
            let bytes = Mutation.spoiled(using: &random)
            do throws(CommandFailure) {
                _ = try SheetDocument(parsing: bytes, name: "sheet.json").sheet()
                sheets += 1
            } catch {
                let line = Output.line(for: error.message)
                #expect(error.status == .data, "\(random)")
                #expect(isFitForATerminal(line), "\(random): \(line)")
            }
        }
        // Some survive what is done to them, most do not.
        #expect((100..<5_000).contains(sheets))
    }

    @Test func whatIsReadCanBeWrittenAndReadAgain() async {
        for var random in RandomNumbers.cases(2_000) {
            await takeTurns(after: random)
            guard let value = try? JSONParser.parse(Mutation.spoiled(using: &random)) else { continue }
            let again = try? JSONParser.parse(Array(value.line.utf8))
            #expect(again == value, "\(random)")
        }
    }

    @Test func noiseIsRejected() async {
        for var random in RandomNumbers.cases(2_000) {
            await takeTurns(after: random)
            let count = Int.random(in: 0..<64, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(throws: CommandFailure.self, "\(random)") {
                try SheetDocument(parsing: bytes, name: "noise")
            }
        }
    }

    @Test func theCommandItselfTakesSpoiledDocumentsWithoutFalling() async throws {
        for var random in RandomNumbers.cases(50) {
            let bytes = Mutation.spoiled(using: &random)
            let answer = try await popsheet(["layout", "-"], input: bytes)
            if answer.status == 0 {
                expectSuccess(answer)
            } else {
                expectFailure(answer, status: 65, "standard input")
            }
            #expect(answer.signal == nil, "\(random)")
        }
    }

    private func isFitForATerminal(_ line: String) -> Bool {
        line.hasPrefix("popsheet: error: sheet.json:") && line.unicodeScalars.count <= 500
            && line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}" }
    }
}
