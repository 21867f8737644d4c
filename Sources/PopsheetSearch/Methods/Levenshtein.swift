/// The number of characters to insert, remove and replace to make one text of another.
enum Levenshtein {
    static func distance(_ text: [UInt32], _ row: UnsafeBufferPointer<UInt32>) -> Int {
        var line = Array(0...text.count)
        for (index, character) in row.enumerated() {
            var diagonal = line[0]
            line[0] = index + 1
            for column in text.indices {
                let above = line[column + 1]
                line[column + 1] = min(
                    above + 1, line[column] + 1, diagonal + (text[column] == character ? 0 : 1))
                diagonal = above
            }
        }
        return line[text.count]
    }
}
