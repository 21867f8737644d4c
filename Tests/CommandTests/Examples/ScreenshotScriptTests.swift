import Foundation
import PopsheetTestSupport
import Testing

/// `Examples/scripts/screenshot-menu`.
@Suite struct ScreenshotScriptTests {
    private let wayland: [String: String?] = ["WAYLAND_DISPLAY": "wayland-1", "SWAYSOCK": "/run/sway"]
    private let x11: [String: String?] = ["DISPLAY": ":9"]

    /// Takes a picture: writes into the file that is its last argument.
    private static let take = #"for file; do :; done; echo "picture of $name" >"${file#png:}""#
    private static let keep = "cat >\"$STUBS/copied\""

    private static let onSway = [
        "grim": take, "wl-copy": keep, "sleep": "",
        "swaymsg": #"echo '{"nodes":[{"pid":1,"visible":true,"rect":{"x":1,"y":2,"width":3,"height":4}},{"pid":2}]}'"#,
        "slurp": "cat >\"$STUBS/places\"; [ -z \"${STUB_CANCEL-}\" ] || exit 1; echo '5,6 7x8'",
    ]

    private func answers(_ area: String, delay: String = "0", _ goal: String) -> String {
        "=area\\t\(area)\\ndelay\\t\(delay)\\ngoal\\t\(goal)"
    }

    /// Calls, without the temporary file's name and the pauses.
    private func calls(of place: ScriptPlace) -> [String] {
        place.takeCalls().split(separator: "\n").map { String($0.replacing(/<(png:)?\/[^>]*>/, with: "FILE")) }
            .filter { !$0.hasPrefix("sleep") }
    }

