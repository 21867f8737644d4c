/// A group of options on the help page; its options also answer to their name with the group's before it.
enum ZenityGroup: Hashable, CaseIterable, Sendable {
    case general
    /// The options of a dialog.
    case dialog(ZenityDialogKind)
    case miscellaneous
    case toolkit

    static let allCases: [ZenityGroup] =
        [.general] + ZenityDialogKind.allCases.map { .dialog($0) } + [.miscellaneous, .toolkit]

    /// The group's name on the command line.
    var name: String {
        switch self {
        case .general: "general"
        case .dialog(let kind): kind.rawValue
        case .miscellaneous: "misc"
        case .toolkit: "gtk"
        }
    }

    /// The words for the group on the help page, before "options".
    var title: String {
        switch self {
        case .general: "General"
        case .dialog(let kind): kind.groupTitle
        case .miscellaneous: "Miscellaneous"
        case .toolkit: "GTK"
        }
    }
}
