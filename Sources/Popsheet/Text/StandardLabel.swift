/// The texts that a sheet adds itself, in the user's language, where the application has no others
/// (``PopsheetStrings``).
package enum StandardLabel {
    /// The label of a cancel action without a label.
    package static var cancel: String { StandardButton.cancel.label }

    /// The text of a sheet, shown if no actions arrived.
    package static var nothingToChoose: String { translated("Nothing to choose", similar: "No Results Found") }

    /// The text of a list, shown if no row matches the filter.
    package static var noMatches: String { translated("No matches", similar: "No Results Found") }

    /// The text of a sheet, for assistive technologies, while actions may still be added.
    package static var waiting: String { translated("Loading", similar: "Searching") }

    /// What assistive technologies call an action sheet.
    static var actionSheet: String { translated("Action sheet") }

    /// What assistive technologies call a content sheet.
    static var sheet: String { translation(in: "part of a window", of: "Sheet") }

    /// What assistive technologies call the grabber.
    static var grabber: String { translated("Sheet grabber") }

    /// The text that assistive technologies read after the label of a destructive action.
    package static var destructive: String {
        // translators: of an action, such as Delete
        translated("Destructive")
    }
}
