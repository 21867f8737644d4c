import Foundation
import PopsheetTestSupport
import Testing

/// The pictures of the documentation are those of this program, where that can be compared in a short time.
@Suite struct DocumentationPictureTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func path(_ name: String) -> String { Self.root.appendingPathComponent(name).path }

    /// The sheet that `make gallery` draws.
    private func document() throws -> String {
        let script = try String(contentsOfFile: path("Scripts/gallery"), encoding: .utf8)
        let match = try #require(script.firstMatch(of: /light\.json" <<'END'\n([^~]*?)\nEND\n/))
        return String(match.output.1)
    }

    @Test(arguments: ["rounded", "square"])
    func theWatchHasThatPicture(look: String) async throws {
        let document = try document().replacing("\"actions\"", with: "\"compactLook\": \"\(look)\", \"actions\"")
        let output = try await RenderOutput(
            document, where: "--window 198x242 --presentation compact", how: ["--backdrop", "black"])
        let documented = try Screenshot(png: path("docs/gallery/compact-\(look).png"))
        let differences = output.picture.differences(from: documented, tolerance: 48)
        // Other versions of GTK and of the icons differ in their edges.
        #expect(differences < 198 * 242 / 25, "\(differences) pixels differ; run make gallery")
    }

    @Test func theAnimationHasLessThanAMegabyte() throws {
        let size = try FileManager.default.attributesOfItem(atPath: path("docs/motion.png"))[.size] as? Int
        #expect(try #require(size) < 1_000_000)
    }
}
