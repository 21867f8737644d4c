/// The names of zenity's options, except those that choose a dialog.
enum ZenityOptionName: String, CaseIterable, Sendable {
    case title
    case width
    case height
    case timeout
    case okLabel = "ok-label"
    case cancelLabel = "cancel-label"
    case extraButton = "extra-button"
    case modal
    case appID = "app-id"
    case attach
    case icon
    case iconName = "icon-name"
    case windowIcon = "window-icon"
    case text
    case noWrap = "no-wrap"
    case noMarkup = "no-markup"
    case ellipsize
    case defaultCancel = "default-cancel"
    case `switch`
    case day
    case month
    case year
    case dateFormat = "date-format"
    case entryText = "entry-text"
    case hideText = "hide-text"
    case filename
    case multiple
    case directory
    case save
    case separator
    case confirmOverwrite = "confirm-overwrite"
    case fileFilter = "file-filter"
    case column
    case checklist
    case radiolist
    case imagelist
    case editable
    case printColumn = "print-column"
    case hideColumn = "hide-column"
    case hideHeader = "hide-header"
    case midSearch = "mid-search"
    case listen
    case hint
    case percentage
    case pulsate
    case autoClose = "auto-close"
    case autoKill = "auto-kill"
    case noCancel = "no-cancel"
    case timeRemaining = "time-remaining"
    case value
    case minValue = "min-value"
    case maxValue = "max-value"
    case step
    case printPartial = "print-partial"
    case hideValue = "hide-value"
    case font
    case checkbox
    case html
    case noInteraction = "no-interaction"
    case url
    case autoScroll = "auto-scroll"
    case color
    case showPalette = "show-palette"
    case username
    case addEntry = "add-entry"
    case addPassword = "add-password"
    case addMultilineEntry = "add-multiline-entry"
    case addCalendar = "add-calendar"
    case addList = "add-list"
    case listValues = "list-values"
    case columnValues = "column-values"
    case addCombo = "add-combo"
    case comboValues = "combo-values"
    case showHeader = "show-header"
    case about
    case version
    case display
    case `class`
    case name
    case gtkModule = "gtk-module"
    case fatalWarnings = "g-fatal-warnings"
}
