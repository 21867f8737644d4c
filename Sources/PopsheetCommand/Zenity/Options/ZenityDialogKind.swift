/// The kinds of dialogs of zenity; each is chosen by an option of the same name.
enum ZenityDialogKind: String, CaseIterable, Sendable {
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

    /// The dialogs that are a message with buttons.
    static let messages: [ZenityDialogKind] = [.error, .info, .question, .warning]

    /// The dialogs with a text.
    static let texts: [ZenityDialogKind] =
        messages + [.calendar, .entry, .list, .notification, .progress, .scale, .password, .forms]

    /// The option's description on the help page.
    var summary: String {
        switch self {
        case .calendar: "Ask for a date"
        case .entry: "Ask for a line of text"
        case .error: "Show an error"
        case .info: "Show a message"
        case .fileSelection: "Ask for files or folders"
        case .list: "Ask for rows of a list"
        case .notification: "Show a notification"
        case .progress: "Show the progress of a task"
        case .question: "Ask a question that is answered with a button"
        case .warning: "Show a warning"
        case .scale: "Ask for a number on a scale"
        case .textInfo: "Show or edit a text"
        case .colorSelection: "Ask for a colour"
        case .password: "Ask for a password"
        case .forms: "Ask for the fields of a form"
        }
    }

    /// The words for the dialog's group of options on the help page, before "options".
    var groupTitle: String {
        switch self {
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
        }
    }

    /// The title of a dialog without a title (zenity.md §3); nil is the name of the program.
    var defaultTitle: String? {
        switch self {
        case .question: "Question"
        case .info: "Information"
        case .warning: "Warning"
        case .error: "Error"
        case .progress: "Progress"
        case .entry: "Add a new entry"
        case .list: "Select items from the list"
        case .calendar: "Calendar selection"
        case .textInfo: "Text View"
        case .scale: "Adjust the scale value"
        case .password, .forms, .fileSelection, .colorSelection, .notification: nil
        }
    }

    /// The text of a dialog without a text; nil if it then shows none.
    var defaultText: String? {
        switch self {
        case .question, .warning: "Are you sure you want to proceed?"
        case .info: "All updates are complete."
        case .error: "An error has occurred."
        case .progress: "Running..."
        case .entry: "_Enter new text:"
        case .list: "Select items from the list below."
        case .calendar: "Select a date from below."
        case .scale: "Adjust the scale value"
        case .forms: "Forms dialog"
        case .textInfo, .password, .fileSelection, .colorSelection, .notification: nil
        }
    }
}
