import PopsheetTestSupport
import Testing

/// `Examples/scripts/window-switcher`, with trees of sway and lists of windows.
@Suite struct WindowSwitcherScriptTests {
    /// Three windows, of which the first has the focus, and the last is in the scratchpad.
    private static let tree = #"""
        { "id": 1, "type": "root", "focus": [2, 9], "nodes": [
          { "id": 2, "type": "output", "name": "eDP-1", "focus": [4, 3], "floating_nodes": [], "nodes": [
            { "id": 3, "type": "workspace", "name": "1: web", "focus": [5], "floating_nodes": [], "nodes": [
              { "id": 5, "type": "con", "pid": 50, "name": "News \"now\"\n<b> \u202ecba", "app_id": "Firefox", "focus": [],
                "nodes": [], "floating_nodes": [] }] },
            { "id": 4, "type": "workspace", "name": "2", "focus": [6], "nodes": [], "floating_nodes": [
              { "id": 6, "type": "floating_con", "pid": 60, "name": "-x", "app_id": "foot", "focused": true, "focus": [],
                "nodes": [], "floating_nodes": [] }] }] },
          { "id": 9, "type": "output", "name": "__i3", "focus": [10], "floating_nodes": [], "nodes": [
            { "id": 10, "type": "workspace", "name": "__i3_scratch", "focus": [7], "nodes": [], "floating_nodes": [
              { "id": 7, "type": "floating_con", "pid": 70, "name": null, "app_id": null, "focus": [], "nodes": [],
                "floating_nodes": [], "window_properties": { "class": "XTerm" } }] }] }], "floating_nodes": [] }
        """#

    private let sway: [String: String?] = ["SWAYSOCK": "/run/sway", "WAYLAND_DISPLAY": "wayland-1"]

    private func swayPlace() throws -> ScriptPlace {
        try ScriptPlace(["swaymsg": "[ \"$3\" != get_tree ] || cat <<'END'\n\(Self.tree)\nEND"])
    }

    @Test func onSwayTheWindowIsFocused() async throws {
        let place = try swayPlace()
        for id in ["5", "6", "7"] {
            expectAnswer(try await place.run("window-switcher", answering: id, environment: sway), "", status: 0)
            #expect(
                place.takeCalls() == "swaymsg <--raw> <--type> <get_tree>\nswaymsg <--quiet> <[con_id=\(id)] focus>\n")
        }
    }

    @Test func theWindowThatHadTheFocusBeforeIsTheFirst() async throws {
        let place = try swayPlace()
        expectAnswer(try await place.run("window-switcher", answering: "cancel", environment: sway), "", status: 1)
        #expect(
            place.rows == #"""
                {"id":"5","label":"News \"now\"\n<b> \#u{202E}cba","icon":"firefox","subtitle":"Workspace 1: web"}
                {"id":"7","label":"XTerm","icon":"xterm","subtitle":"Scratchpad"}
                {"id":"6","label":"-x","icon":"foot","subtitle":"Workspace 2"}

                """#)
        #expect(place.takeCalls() == "swaymsg <--raw> <--type> <get_tree>\n")
    }

    @Test func onX11TheWindowIsActivatedByWmctrl() async throws {
        let list = """
            0x02a00003  0 host.example Two  spaces "é" \\t
            0x02a00007 -1     host
            0x02a00009  1          N/A first
            second\tthird
            """
        let place = try ScriptPlace([
            "wmctrl": "[ \"$1\" != -u ] || cat <<'END'\n\(list)\nEND", "xdotool": "",
        ])
        for id in ["0x02a00003", "0x02a00007", "0x02a00009"] {
            let answer = try await place.run("window-switcher", answering: id, environment: ["DISPLAY": ":9"])
            expectAnswer(answer, "", status: 0)
            #expect(place.takeCalls() == "wmctrl <-u> <-l>\nwmctrl <-i> <-a> <\(id)>\n")
        }
        #expect(
            place.rows == """
                0x02a00003\tTwo  spaces "é" \\t\tDesktop 1
                0x02a00007\tUntitled\tEvery Desktop
                0x02a00009\tfirst second third\tDesktop 2

                """)
    }

    @Test func onX11TheWindowIsActivatedByXdotool() async throws {
        let place = try ScriptPlace([
            "xdotool": #"case $1 in search) printf '17\n18\n' ;; getwindowname) printf 'a\tb\nc %s\n' "$2" ;; esac"#
        ])
        expectAnswer(
            try await place.run("window-switcher", answering: "18", environment: ["DISPLAY": ":9"]), "", status: 0)
        #expect(place.takeCalls().hasSuffix("\nxdotool <windowactivate> <18>\n"))
        #expect(place.rows == "17\ta b c 17 \n18\ta b c 18 \n")
    }

    @Test func aCancelledQuestionActivatesNothing() async throws {
        let place = try ScriptPlace(["wmctrl": "echo '0x01 0 host x'"])
        let answer = try await place.run("window-switcher", answering: "cancel", environment: ["DISPLAY": ":9"])
        expectAnswer(answer, "", status: 1)
        #expect(place.takeCalls() == "wmctrl <-u> <-l>\n")
    }

    @Test func whatIsMissingIsReported() async throws {
        let place = try ScriptPlace(["swaymsg": ""])
        expectRefusal(
            try await place.run("window-switcher"), "window-switcher: neither sway nor an X server is running")
        expectRefusal(
            try await place.run("window-switcher", environment: ["DISPLAY": ":9"]),
            "window-switcher: neither wmctrl nor xdotool is installed")
        try place.remove("jq")
        expectRefusal(
            try await place.run("window-switcher", environment: sway), "window-switcher: jq is not installed")
        try place.remove("swaymsg")
        expectRefusal(
            try await place.run("window-switcher", environment: sway), "window-switcher: swaymsg is not installed")
    }

    /// Without the tree nothing can be asked.
    @Test func anErrorOfSwayEndsTheScript() async throws {
        let place = try ScriptPlace(["swaymsg": "echo 'no socket' >&2; exit 2", "jq": "exit 4"])
        let answer = try await place.run("window-switcher", answering: "5", environment: sway)
        expectAnswer(answer, "", status: 4, errors: "no socket\n")
        #expect(place.questions == "")
    }
}
