public import PopsheetModel

/// The texts that the library itself shows, or gives to assistive technologies.
///
/// Each is in the user's language, or in English if there is no translation. For example:
///
/// ```swift
/// PopsheetDefaults.strings.cancel = "Abbrechen"
/// PopsheetDefaults.strings.grabber = "Griff"
/// ```
///
/// Set them before the first sheet; a presented sheet may take over a change when it is next laid out. `PopsheetStrings()` has
/// the original texts.
public struct PopsheetStrings: Sendable {
    /// The name of a text in the library for other languages.
    package enum Name: String {
        case cancel
        case actionSheet = "action-sheet"
        case sheet, grabber, destructive
    }

    private var given: [Name: String] = [:]

    /// The application's text; nil for the original one.
    package subscript(name: Name) -> String? {
        get { given[name] }
        set { given[name] = newValue }
    }

    /// What assistive technologies read as the grabber's value, for the detent at which the sheet is; by default, the name
    /// of a standard detent in the user's language, or the detent's id.
    public var detentName: @MainActor @Sendable (Detent) -> String = { $0.translatedName }

    /// Creates the original texts.
    public init() {}

    /// The label of the standard cancel action and the standard cancel item: "Cancel".
    public var cancel: String {
        get { given[.cancel] ?? StandardLabel.cancel }
        set { given[.cancel] = newValue }
    }

    /// What assistive technologies call an action sheet, before its title: "Action sheet".
    public var actionSheet: String {
        get { given[.actionSheet] ?? StandardLabel.actionSheet }
        set { given[.actionSheet] = newValue }
    }

    /// What assistive technologies call a content sheet, before its title: "Sheet".
    public var sheet: String {
        get { given[.sheet] ?? StandardLabel.sheet }
        set { given[.sheet] = newValue }
    }

    /// What assistive technologies call the grabber of a content sheet: "Sheet grabber".
    public var grabber: String {
        get { given[.grabber] ?? StandardLabel.grabber }
        set { given[.grabber] = newValue }
    }

    /// What assistive technologies read after the label of a destructive action: "Destructive".
    public var destructive: String {
        get { given[.destructive] ?? StandardLabel.destructive }
        set { given[.destructive] = newValue }
    }
}
