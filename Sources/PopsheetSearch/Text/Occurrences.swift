/// Texts in texts.
extension UnsafeBufferPointer where Element: FixedWidthInteger {
    /// The first position of a text at or after another position; nil if it does not occur there.
    func firstOccurrence(of text: UnsafeBufferPointer<Element>, from start: Int = 0) -> Int? {
        guard let first = text.first else { return start <= count ? start : nil }
        let last = count - text.count
        guard start <= last else { return nil }
        var position = start
        while position <= last {
            if self[position] == first {
                var length = 1
                while length < text.count, self[position + length] == text[length] { length += 1 }
                if length == text.count { return position }
            }
            position += 1
        }
        return nil
    }

    /// Whether a text occurs at a position.
    func has(_ text: UnsafeBufferPointer<Element>, at position: Int) -> Bool {
        guard position >= 0, position + text.count <= count else { return false }
        for index in text.indices where self[position + index] != text[index] { return false }
        return true
    }

    /// The place at which the characters of a text occur in order, with anything between them: from the first character of
    /// the first place to the last one, and as late as possible; nil if they don't.
    func firstSpread(of text: UnsafeBufferPointer<Element>) -> Range<Int>? {
        guard let first = text.first else { return 0..<0 }
        var (position, next) = (0, 0)
        var wanted = first
        while position < count {
            if self[position] == wanted {
                next += 1
                if next == text.count { break }
                wanted = text[next]
            }
            position += 1
        }
        guard next == text.count else { return nil }
        let end = position + 1
        var index = text.count - 1
        while true {
            if self[position] == text[index] {
                if index == 0 { return position..<end }
                index -= 1
            }
            position -= 1
        }
    }

    /// The parts of a text that are in a row, where its characters are in order from a position on.
    func runs(of text: UnsafeBufferPointer<Element>, from start: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var position = start
        for character in text {
            while self[position] != character { position += 1 }
            if let last = runs.last, last.upperBound == position {
                runs[runs.count - 1] = last.lowerBound..<position + 1
            } else {
                runs.append(position..<position + 1)
            }
            position += 1
        }
        return runs
    }
}
