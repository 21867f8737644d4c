import Foundation
import Testing

/// The pictures that the README and docs/gallery.md show are there, all of them, and small.
@Suite struct GalleryTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    private func pictures(namedIn page: String) throws -> Set<String> {
        let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
        let names = text.components(separatedBy: "gallery/").dropFirst().compactMap {
            $0.components(separatedBy: ")").first
        }
        return Set(names.filter { $0.hasSuffix(".png") })
    }

    @Test func everyPictureIsShownAndEachThatIsShownIsThere() throws {
        let directory = Self.root.appendingPathComponent("docs/gallery")
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        let shown = try pictures(namedIn: "docs/gallery.md").union(pictures(namedIn: "README.md"))
        #expect(shown == Set(files))
        #expect(shown.count == 35)
        let bytes = try files.reduce(0) { sum, file in
            let attributes = try FileManager.default.attributesOfItem(
                atPath: directory.appendingPathComponent(file).path)
            return sum + (attributes[.size] as? Int ?? 0)
        }
        #expect(bytes < 1_500_000)
    }
}
