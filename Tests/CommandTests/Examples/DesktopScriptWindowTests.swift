import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Scripts of `Examples/scripts` for the desktop, with the keys of a user.
    @Suite @MainActor struct DesktopScriptWindowTests {
        private let display: Display
        private let input: Input

        init() throws {
            display = try Display.open()
            input = try Input()
        }

        private func start(
            _ script: String, in place: ScriptPlace, environment: [String: String?] = [:]
        ) throws -> RunningProcess {
            try ProcessRunner.start(
                ScriptPlace.script(script), environment: place.environment(environment), directory: place.directory.path
            )
        }

        /// What assistive technologies see of the command.
        private func tree() async throws -> String {
            try await Accessibility.ask("--app", "popsheet", "tree").text
        }

        /// Waits until a line of the tree contains all of these.
        private func wait(for texts: String...) async throws {
            try await eventually("there is \(texts)", timeout: .seconds(20)) {
                try await tree().split(separator: "\n").contains { line in texts.allSatisfy(line.contains) }
            }
        }

        /// Presses a key until a line of the tree contains all of these: keys are not taken while a sheet slides in.
        private func press(_ key: String, until texts: String...) async throws {
            try await eventually("\(key) leads to \(texts)", timeout: .seconds(20), every: .milliseconds(100)) {
                try await input.key(key)
                return try await tree().split(separator: "\n").contains { line in texts.allSatisfy(line.contains) }
            }
        }

        /// Types a text into the search field, once it takes keys.
        private func search(_ text: String) async throws {
            try await eventually("typing has an effect", timeout: .seconds(20), every: .milliseconds(100)) {
                try await input.type("x")
                return try await tree().contains("text='x")
            }
            try await input.key("ctrl+a")
            try await input.type(text)
            try await wait(for: "text='\(text)'")
        }

        @Test func anApplicationIsFoundAndStarted() async throws {
            let place = try ScriptPlace(["gtk-launch": ""], isShown: true)
            for name in ["Files", "Letters", "Music"] {
                let text = "[Desktop Entry]\nType=Application\nName=\(name)\nComment=All of your \(name.lowercased())\n"
                try place.home(".local/share/applications/\(name).desktop", text)
            }
            // Twice, for it begins with the last answer.
            let others: [String: String?] = ["XDG_DATA_DIRS": place.directory.path + "/data"]
            for _ in 1...2 {
                let script = try start("app-launcher", in: place, environment: others)
                defer { script.send(SIGTERM) }
                try await wait(for: "Letters")
                try await search("yourlet")
                try await input.key("Return")
                expectAnswer(try await script.answer(), "", status: 0)
                #expect(place.takeCalls() == "gtk-launch <--> <Letters.desktop>\n")
            }
        }

        @Test func anEmojiIsTypedWithItsKey() async throws {
            let note = "cat >\"$STUBS/copied\""
            let place = try ScriptPlace(["wl-copy": note, "xclip": note, "wtype": "", "xdotool": ""], isShown: true)
            let emoji = try place.home(
                "emoji",
                "# subgroup: cat-face\n1F63A ; fully-qualified # 😺 E0.6 grinning cat\n"
                    + "1F638 ; fully-qualified # 😸 E0.6 grinning cat with smiling eyes\n")
            let script = try start("emoji-picker", in: place, environment: ["EMOJI_FILE": emoji])
            defer { script.send(SIGTERM) }
            try await press("Down", until: "smiling", "selected")
            try await input.key("alt+Return")
            expectAnswer(try await script.answer(), "", status: 0)
            #expect(
                place.takeCalls() == (display.server.isX11 ? "xdotool <type> <--> <😸>\n" : "wtype <--> <😸>\n"))
        }

        @Test func thePasswordOfANetworkIsTyped() async throws {
            let place = try ScriptPlace(
                [
                    "nmcli": #"""
                    case "$*" in
                        *WIFI*) echo enabled ;;
                        *rescan*) echo '80: :WPA2:Home & <b>Garden</b>' ;;
                        *--ask*) cat >"$STUBS/password" ;;
                    esac
                    """#
                ], isShown: true)
            let script = try start("wifi-chooser", in: place)
            defer { script.send(SIGTERM) }
            try await wait(for: "Home & <b>Garden</b>")
            try await press("Return", until: "This network needs a password.")
            try await press("a", until: "push button \"Join\"", "sensitive")
            try await input.key("ctrl+a")
            try await input.type("secret 78")
            try await input.key("Return")
            expectAnswer(try await script.answer(), "", status: 0)
            #expect(place.takeCalls().hasSuffix("nmcli <--ask> <device> <wifi> <connect> <Home & <b>Garden</b>>\n"))
            #expect(place.note("password") == "secret 78\n")
        }

        /// The menu stays, so that another device can be chosen.
        @Test func aDeviceThatCannotBeConnectedIsReportedInTheMenu() async throws {
            let place = try ScriptPlace(
                [
                    "bluetoothctl": #"""
                    case "$*" in
                        show) echo 'Powered: yes' ;;
                        devices) printf 'Device AA:BB:CC:DD:EE:01 Headphones\nDevice AA:BB:CC:DD:EE:02 Mouse\n' ;;
                        info*) echo 'Paired: yes' ;;
                        connect*01) exit 1 ;;
                        *scan*) echo '[NEW] Device AA:BB:CC:DD:EE:03 Keyboard' ;;
                    esac
                    """#
                ], isShown: true)
            let script = try start("bluetooth-menu", in: place)
            defer { script.send(SIGTERM) }
            try await wait(for: "Keyboard")
            try await press("Up", until: "Headphones", "focused")
            try await press("Return", until: "Not connected")
            #expect(!script.hasEnded)
            try await press("Down", until: "Mouse", "focused")
            try await input.key("Return")
            // The script closes the menu.
            expectAnswer(try await script.answer(), "", status: 0)
            #expect(place.takeCalls().hasSuffix("bluetoothctl <connect> <AA:BB:CC:DD:EE:02>\n"))
        }
    }
}