    private func saved(_ place: ScriptPlace, in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.directory.path + "/" + folder)) ?? []
        let paths = names.map { "\(place.directory.path)/\(folder)/\($0)" }
        return paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }

    @Test(arguments: [
        ("Whole Screen", ["grim FILE"]),
        ("Window", ["slurp <-r>", "swaymsg <--raw> <--type> <get_tree>", "grim <-g> <5,6 7x8> FILE"]),
        ("Selection", ["slurp", "grim <-g> <5,6 7x8> FILE"]),
    ])
    func onSwayTheAreaIsCopied(area: String, expected: [String]) async throws {
        let place = try ScriptPlace(Self.onSway)
        let answer = try await place.run("screenshot-menu", answering: answers(area, "Copy"), environment: wayland)
        expectAnswer(answer, "", status: 0)
        #expect(calls(of: place).sorted() == (expected + ["wl-copy <--type> <image/png>"]).sorted())
        #expect(place.note("copied") == "picture of grim\n")
        // Only windows that can be seen can be chosen.
        if area == "Window" { #expect(place.note("places") == "1,2 3x4\n") }
    }

    @Test(arguments: [
        ("maim", "Whole Screen", "maim FILE"), ("maim", "Window", "maim <--select> FILE"),
        ("maim", "Selection", "maim <--select> FILE"),
        ("gnome-screenshot", "Whole Screen", "gnome-screenshot <--file> FILE"),
        ("gnome-screenshot", "Window", "gnome-screenshot <--window> <--file> FILE"),
        ("gnome-screenshot", "Selection", "gnome-screenshot <--area> <--file> FILE"),
        ("import", "Whole Screen", "import <-window> <root> FILE"), ("import", "Window", "import FILE"),
        ("import", "Selection", "import FILE"),
    ])
    func onX11TheAreaIsCopied(program: String, area: String, call: String) async throws {
        let place = try ScriptPlace([program: Self.take, "xclip": Self.keep, "sleep": ""])
        let answer = try await place.run("screenshot-menu", answering: answers(area, "Copy"), environment: x11)
        expectAnswer(answer, "", status: 0)
        #expect(calls(of: place) == [call, "xclip <-selection> <clipboard> <-t> <image/png>"])
        #expect(place.note("copied") == "picture of \(program)\n")
    }

    @Test func theFirstProgramThatIsInstalledIsUsed() async throws {
        let place = try ScriptPlace([
            "maim": Self.take, "gnome-screenshot": Self.take, "import": Self.take, "xclip": Self.keep, "sleep": "",
        ])
        for program in ["maim", "gnome-screenshot", "import"] {
            _ = try await place.run("screenshot-menu", answering: answers("Whole Screen", "Copy"), environment: x11)
            #expect(place.note("copied") == "picture of \(program)\n")
            try place.remove(program)
        }
    }

    @Test func aScreenshotIsSavedAndANotificationShown() async throws {
        let place = try ScriptPlace(Self.onSway)
        let folder: [String: String?] = ["SCREENSHOTS": place.directory.path + "/home/-n \"new\"/a"]
        for (environment, name) in [(wayland, "home/Pictures"), (wayland.merging(folder) { $1 }, "home/-n \"new\"/a")] {
            let answer = try await place.run(
                "screenshot-menu", answering: answers("Whole Screen", "Save"), environment: environment)
            expectAnswer(answer, "", status: 0)
            #expect(saved(place, in: name) == ["picture of grim\n"])
        }
        #expect(place.questions.contains("<notify> <--title> <Screenshot Saved> <--message> <Screenshot 2"))
        #expect(place.note("copied") == "")
    }

    /// What is given first is what the command answers itself.
    @Test func atFirstTheWholeScreenIsSavedWithoutADelay() async throws {
        let place = try ScriptPlace(Self.onSway)
        expectAnswer(try await place.run("screenshot-menu", answering: "ok", environment: wayland), "", status: 0)
        #expect(place.takeCalls().hasPrefix("sleep <0.3>\nsleep <0>\ngrim <"))
        #expect(saved(place, in: "home/Pictures").count == 1)
    }

    @Test func withoutSwayNoWindowIsOffered() async throws {
        let place = try ScriptPlace(Self.onSway)
        for program in ["swaymsg", "jq"] { try place.remove(program) }
        let environment = ["WAYLAND_DISPLAY": "wayland-1"]
        expectAnswer(try await place.run("screenshot-menu", answering: "ok", environment: environment), "", status: 0)
        #expect(place.questions.contains("<choice:area=Area:Whole Screen|Selection>"))
        #expect(saved(place, in: "home/Pictures").count == 1)
    }

    @Test func theDelayComesFirst() async throws {
        let place = try ScriptPlace(Self.onSway)
        _ = try await place.run(
            "screenshot-menu", answering: answers("Whole Screen", delay: "7", "Copy"), environment: wayland)
        #expect(place.takeCalls().hasPrefix("sleep <0.3>\nsleep <7>\ngrim <"))
    }

    @Test func aCancelledQuestionTakesNoScreenshot() async throws {
        let place = try ScriptPlace(Self.onSway)
        expectAnswer(try await place.run("screenshot-menu", answering: "cancel", environment: wayland), "", status: 1)
        #expect(place.takeCalls() == "")
    }

    @Test func aCancelledSelectionTakesNoScreenshot() async throws {
        let place = try ScriptPlace(Self.onSway)
        for area in ["Window", "Selection"] {
            let environment = wayland.merging(["STUB_CANCEL": "1"]) { $1 }
            let answer = try await place.run(
                "screenshot-menu", answering: answers(area, "Save"), environment: environment)
            expectAnswer(answer, "", status: 1)
            #expect(!place.takeCalls().contains("grim"))
        }
        #expect(saved(place, in: "home/Pictures") == [])
    }

    @Test func whatIsMissingIsReported() async throws {
        for program in ["slurp", "wl-copy", "swaymsg", "jq"] {
            let place = try ScriptPlace(Self.onSway)
            try place.remove(program)
            expectRefusal(
                try await place.run("screenshot-menu", environment: wayland),
                "screenshot-menu: \(program) is not installed")
        }
        expectRefusal(
            try await ScriptPlace(["maim": ""]).run("screenshot-menu", environment: x11),
            "screenshot-menu: xclip is not installed")
        expectRefusal(
            try await ScriptPlace().run("screenshot-menu", environment: x11),
            "screenshot-menu: none of grim, maim, gnome-screenshot and import is installed")
    }
}
