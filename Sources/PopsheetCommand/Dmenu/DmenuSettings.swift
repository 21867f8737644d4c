import PopsheetSearch

/// What is asked under the name `dmenu`, or with rofi's options (docs/spec/dmenu.md).
struct DmenuSettings: Hashable, Sendable {
    /// Which program's words and keys count.
    enum Dialect: Hashable, Sendable { case dmenu, rofi }

    var dialect: Dialect
    var prompt: String?
    var ignoresCase = false
    /// The number of rows that are shown before the list scrolls; nil for as many as fit.
    var lines: Int?
    /// Whether what is typed is hidden.
    var isPassword = false
    /// The X11 window that the sheet belongs to.
    var parent: UInt?

    // rofi's
    var message: String?
    var format: [UInt8] = [UInt8(ascii: "s")]
    var separator = UInt8(ascii: "\n")
    var selectedText: String?
    var selectedRow: Int?
    /// The text in the field at first.
    var filter = ""
    /// Whether the rows that match are printed, without a window.
    var dumps = false
    /// Whether only a row can be the answer.
    var needsRow = false
    /// Whether the only row that matches is taken at once.
    var selectsOnlyRow = false
    var isMultiple = false
    /// The marks of rows; nil for check boxes.
    var ballots: RofiBallots?
    var isMarkup = false
    var showsIcons = false
    var active = RowRanges()
    var urgent = RowRanges()
    var input: [UInt8]?
    /// The columns that are shown, from 1, and the expression between them; nil for the whole row.
    var columns: [Int]?
    var columnSeparator = "\t"
    var search = RofiSearch()
    /// Whether the best rows come first, and whether those are the ones with the highest score of fzf.
    var sorts = false
    var sortsByScore = false
    /// Whether the list goes on at its other end.
    var cycles = true
    var windowTitle: String?
    /// Whether the window waits for the end of the input.
    var waitsForEnd = false
    var bindings = DmenuBindings(rofi: [:])

    init(_ dialect: Dialect) {
        self.dialect = dialect
        if dialect == .dmenu {
            cycles = false
            bindings = .dmenu
        }
    }

    /// What is printed of an answer.
    var output: DmenuFormat { DmenuFormat(letters: format, isMarkup: isMarkup) }

    /// How the text finds rows.
    var method: SearchMethod {
        guard dialect == .rofi else { return .dmenu(ignoresCase: ignoresCase) }
        var search = search
        search.ignoresCase = ignoresCase
        search.order = sorts ? sortsByScore ? .fuzzyScore : .distance : .given
        return .rofi(search)
    }

    /// Whether everything must be read before anything is shown.
    var needsAllRows: Bool {
        // A file is read at once, and may be one that can't be read.
        waitsForEnd || input != nil || selectedText != nil || selectedRow != nil || needsRow || selectsOnlyRow || dumps
            || !active.isEmpty || !urgent.isEmpty
    }
}
