import Popsheet
import PopsheetLayout

/// A choice that is written as a word, in an option as in a document.
protocol CommandWord: CaseIterable, Sendable {
    var word: String { get }
}

extension CommandWord {
    init?(word: String) {
        guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = match
    }

    /// All words, for an error or a help text: "a, b or c".
    static var alternatives: String {
        let words = allCases.map(\.word)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension PresentationOptions.Style: CommandWord {
    var word: String { self == .automatic ? "auto" : name }
}

extension SheetAppearance: CommandWord {
    var word: String {
        switch self {
        case .automatic: "auto"
        case .highContrast: "high-contrast"
        case .highContrastDark: "high-contrast-dark"
        case .classicBlue: "classic-blue"
        case .classicBlack: "classic-black"
        default: name
        }
    }
}

extension PresentationOptions.CompactStyle: CommandWord {
    var word: String { rawValue }
}

extension ActionOrdering: CommandWord {
    var word: String { rawValue }
}

extension ActionRole: CommandWord {
    var word: String { rawValue }
}

extension PopoverOptions.ArrowEdge: CommandWord {
    var word: String { rawValue }
}

extension LayoutDirection: CommandWord {
    var word: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension NamedContent: CommandWord {
    var word: String { rawValue }
}
