import PopsheetSearch

/// An option of rofi's dmenu mode (dmenu.md §4).
///
/// The parser, the choice of the dialect and the completion scripts read the same rows, `RofiOption.all`.
struct RofiOption: Sendable {
    /// What an option does; rofi reads options of its dmenu mode and settings in different ways.
    enum Effect: Sendable {
        /// It is accepted.
        case nothing
        /// It does something without a value.
        case flag(@Sendable (inout DmenuSettings) -> Void)
        /// It has a value; the first of a repeated option counts.
        case value(@Sendable (inout DmenuSettings, RofiValue) -> Void)
        /// It is a setting with a value; the last of a repeated one counts.
        case setting(@Sendable (inout DmenuSettings, RofiValue) -> Void)
        /// It is a setting that is on or off: `-NAME`, `-no-NAME`, `-NAME true`, `-NAME false`.
        case toggle(@Sendable (inout DmenuSettings, Bool) -> Void)
        /// Its value has the keys of an action; the last of a repeated one counts.
        case keys(action: String)
    }

    /// The name without its dash, in lower case.
    var name: String
    var effect: Effect
    /// What completion scripts show; nil for an option that they do not offer.
    var summary: String?
    /// Whether dmenu has an option with this name too.
    var isShared = false

    private init(_ name: String, _ summary: String? = nil, isShared: Bool = false, _ effect: Effect) {
        (self.name, self.effect, self.summary, self.isShared) = (name, effect, summary, isShared)
    }

    /// Whether it has a value.
    var takesValue: Bool {
        switch effect {
        case .value, .setting, .keys: true
        case .nothing, .flag, .toggle: false
        }
    }

    // MARK: Names

    /// The name of an option, without its dashes, in lower case; nil for a word that is not an option.
    static func name(of word: String) -> String? {
        let name = word.drop { $0 == "-" }
        return word.hasPrefix("-") && !name.isEmpty ? name.lowercased() : nil
    }

    /// The option with a name.
    static func named(_ name: String) -> RofiOption? { byName[name] }

    /// The setting that a name turns off.
    static func turnedOff(by name: String) -> RofiOption? {
        guard name.hasPrefix(off), let option = byName[String(name.dropFirst(off.count))] else { return nil }
        if case .toggle = option.effect { return option }
        return nil
    }

    private static let off = "no-"

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Whether an option is one of rofi's own, which dmenu does not have.
    static func isKnown(_ name: String) -> Bool {
        if let option = named(name) { return !option.isShared }
        return turnedOff(by: name) != nil || prefixes.contains { name.hasPrefix($0) }
    }

    /// The beginnings of names of which there are many, without an effect.
    private static let prefixes = ["kb-", "me-", "ml-", "color-", "theme"]

    // MARK: Options

    static let all: [RofiOption] = asking + input + finding + looks + keys + accepted

    private static let asking: [RofiOption] = [
        RofiOption("dmenu", "Ask for a row, as rofi's dmenu mode does", .flag { _ in }),
        RofiOption("p", "Set the title", isShared: true, .value { $0.prompt = $1.text }),
        RofiOption("mesg", "Set the message, which may be markup", .value { $0.message = $1.text }),
        RofiOption("window-title", "Set the window's title", .value { $0.windowTitle = $1.text }),
        RofiOption("password", "Hide what is typed", .flag { $0.isPassword = true }),
        RofiOption(
            "w", "Set the X11 window that the sheet belongs to", isShared: true, .value { $0.parent = $1.window }),
        RofiOption("format", "Set what is printed: letters of s i d q p f F", .value { $0.format = $1.bytes }),
        RofiOption(
            "select", "Highlight the first row that the text finds", .value { $0.selectedText = $1.text }),
        RofiOption("selected-row", "Highlight the row with this number, from 0", .value { $0.selectedRow = $1.number }),
        RofiOption("filter", "Set the text of the field", .setting { $0.filter = $1.text }),
        RofiOption("dump", "Print the rows that the filter finds, without a sheet", .flag { $0.dumps = true }),
        RofiOption("no-custom", "Accept rows only", .flag { $0.needsRow = true }),
        RofiOption("only-match", "Accept rows only", .flag { $0.needsRow = true }),
        RofiOption("auto-select", "Accept a row as soon as it is the only one", .toggle { $0.selectsOnlyRow = $1 }),
        RofiOption("multi-select", "Let several rows be marked", .flag { $0.isMultiple = true }),
        RofiOption("ballot-selected-str", "Set the mark of a marked row", .value { mark(&$0, on: $1.text) }),
        RofiOption("ballot-unselected-str", "Set the mark of another row", .value { mark(&$0, off: $1.text) }),
    ]

