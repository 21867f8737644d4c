import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Standard error contains only the command's own line.
    @Suite @MainActor struct AskSilenceTests {
        @Test(.requires(.x11, "a Wayland compositor asks for no cookie"))
        func aServerThatRefusesTheConnectionIsOneLine() async throws {
            let asking = try Asking(
                ["One"], environment: ["XAUTHORITY": "/nonexistent", "HOME": "/nonexistent", "GDK_BACKEND": nil])
            let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
            expectAnswer(
                try await asking.answer(), "", status: 69,
                errors:
                    "popsheet: error: no display server can be reached at DISPLAY=\(display); name one that is "
                    + "running and that you may use\n")
        }

        @Test func whatIsWrongWithTheConfigurationOfFontsIsNotReported() async throws {
            let directory = try TemporaryDirectory()
            let file = try directory.file(
                "fonts.conf",
                // Without the caches, each of the processes reads all fonts.
                "<?xml version='1.0'?><fontconfig><dir>/usr/share/fonts</dir><cachedir>/var/cache/fontconfig</cachedir>"
                    + "<cachedir prefix='xdg'>fontconfig</cachedir><nonsense>1</nonsense></fontconfig>")
            let fonts = ["FONTCONFIG_FILE": file]
            let asking = try Asking(["One"], environment: fonts)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
            for command in [["layout", "-"], ["lint", "-"], ["render", "-", "-o", "/dev/null"]] {
                let answer = try await popsheetOnDisplay(
                    command, input: #"{ "title": "Sure?", "actions": [{ "label": "Yes" }] }"#, environment: fonts)
                #expect(answer.status == 0 && answer.errorText == "", "\(command): \(answer.errorText)")
            }
        }

        @Test func theHomeDirectoryMayBeMissing() async throws {
            let asking = try Asking(
                ["One"],
                environment: [
                    "HOME": nil, "XDG_CACHE_HOME": "/proc/none", "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
                ])
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test func theBackendThatPermitsNoOtherServerIsNamed() async throws {
            let ending = ", or unset GDK_BACKEND, which permits no other\n"
            let environment: [String: String?] = ["DISPLAY": ":987", "GDK_BACKEND": "wayland"]
            expectAnswer(
                try await popsheet(["One"], environment: environment), "", status: 69,
                errors: "popsheet: error: no Wayland compositor can be reached; set WAYLAND_DISPLAY" + ending)
            expectAnswer(
                try await popsheet(["One"], environment: ["DISPLAY": ":987", "GDK_BACKEND": "x11"]), "", status: 69,
                errors:
                    "popsheet: error: no X server can be reached at DISPLAY=:987; name one that is running and that you may use"
                    + ending)
            expectAnswer(
                try await popsheet(["One", "--parent", "123"], environment: environment), "", status: 69,
                errors: "popsheet: error: --parent: no X server can be used with GDK_BACKEND=wayland; unset it\n")
            expectAnswer(
                try await popsheet(["One"], environment: ["DISPLAY": ":987", "GDK_BACKEND": "none"]), "", status: 69,
                errors: "popsheet: error: no display server can be used with GDK_BACKEND=none; unset it\n")
        }
    }
}
