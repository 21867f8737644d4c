/// The dialogs of zenity.
enum ZenityRegistry {
    /// All kinds, in the order of the help page.
    static let all: [ZenityDialogKind] = [
        .calendar, .entry, .error, .info, .fileSelection, .list, .notification, .progress, .question, .warning, .scale,
        .textInfo, .colorSelection, .password, .forms,
    ]
}
