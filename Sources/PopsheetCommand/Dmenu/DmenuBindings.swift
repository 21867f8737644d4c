import PopsheetDialogs

/// The keys of a dialect.
struct DmenuBindings: Hashable, Sendable {
    private var actions: [KeyStroke: DmenuAction] = [:]

    private init(_ keys: [(String, DmenuAction)]) {
        for (name, action) in keys {
            if let stroke = KeyStroke(combination: name) { actions[stroke] = action }
        }
    }

    /// What a key does; nil if it is typed.
    subscript(stroke: KeyStroke) -> DmenuAction? { stroke.spellings.compactMap { actions[$0] }.first }

    /// dmenu's keys.
    static let dmenu = DmenuBindings([
        ("Return", .accept), ("Shift+Return", .acceptText), ("Control+Return", .print),
        ("Control+Shift+Return", .printText), ("Control+j", .accept), ("Control+m", .accept),
        ("Control+Shift+j", .acceptText), ("Control+Shift+m", .acceptText),
        ("Escape", .cancel), ("Control+c", .cancel), ("Control+g", .cancel), ("Control+bracketleft", .cancel),
        ("Up", .up), ("Down", .down), ("Control+p", .up), ("Control+n", .down), ("Alt+h", .up), ("Alt+l", .down),
        ("Page_Up", .pageUp), ("Page_Down", .pageDown), ("Alt+k", .pageUp), ("Alt+j", .pageDown),
        ("Alt+g", .home), ("Alt+Shift+g", .end), ("Home", .home), ("End", .end), ("Control+a", .home),
        ("Control+e", .end), ("Left", .left), ("Right", .right), ("Control+b", .left), ("Control+f", .right),
        ("Tab", .copyRow), ("Shift+Tab", .nothing), ("Control+i", .copyRow), ("Control+h", .edit(.deleteBack)),
        ("Control+d", .edit(.deleteForward)), ("Control+k", .edit(.deleteToEnd)), ("Control+u", .edit(.deleteToStart)),
        ("Control+w", .edit(.deleteWordBack)), ("Alt+b", .edit(.moveWordLeft)), ("Alt+f", .edit(.moveWordRight)),
        ("Control+Left", .edit(.moveWordLeft)), ("Control+Right", .edit(.moveWordRight)),
        ("Control+y", .edit(.pasteSelection)), ("Control+Shift+y", .edit(.paste)),
    ])

    /// The names of rofi's actions, and their keys.
    private static let rofi: [(name: String, keys: String, action: DmenuAction)] =
        [
            ("accept-entry", "Control+j,Control+m,Return", .accept), ("accept-custom", "Control+Return", .acceptText),
            ("accept-custom-alt", "Control+Shift+Return", .acceptText), ("accept-alt", "Shift+Return", .mark),
            ("cancel", "Escape,Control+g,Control+bracketleft", .cancel), ("row-up", "Up,Control+p", .up),
            ("row-down", "Down,Control+n", .down), ("row-tab", "Tab", .tab), ("element-next", "", .tab),
            ("element-prev", "Shift+Tab", .up), ("page-prev", "Page_Up", .pageUp),
            ("page-next", "Page_Down", .pageDown),
            ("row-first", "Home", .first), ("row-last", "End", .last), ("row-select", "Control+space", .copyRow),
            ("row-left", "Control+Page_Up", .pageUp), ("row-right", "Control+Page_Down", .pageDown),
            ("primary-paste", "Control+Shift+v,Shift+Insert", .edit(.pasteSelection)),
            ("secondary-paste", "Control+v,Insert", .edit(.paste)), ("clear-line", "Control+w", .edit(.deleteAll)),
            ("move-front", "Control+a", .edit(.moveToStart)), ("move-end", "Control+e", .edit(.moveToEnd)),
            ("move-word-back", "Alt+b,Control+Left", .edit(.moveWordLeft)),
            ("move-word-forward", "Alt+f,Control+Right", .edit(.moveWordRight)),
            ("move-char-back", "Left,Control+b", .edit(.moveLeft)),
            ("move-char-forward", "Right,Control+f", .edit(.moveRight)),
            ("remove-word-back", "Control+Alt+h,Control+BackSpace", .edit(.deleteWordBack)),
            ("remove-word-forward", "Control+Alt+d", .edit(.deleteWordForward)),
            ("remove-char-forward", "Delete,Control+d", .edit(.deleteForward)),
            ("remove-char-back", "BackSpace,Shift+BackSpace,Control+h", .edit(.deleteBack)),
            ("remove-to-eol", "Control+k", .edit(.deleteToEnd)),
            ("remove-to-sol", "Control+u", .edit(.deleteToStart)), ("delete-entry", "Shift+Delete", .nothing),
            ("mode-next", "Shift+Right,Control+Tab", .nothing), ("mode-previous", "Shift+Left", .nothing),
            ("mode-complete", "Control+l", .nothing), ("toggle-sort", "Alt+grave", .nothing),
            ("screenshot", "Alt+Shift+s", .nothing), ("ellipsize", "Alt+period", .nothing),
        ]
        + (1...10).map { ("select-\($0)", "Super+\($0 % 10)", DmenuAction.select($0)) }
        + (1...10).map { ("custom-\($0)", "Alt+\($0 % 10)", DmenuAction.custom($0)) }
        + (11...19).map { ("custom-\($0)", "Alt+Shift+\($0 - 10)", DmenuAction.custom($0)) }

    /// The names of rofi's actions.
    static var names: [String] { rofi.map(\.name) }

    /// What completion scripts show for the option with the keys of an action; nil for one that they do not offer.
    static func summary(of name: String) -> String? {
        guard let action = rofi.first(where: { $0.name == name })?.action else { return nil }
        return switch action {
        case .accept: "Set the keys that accept a row"
        case .acceptText: name == "accept-custom" ? "Set the keys that accept the text" : nil
        case .cancel: "Set the keys that cancel"
        case .custom(let number): "Set the keys that end with the status \(DmenuAnswer.status(ofCustomKey: number))"
        default: nil
        }
    }

    /// rofi's keys.
    ///
    /// - Parameter changed: The keys of actions that have others, separated by commas, by the names of the actions.
    init(rofi changed: [String: String]) {
        for (name, keys, action) in Self.rofi where changed[name] == nil { bind(keys, to: action) }
        // A key that is given to another action is taken from its own.
        for (name, _, action) in Self.rofi { if let keys = changed[name] { bind(keys, to: action) } }
    }

    private mutating func bind(_ keys: String, to action: DmenuAction) {
        for key in keys.split(separator: ",") {
            let name = key.drop { $0 == "!" || $0 == " " }
            guard let stroke = KeyStroke(combination: String(name)) else { continue }
            actions[stroke.onDigitRow.withShift(if: Self.isCapital(name))] = action
        }
    }

    /// Whether a combination ends with a capital letter, which is typed with the Shift key.
    private static func isCapital(_ name: Substring) -> Bool {
        guard let last = name.last, last.isUppercase else { return false }
        return name.dropLast().last.map { $0 == "+" || $0 == "-" } ?? true
    }
}
