import Foundation
import PopsheetTestSupport
import Testing

/// What an application outside the package sees of the library: the fixtures in Tests/Support/public-api are compiled.
@Suite struct PublicAPITests {
    private func check(_ arguments: String...) async throws -> ProcessRunner.Answer {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let script = root.appendingPathComponent("Tests/Support/public-api/check").standardizedFileURL.path
        return try await ProcessRunner.run(script, [ProcessRunner.built("")] + arguments, timeout: .seconds(400))
    }

    @Test func applicationsCompileNextToAFrameworkWithTheUsualNames() async throws {
        let answer = try await check()
        #expect(answer.text == "" && answer.errorText == "" && answer.status == 0)
    }

    @Test func thePackageThatTheReadmeShowsCompiles() async throws {
        let answer = try await check("readme")
        #expect(answer.text == "" && answer.errorText == "" && answer.status == 0)
    }

    @Test func allCodeThatTheDocumentationShowsCompiles() async throws {
        let answer = try await check("snippets")
        #expect(answer.errorText == "" && answer.status == 0, "\(answer.errorText)")
        let counts = answer.text.split { !$0.isNumber }.compactMap { Int($0) }
        #expect(answer.text.matches(of: /\d+ (c|packages|python|sh|swift)\b/).count == 5, "\(answer.text)")
        #expect(counts.last ?? 0 > 50)
    }

    @Test func theCodeOfEveryCaseOfTheGalleryCompiles() async throws {
        let answer = try await check("cases")
        #expect(answer.text == "" && answer.errorText == "" && answer.status == 0)
    }

    @Test func namesOfLayoutAndMotionReachNoApplication() async throws {
        let answer = try await check("hidden")
        #expect(answer.text == "" && answer.errorText == "" && answer.status == 0)
    }

    /// What no program needs to name should not be public: the fixture names all the rest.
    @Test func theFixtureUsesEveryPublicName() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
            .standardizedFileURL.path
        let fixture = try String(contentsOfFile: root + "/Tests/Support/public-api/App.swift", encoding: .utf8)
        let used = Set(fixture.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        // The compiler and the standard library call these.
        let implicit: Set = ["description", "hash", "allCases", "body"]
        let declaration =
            #/\bpublic (?!import)(?:\w+(?:\(set\))? )*?(?:func|var|let|struct|class|enum|typealias) (\w+)/#
        var missing: Set<String> = []
        for target in ["PopsheetModel", "Popsheet", "PopsheetStandalone"] {
            let files = FileManager.default.enumerator(atPath: root + "/Sources/" + target)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let source = try String(contentsOfFile: root + "/Sources/\(target)/\(file)", encoding: .utf8)
                missing.formUnion(source.matches(of: declaration).map { String($0.1) })
            }
        }
        missing = missing.subtracting(used).subtracting(implicit).filter { !$0.hasPrefix("build") }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }
}
