/// An icon of zenity's options.
enum ZenityIcon: Hashable, Sendable {
    /// The name of an icon of the desktop's theme.
    case named(String)
    case file(String)

    /// The icon as a sheet names it.
    var name: String {
        switch self {
        case .named(let name), .file(let name): name
        }
    }

    /// The icon of an option's value; nil for an empty one.
    init?(_ value: String) {
        switch value {
        case "": return nil
        case "info", "question", "warning", "error":
            self = .named(ZenityDialogKind(rawValue: value)?.symbolName ?? value)
        default: self = value.contains("/") ? .file(value) : .named(value)
        }
    }
}
