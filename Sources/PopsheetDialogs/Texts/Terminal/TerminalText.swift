/// Reads a text with the escape sequences of terminals (ECMA-48): styles are kept, everything else is dropped.
struct TerminalText {
    /// A part of the text with one style.
    struct Run: Equatable {
        var text: String
        var style: TerminalStyle
    }

    private var style = TerminalStyle.plain
    /// A sequence that has no end yet, with its escape character.
    private var held: [UInt8] = []

    /// So long a sequence without an end may be, in bytes.
    private static let longestSequence = 4096

    /// Reads more of the text.
    mutating func take(_ text: String) -> [Run] {
        if held.isEmpty, !text.utf8.contains(EscapeSequence.escape) {
            return text.isEmpty ? [] : [Run(text: text, style: style)]
        }
        let bytes = held + Array(text.utf8)
        held = []
        var runs: [Run] = []
        var position = 0
        while position < bytes.count {
            let next = bytes[position...].firstIndex(of: EscapeSequence.escape) ?? bytes.count
            if next > position {
                let text = String(decoding: bytes[position..<next], as: UTF8.self)
                if let last = runs.last, last.style == style {
                    runs[runs.count - 1].text += text
                } else {
                    runs.append(Run(text: text, style: style))
                }
            }
            guard next < bytes.count else { break }
            guard let end = EscapeSequence.end(of: bytes[next...]) else {
                held = bytes.count - next <= Self.longestSequence ? Array(bytes[next...]) : []
                break
            }
            apply(bytes[next..<end])
            position = end
        }
        return runs
    }

    /// Applies a whole sequence.
    private mutating func apply(_ sequence: ArraySlice<UInt8>) {
        let body = sequence.dropFirst()
        guard body.first == UInt8(ascii: "["), body.last == UInt8(ascii: "m") else { return }
        let parameters = body.dropFirst().dropLast()
        // Private sequences, and those with intermediate bytes, are no styles.
        guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
        if parameters.isEmpty { return style.select([]) }
        style.select(
            // A colon separates the parts of one parameter.
            parameters.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":") }
                .map { $0.isEmpty ? 0 : Int(String(decoding: $0, as: UTF8.self)) ?? -1 })
    }
}
