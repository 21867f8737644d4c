import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The options of zenity that concern the window of every dialog (zenity.md §3, §7).
    @Suite @MainActor struct ZenityWindowOptionTests {
        private var isX11: Bool { get throws { try Display.open().server.isX11 } }

        /// What the window manager knows about a dialog.
        private func properties(of asking: Asking) async throws -> String {
            try await asking.rest()
            let window = try await asking.shownWindowNumber()
            return try await ProcessRunner.run("xprop", ["-id", "\(window)", "WM_TRANSIENT_FOR", "_NET_WM_STATE"]).text
        }

        @Test(.requires(.x11, "only windows of X servers have numbers"), arguments: [true, false])
        func aDialogIsAttachedToAParentAndModalOnRequest(isModal: Bool) async throws {
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let asking = try Asking(
                ["zenity", "--name", "popsheet", "--question", "--attach", name] + (isModal ? ["--modal"] : []),
                surface: nil)
            let properties = try await properties(of: asking)
            #expect(properties.contains("# \(name)"))
            #expect(properties.contains("_NET_WM_STATE_MODAL") == isModal, "\(properties)")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(.requires(.wayland, "windows of X servers have numbers"))
        func anotherServersWindowIsNoParent() async throws {
            let asking = try await Asking.zenity("--question", "--modal", "--attach", "4711")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test(.requires(.x11, "only windows of X servers have numbers"))
        func theVariableOfATerminalIsAParentToo() async throws {
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let number = try #require(Int(name.dropFirst(2), radix: 16))
            let asking = try await Asking.zenity("--question", environment: ["WINDOWID": "\(number)"])
            let properties = try await properties(of: asking)
            #expect(properties.contains("# \(name)"))
            #expect(!properties.contains("_NET_WM_STATE_MODAL"), "\(properties)")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aParentThatIsGoneIsIgnored() async throws {
            let asking = try await Asking.zenity("--question", "--attach", "0x1fffff0", "--modal")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        /// Waits until a window has a class or an application ID.
        private func waitForWindow(class name: String) async throws {
            try await eventually("a window of the class \(name)") {
                guard try isX11 else {
                    let tree = try await ProcessRunner.run("swaymsg", ["--raw", "--type", "get_tree"]).check().text
                    return tree.contains(try Regex("\"app_id\": *\"\(name)\""))
                }
                return try await ProcessRunner.run("xdotool", ["search", "--onlyvisible", "--class", "^\(name)$"])
                    .status == 0
            }
        }

        @Test(arguments: ["--class", "--app-id"])
        func theClassIsTheWindows(option: String) async throws {
            let asking = try Asking(["zenity", "--question", option, "Backup", "--timeout", "60"], surface: nil)
            try await waitForWindow(class: "Backup")
            asking.process.send(SIGTERM)
            #expect(try await asking.answer().signal == SIGTERM)
        }

        @Test func theNameIsTheWindowsAndWithoutOneItIsZenity() async throws {
            for (words, name) in [(["--name", "backup"], "backup"), ([], "zenity")] {
                let asking = try Asking(["zenity", "--info"] + words, surface: nil)
                try await waitForWindow(class: name)
                asking.process.send(SIGTERM)
                #expect(try await asking.answer().signal == SIGTERM)
            }
        }

        @Test func theDisplayIsWhereTheWindowIs() async throws {
            let variable = try isX11 ? "DISPLAY" : "WAYLAND_DISPLAY"
            let display = try #require(ProcessInfo.processInfo.environment[variable])
            let none: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
            let answer = try await Asking.zenity("--question", environment: none).answer()
            #expect(answer.status == 1 && answer.output.isEmpty)
            // The window that it would belong to is named by none of popsheet's options.
            let attached = try await Asking.zenity("--file-selection", "--attach", "5", environment: none).answer()
            #expect(attached.status == 1 && attached.errorText == answer.errorText)
            let asking = try await Asking.zenity("--question", "--display=\(display)", environment: none)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func theEnvironmentAsksForTheWholeScreen() async throws {
            let asking = try await Overlays.ask(
                ["zenity", "--name", "popsheet", "--question", "--text", "Go on?"],
                environment: ["POPSHEET_SURFACE": "overlay"])
            let screen = try await Screenshot.ofScreen()
            #expect(screen.pixel(at: Overlays.corner)?.isClose(to: Overlays.dimmed) == true)
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "", status: 0)
        }

        @Test func optionsWithoutEffectAreAcceptedInSilence() async throws {
            let asking = try await Asking.zenity(
                "--text-info", "--html", "--url=https://example.org/", "--no-interaction", "--gtk-module=x",
                "--g-fatal-warnings", "--confirm-overwrite", input: "<b>As it is</b>")
            try await asking.wait(forTree: "text='<b>As it is</b>'")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }
    }
}
