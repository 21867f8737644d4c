/// `--file-selection`: files or folders.
struct ZenityFileSelection: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        case open
        case save
        case folder
    }

    /// A filter of file names.
    struct Filter: Hashable, Sendable {
        var name: String
        var patterns: [String]

        /// A filter written as `NAME | *.a *.b`, or as patterns only, which are then the name.
        init(_ given: String) {
            let parts = given.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            name = parts.count > 1 ? Self.trimmed(parts[0]) : given
            patterns = (parts.last ?? "").split(separator: " ").map { String($0) }
        }

        private static func trimmed(_ text: Substring) -> String {
            let start = text.drop { $0.isWhitespace }
            return String(start.reversed().drop { $0.isWhitespace }.reversed())
        }
    }

    var mode: Mode
    var allowsMultiple: Bool
    /// The separator as it was given: its escape sequences are not resolved (zenity.md §4).
    var separator: [UInt8]
    /// The folder that is shown at first, and the name of a file in it; paths need not be UTF-8.
    var folder: [UInt8]?
    var file: [UInt8]?
    var filters: [Filter]

    init(_ arguments: ZenityArguments) {
        allowsMultiple = arguments.has(.multiple)
        // As in zenity: several files can't be saved to, and saving wins over folders.
        mode = arguments.has(.save) && !allowsMultiple ? .save : arguments.has(.directory) ? .folder : .open
        separator = arguments.bytes(.separator) ?? Array("|".utf8)
        filters = arguments.texts(.fileFilter).map { Filter($0) }
        guard let path = arguments.bytes(.filename), !path.isEmpty else { return }
        let slash = path.lastIndex(of: UInt8(ascii: "/"))
        folder = slash.map { $0 == 0 ? [UInt8(ascii: "/")] : Array(path[..<$0]) }
        let name = Array(path[((slash ?? -1) + 1)...])
        file = name.isEmpty ? nil : name
    }
}
