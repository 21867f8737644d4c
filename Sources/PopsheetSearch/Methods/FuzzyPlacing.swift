/// The best placing of a word's letters in a row, by fzf's rules (dmenu.md §7); one is used again for each row.
final class FuzzyPlacing {
    private var bonuses: [Int32] = []
    /// The first place of each letter after the one before it.
    private var firsts: [Int] = []
    /// The scores and the lengths of runs, a line for each letter of the word.
    private var scores: [Int32] = []
    private var runs: [Int32] = []
    private var width = 0
    private var start = 0

    /// In a row with more characters, times the letters of the word, the first place counts, as in fzf.
    private static let cellLimit = 100 * 1024

    /// The best score, and the place of the last letter; nil if the row does not have the letters in order.
    func place(
        _ word: UnsafeBufferPointer<UInt32>, in row: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>
    ) -> (score: Int32, last: Int)? {
        guard let (first, last) = bounds(of: word, in: text) else { return nil }
        fillBonuses(first...last, of: row)
        if word.count == 1 { return placeOne(word[0], text, last) }
        (start, width) = (firsts[0], last - firsts[0] + 1)
        if text.count * word.count > Self.cellLimit { return FuzzyScore.firstPlace(of: word, in: row, text) }
        let cells = width * word.count
        if scores.count < cells {
            scores += Array(repeating: 0, count: cells - scores.count)
            runs += Array(repeating: 0, count: cells - runs.count)
        }
        return fill(word, text, last)
    }

    /// The places of the first letters, and that of the last occurrence of the word's last letter.
    private func bounds(
        of word: UnsafeBufferPointer<UInt32>, in text: UnsafeBufferPointer<UInt32>
    ) -> (first: Int, last: Int)? {
        firsts.removeAll(keepingCapacity: true)
        var position = 0
        for letter in word {
            while position < text.count, text[position] != letter { position += 1 }
            if position == text.count { return nil }
            firsts.append(position)
            position += 1
        }
        guard let final = word.last, var last = firsts.last else { return nil }
        var index = text.count - 1
        while index > last {
            if text[index] == final {
                last = index
                break
            }
            index -= 1
        }
        return (firsts[0], last)
    }

    /// The bonuses of a range of characters, from its first one on.
    private func fillBonuses(_ range: ClosedRange<Int>, of row: UnsafeBufferPointer<UInt32>) {
        if bonuses.count < range.count { bonuses += Array(repeating: 0, count: range.count - bonuses.count) }
        var before = range.lowerBound > 0 ? CharacterKind(row[range.lowerBound - 1]) : .blank
        for position in range {
            let kind = CharacterKind(row[position])
            bonuses[position - range.lowerBound] = FuzzyScore.bonus(kind, before)
            before = kind
        }
    }

    private func placeOne(
        _ letter: UInt32, _ text: UnsafeBufferPointer<UInt32>, _ last: Int
    ) -> (score: Int32, last: Int)? {
        var best: (score: Int32, last: Int)?
        for position in firsts[0]...last where text[position] == letter {
            let bonus = bonuses[position - firsts[0]]
            let score = FuzzyScore.match + 2 * bonus
            if score > best?.score ?? 0 { best = (score, position) }
            if bonus >= FuzzyScore.boundary { break }
        }
        return best
    }

    private func fill(
        _ word: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>, _ last: Int
    ) -> (score: Int32, last: Int)? {
        let (width, start) = (width, start)
        let count = word.count
        var best: (score: Int32, last: Int) = (0, last)
        scores.withUnsafeMutableBufferPointer { scores in
            runs.withUnsafeMutableBufferPointer { runs in
                bonuses.withUnsafeBufferPointer { bonuses in
                    var (left, inGap) = (Int32(0), false)
                    for column in 0..<width {
                        if text[start + column] == word[0] {
                            left = FuzzyScore.match + 2 * bonuses[column]
                            runs[column] = 1
                            inGap = false
                        } else {
                            left = max(left - (inGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart), 0)
                            runs[column] = 0
                            inGap = true
                        }
                        scores[column] = left
                    }
                    for line in 1..<count {
                        let letter = word[line]
                        let from = firsts[line] - start
                        let (here, above) = (line * width, (line - 1) * width)
                        (left, inGap) = (0, false)
                        for column in from..<width {
                            let gapped = left - (inGap ? FuzzyScore.gapExtension : FuzzyScore.gapStart)
                            var (placed, run) = (Int32(0), Int32(0))
                            if text[start + column] == letter {
                                placed = scores[above + column - 1] + FuzzyScore.match
                                let own = bonuses[column]
                                var bonus = own
                                run = runs[above + column - 1] + 1
                                if run > 1 {
                                    let first = bonuses[column - Int(run) + 1]
                                    if own >= FuzzyScore.boundary, own > first {
                                        run = 1
                                    } else {
                                        bonus = max(own, FuzzyScore.consecutive, first)
                                    }
                                }
                                if placed + bonus < gapped {
                                    placed += own
                                    run = 0
                                } else {
                                    placed += bonus
                                }
                            }
                            runs[here + column] = run
                            inGap = placed < gapped
                            left = max(placed, gapped, 0)
                            scores[here + column] = left
                            if line == count - 1, left > best.score { best = (left, start + column) }
                        }
                    }
                }
            }
        }
        return best
    }

    /// The places of the letters, after `place`.
    func places(of word: UnsafeBufferPointer<UInt32>, in text: UnsafeBufferPointer<UInt32>, last: Int) -> [Int] {
        if word.count == 1 { return [last] }
        if text.count * word.count > Self.cellLimit { return firsts }
        var places: [Int] = []
        var (line, column, prefersMatch) = (word.count - 1, last - start, true)
        while true {
            let score = scores[line * width + column]
            let first = firsts[line] - start
            let placed = line > 0 && column >= first && column > 0 ? scores[(line - 1) * width + column - 1] : 0
            let left = column > first ? scores[line * width + column - 1] : 0
            if score > placed, score > left || (score == left && prefersMatch) {
                places.append(start + column)
                if line == 0 { break }
                line -= 1
            }
            let run = runs[line * width + column]
            let below = (line + 1) * width + column + 1
            prefersMatch = run > 1 || (line + 1 < word.count && column + 1 < width && runs[below] > 0)
            if column == 0 { break }
            column -= 1
        }
        return places.reversed()
    }
}
