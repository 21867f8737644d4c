/// The options of rofi's dmenu mode (dmenu.md §4).
enum RofiOption {
    /// The name of an option, without its dashes, in lower case; nil for a word that is not an option.
    static func name(of word: String) -> String? {
        guard word.hasPrefix("-"), word.count > 1 else { return nil }
        let name = word.drop { $0 == "-" }
        return name.isEmpty ? nil : name.lowercased()
    }

    /// The options without a value.
    static let flags: Set<String> = [
        "dmenu", "i", "dump", "no-custom", "only-match", "auto-select", "password", "multi-select", "markup-rows",
        "no-tokenize", "tokenize", "normalize-match", "case-sensitive", "no-case-sensitive", "sort", "no-sort", "cycle",
        "no-cycle", "show-icons", "no-show-icons", "no-config", "replace", "sync", "hover-select", "no-hover-select",
        "hide-scrollbar", "no-lazy-grab", "lazy-grab", "fixed-num-lines", "no-fixed-num-lines", "fullscreen",
        "sidebar-mode", "no-sidebar-mode", "steal-focus", "no-steal-focus", "click-to-exit", "no-click-to-exit",
        "async", "keep-right", "no-fullscreen", "no-hide-scrollbar", "no-levenshtein-sort", "levenshtein-sort",
        "no-plugins", "no-disable-history", "disable-history", "no-parse-hosts", "no-parse-known-hosts",
        "no-global-kb", "no-normalize-match", "normal-window", "transient-window", "e-markup", "help", "version",
        "no-history", "no-ghost-scrolling", "b",
    ]

    /// The options with a value.
    static let valued: Set<String> = [
        "p", "l", "mesg", "format", "sep", "select", "selected-row", "filter", "a", "u", "input", "display-columns",
        "display-column-separator", "ballot-selected-str", "ballot-unselected-str", "matching", "matching-negate-char",
        "sorting-method", "window-title", "w", "theme", "theme-str", "font", "width", "lines", "columns", "location",
        "xoffset", "yoffset", "eh", "m", "dpi", "monitor", "config", "threads", "async-pre-read", "ellipsize-mode",
        "line-padding", "padding", "bw", "separator-style", "scroll-method", "scrollbar-width", "icon-theme",
        "terminal", "max-history-size", "cache-dir", "pid", "display", "plugin-path", "opacity", "fake-transparency",
        "fake-background", "line-margin", "element-height", "color-normal", "color-active", "color-urgent",
        "color-window", "color-enabled", "modi", "modes", "show", "e", "combi-modi", "combi-modes", "run-command",
        "ssh-client", "dmenu-margin",
    ]

    /// Whether an option is one of rofi's own, which dmenu does not have.
    static func isKnown(_ name: String) -> Bool {
        let shared: Set<String> = ["p", "l", "i", "w", "m", "b", "x", "h"]
        return !shared.contains(name)
            && (flags.contains(name) || valued.contains(name) || takesValue(name))
    }

    /// Whether an option has a value.
    static func takesValue(_ name: String) -> Bool {
        valued.contains(name) || name.hasPrefix("kb-") || name.hasPrefix("me-") || name.hasPrefix("ml-")
            || name.hasPrefix("color-")
    }
}