    private static func mark(_ settings: inout DmenuSettings, on: String? = nil, off: String? = nil) {
        var ballots = settings.ballots ?? RofiBallots()
        if let on { ballots.on = on }
        if let off { ballots.off = off }
        settings.ballots = ballots
    }

    private static let input: [RofiOption] = [
        RofiOption("input", "Read rows from a file", .value { $0.input = $1.bytes }),
        RofiOption("sep", "Set the character that ends a row", .value { $0.separator = $1.separator }),
        RofiOption("sync", "Wait for the last row", .flag { $0.waitsForEnd = true }),
        RofiOption("markup-rows", "Rows are markup", .flag { $0.isMarkup = true }),
        RofiOption("a", "Mark rows as active, by their numbers", .value { $0.active = RowRanges($1.text) }),
        RofiOption("u", "Mark rows as urgent, by their numbers", .value { $0.urgent = RowRanges($1.text) }),
        RofiOption(
            "display-columns", "Show only columns with these numbers, from 1", .value { $0.columns = $1.columns }),
        RofiOption(
            "display-column-separator", "Set the expression that separates columns",
            .value { $0.columnSeparator = $1.text }),
    ]

    private static let finding: [RofiOption] = [
        RofiOption("i", "Ignore case", isShared: true, .flag { $0.ignoresCase = true }),
        RofiOption(
            "matching", "Set how words are found: normal, fuzzy, glob, regex, prefix",
            .setting { $0.search.matching = $1.matching }),
        RofiOption(
            "tokenize", "Split the text into words, or with -no-tokenize do not",
            .toggle { $0.search.splitsWords = $1 }),
        RofiOption("normalize-match", "Ignore accents", .toggle { $0.search.ignoresAccents = $1 }),
        RofiOption(
            "matching-negate-char", "Set the character that excludes rows with a word",
            .setting { $0.search.negation = $1.character }),
        RofiOption("sort", "Show the best rows first", .toggle { $0.sorts = $1 }),
        RofiOption("sorting-method", "Set the order: normal, fzf", .setting { $0.sortsByScore = $1.isFuzzyScore }),
    ]

    private static let looks: [RofiOption] = [
        RofiOption(
            "l", "Show so many rows before the list scrolls", isShared: true, .value { $0.lines = $1.lines }),
        RofiOption("show-icons", "Show the icons of rows", .toggle { $0.showsIcons = $1 }),
        RofiOption("cycle", "Go from the last row to the first, or with -no-cycle stay", .toggle { $0.cycles = $1 }),
    ]

    private static let keys: [RofiOption] = DmenuBindings.names.map { action in
        RofiOption("kb-\(action)", DmenuBindings.summary(of: action), .keys(action: action))
    }

    private static let accepted: [RofiOption] =
        ["m", "b", "x", "h"].map { RofiOption($0, isShared: true, .nothing) }
        + [
            "case-sensitive", "no-case-sensitive", "no-config", "config", "replace", "hover-select",
            "no-hover-select", "hide-scrollbar", "no-hide-scrollbar", "no-lazy-grab", "lazy-grab", "fixed-num-lines",
            "no-fixed-num-lines", "fullscreen", "no-fullscreen", "sidebar-mode", "no-sidebar-mode", "steal-focus",
            "no-steal-focus", "click-to-exit", "no-click-to-exit", "async", "keep-right", "levenshtein-sort",
            "no-levenshtein-sort", "no-plugins", "disable-history", "no-disable-history", "no-parse-hosts",
            "no-parse-known-hosts", "no-global-kb", "normal-window", "transient-window", "markup", "e-markup",
            "no-history", "no-ghost-scrolling", "font", "width", "lines", "columns", "location", "xoffset", "yoffset",
            "eh", "dpi", "monitor", "threads", "async-pre-read", "ellipsize-mode", "line-padding", "padding", "bw",
            "separator-style", "scroll-method", "scrollbar-width", "icon-theme", "terminal", "max-history-size",
            "cache-dir", "cache-file", "pid", "display", "plugin-path", "preview-cmd", "opacity", "fake-transparency",
            "fake-background", "line-margin", "element-height", "modi", "modes", "show", "e", "combi-modi",
            "combi-modes", "run-command", "ssh-client", "dmenu-margin", "refilter-timeout-limit", "log",
        ].map { RofiOption($0, nil, .nothing) }
}
