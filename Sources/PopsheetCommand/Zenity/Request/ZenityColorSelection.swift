/// `--color-selection`: a colour.
struct ZenityColorSelection: Hashable, Sendable {
    /// The first colour, as CSS; GTK parses it.
    var color: String?
    var showsPalette: Bool

    init(_ arguments: ZenityArguments) {
        color = arguments.text(.color)
        showsPalette = arguments.has(.showPalette)
    }
}
