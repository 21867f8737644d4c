import Foundation
import PopsheetTestSupport
import Testing

/// Pictures of the popover and the compact sheet.
@Suite struct RenderFormsTests {
    private static let document = """
        { "title": "Delete 3 photos?", "message": "They leave all your devices.",
          "actions": [ { "id": "delete", "label": "Delete Photos", "role": "destructive" },
                       { "id": "move", "label": "Move to Album…" } ] }
        """
    private static let grey = Pixel(128, 128, 128)
    private static let anchored = "--window 700x400 --anchor 340,40,40,30"

    private func popover(_ options: String = "", scale: Int = 1, how: [String] = []) async throws -> RenderOutput {
        try await RenderOutput(
            Self.document, where: Self.anchored + options, scale: scale, how: ["--backdrop", "#808080"] + how)
    }

    @Test(arguments: zip(["light", "dark"], [grey.underMaterial(), grey.underMaterial(isDark: true)]))
    func aPopoverIsItsBubbleAndItsArrow(_ appearance: String, _ color: Pixel) async throws {
        let output = try await popover(" --appearance \(appearance)", scale: 2)
        // The layout's tests hold these numbers: the tip in the middle of the anchor's lower edge, the body 13 below.
        for (x, y) in [(360.0, 72.0), (360, 82), (220, 84), (500, 84), (206, 200), (514, 200)] {
            #expect(output.pixel(x, y) == color, "at \(x), \(y)")
        }
        for (x, y) in [(360.0, 69.0), (340, 75), (380, 75), (197, 90), (523, 90), (201, 83.5)] {
            #expect(output.pixel(x, y) != color, "at \(x), \(y)")
        }
    }

    @Test func outsideThePopoverIsItsShadowAndNoBackdrop() async throws {
        let output = try await popover()
        #expect(output.pixel(5, 5) == Self.grey)
        #expect(output.pixel(690, 390) == Self.grey)
        let near = try #require(output.pixel(195, 200))
        let far = try #require(output.pixel(160, 200))
        #expect(near.red < far.red && far.red < 128)
    }

    @Test func aPressedRowOfAPopoverIsFilled() async throws {
        let output = try await popover(how: ["--press", "move"])
        #expect(output.pixel(220, 230) == Self.grey.underMaterial(tint: Pixel(209, 209, 214), isDark: false))
        #expect(output.pixel(220, 170) == Self.grey.underMaterial())
    }

    @Test func aPopoverIsMirroredWhereTextRunsFromRightToLeft() async throws {
        let output = try await RenderOutput(
            Self.document, where: "--window 700x400 --anchor 400,180,40,30 --arrow left --direction rtl",
            how: ["--backdrop", "#808080"])
        // Left of its source, where it would be right of it.
        #expect(output.pixel(396, 195) == Self.grey.underMaterial())
        #expect(output.pixel(445, 195) == Self.grey)
    }

    @Test func aPopoverGrowsOutOfItsTipAndFadesIn() async throws {
        let begun = try await popover(how: ["--at", "0"])
        #expect(begun.pixel(360, 200) == Self.grey)
        let half = try await popover(how: ["--at", "0.1"])
        let middle = try #require(half.pixel(250, 90))
        #expect(middle.red > 140 && middle.red < 245)
        // Not yet as wide as it will be.
        #expect(try #require(half.pixel(201, 200)).red < 128)
    }

    @Test func aFilmOfAPopoverIsAQuarterOfASecond() async throws {
        let directory = try TemporaryDirectory()
        let answer = try await popsheetOnDisplay(
            ["render", "-", "--film", directory.path] + Self.anchored.split(separator: " ").map(String.init),
            input: Self.document)
        #expect(answer.status == 0 && answer.errorText == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 16)
    }

    @Test func aCompactSheetIsBlackWithButtons() async throws {
        let output = try await RenderOutput(Self.document, where: "--window 198x242", how: ["--backdrop", "white"])
        #expect(output.pixel(197, 0) == Pixel(0, 0, 0))
        #expect(output.pixel(0, 241) == Pixel(0, 0, 0))
        let row = try #require(output.layout.rows.first).frame
        #expect(output.pixel(row.x + 30, row.y + 3)?.isClose(to: Pixel(36, 36, 36), tolerance: 1) == true)
        #expect(output.pixel(row.x + 1, row.y + 1) == Pixel(0, 0, 0))
        // Cancel in the upper left corner, in the tint.
        #expect(output.ink(in: .init(x: 0, y: 0, width: 60, height: 30), on: Pixel(0, 0, 0)) != nil)
    }

    @Test func aPressedButtonOfACompactSheetKeepsItsShape() async throws {
        let output = try await RenderOutput(
            Self.document, where: "--window 198x242", how: ["--press", "delete"])
        let row = try #require(output.layout.rows.first).frame
        #expect(output.pixel(row.x + 30, row.y + 3) == Pixel(57, 57, 57))
        #expect(output.pixel(row.x + 1, row.y + 1) == Pixel(0, 0, 0))
    }

    @Test func theFocusOfACompactSheetCanBeSeen() async throws {
        let plain = try await RenderOutput(Self.document, where: "--window 198x242")
        let focused = try await RenderOutput(Self.document, where: "--window 198x242", how: ["--focus", "move"])
        #expect(plain.picture != focused.picture)
    }
}
