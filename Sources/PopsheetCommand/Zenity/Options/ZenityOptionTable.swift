extension ZenityOption {
    /// Every option of zenity 3.44 and 4.2 (zenity.md §1, §3, §5), in the order of the help page.
    static let all: [ZenityOption] =
        general.map { $0.adding(.general) } + texts + files + lists + tasks + forms
        + miscellaneous.map { $0.adding(.miscellaneous) } + toolkit.map { $0.adding(.toolkit) }

    private static let general: [ZenityOption] = [
        ZenityOption(.title, .text("TITLE"), [], "Set the title"),
        ZenityOption(.width, .integer("WIDTH"), [], "Set the width"),
        ZenityOption(.height, .integer("HEIGHT"), [], "Set the height"),
        ZenityOption(.timeout, .integer("SECONDS"), [], "Close after a number of seconds"),
        ZenityOption(
            .okLabel, .text("TEXT"), [], "Set the label of the OK button",
            only: every(except: [.fileSelection])),
        ZenityOption(
            .cancelLabel, .text("TEXT"), [], "Set the label of the Cancel button",
            only: every(except: [.fileSelection, .info, .warning, .error])),
        ZenityOption(.extraButton, .text("TEXT"), [], "Add a button; may be repeated"),
        ZenityOption(.modal, [], "Make the window modal"),
        ZenityOption(.appID, .text("ID"), [], "Set the application's ID"),
        ZenityOption(.attach, .integer("WINDOW"), [], "Set the X11 window to attach to"),
        ZenityOption(
            .icon, .text("ICON"), ZenityDialogKind.messages + [.notification],
            "Set the icon, a name or a file"),
        ZenityOption(.iconName, .text("NAME"), ZenityDialogKind.messages, "Set the icon, by name"),
        ZenityOption(
            .windowIcon, .text("ICON"), [],
            "Set the window's icon: a file, or one of info, question, warning, error"),
    ]

    private static let texts: [ZenityOption] = [
        ZenityOption(.text, .text("TEXT"), ZenityDialogKind.texts, "Set the text"),
        ZenityOption(
            .noWrap, ZenityDialogKind.messages + [.textInfo], "Do not wrap the text",
            only: Set(ZenityDialogKind.messages + [.textInfo])),
        ZenityOption(.noMarkup, ZenityDialogKind.messages, "Show the text as it is, without markup or escapes"),
        ZenityOption(
            .ellipsize, ZenityDialogKind.messages, "Shorten a long text with an ellipsis",
            only: Set(ZenityDialogKind.messages)),
        ZenityOption(.defaultCancel, [.question], "Focus the Cancel button first"),
        ZenityOption(.switch, [.question], "Show only the extra buttons"),
        ZenityOption(.day, .integer("DAY"), [.calendar], "Set the day", only: [.calendar], except: .negative),
        ZenityOption(.month, .integer("MONTH"), [.calendar], "Set the month", only: [.calendar], except: .negative),
        ZenityOption(.year, .integer("YEAR"), [.calendar], "Set the year", only: [.calendar], except: .negative),
        ZenityOption(
            .dateFormat, .text("PATTERN"), [.calendar, .forms], "Set the format of the date, as of strftime",
            only: [.calendar, .forms]),
        ZenityOption(.entryText, .text("TEXT"), [.entry], "Set the text of the field", only: [.entry]),
        ZenityOption(.hideText, [.entry], "Hide what is typed", only: [.entry]),
    ]

    private static let files: [ZenityOption] = [
        ZenityOption(
            .filename, .text("FILE"), [.fileSelection, .textInfo], "Set the file", only: [.fileSelection, .textInfo]),
        ZenityOption(
            .multiple, [.fileSelection, .list], "Allow several files or rows to be selected",
            only: [.fileSelection, .list]),
        ZenityOption(.directory, [.fileSelection], "Select folders only", only: [.fileSelection]),
        ZenityOption(.save, [.fileSelection], "Ask for a file to save to", only: [.fileSelection]),
        ZenityOption(
            .separator, .text("TEXT"), [.fileSelection, .list, .forms], "Set the separator of the output",
            only: [.fileSelection, .list, .forms], except: .text("|")),
        ZenityOption(.confirmOverwrite, [.fileSelection], "Ask before a file is overwritten"),
        ZenityOption(
            .fileFilter, .text("NAME | PATTERN…"), [.fileSelection], "Add a filter of file names",
            only: [.fileSelection]),
    ]

    private static let lists: [ZenityOption] = [
        ZenityOption(.column, .text("HEADER"), [.list], "Add a column", only: [.list]),
        ZenityOption(.checklist, [.list], "Show check boxes in the first column", only: [.list]),
        ZenityOption(.radiolist, [.list], "Show radio buttons in the first column", only: [.list]),
        ZenityOption(.imagelist, [.list], "Show images in the first column", only: [.list]),
        ZenityOption(.editable, [.list, .textInfo], "Allow editing", only: [.list, .textInfo]),
        ZenityOption(
            .printColumn, .text("NUMBERS"), [.list], "Print these columns, such as 2 or 1,3 or ALL", only: [.list]),
        ZenityOption(
            .hideColumn, .text("NUMBERS"), [.list, .forms], "Hide these columns, such as 2 or 1,3",
            only: [.list, .forms]),
        ZenityOption(.hideHeader, [.list], "Hide the column headers", only: [.list]),
        ZenityOption(.midSearch, [.list], "Search inside the rows, not only at their start", only: [.list]),
        ZenityOption(.listen, [.notification], "Read commands from standard input", only: [.notification]),
        ZenityOption(.hint, .text("NAME:VALUE"), [.notification], "Add a hint"),
    ]

    private static let tasks: [ZenityOption] = [
        ZenityOption(
            .percentage, .integer("PERCENTAGE"), [.progress], "Set the first percentage", only: [.progress],
            except: .zero),
        ZenityOption(.pulsate, [.progress], "Show activity instead of a percentage", only: [.progress]),
        ZenityOption(.autoClose, [.progress], "Close at 100 %", only: [.progress]),
        ZenityOption(.autoKill, [.progress], "Stop the parent process when cancelled", only: [.progress]),
        ZenityOption(.noCancel, [.progress], "Hide the Cancel button", only: [.progress]),
        ZenityOption(.timeRemaining, [.progress], "Estimate the remaining time", only: [.progress]),
        ZenityOption(.value, .integer("VALUE"), [.scale], "Set the first value"),
        ZenityOption(.minValue, .integer("VALUE"), [.scale], "Set the lowest value"),
        ZenityOption(.maxValue, .integer("VALUE"), [.scale], "Set the highest value"),
        ZenityOption(.step, .integer("VALUE"), [.scale], "Set the size of a step"),
        ZenityOption(.printPartial, [.scale], "Print each change"),
        ZenityOption(.hideValue, [.scale], "Hide the value"),
    ]

    private static let forms: [ZenityOption] = [
        ZenityOption(.font, .text("FONT"), [.textInfo], "Set the font", only: [.textInfo]),
        ZenityOption(.checkbox, .text("TEXT"), [.textInfo], "Add a box to tick before OK"),
        ZenityOption(.html, [.textInfo], "Accepted; the text is shown as it is", only: [.textInfo]),
        ZenityOption(.noInteraction, [.textInfo], "Accepted without effect"),
        ZenityOption(.url, .text("URL"), [.textInfo], "Accepted without effect"),
        ZenityOption(.autoScroll, [.textInfo], "Scroll to the end of standard input as it arrives"),
        ZenityOption(.color, .text("COLOR"), [.colorSelection], "Set the colour", only: [.colorSelection]),
        ZenityOption(.showPalette, [.colorSelection], "Show the palette", only: [.colorSelection]),
        ZenityOption(.username, [.password], "Ask for a user name too", only: [.password]),
        ZenityOption(.addEntry, .text("LABEL"), [.forms], "Add a field for a text"),
        ZenityOption(.addPassword, .text("LABEL"), [.forms], "Add a field for a password"),
        ZenityOption(.addMultilineEntry, .text("LABEL"), [.forms], "Add a field for several lines"),
        ZenityOption(.addCalendar, .text("LABEL"), [.forms], "Add a calendar"),
        ZenityOption(.addList, .text("LABEL"), [.forms], "Add a list"),
        ZenityOption(
            .listValues, .text("A|B|…"), [.forms], "Set the cells of a list, in the order of the lists", only: [.forms]),
        ZenityOption(
            .columnValues, .text("A|B|…"), [.forms], "Set the columns of a list, in the order of the lists",
            only: [.forms]),
        ZenityOption(.addCombo, .text("LABEL"), [.forms], "Add a menu of choices"),
        ZenityOption(
            .comboValues, .text("A|B|…"), [.forms], "Set the choices of a menu, in the order of the menus",
            only: [.forms]),
        ZenityOption(.showHeader, [.forms], "Show the column headers", only: [.forms]),
    ]

    private static let miscellaneous: [ZenityOption] = [
        ZenityOption(.about, [], "Print what this program is"),
        ZenityOption(.version, [], "Print the version of zenity whose options are accepted"),
    ]

    private static let toolkit: [ZenityOption] = [
        ZenityOption(.display, .text("DISPLAY"), [], "Set the X server"),
        ZenityOption(.class, .text("CLASS"), [], "Set the window's class"),
        ZenityOption(.name, .text("NAME"), [], "Set the program's name"),
        ZenityOption(.gtkModule, .text("MODULES"), [], "Accepted without effect"),
        ZenityOption(.fatalWarnings, [], "Accepted without effect"),
    ]

    private static func every(except kinds: Set<ZenityDialogKind>) -> Set<ZenityDialogKind> {
        Set(ZenityDialogKind.allCases).subtracting(kinds)
    }
}
