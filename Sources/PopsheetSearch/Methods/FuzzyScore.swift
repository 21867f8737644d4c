/// The score of a word in a row, by fzf's rules (dmenu.md §7), and the best place of its letters.
struct FuzzyScore {
    static let match: Int32 = 16
    static let gapStart: Int32 = 3
    static let gapExtension: Int32 = 1
    static let consecutive: Int32 = 4
    /// From this bonus on, a character begins a word.
    static let boundary: Int32 = 8

    /// The bonus of a character by its kind and the one before it.
    private static func bonus(of kind: CharacterKind, after before: CharacterKind) -> Int32 {
        switch kind {
        case .lower, .upper, .digit, .letter, .delimiter:
            switch before {
            case .blank: 10
            case .delimiter: 9
            case .other: 8
            default:
                (before == .lower && kind == .upper) || (before != .digit && kind == .digit) ? 7 : 0
            }
        case .other: 8
        case .blank: 10
        }
    }

    /// The bonuses of all kinds after all kinds.
    private static let bonuses: [Int32] = (0..<49).map { index in
        CharacterKind(rawValue: index / 7).flatMap { before in
            CharacterKind(rawValue: index % 7).map { bonus(of: $0, after: before) }
        } ?? 0
    }

    /// The bonus of a character of a kind after one of another kind.
    static func bonus(_ kind: CharacterKind, _ before: CharacterKind) -> Int32 {
        bonuses[before.rawValue * 7 + kind.rawValue]
    }

    private static func bonus(at position: Int, in row: UnsafeBufferPointer<UInt32>) -> Int32 {
        bonus(CharacterKind(row[position]), position > 0 ? CharacterKind(row[position - 1]) : .blank)
    }

    // MARK: Letters in a row

    /// The score of a range, scored as one run.
    private static func score(ofRun range: Range<Int>, in row: UnsafeBufferPointer<UInt32>) -> Int32 {
        var (score, first) = (Int32(0), Int32(0))
        for position in range {
            var bonus = bonus(at: position, in: row)
            score += match
            if position == range.lowerBound {
                first = bonus
                score += 2 * bonus
            } else {
                if bonus >= boundary, bonus > first { first = bonus }
                bonus = max(bonus, first, consecutive)
                score += bonus
            }
        }
        return score
    }

    /// The score of the letters of a word at their first place, with gaps, and the place of the last one.
    static func firstPlace(
        of word: UnsafeBufferPointer<UInt32>, in row: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>
    ) -> (score: Int32, last: Int)? {
        guard let place = text.firstSpread(of: word) else { return nil }
        var (score, first, run, inGap, next) = (Int32(0), Int32(0), 0, false, 0)
        for position in place {
            guard text[position] == word[next] else {
                score -= inGap ? gapExtension : gapStart
                (inGap, run, first) = (true, 0, 0)
                continue
            }
            var bonus = bonus(at: position, in: row)
            score += match
            if run == 0 {
                first = bonus
            } else {
                if bonus >= boundary, bonus > first { first = bonus }
                bonus = max(bonus, first, consecutive)
            }
            score += next == 0 ? 2 * bonus : bonus
            (inGap, run, next) = (false, run + 1, next + 1)
        }
        return (score, place.upperBound - 1)
    }

    /// A place of a word whose letters are in a row, and its score.
    typealias Run = (range: Range<Int>, score: Int32)

    /// The word in a row: the first place that begins a word, or else the one with the best bonus.
    ///
    /// - Parameters:
    ///   - row: The row as it is, which has as many characters as `text`.
    ///   - text: The row without the differences that are ignored.
    static func run(
        of word: UnsafeBufferPointer<UInt32>, in row: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>
    ) -> Run? {
        var best: (position: Int, bonus: Int32)?
        var next = text.firstOccurrence(of: word)
        while let position = next {
            let bonus = bonus(at: position, in: row)
            if bonus > best?.bonus ?? -1 { best = (position, bonus) }
            if bonus >= boundary { break }
            next = text.firstOccurrence(of: word, from: position + 1)
        }
        return best.map { run(at: $0.position, word.count, row) }
    }

    /// The word at the row's start, blanks aside.
    static func prefix(
        _ word: UnsafeBufferPointer<UInt32>, in row: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>
    ) -> Run? {
        let start = word.first.map { CharacterKind($0) == .blank } == true ? 0 : blanksBefore(row)
        return text.has(word, at: start) ? run(at: start, word.count, row) : nil
    }

    /// The word at the row's end, blanks aside.
    static func suffix(
        _ word: UnsafeBufferPointer<UInt32>, in row: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>
    ) -> Run? {
        let end = word.last.map { CharacterKind($0) == .blank } == true ? row.count : endBeforeBlanks(row)
        return text.has(word, at: end - word.count) ? run(at: end - word.count, word.count, row) : nil
    }

    /// The word as the whole row, blanks aside.
    static func whole(
        _ word: UnsafeBufferPointer<UInt32>, in row: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>
    ) -> Run? {
        let start = word.first.map { CharacterKind($0) == .blank } == true ? 0 : blanksBefore(row)
        let end = word.last.map { CharacterKind($0) == .blank } == true ? row.count : endBeforeBlanks(row)
        guard end - start == word.count, text.has(word, at: start) else { return nil }
        return (start..<end, Int32(clamping: word.count) * (match + 10) + 10)
    }

    private static func run(at position: Int, _ length: Int, _ row: UnsafeBufferPointer<UInt32>) -> Run {
        let range = position..<position + length
        return (range, score(ofRun: range, in: row))
    }

    private static func blanksBefore(_ row: UnsafeBufferPointer<UInt32>) -> Int {
        row.firstIndex { CharacterKind($0) != .blank } ?? row.count
    }

    private static func endBeforeBlanks(_ row: UnsafeBufferPointer<UInt32>) -> Int {
        row.lastIndex { CharacterKind($0) != .blank }.map { $0 + 1 } ?? 0
    }
}
