import PopsheetTestSupport
import Testing

/// `Examples/scripts/clipboard-history` and `emoji-picker`, which copy.
@Suite struct ClipboardScriptTests {
    private let wayland: [String: String?] = ["WAYLAND_DISPLAY": "wayland-1"]
    private let x11: [String: String?] = ["DISPLAY": ":9"]

    /// Keeps what it reads.
    private static let keep = "cat >\"$STUBS/copied\""

    private static let cliphist = #"""
        case $1 in
            list) printf '30\tnew\ttab \\t "q"\n2\t[[ binary data 5 KiB png ]]\n' ;;
            decode) printf 'entry %s\nof two lines\n\n' "$2" ;;
            delete) cat >"$STUBS/deleted" ;;
        esac
        """#

    @Test func anEntryOfCliphistIsCopied() async throws {
        let place = try ScriptPlace(["cliphist": Self.cliphist, "wl-copy": Self.keep, "xclip": Self.keep])
        for (environment, copier) in [(wayland, "wl-copy"), (x11, "xclip <-selection> <clipboard>")] {
            let answer = try await place.run("clipboard-history", answering: "30", environment: environment)
            expectAnswer(answer, "", status: 0)
            let calls = place.takeCalls().split(separator: "\n").map(String.init)
            #expect(calls.sorted() == ["cliphist <decode> <30>", "cliphist <list>", copier])
            // To the byte.
            #expect(place.note("copied") == "entry 30\nof two lines\n\n")
        }
        #expect(place.questions.contains("<--preview> <cliphist decode {}>"))
    }

    @Test func anEntryOfCliphistIsDeletedAndTheListShownAgain() async throws {
        let place = try ScriptPlace(["cliphist": Self.cliphist, "wl-copy": Self.keep])
        let answer = try await place.run(
            "clipboard-history", answering: #"=2\ndelete"#, "cancel", environment: wayland)
        expectAnswer(answer, "", status: 1)
        #expect(place.takeCalls() == "cliphist <list>\ncliphist <delete>\ncliphist <list>\n")
        #expect(place.note("deleted") == "2\t\n")
        #expect(place.note("copied") == "")
    }

    @Test func aTextOfClipmanIsCopied() async throws {
        let place = try ScriptPlace(["clipman": "", "wl-copy": Self.keep])
        let texts = #"["-n", "first\nsecond\u0000\n\n", "\u202ertl \"q\" \\ \ttab"]"#
        try place.home(".local/share/clipman.json", texts)
        for (index, text) in ["-n", "first\nsecond\0\n\n", "\u{202E}rtl \"q\" \\ \ttab"].enumerated() {
            let answer = try await place.run("clipboard-history", answering: "\(index)", environment: wayland)
            expectAnswer(answer, "", status: 0)
            #expect(place.note("copied") == text)
        }
        #expect(place.rows.hasPrefix(#"{"id":"2","#))
        try place.home("other.json", "[]")
        let environment = wayland.merging(["CLIPMAN_HISTORY": place.directory.path + "/home/other.json"]) { $1 }
        expectAnswer(
            try await place.run("clipboard-history", answering: "cancel", environment: environment), "", status: 1)
        expectRefusal(
            try await place.run("clipboard-history", environment: wayland.merging(["CLIPMAN_HISTORY": "none"]) { $1 }),
            "clipboard-history: none: this file can't be read")
    }

    @Test func aTextOfGreenclipIsCopied() async throws {
        let place = try ScriptPlace(["greenclip": #"[ $# -gt 1 ] || printf 'one\n-e two\ttab "q" \\n\n'"#])
        let answer = try await place.run("clipboard-history", answering: "2", environment: x11)
        expectAnswer(answer, "", status: 0)
        #expect(place.takeCalls() == "greenclip <print>\ngreenclip <print> <-e two\ttab \"q\" \\n>\n")
        expectAnswer(try await place.run("clipboard-history", answering: "cancel", environment: x11), "", status: 1)
        #expect(place.takeCalls() == "greenclip <print>\n")
    }

    @Test func whatIsMissingForTheClipboardIsReported() async throws {
        var place = try ScriptPlace(["cliphist": Self.cliphist])
        expectRefusal(
            try await place.run("clipboard-history", environment: wayland),
            "clipboard-history: wl-copy is not installed")
        expectRefusal(
            try await place.run("clipboard-history", environment: x11), "clipboard-history: xclip is not installed")
        place = try ScriptPlace()
        expectRefusal(
            try await place.run("clipboard-history", environment: x11),
            "clipboard-history: none of cliphist, clipman and greenclip is installed")
    }

    private static let emoji = """
        # group: Smileys & Emotion
        # subgroup: face-smiling
        1F600                                                  ; fully-qualified     # 😀 E1.0 grinning face
        263A                                                   ; unqualified         # ☺ E0.6 smiling face
        # subgroup: keycap
        0023 FE0F 20E3                                         ; fully-qualified     # #️⃣ E0.6 keycap: #
        """

    private func emojiPlace(_ stubs: [String]) throws -> ScriptPlace {
        let place = try ScriptPlace(Dictionary(uniqueKeysWithValues: stubs.map { ($0, Self.keep) }))
        try place.home("emoji", Self.emoji)
        return place
    }

    private func emoji(_ place: ScriptPlace, _ more: [String: String?]) -> [String: String?] {
        more.merging(["EMOJI_FILE": place.directory.path + "/home/emoji"]) { $1 }
    }

    @Test func anEmojiIsCopied() async throws {
        let place = try emojiPlace(["wl-copy", "xclip"])
        var answer = try await place.run("emoji-picker", answering: "#️⃣", environment: emoji(place, wayland))
        expectAnswer(answer, "", status: 0)
        #expect(place.takeCalls() == "wl-copy <--> <#️⃣>\n")
        answer = try await place.run("emoji-picker", answering: "😀", environment: emoji(place, x11))
        expectAnswer(answer, "", status: 0)
        #expect(place.takeCalls() == "xclip <-selection> <clipboard>\n")
        #expect(place.note("copied") == "😀")
        #expect(place.rows == "😀\t😀  grinning face\tface smiling\n#️⃣\t#️⃣  keycap: #\tkeycap\n")
        // Nothing can type.
        #expect(!place.questions.contains("<--key>"))
        answer = try await place.run("emoji-picker", answering: "cancel", environment: emoji(place, wayland))
        expectAnswer(answer, "", status: 1)
        #expect(place.takeCalls() == "")
    }

    @Test func anEmojiIsTyped() async throws {
        let place = try emojiPlace(["wl-copy", "xclip", "wtype", "xdotool"])
        for (environment, call) in [(wayland, "wtype <--> <😀>"), (x11, "xdotool <type> <--> <😀>")] {
            let answer = try await place.run(
                "emoji-picker", answering: #"=😀\ntype"#, environment: emoji(place, environment))
            expectAnswer(answer, "", status: 0)
            #expect(place.takeCalls() == call + "\n")
        }
    }

    @Test func whatIsMissingForEmojiIsReported() async throws {
        let place = try emojiPlace([])
        expectRefusal(
            try await place.run("emoji-picker", environment: emoji(place, wayland)),
            "emoji-picker: wl-copy is not installed")
        expectRefusal(
            try await place.run("emoji-picker", environment: emoji(place, x11)), "emoji-picker: xclip is not installed")
        expectRefusal(
            try await place.run("emoji-picker", environment: ["EMOJI_FILE": "no file"]), status: 66,
            "emoji-picker: no file: this file can't be read")
    }
}
