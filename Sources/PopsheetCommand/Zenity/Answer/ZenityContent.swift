import PopsheetDialogs

/// What a dialog contained when it ended.
enum ZenityContent: Hashable, Sendable {
    /// The value of a form's field.
    enum Field: Hashable, Sendable {
        case text(String)
        case date(CalendarDate)
        /// The cells of the chosen rows.
        case cells([String])
        /// The chosen text; nil without a choice.
        case choice(String?)
    }

    case none
    case text(String)
    case password(name: String, password: String)
    /// The chosen rows, in their order.
    case rows([ZenityRow])
    case value(Int)
    case date(CalendarDate)
    case fields([Field])
    case color(ZenityColor)
    /// The paths of the chosen files, which need not be UTF-8.
    case files([[UInt8]])
}
