import PopsheetBaseline

/// Measures lists to choose from, compared with those of dmenu, rofi and fzf (performance.md, "Lists").
@MainActor
final class PickerBenchmarks {
    /// A list by one of the programs.
    private struct Picker {
        var name: String
        /// The program, and its options; its rows are on standard input.
        var words: [String]
        /// Whether its figures are compared with rofi's.
        var isOurs = false
    }

    private let popsheet: String
    private var starts: [String: StartFigures] = [:]
    private var letters: [String: LetterFigures] = [:]

    init(popsheet: String) { self.popsheet = popsheet }

    private var pickers: [Picker] {
        [
            Picker(name: "dmenu", words: ["dmenu", "-l", "10"]),
            Picker(name: "rofi", words: ["rofi", "-dmenu"]),
            Picker(name: "pick", words: [popsheet, "pick", "--stdin", "--no-animation"], isOurs: true),
            Picker(name: "popsheet dmenu", words: [popsheet, "dmenu", "-l", "10"], isOurs: true),
            Picker(name: "popsheet rofi", words: [popsheet, "dmenu", "-dmenu"], isOurs: true),
        ].filter { StartBenchmarks.isInstalled($0.words[0]) }
    }

    /// The rows of the table.
    func all() -> [Benchmark] {
        pickers.flatMap { picker in windows(picker) + memory(picker) + letter(picker) } + filters()
    }

    // MARK: Windows

    private static let (few, many, typed) = (10, 200_000, 100_000)

    private func name(_ picker: String, _ count: Int) -> String { "start: \(picker) with \(count) rows" }

    /// The times to the first drawing with few and with many rows, all of them on standard input at once.
    private func windows(_ picker: Picker) -> [Benchmark] {
        [Self.few, Self.many].map { count in
            let target = Benchmark.Target.ratio(atMost: 1.5, to: name("rofi", count))
            let name = name(picker.name, count)
            return Benchmark(name: name, unit: "ms", target: isCompared(picker) ? target : .none) {
                self.starts[name] = self.start(picker, count)
                return self.starts[name]?.drawn ?? .nan
            }
        }
    }

    private func start(_ picker: Picker, _ count: Int) -> StartFigures? {
        var figures = StartFigures()
        let isMeasured = StartBenchmarks.withWords(Self.reading(count, picker.words)) {
            start_measure($0, true, &figures)
        }
        return isMeasured ? figures : nil
    }

    /// The memory that each row takes, from the peaks of a few rows and of many.
    private func memory(_ picker: Picker) -> [Benchmark] {
        let (few, many) = (name(picker.name, Self.few), name(picker.name, Self.many))
        return [
            Benchmark(
                name: "start: \(picker.name): memory of a row", unit: "B", target: picker.isOurs ? .atMost(200) : .none
            ) {
                // The rows of the windows may not be asked for.
                guard let few = (self.starts[few] ?? self.start(picker, Self.few))?.memory,
                    let many = (self.starts[many] ?? self.start(picker, Self.many))?.memory
                else { return .nan }
                return (many - few) * Double(1 << 20) / Double(Self.many - Self.few)
            }
        ]
    }

    /// The time and the processor time of the first letter of a search.
    private func letter(_ picker: Picker) -> [Benchmark] {
        let name = "start: letter over \(Self.typed) rows, "
        let processor = ": processor"
        return [
            Benchmark(name: name + picker.name, unit: "ms", target: .none) {
                self.letters[picker.name] = self.type(picker)
                return self.letters[picker.name]?.drawn ?? .nan
            },
            Benchmark(
                name: name + picker.name + processor, unit: "ms",
                target: isCompared(picker) ? .ratio(atMost: 1, to: name + "rofi" + processor) : .none
            ) {
                // The row of the time may not be asked for.
                (self.letters.removeValue(forKey: picker.name) ?? self.type(picker))?.processor ?? .nan
            },
        ]
    }

    private func type(_ picker: Picker) -> LetterFigures? {
        var figures = LetterFigures()
        let isMeasured = StartBenchmarks.withWords(Self.reading(Self.typed, picker.words)) {
            start_type_letter($0, CChar(UInt8(ascii: "7")), &figures)
        }
        return isMeasured ? figures : nil
    }

    private func isCompared(_ picker: Picker) -> Bool { picker.isOurs && StartBenchmarks.isInstalled("rofi") }

    // MARK: Without a window

    /// The times for a million rows of which a text finds some.
    private func filters() -> [Benchmark] {
        let (fzf, rofi) = ("start: 1000000 rows by fzf", "start: 1000000 rows by rofi -dump")
        let programs: [(name: String, words: [String], baseline: String?)] = [
            (fzf, ["fzf", "--filter", "7x7"], nil), (rofi, ["rofi", "-dmenu", "-dump", "-filter", "7x"], nil),
            (
                "start: 1000000 rows by pick --dump",
                [popsheet, "pick", "--stdin", "--match", "fuzzy", "--dump", "--query", "7x7"], fzf
            ),
            (
                "start: 1000000 rows by popsheet rofi -dump", [popsheet, "dmenu", "-dmenu", "-dump", "-filter", "7x"],
                rofi
            ),
        ]
        let names = programs.filter { StartBenchmarks.isInstalled($0.words[0]) }.map(\.name)
        return programs.filter { names.contains($0.name) }.map { name, words, baseline in
            var target = Benchmark.Target.none
            if let baseline, names.contains(baseline) { target = .ratio(atMost: 1.5, to: baseline) }
            return Benchmark(name: name, unit: "ms", target: target) {
                StartBenchmarks.withWords(Self.reading(1_000_000, words, output: "/dev/null")) { start_run($0) }
            }
        }
    }

    /// A shell that starts a program with numbered rows on standard input, from a file that is made once.
    private static func reading(_ count: Int, _ words: [String], output: String = "/dev/stdout") -> [String] {
        let script = """
            rows=/tmp/popsheet-bench-rows-\(count)
            [ -s "$rows" ] || seq -f 'row %.0fx7 of many' \(count) >"$rows"
            exec "$@" <"$rows" >\(output)
            """
        return ["sh", "-c", script, "sh"] + words
    }
}
