/// A row of the input.
struct DmenuRow: Hashable, Sendable {
    /// The row as it is printed.
    var bytes: [UInt8]
    var icon: [UInt8] = []
    /// Words that are not shown, and found.
    var meta: [UInt8] = []
    /// What is shown instead of the row.
    var display: [UInt8]?
    var isSelectable = true
    /// Whether it is shown whatever is typed.
    var isPermanent = false
    var isUrgent = false
    var isActive = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A row of dmenu's input, which a NUL ends.
    init(dmenu record: [UInt8]) { bytes = Array(record.prefix { $0 != 0 }) }

    /// A row of rofi's input, with data after a NUL: keys and values, each followed by a unit separator.
    init(rofi record: [UInt8]) {
        guard let end = record.firstIndex(of: 0) else {
            bytes = record
            return
        }
        bytes = Array(record[..<end])
        let parts = record[(end + 1)...].split(separator: Self.unit, omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            set(Self.lowerCased(parts[index]), Array(parts[index + 1]))
        }
    }

    private static let unit: UInt8 = 0x1F

    /// A text with the letters of ASCII in lower case, as rofi compares keys and values.
    private static func lowerCased(_ bytes: some Sequence<UInt8>) -> String {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return String(decoding: bytes.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private mutating func set(_ key: String, _ value: [UInt8]) {
        let isTrue = Self.lowerCased(value) == "true"
        switch key {
        case "icon": icon = value
        case "meta": meta = value
        case "display": display = value
        case "nonselectable": isSelectable = !isTrue
        case "permanent": isPermanent = isTrue
        case "urgent": isUrgent = isTrue
        case "active": isActive = isTrue
        default: break
        }
    }
}
