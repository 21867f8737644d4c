import Foundation
import PopsheetTestSupport
import Testing

/// A film's frames are the pictures of their moments.
@Suite struct RenderFilmTests {
    private static let options = ["--window", "200x300", "--backdrop", "#336699"]

    private func film(_ more: String..., at place: String) async throws -> [String] {
        let answer = try await popsheetOnDisplay(
            ["render", "-", "--film", place] + Self.options + more, input: RenderTests.document)
        #expect(answer.status == 0 && answer.output.isEmpty && answer.errorText == "")
        return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    }

    private func picture(_ more: String...) async throws -> [UInt8] {
        try await popsheetOnDisplay(["render", "-", "-o", "-"] + Self.options + more, input: RenderTests.document)
            .check().output
    }

    private func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(fileURLWithPath: path))) }

    @Test func framesAreThePicturesOfTheirMoments() async throws {
        let directory = try TemporaryDirectory()
        let place = directory.path + "/film"
        let names = try await film(at: place)
        // 0.3 s at 60 frames a second, both ends included.
        #expect(names.count == 19 && names.first == "frame-0000.png" && names.last == "frame-0018.png")
        #expect(try await bytes(place + "/frame-0000.png") == picture("--at", "0"))
        #expect(try await bytes(place + "/frame-0007.png") == picture("--at", "\(7.0 / 60)"))
        #expect(try await bytes(place + "/frame-0018.png") == picture())
        let pictures = try names.map { try bytes("\(place)/\($0)") }
        #expect(Set(pictures).count == 19)
    }

    @Test func theDismissalAndOtherRates() async throws {
        let directory = try TemporaryDirectory()
        // 0.25 s
        let out = try await film("--phase", "out", "--fps", "60", at: directory.path + "/out/")
        #expect(out.count == 16)
        #expect(try await bytes(directory.path + "/out/frame-0015.png") == picture("--phase", "out"))
        let slow = try await film("--fps", "7", at: directory.path + "/slow")
        #expect(slow.count == 4)
        #expect(try await bytes(directory.path + "/slow/frame-0003.png") == picture())
    }

    @Test func aPictureInAdditionToAFilm() async throws {
        let directory = try TemporaryDirectory()
        _ = try await film("--fps", "5", "-o", directory.path + "/one.png", "--at", "0.1", at: directory.path + "/film")
        #expect(try await bytes(directory.path + "/one.png") == picture("--at", "0.1"))
    }

    @Test func theExamplesOfTheHelpPageWork() async throws {
        let directory = try TemporaryDirectory()
        _ = try directory.file("sheet.json", RenderTests.document)
        _ = try await directory.file("photo.png", picture())
        let page = try await popsheet("render", "--help").text.split(separator: "\n")
        #expect(page.allSatisfy { $0.count <= 80 })
        let examples = page.filter { $0.hasPrefix("  popsheet render ") }
        #expect(examples.count == 4)
        for example in examples {
            let arguments = example.split(separator: " ").dropFirst().map { $0.filter { $0 != "'" } }
            let answer = try await popsheetOnDisplay(arguments, directory: directory.path)
            #expect(answer.status == 0 && answer.output.isEmpty && answer.errorText == "")
        }
        let made = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        #expect(made == ["frames", "photo.png", "pressed.png", "rising.png", "sheet.json", "sheet.png"])
    }

    @Test func aFilmGoesOverItselfButNotOverALongerOne() async throws {
        let directory = try TemporaryDirectory()
        let place = directory.path + "/film"
        #expect(try await film("--fps", "10", at: place).count == 4)
        #expect(try await film("--fps", "10", at: place).count == 4)
        let shorter = try await popsheetOnDisplay(
            ["render", "-", "--film", place, "--fps", "5"], input: RenderTests.document)
        expectFailure(shorter, status: 64, "frame-0003.png", "longer film")
    }
}
