/// What the texts of a row of standard input are, besides its id and its label.
struct RowFields {
    /// Whether the text after the label is its subtitle.
    var hasDetail = false
    /// Whether rows can be in sections.
    var hasSections = false
    /// The number of the text after the id that names the row's section, from 1 on; nil for none.
    var section: Int?

    /// The keys that a row of JSON may have besides those of an action.
    var keys: [String] { [Self.checkedKey] + (hasSections ? [Self.sectionKey] : []) }

    static let (checkedKey, sectionKey) = ("checked", "section")

    /// Parses a row of text; nil if nothing of it would be visible.
    func row(_ record: [UInt8]) -> ActionRecord? {
        guard let section else { return withoutSection(record) }
        let tab = UInt8(ascii: "\t")
        var parts = record.split(separator: tab, omittingEmptySubsequences: false)
        guard section < parts.count else { return withoutSection(record) }
        let name = String(decoding: EscapeSequences.stripped(from: parts.remove(at: section)), as: UTF8.self)
        var row = withoutSection(Array(parts.joined(separator: [tab])))
        if !ActionRecord.isBlank(name) { row?.section = name }
        return row
    }

    private func withoutSection(_ record: [UInt8]) -> ActionRecord? {
        hasDetail ? ActionRecord(detailed: record) : ActionRecord(record)
    }
}
