import PopsheetDialogs

/// The escape sequences of terminals in texts that are shown without them.
enum EscapeSequences {
    /// Removes escape sequences from a text.
    static func stripped(from text: String) -> String {
        text.utf8.contains(EscapeSequence.escape)
            ? String(decoding: stripped(from: Array(text.utf8)), as: UTF8.self) : text
    }

    /// Removes escape sequences from bytes, including incomplete ones.
    static func stripped<Bytes: RandomAccessCollection<UInt8>>(from bytes: Bytes) -> [UInt8] {
        let all = Array(bytes)
        // Most texts have none.
        guard var start = all.firstIndex(of: EscapeSequence.escape) else { return all }
        var result: [UInt8] = []
        var position = 0
        while true {
            result += all[position..<start]
            guard let end = EscapeSequence.end(of: all[start...]) else { return result }
            position = end
            guard let next = all[position...].firstIndex(of: EscapeSequence.escape) else { break }
            start = next
        }
        return result + all[position...]
    }
}
