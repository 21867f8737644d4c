import CPopsheet
import Popsheet

/// The style classes of a dialog's widgets, to which the style of the sheet's controls gives a look.
enum StyleClass {
    /// Rows on a common background, and one of them.
    static let (group, row) = ("group", "row")
    /// The caption and the field of a row.
    static let line = "line"
    /// A row whose field is below its caption.
    static let tall = "tall"
    /// The label above a field.
    static let caption = "caption"
    /// The title of a group.
    static let captionHeading = "caption-heading"
    /// A text that is not as important as the one above it.
    static let secondary = "dim-label"
    /// What a field needs, or what is wrong with its value.
    static let hint = "hint"
    /// A text that says what is wrong, and the bar of a task that has failed.
    static let error = "error"
    /// The label, or the icon, of what destroys something.
    static let destructive = "destructive"
    /// The label of what is in use.
    static let active = "active"
    /// A list of which one row is chosen.
    static let choices = "choices"
    /// The row of a list that is chosen, but not selected.
    static let chosen = "chosen"
    /// A list in a popover.
    static let menu = "menu"
    /// The list of texts that complete a field, and the row of the keyboard in it.
    static let (completion, highlighted) = ("completion", "highlighted")
    /// A button that opens a list of choices.
    static let choice = "choice"
    /// Buttons of one piece, of which one is chosen.
    static let segments = "linked"
    /// A table whose rows have boxes or buttons.
    static let toggles = "toggles"
    /// A table in whose field one types, so that one row is highlighted and none has the focus.
    static let typed = "typed"
    /// The name of a section above its first row.
    static let section = "section"
    /// The row that accepts the text with which no row is found.
    static let customRow = "custom-row"
    /// A button that shows the value that it changes.
    static let chip = "chip"
    /// A field with a button that shows its choices.
    static let combo = "combo"
    /// A field with a button that clears it.
    static let clearable = "clearable"
    /// A button with a symbol, as GTK calls it.
    static let imageButton = "image-button"
    /// The buttons that change a number.
    static let stepper = "stepper"
    /// A text that touches the edges of its card.
    static let page = "page"
    /// What touches the edges of its card.
    static let well = "well"
    /// What is between the edges of its card, and the bar of a progress or a slider there.
    static let (inset, bar) = ("inset", "bar")
    /// What has a line at its upper edge.
    static let ruled = "ruled"
    /// A calendar that shows only the days of its month.
    static let month = "month"
    /// The button of a calendar's header that shows the month, and the months, or the years, of a calendar.
    static let (title, months) = ("title", "months")
    /// A calendar on a low screen.
    static let low = "low"
    /// A month of five weeks or fewer.
    static let fewWeeks = "few-weeks"
}

extension WidgetPointer {
    /// Gives the widget a style class, or takes it away.
    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }
}
