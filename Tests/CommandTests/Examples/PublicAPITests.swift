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

    @Test func theCodeOfEveryCaseOfTheGalleryCompiles() async throws {
        let answer = try await check("cases")
        #expect(answer.text == "" && answer.errorText == "" && answer.status == 0)
    }

    @Test func namesOfLayoutAndMotionReachNoApplication() async throws {
        let answer = try await check("hidden")
        #expect(answer.text == "" && answer.errorText == "" && answer.status == 0)
    }
}
