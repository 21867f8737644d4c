import CPopsheet
import CPopsheetGTK4
import Foundation
import PopsheetTestSupport
import Testing

/// The helpers of the tests do what they say.
@Suite struct TestSupportTests {
    @Test func aProcessGetsItsInputAndGivesItsOutputByteForByte() async throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let answer = try await ProcessRunner.run("cat", input: bytes)
        #expect(answer.output == bytes)
        #expect(answer.errors.isEmpty && answer.status == 0 && answer.signal == nil)
    }

    @Test func aProcessThatReadsNothingDoesNotEndTheTests() async throws {
        let answer = try await ProcessRunner.run("true", input: [UInt8](repeating: 0, count: 1_000_000))
        #expect(answer.status == 0)
    }

    @Test func statusErrorsEnvironmentAndDirectoryOfAProcess() async throws {
        let answer = try await ProcessRunner.run(
            "sh", ["-c", "echo \"$RED-${HOME-unset}\" >&2; pwd; exit 3"],
            environment: ["RED": "rot", "HOME": nil],
            directory: "/usr")
        #expect(answer.status == 3)
        #expect(answer.errorText == "rot-unset\n")
        #expect(answer.text == "/usr\n")
        #expect(throws: ProcessRunner.Failure.self) { try answer.check() }
    }

    @Test func aSignalReachesAProcessAndIsReported() async throws {
        let process = try ProcessRunner.start(
            "sh", ["-c", "trap 'echo bye; exit 7' USR1; echo ready; while :; do sleep 0.01; done"])
        try await eventually("it is ready") { !process.outputSoFar.isEmpty }
        process.send(SIGUSR1)
        #expect(try await process.answer().status == 7)

        let other = try ProcessRunner.start("sleep", ["60"])
        other.send(SIGTERM)
        let answer = try await other.answer()
        #expect(answer.signal == SIGTERM && answer.status == 143)
    }

    @Test func aProcessThatTakesTooLongIsKilled() async throws {
        let process = try ProcessRunner.start("sleep", ["60"])
        await #expect(throws: ProcessRunner.Failure.self) {
            try await process.answer(timeout: .milliseconds(50))
        }
        try await eventually("it is gone") { process.hasEnded }
    }

    @Test func aMissingProgramIsAnError() {
        #expect(throws: ProcessRunner.Failure.self) { try ProcessRunner.start("no-such-program") }
    }

    @Test func waitingInVainSaysForWhat() async throws {
        do {
            try await eventually("pigs fly", timeout: .milliseconds(20)) { false }
            Issue.record("it waits no longer, and throws nothing")
        } catch let error as TimedOut {
            #expect(error.description.contains("in vain: pigs fly"))
        }
    }
}

extension GTKSuites {
    @Suite @MainActor struct ScreenshotTests {
        @Test func aScreenshotHasTheScreensSizeAndSurvivesAFile() async throws {
            let display = try Display.open()
            let screen = try await Screenshot.ofScreen()
            #expect((screen.width, screen.height) == (display.width, display.height))
            let path = NSTemporaryDirectory() + "popsheet-\(UUID().uuidString).png"
            defer { unlink(path) }
            try screen.write(to: path)
            #expect(try Screenshot(png: path) == screen)
        }

        @Test func aRegionIsThatPartOfTheScreen() async throws {
            let window = try TestWindow(
                width: 120, height: 80, css: "window { background: rgb(200, 40, 20); }")
            defer { window.close() }
            try await window.show()
            let bounds = try await Place.ofSurface(of: window.widget)
            try await eventually("the window is red") {
                try await Screenshot.of(bounds).pixel(at: bounds.center) == Pixel(200, 40, 20)
            }
            let region = try await Screenshot.of(bounds)
            let screen = try await Screenshot.ofScreen()
            #expect((Double(region.width), Double(region.height)) == (bounds.width, bounds.height))
            #expect(screen.cropped(to: bounds) == region)
            #expect(region.differences(from: screen.cropped(to: bounds)) == 0)
            #expect(region.pixel(0, 0) == Pixel(200, 40, 20) && region.pixel(-1, 0) == nil)
            let shifted = ScreenRect(x: bounds.x - 1, y: bounds.y, width: bounds.width, height: bounds.height)
            #expect(region.differences(from: screen.cropped(to: shifted)) == region.height)
        }

        @Test func anExpectedWarningIsReturnedAndIsNoFailure() async throws {
            try Display.open()
            let before = GLibMessages.unexpectedCount
            let messages = await GLibMessages.expecting("no-such-property") {
                let provider = gtk_css_provider_new()!
                cgtk4_css_provider_load(provider, "label { no-such-property: 1; }")
                g_object_unref(UnsafeMutableRawPointer(provider))
            }
            #expect(messages.count == 1)
            #expect(GLibMessages.unexpectedCount == before)
        }
    }
}
