/// `--text-info`: a text to read or edit.
struct ZenityTextInfo: Hashable, Sendable {
    var file: InputFile
    var isEditable: Bool
    /// A font as Pango describes it.
    var font: String?
    /// The label of a box to tick before OK.
    var checkbox: ZenityLabel?
    var scrollsToEnd: Bool
    var wraps: Bool

    /// The size without `--width` and `--height` (zenity.md §5).
    static let size = (width: 300, height: 400)

    init(_ arguments: ZenityArguments) {
        file = InputFile(bytes: arguments.bytes(.filename))
        isEditable = arguments.has(.editable)
        font = arguments.text(.font)
        checkbox = arguments.text(.checkbox).map { ZenityLabel($0) }
        scrollsToEnd = arguments.has(.autoScroll)
        wraps = !arguments.has(.noWrap)
    }
}
