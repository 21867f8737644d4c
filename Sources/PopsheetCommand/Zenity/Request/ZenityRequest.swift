import PopsheetDialogs

/// A request of zenity: the dialog, and the settings that every dialog has.
struct ZenityRequest: Hashable, Sendable {
    var settings: ZenitySettings
    var dialog: ZenityDialog

    /// What the settings of a request depend on besides the arguments.
    struct Context {
        /// The value of an environment variable.
        var environment: (String) -> String?
        var today: CalendarDate
        /// Whether a text is markup that can be shown.
        var isMarkup: ZenityText.MarkupCheck
    }

    /// Checks the arguments of a dialog.
    init(_ arguments: ZenityArguments, in context: Context) throws(ZenityFailure) {
        let isMarkup = context.isMarkup
        settings = ZenitySettings(arguments, environment: context.environment)
        switch arguments.kind {
        case .question: dialog = .message(ZenityMessage(.question, arguments, isMarkup: isMarkup))
        case .info: dialog = .message(ZenityMessage(.info, arguments, isMarkup: isMarkup))
        case .warning: dialog = .message(ZenityMessage(.warning, arguments, isMarkup: isMarkup))
        case .error: dialog = .message(ZenityMessage(.error, arguments, isMarkup: isMarkup))
        case .entry: dialog = .entry(ZenityEntry(arguments))
        case .password: dialog = .password(ZenityPassword(arguments))
        case .list: dialog = .list(try ZenityList(arguments, isMarkup: isMarkup))
        case .progress: dialog = .progress(ZenityProgress(arguments, isMarkup: isMarkup))
        case .scale: dialog = .scale(try ZenityScale(arguments, isMarkup: isMarkup))
        case .calendar:
            dialog = .calendar(ZenityCalendar(arguments, today: context.today, isMarkup: isMarkup))
        case .textInfo: dialog = .textInfo(ZenityTextInfo(arguments))
        case .forms: dialog = .forms(ZenityForms(arguments, isMarkup: isMarkup))
        case .notification: dialog = .notification(ZenityNotification(arguments))
        case .colorSelection: dialog = .colorSelection(ZenityColorSelection(arguments))
        case .fileSelection: dialog = .fileSelection(ZenityFileSelection(arguments))
        }
    }
}
