import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// What the Orca screen reader says while keys are pressed in the windows of the command.
    ///
    /// The transcripts in `Snapshots/orca` have what Orca must say after each key, in this order, and only the words that the
    /// command reports: the words for roles and states, and the echoes of keys, differ between versions of Orca.
    @Suite(
        .requires(.x11, "Orca gets no keys from sway"),
        .enabled(if: Orca.isInstalled, "Orca is not installed: apt-get install orca"))
    @MainActor struct OrcaTests {
        nonisolated private static let photos = [
            "--title", "Delete 3 photos?", "--message", "They are removed from all devices.", "-d",
            "delete=Delete Photos", "-a", "album=Remove from Album",
        ]

        nonisolated private static let cases: [(String, [String])] = [
            ("ask", photos + ["--subtitle", "album=They stay on this computer"]),
            (
                "form",
                [
                    "form", "--title", "New Album", "--message", "For the family.", "--field", "entry:name=Name",
                    "--field", "number:count=Count", "--field", "slider:n=Columns", "--range", "n=1..8", "--field",
                    "switch:shared=Shared", "--field", "choice:order=Order:Date|Name", "--field", "date:day=Day",
                    "--value", "day=2026-12-24",
                ]
            ),
            ("pick", ["pick", "--title", "Shopping", "tea=Tea", "milk=Milk", "sugar=Sugar"]),
            ("date", ["date", "--title", "Due Date", "--date", "2026-12-24"]),
        ]

        @Test(arguments: Self.cases)
        func orcaSaysWhatAWindowShows(name: String, words: [String]) async throws {
            let orca = try await Orca()
            let asking = try await Asking.question(words)
            try await asking.rest()
            try await asking.awaitKeyboard()
            try await press(name, in: asking, with: orca)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            try await orca.end()
        }

        @Test func orcaSaysWhatAPopoverShows() async throws {
            let orca = try await Orca()
            let asking = try await Overlays.ask(
                Self.photos + ["--presentation", "popover", "--anchor", "600,200,100,40"])
            try await press("popover", in: asking, with: orca)
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
            try await orca.end()
        }

        /// The window is announced without a key.
        @Test func orcaSaysTheQuestionAsSoonAsItIsShown() async throws {
            let orca = try await Orca()
            let asking = try await Asking.question(Self.photos)
            let words = [
                "Delete 3 photos?", "They are removed from all devices.", "Delete Photos", "Destructive",
            ]
            try await eventually("Orca says \(words)", timeout: .seconds(30)) {
                Self.contains(Orca.spoken(try orca.said()), words)
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            try await orca.end()
        }

        /// Presses the keys of a transcript, and waits after each until Orca has said what it must.
        private func press(_ name: String, in asking: Asking, with orca: Orca) async throws {
            for (index, step) in try Self.transcript(name).enumerated() {
                // Before the first key Orca may have said nothing, and says then which window it is.
                let start = index == 0 ? 0 : try orca.said().count
                try await asking.input.key(step.key)
                var spoken: [String] = []
                do {
                    try await eventually("Orca says \(step.words)", timeout: .seconds(30)) {
                        let said = try orca.said().dropFirst(start)
                        spoken = index == 0 ? Array(said) : Orca.spoken(said)
                        return Self.contains(spoken, step.words) || asking.process.hasEnded
                    }
                } catch {
                    Issue.record("after \(step.key) Orca says \(spoken), and not \(step.words)")
                    throw error
                }
                // The name of a widget's type, which GTK reports of a widget without a name.
                #expect(!spoken.contains { $0.hasPrefix("Gtk") }, "\(spoken)")
            }
        }

        /// Whether utterances contain texts, in this order.
        private static func contains(_ utterances: [String], _ texts: [String]) -> Bool {
            var rest = utterances.joined(separator: "\n")[...]
            for text in texts {
                guard let range = rest.firstRange(of: text) else { return false }
                rest = rest[range.upperBound...]
            }
            return true
        }

        /// The keys of a transcript, each with what Orca must say after it.
        private static func transcript(_ name: String) throws -> [(key: String, words: [String])] {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../Snapshots/orca/\(name).txt").standardized
            let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
            return lines.reduce(into: []) { steps, line in
                if line.hasPrefix("[") {
                    steps.append((String(line.dropFirst().dropLast()), []))
                } else if !steps.isEmpty {
                    steps[steps.count - 1].words.append(String(line))
                }
            }
        }
    }
}
