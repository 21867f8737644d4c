/// The options of dmenu and rofi that completion scripts offer: those that the command does not only accept.
struct DmenuCompletion: Sendable {
    /// The name without its dash.
    var name: String
    var summary: String
    var takesValue: Bool

    private init(_ name: String, _ summary: String, takesValue: Bool = true) {
        (self.name, self.summary, self.takesValue) = (name, summary, takesValue)
    }

    private static func flag(_ name: String, _ summary: String) -> DmenuCompletion {
        DmenuCompletion(name, summary, takesValue: false)
    }

    static let all: [DmenuCompletion] =
        [
            .flag("i", "Ignore case"), DmenuCompletion("l", "Show so many rows before the list scrolls"),
            DmenuCompletion("p", "Set the title"), .flag("P", "Hide what is typed"),
            .flag("v", "Show the version of dmenu whose options are accepted"),
            DmenuCompletion("w", "Set the X11 window that the sheet belongs to"),
            .flag("dmenu", "Ask for a row, as rofi's dmenu mode does"),
            DmenuCompletion("mesg", "Set the message, which may be markup"),
            DmenuCompletion("window-title", "Set the window's title"), .flag("password", "Hide what is typed"),
            DmenuCompletion("format", "Set what is printed: letters of s i d q p f F"),
            DmenuCompletion("select", "Highlight the first row that the text finds"),
            DmenuCompletion("selected-row", "Highlight the row with this number, from 0"),
            DmenuCompletion("filter", "Set the text of the field"),
            .flag("dump", "Print the rows that the filter finds, without a sheet"),
            .flag("no-custom", "Accept rows only"), .flag("only-match", "Accept rows only"),
            .flag("auto-select", "Accept a row as soon as it is the only one"),
            .flag("multi-select", "Let several rows be checked"), DmenuCompletion("input", "Read rows from a file"),
            DmenuCompletion("sep", "Set the character that ends a row"), .flag("sync", "Wait for the last row"),
            .flag("markup-rows", "Rows are markup"), .flag("show-icons", "Show the icons of rows"),
            DmenuCompletion("a", "Mark rows as active, by their numbers"),
            DmenuCompletion("u", "Mark rows as urgent, by their numbers"),
            DmenuCompletion("display-columns", "Show only columns with these numbers, from 1"),
            DmenuCompletion("display-column-separator", "Set the expression that separates columns"),
            .flag("case-sensitive", "Do not ignore case"),
            DmenuCompletion("matching", "Set how words are found: normal, fuzzy, glob, regex, prefix"),
            .flag("no-tokenize", "Do not split the text into words"), .flag("normalize-match", "Ignore accents"),
            DmenuCompletion("matching-negate-char", "Set the character that excludes rows with a word"),
            .flag("sort", "Show the best rows first"), DmenuCompletion("sorting-method", "Set the order: normal, fzf"),
            .flag("cycle", "Go from the last row to the first"), .flag("no-cycle", "Stay on the last row"),
            DmenuCompletion("kb-accept-entry", "Set the keys that accept a row"),
            DmenuCompletion("kb-accept-custom", "Set the keys that accept the text"),
            DmenuCompletion("kb-cancel", "Set the keys that cancel"),
        ] + (1...19).map { DmenuCompletion("kb-custom-\($0)", "Set the keys that end with the status \($0 + 9)") }
}
