/// The help pages of zenity's options, made from the tables that the parser uses.
enum ZenityHelp {
    /// The pages besides the general one, by what follows `--help-`.
    static let sections = ["all"] + ZenityGroup.allCases.map(\.name)

    /// The page of `--help`, or of `--help-NAME`; nil for another name.
    static func page(_ section: String? = nil) -> String? {
        switch section {
        case nil: return usage + help + application
        case "all"?: return usage + help + ZenityGroup.allCases.map { options($0) }.joined() + application
        case let name?: return ZenityGroup.allCases.first { $0.name == name }.map { usage + options($0) }
        }
    }

    private static let usage = "Usage:\n  zenity --DIALOG [OPTION…]\n\n"

    /// The width of the column of options.
    private static let column = 34

    private static var help: String {
        let groups = ZenityGroup.allCases.map { group in
            line("--help-\(group.name)", "Show \(lowercased(group.title)) options")
        }
        return "Help Options:\n" + line("-h, -?, --help", "Show the dialogs") + line("--help-all", "Show all options")
            + groups.joined() + "\n"
    }

    private static var application: String {
        "Application Options:\n"
            + ZenityDialogKind.allCases.map { line("--\($0.rawValue)", $0.summary) }.joined()
    }

    private static func options(_ group: ZenityGroup) -> String {
        let lines = ZenityOption.all.filter { $0.groups.contains(group) }.map { option in
            let name = "--\(option.spelling(in: group))"
            return switch option.value {
            case .none: line(name, option.summary)
            case .text(let value), .integer(let value): line("\(name)=\(value)", option.summary)
            }
        }
        return "\(group.title) options\n" + lines.joined() + "\n"
    }

    private static func line(_ option: String, _ summary: String) -> String {
        let space = String(repeating: " ", count: max(column - option.count, 1))
        return "  \(option)\(space)\(summary)\n"
    }

    /// A title inside a sentence; an abbreviation remains as it is.
    private static func lowercased(_ title: String) -> String {
        title == ZenityGroup.toolkit.title ? title : title.lowercased()
    }
}
