/// A group of options on the help page; its options also answer to their name with the group's before it.
enum ZenityGroup: String, CaseIterable, Sendable {
    case general
    case calendar
    case entry
    case error
    case info
    case fileSelection = "file-selection"
    case list
    case notification
    case progress
    case question
    case warning
    case scale
    case textInfo = "text-info"
    case colorSelection = "color-selection"
    case password
    case forms
    case miscellaneous = "misc"
    case toolkit = "gtk"

    /// The words for the group on the help page, before "options".
    var title: String {
        switch self {
        case .general: "General"
        case .calendar: "Calendar"
        case .entry: "Text entry"
        case .error: "Error"
        case .info: "Info"
        case .fileSelection: "File selection"
        case .list: "List"
        case .notification: "Notification"
        case .progress: "Progress"
        case .question: "Question"
        case .warning: "Warning"
        case .scale: "Scale"
        case .textInfo: "Text information"
        case .colorSelection: "Color selection"
        case .password: "Password dialog"
        case .forms: "Forms dialog"
        case .miscellaneous: "Miscellaneous"
        case .toolkit: "GTK"
        }
    }

    /// The groups of the dialogs that are a message with buttons.
    static let messages: [ZenityGroup] = [.error, .info, .question, .warning]

    /// The groups of the dialogs with a text.
    static let texts: [ZenityGroup] =
        messages + [.calendar, .entry, .list, .notification, .progress, .scale, .password, .forms]
}
