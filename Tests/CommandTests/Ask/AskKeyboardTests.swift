import CPopsheet
import Foundation
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension AskSuites {
    /// The keyboard while the command covers the screen and other windows open under or above it.
    @Suite @MainActor struct AskKeyboardTests {
        /// Whether the window manager and the server say so.
        private func hasKeyboard(_ asking: Asking) async throws -> Bool {
            guard let window = asking.windowNumber() else { return false }
            for question in ["getactivewindow", "getwindowfocus"] {
                let text = try await ProcessRunner.run("xdotool", [question]).text
                guard UInt(text.trimmingCharacters(in: .whitespacesAndNewlines)) == window else { return false }
            }
            return true
        }

        @Test func aWindowThatOpensUnderAnOverlayDoesNotKeepTheKeyboard() async throws {
            let asking = try await Overlays.ask(["One", "Two", "--output", "json"])
            let other = try TestWindow(title: "Other", width: 500, height: 300)
            defer { other.close() }
            var hasBeenActive = false
            let signal = Signal(other.window, "notify::is-active") { _ in
                hasBeenActive = hasBeenActive || gtk_window_is_active(other.window) != 0
            }
            defer { signal.disconnect() }
            gtk_window_present(other.window)
            let isX11 = try Display.open().server.isX11
            // A Wayland compositor never gives it the keyboard; an X window manager does.
            try await eventually("the overlay has the keyboard") {
                gtk_widget_get_mapped(other.widget) != 0 && hasBeenActive == isX11
                    && gtk_window_is_active(other.window) == 0
            }
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), #"{"outcome":"cancelled","reason":"escape"}"# + "\n", status: 1)
        }

        /// A long word takes a while to measure, and until then the window has no size and the rows no space.
        @Test func returnBeforeTheSheetIsVisibleDoesNotCancel() async throws {
            let asking = try Asking([
                "--title", String(repeating: "A", count: 1_500), "ok", "two", "--output", "json", "--no-animation",
            ])
            var answer: ProcessRunner.Answer?
            let end = Task { answer = try await asking.answer() }
            try await eventually("it answers") {
                try await asking.input.key("Return")
                return answer != nil
            }
            try await end.value
            expectAnswer(
                try #require(answer), #"{"outcome":"action","id":"ok","index":0,"label":"ok"}"# + "\n", status: 0)
        }

        @Test(.requires(.x11, "the rig's sway (1.7) puts a layer's newest surface under the older ones"))
        func anOverlayThatOpensOverAnotherHasTheKeyboardAndGivesItBack() async throws {
            let first = try await Overlays.ask(["--title", "First", "One", "Two"])
            let screen = try await Screenshot.ofScreen()
            let second = try Asking(["--title", "Second", "Three", "Four"], surface: "overlay")
            try await second.rest(after: screen)
            try await eventually("the second has the keyboard") { try await hasKeyboard(second) }
            for key in ["Down", "Return"] { try await second.input.key(key) }
            expectAnswer(try await second.answer(), "Four\n", status: 0)
            try await eventually("the first is to be seen again") {
                try await Screenshot.ofScreen().differences(from: screen) < 200
            }
            try await eventually("the first has the keyboard again") { try await hasKeyboard(first) }
            for key in ["Home", "Down", "Return"] { try await first.input.key(key) }
            expectAnswer(try await first.answer(), "Two\n", status: 0)
        }

        @Test(.requires(.x11, "a Wayland compositor is the window manager, too"))
        func withoutAWindowManagerAnOverlayHasTheKeyboardAgainOnceTheWindowThatTookItIsGone() async throws {
            let server = try await PrivateServer()
            let compositor = try await server.startCompositor()
            defer { compositor.send(SIGKILL) }
            let asking = try server.ask(["--title", "Which?", "One", "Two"])
            try await eventually("it covers the screen") { try await server.windowWidth(of: "Which?") == 800 }
            func focusedName() async throws -> String {
                try await ProcessRunner.run(
                    "xdotool", ["getwindowfocus", "getwindowname"], environment: server.environment
                )
                .text.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            try await eventually("it has the keyboard") { try await focusedName() == "Which?" }
            let other = try server.ask(["--title", "Other", "Three", "--surface", "window"])
            try await eventually("the other has the keyboard") { try await focusedName() == "Other" }
            other.process.send(SIGTERM)
            _ = try await other.answer()
            try await eventually("it has the keyboard again") { try await focusedName() == "Which?" }
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
        }
    }
}
