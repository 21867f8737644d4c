import PopsheetBaseline

/// Measures lists to choose from, compared with those of dmenu, rofi and fzf (performance.md, "Lists").
@MainActor
final class PickerBenchmarks {
    /// A list by one of the programs.
    private struct Picker {
        var name: String
        /// The program, and its options; its rows are on standard input.
        var words: [String]
        /// The program; nil for Popsheet's own, whose figures are compared with rofi's.
        var peer: Peer?
    }

    private let popsheet: String
    private var starts: [String: StartFigures] = [:]
    private var letters: [String: LetterFigures] = [:]

    init(popsheet: String) { self.popsheet = popsheet }

    private var pickers: [Picker] {
        [
            Picker(name: "dmenu", words: ["dmenu", "-l", "10"], peer: .dmenu),
            Picker(name: "rofi", words: ["rofi", "-dmenu"], peer: .rofi),
            Picker(name: "pick", words: [popsheet, "pick", "--stdin", "--no-animation"]),
            Picker(name: "popsheet dmenu", words: [popsheet, "dmenu", "-l", "10"]),
            Picker(name: "popsheet rofi", words: [popsheet, "dmenu", "-dmenu"]),
        ]
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
        [Self.few, Self.many].flatMap { count in
            let name = name(picker.name, count)
            var targets: [Target] = []
            if picker.peer == nil {
                targets.append(.ratio(atMost: 1.5, to: self.name("rofi", count)))
                if count == Self.many { targets.append(.ratio(atMost: 1.2, to: self.name(picker.name, Self.few))) }
            }
            return [
                Benchmark(
                    name: name, unit: "ms", targets: targets, obstacle: { picker.peer?.absence },
                    sample: {
                        self.starts[name] = self.start(picker, count)
                        return self.starts[name]?.drawn ?? .nan
                    }),
                Benchmark(
                    name: name + ": content", unit: "ms", obstacle: { picker.peer?.absence },
                    sample: { (self.starts[name] ?? self.start(picker, count))?.content ?? .nan }),
            ]
        }
    }

    private func start(_ picker: Picker, _ count: Int) -> StartFigures? {
        var figures = StartFigures()
        let isMeasured = Program.withWords(Self.reading(count, picker.words)) {
            start_measure($0, true, &figures)
        }
        return isMeasured ? figures : nil
    }

    /// The memory that each row takes, from the peaks of a few rows and of many.
    private func memory(_ picker: Picker) -> [Benchmark] {
        let (few, many) = (name(picker.name, Self.few), name(picker.name, Self.many))
        return [
            Benchmark(
                name: "start: \(picker.name): memory of a row", unit: "B",
                targets: picker.peer == nil ? [.atMost(200)] : [], obstacle: { picker.peer?.absence },
                sample: {
                    // The rows of the windows may not be asked for.
                    guard let few = (self.starts[few] ?? self.start(picker, Self.few))?.memory,
                        let many = (self.starts[many] ?? self.start(picker, Self.many))?.memory
                    else { return .nan }
                    return (many - few) * Double(1 << 20) / Double(Self.many - Self.few)
                }
            )
        ]
    }

    /// The time and the processor time of the first letter of a search.
    private func letter(_ picker: Picker) -> [Benchmark] {
        let name = "start: letter over \(Self.typed) rows, "
        let processor = ": processor"
        return [
            Benchmark(
                name: name + picker.name, unit: "ms", targets: picker.peer == nil ? [.atMost(16)] : [],
                obstacle: { picker.peer?.absence },
                sample: {
                    self.letters[picker.name] = self.type(picker)
                    return self.letters[picker.name]?.drawn ?? .nan
                }
            ),
            Benchmark(
                name: name + picker.name + processor, unit: "ms",
                targets: picker.peer == nil ? [.ratio(atMost: 1, to: name + "rofi" + processor)] : [],
                obstacle: { picker.peer?.absence },
                sample: {
                    // The row of the time may not be asked for.
                    (self.letters.removeValue(forKey: picker.name) ?? self.type(picker))?.processor ?? .nan
                }
            ),
        ]
    }

    private func type(_ picker: Picker) -> LetterFigures? {
        var figures = LetterFigures()
        let isMeasured = Program.withWords(Self.reading(Self.typed, picker.words)) {
            start_type_letter($0, CChar(UInt8(ascii: "7")), &figures)
        }
        return isMeasured ? figures : nil
    }

    // MARK: Without a window

    /// The times for a million rows of which a text finds some.
    private func filters() -> [Benchmark] {
        let (fzf, rofi) = ("start: 1000000 rows by fzf", "start: 1000000 rows by rofi -dump")
        return [
            filter(fzf, ["fzf", "--filter", "7x7"], of: .fzf),
            filter(rofi, ["rofi", "-dmenu", "-dump", "-filter", "7x"], of: .rofi),
            filter(
                "start: 1000000 rows by pick --dump",
                [popsheet, "pick", "--stdin", "--match", "fuzzy", "--dump", "--query", "7x7"], comparedWith: fzf),
            filter(
                "start: 1000000 rows by popsheet rofi -dump", [popsheet, "dmenu", "-dmenu", "-dump", "-filter", "7x"],
                comparedWith: rofi),
        ]
    }

    private func filter(
        _ name: String, _ words: [String], of peer: Peer? = nil, comparedWith baseline: String? = nil
    ) -> Benchmark {
        Benchmark(
            name: name, unit: "ms", targets: baseline.map { [.ratio(atMost: 1.5, to: $0)] } ?? [],
            obstacle: { peer?.absence },
            sample: {
                Program.time(Self.reading(1_000_000, words, output: "/dev/null"))
            }
        )
    }

    /// A shell that starts a program with numbered rows on standard input, from a file that is made once.
    private static func reading(_ count: Int, _ words: [String], output: String = "/dev/stdout") -> [String] {
        let script = """
            rows=/tmp/popsheet-bench-rows-\(count)
            [ -s "$rows" ] || { seq -f 'row %.0fx7 of many' \(count) >"$rows.$$" && mv "$rows.$$" "$rows"; }
            exec "$@" <"$rows" >\(output)
            """
        return ["sh", "-c", script, "sh"] + words
    }
}
