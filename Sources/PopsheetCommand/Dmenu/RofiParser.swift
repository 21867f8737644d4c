import PopsheetSearch

/// Parses the options of rofi's dmenu mode (dmenu.md §4).
struct RofiParser {
    private var settings = DmenuSettings(.rofi)
    private var keys: [String: String] = [:]

    static func parse(_ arguments: [[UInt8]], _ words: [String]) throws(DmenuParser.Failure) -> DmenuSettings {
        var parser = RofiParser()
        var index = 0
        while index < words.count {
            defer { index += 1 }
            guard let name = RofiOption.name(of: words[index]) else { continue }
            if ["show", "e", "modi", "modes"].contains(name) { try parser.refuse(name, words) }
            if RofiOption.takesValue(name) {
                index += 1
                // The value of the last option may be missing.
                guard index < words.count else { break }
                parser.set(name, words[index], arguments[index])
            } else if RofiOption.flags.contains(name) {
                parser.set(name)
            } else if index + 1 < words.count, !words[index + 1].hasPrefix("-") {
                // An unknown option may have a value.
                index += 1
            }
        }
        parser.settings.bindings = DmenuBindings(rofi: parser.keys)
        return parser.settings
    }

    /// rofi's other modes.
    private func refuse(_ name: String, _ words: [String]) throws(DmenuParser.Failure) {
        if name == "show" || name == "e" { throw .refused("-\(name)") }
        if words.contains(where: { RofiOption.name(of: $0) == "show" }) { throw .refused("-show") }
    }

    private mutating func set(_ flag: String) {
        switch flag {
        case "i": settings.ignoresCase = true
        case "case-sensitive": settings.ignoresCase = false
        case "dump": settings.dumps = true
        case "no-custom", "only-match": settings.needsRow = true
        case "auto-select": settings.selectsOnlyRow = true
        case "password": settings.isPassword = true
        case "multi-select": settings.isMultiple = true
        case "markup-rows": settings.isMarkup = true
        case "show-icons": settings.showsIcons = true
        case "no-show-icons": settings.showsIcons = false
        case "no-tokenize": settings.search.splitsWords = false
        case "tokenize": settings.search.splitsWords = true
        case "normalize-match": settings.search.ignoresAccents = true
        case "sort": sorts = true
        case "no-sort": sorts = false
        case "cycle": settings.cycles = true
        case "no-cycle": settings.cycles = false
        case "sync": settings.waitsForEnd = true
        default: break
        }
        updateOrder()
    }

    private var sorts = false
    private var sortsByScore = false

    private mutating func updateOrder() {
        settings.search.order = sorts ? sortsByScore ? .fuzzyScore : .distance : .given
    }

    private mutating func set(_ name: String, _ value: String, _ bytes: [UInt8]) {
        switch name {
        case "p": settings.prompt = value
        case "l": settings.lines = DmenuParser.lines(value)
        case "mesg": settings.message = value
        case "format": settings.format = bytes
        case "sep": settings.separator = Self.separator(bytes)
        case "select": settings.selectedText = value
        case "selected-row": settings.selectedRow = Int(CInteger.leading(in: value))
        case "filter": settings.filter = value
        case "a": settings.active = RowRanges(value)
        case "u": settings.urgent = RowRanges(value)
        case "input": settings.input = bytes
        case "display-columns": settings.columns = Self.columns(value)
        case "display-column-separator": settings.columnSeparator = value
        case "matching": settings.search.matching = RofiSearch.Matching(rawValue: value.lowercased()) ?? .normal
        case "matching-negate-char": settings.search.negation = Self.character(value)
        case "sorting-method":
            sortsByScore = value.lowercased() == "fzf"
            updateOrder()
        case "window-title": settings.windowTitle = value
        case "w": settings.parent = DmenuParser.window(value)
        default:
            if name.hasPrefix("kb-"), DmenuBindings.isAction(String(name.dropFirst(3))) {
                keys[String(name.dropFirst(3))] = value
            }
        }
    }

    /// The character of `-matching-negate-char`; nil for none, which is an empty text or `\0`.
    private static func character(_ text: String) -> Unicode.Scalar? { text == "\\0" ? nil : text.unicodeScalars.first }

    /// The separator: one character, or its escape; a longer one is taken as a line break.
    private static func separator(_ bytes: [UInt8]) -> UInt8 {
        if bytes.count == 1 { return bytes[0] }
        switch String(decoding: bytes, as: UTF8.self) {
        case "\\t": return UInt8(ascii: "\t")
        case "\\0": return 0
        case "\\\\": return UInt8(ascii: "\\")
        default: return UInt8(ascii: "\n")
        }
    }

    private static func columns(_ text: String) -> [Int]? {
        let columns = text.split { $0 == "," || $0 == " " }.compactMap { Int($0) }.filter { $0 > 0 }
        return columns.isEmpty ? nil : columns
    }
}
