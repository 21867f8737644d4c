import Foundation
import PopsheetTestSupport
import Testing

/// What can't be drawn is reported in one line, before anything is written.
@Suite struct RenderErrorTests {
    private static let badUsageCases: [(String, [String])] = [
        ("--window 390.5x844", ["whole pixels", "--window"]), ("--window 0x844", ["no pixels"]),
        ("--window 390x0", ["no pixels"]), ("--window 20000x100", ["too large"]),
        ("--window 9000x9000 --scale 1", ["too large"]), ("--scale 4", ["1, 2 or 3"]), ("--scale 1.5", ["1, 2 or 3"]),
        ("--scale 0", ["--scale"]),
        ("--press nope", ["--press", "nope", "\"delete\", \"move\", \"share\", \"cancel\""]),
        ("--focus nope", ["--focus", "nope", "\"cancel\""]), ("--press share", ["share", "disabled"]),
        ("--focus share", ["share", "disabled"]), ("--pointer 1", ["--pointer", "such as"]),
        ("--pointer a,b", ["--pointer"]), ("--backdrop #12345", ["--backdrop", "colour"]),
        ("--fps 60", ["--film"]), ("--film x --fps 0", ["--fps", "whole number"]), ("--film x --fps 2.5", ["--fps"]),
        ("--safe-area 1e7,0,0,0", ["--safe-area"]), ("--no-such-option", ["--no-such-option"]),
    ]

    @Test(arguments: badUsageCases) func badUsage(options: String, parts: [String]) async throws {
        let directory = try TemporaryDirectory()
        let answer = try await popsheetOnDisplay(
            ["render", "-", "-o", "out.png"] + options.split(separator: " ").map(String.init),
            input: RenderTests.document, directory: directory.path)
        expectFailure(answer, status: 64)
        for part in parts { #expect(answer.errorText.contains(part)) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
    }

    @Test func withoutAPlaceForThePicture() async throws {
        expectFailure(try await popsheetOnDisplay(["render", "-"], input: "{}"), status: 64, "-o OUT.png", "--film")
        expectFailure(
            try await popsheetOnDisplay(["render", "-", "--film", "/nowhere", "--at", "1"], input: "{}"), status: 64,
            "--at", "-o")
    }

    @Test func invalidSheetsAndPictures() async throws {
        let directory = try TemporaryDirectory()
        let text = try directory.file("text.png", "no picture")
        let out = directory.path + "/out.png"
        expectFailure(
            try await popsheetOnDisplay(["render", "-", "-o", out], input: "{ nonsense"), status: 65,
            "standard input:1:3")
        expectFailure(
            try await popsheetOnDisplay(["render", "-", "-o", out], input: #"{ "cancel": null }"#), status: 65,
            "/actions")
        expectFailure(
            try await popsheetOnDisplay(["render", "-", "-o", out, "--backdrop", text], input: "{}"), status: 65, text,
            "PNG")
        expectFailure(
            try await popsheetOnDisplay(["render", "-", "-o", out, "--backdrop", "gone.png"], input: "{}"), status: 65,
            "gone.png", "No such file")
        #expect(!FileManager.default.fileExists(atPath: out))
    }

    @Test func whatCannotBeWritten() async throws {
        let directory = try TemporaryDirectory()
        let file = try directory.file("file", "")
        for place in [["-o", "/nowhere/out.png"], ["-o", directory.path], ["--film", "/nowhere/film"], ["-o", ""]] {
            let answer = try await popsheetOnDisplay(["render", "-"] + place, input: "{}")
            expectFailure(answer, status: 74, "can't be written")
        }
        expectFailure(try await popsheetOnDisplay(["render", "-", "--film", file], input: "{}"), status: 74, file)
        let full = try await popsheetOnDisplay(["render", "-", "-o", "/dev/full"], input: "{}")
        expectFailure(full, status: 74, "/dev/full", "No space left")
    }

    @Test(arguments: [nil, ":7654"]) func withoutADisplayServer(display: String?) async throws {
        let environment: [String: String?] = ["DISPLAY": display, "WAYLAND_DISPLAY": nil, "XAUTHORITY": nil]
        let answer = try await popsheetOnDisplay(
            ["render", "-", "-o", "/tmp/popsheet-never.png"], input: "{}", environment: environment)
        expectFailure(answer, status: 69, "no display server")
        #expect(!FileManager.default.fileExists(atPath: "/tmp/popsheet-never.png"))
        // Errors in the sheet are reported first.
        let wrong = try await popsheetOnDisplay(
            ["render", "-", "-o", "/tmp/popsheet-never.png"], input: "{ 1", environment: environment)
        #expect(wrong.status == 65)
    }

    // MARK: Backdrops

    @Test func aPictureAsBackdropIsDrawnPixelForPixel() async throws {
        let directory = try TemporaryDirectory()
        let first = try await RenderOutput(RenderTests.document, where: "--window 301x400", scale: 2)
        let file = try directory.file("beneath.png", first.bytes)
        // After the dismissal only the content is left.
        let second = try await RenderOutput(
            RenderTests.document, where: "--window 301x400 --phase out", scale: 2, how: ["--backdrop", file])
        #expect(second.picture == first.picture)
    }

    @Test func aTransparentBackdropLeavesThePictureTransparent() async throws {
        let output = try await RenderOutput(
            RenderTests.document, where: "--window 300x400 --phase out", how: ["--backdrop", "transparent"])
        #expect(output.pixel(150, 200)?.alpha == 0)
        let shown = try await RenderOutput(
            RenderTests.document, where: "--window 300x400", how: ["--backdrop", "transparent"])
        #expect(shown.pixel(1, 1)?.isClose(to: Pixel(0, 0, 0, 102), tolerance: 1) == true)
        #expect(shown.pixel(150, 390)?.alpha == 255)
    }

    @Test func theCheckerAndAColour() async throws {
        let gone = "--window 300x400 --phase out"
        let checker = try await RenderOutput(RenderTests.document, where: gone, how: ["--backdrop", "checker"])
        #expect(checker.pixel(1, 1) == Pixel(255, 255, 255) && checker.pixel(17, 1) == Pixel(204, 204, 204))
        #expect(checker.pixel(17, 17) == Pixel(255, 255, 255) && checker.pixel(1, 17) == Pixel(204, 204, 204))
        let named = try await RenderOutput(RenderTests.document, where: gone, how: ["--backdrop", "navy"])
        #expect(named.pixel(1, 1) == Pixel(0, 0, 128))
    }
}
