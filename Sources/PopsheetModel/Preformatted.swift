extension StyledText {
    /// The elements of the markup with several lines in a font of fixed width: the output of a program, say, whose columns
    /// are lost if its lines wrap.
    package var preformatted: [String] {
        guard let markup, markup.utf8.contains(UInt8(ascii: "\n")) else { return [] }
        var elements: [String] = []
        var open: (name: Substring, start: String.Index, depth: Int)?
        var rest = markup[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let isEnd = tag.first == "/"
            let name = tag.dropFirst(isEnd ? 1 : 0).prefix { $0.isLetter }
            if let element = open {
                guard name == element.name else { continue }
                open?.depth += isEnd ? -1 : 1
                guard isEnd, element.depth == 1 else { continue }
                let text = markup[element.start..<rest.startIndex]
                if text.utf8.contains(UInt8(ascii: "\n")) { elements.append(String(text)) }
                open = nil
            } else if !isEnd, name == "tt" || name == "span" && Self.isMonospaced(tag) {
                open = (name, start, 1)
            }
        }
        return elements
    }

    /// Whether a tag names a font of fixed width.
    private static func isMonospaced(_ tag: Substring) -> Bool {
        // A search for a text would link Swift's regular expressions.
        let tag = tag.lowercased()
        return tag.indices.contains { tag[$0...].hasPrefix("mono") }
    }
}
