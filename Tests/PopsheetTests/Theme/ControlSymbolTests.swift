import CPopsheet
import Foundation
import PopsheetTestSupport
import Testing

@testable import Popsheet

/// The symbols of controls, which the program contains (controls.md §4).
@Suite struct ControlSymbolTests {
    @Test(arguments: Symbol.allCases)
    func eachIsAPictureOfTwoPixelsForOne(symbol: Symbol) throws {
        _ = Symbol.registration
        let texture = try #require(gdk_texture_new_from_resource(symbol.path))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let source = Self.root.appendingPathComponent("Symbols/\(symbol.rawValue).svg")
        let drawing = try String(contentsOf: source, encoding: .utf8)
        let sizes = drawing.firstMatch(of: #/width="(\d+)" height="(\d+)"/#).map { ($0.1, $0.2) }
        let (width, height) = try #require(sizes)
        #expect(gdk_texture_get_width(texture) == Int32(width).map { 2 * $0 })
        #expect(gdk_texture_get_height(texture) == Int32(height).map { 2 * $0 })
    }

    /// The check mark's corner is at 0.46 and 0.75 of its square [F].
    @Test func theCheckMarkHasItsShape() throws {
        _ = Symbol.registration
        let texture = try #require(gdk_texture_new_from_resource(Symbol.check.path))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        gdk_texture_download(texture, &pixels, UInt(4 * width))
        func alpha(_ x: Double, _ y: Double) -> UInt8 { pixels[4 * (Int(y * 36) * width + Int(x * 36)) + 3] }
        for (x, y) in [(0.25, 0.52), (0.355, 0.635), (0.46, 0.74), (0.655, 0.52), (0.84, 0.3)] {
            #expect(alpha(x, y) > 200, "\(x), \(y)")
        }
        for (x, y) in [(0.1, 0.1), (0.5, 0.5), (0.9, 0.75), (0.25, 0.75)] { #expect(alpha(x, y) == 0, "\(x), \(y)") }
    }

    @Test func theProgramContainsTheDrawings() async throws {
        let answer = try await ProcessRunner.run(Self.root.appendingPathComponent("Scripts/symbols").path, ["--check"])
        #expect(answer.status == 0 && answer.errorText.isEmpty, "\(answer.errorText)")
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
