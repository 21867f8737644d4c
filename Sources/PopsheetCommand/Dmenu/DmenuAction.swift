import PopsheetDialogs

/// What a key does (dmenu.md §1 and §4).
enum DmenuAction: Hashable, Sendable {
    /// Answers with the highlighted row, or the text.
    case accept
    /// Answers with the text.
    case acceptText
    /// Marks the row and goes to the next one, where rows can be marked; otherwise answers with the row.
    case mark
    /// Prints the row, or the text, and stays.
    case print, printText
    case cancel
    case up, down, pageUp, pageDown, first, last
    /// The next row; if there is only one, it is the answer.
    case tab
    /// The previous or the next row, if the cursor is at the start or the end of the text and the list has no number of lines.
    case left, right
    /// The end of the text, and then the last row; its start, if the first row is highlighted.
    case end, home
    /// Copies the row into the field.
    case copyRow
    case edit(FieldEdit)
    /// Answers with the status of one of rofi's custom keys, from 1.
    case custom(Int)
    /// Answers with the row at a place of the list, from 1.
    case select(Int)
    /// Does nothing, and is not typed.
    case nothing
}
