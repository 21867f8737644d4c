import PopsheetLayout

/// The settings that every dialog of zenity has (zenity.md §3).
struct ZenitySettings: Hashable, Sendable {
    /// The window's title, given or the kind's; nil is the name of the program.
    var title: String?
    /// Whether the title is given; then it is also the heading.
    var hasOwnTitle: Bool
    /// The size; nil is the natural one.
    var width: Int?
    var height: Int?
    /// The seconds after which the dialog closes; nil is never.
    var timeout: Int?
    var okLabel: ZenityLabel?
    var cancelLabel: ZenityLabel?
    var extraButtons: [ZenityLabel]
    var isModal: Bool
    /// The X11 window that the dialog belongs to.
    var parent: UInt32?
    var icon: ZenityIcon?
    var windowIcon: ZenityIcon?
    /// The application's ID, or the window's class.
    var applicationID: String?
    var programName: String?
    var display: String?

    /// The size of the dialog's sheet.
    var cardSize: CardSize { CardSize(width: width.map(Double.init), height: height.map(Double.init)) }

    init(_ arguments: ZenityArguments, environment: (String) -> String?) {
        func positive(_ name: ZenityOptionName) -> Int? { arguments.integer(name).flatMap { $0 > 0 ? $0 : nil } }
        func icon(_ name: ZenityOptionName) -> ZenityIcon? { arguments.text(name).flatMap { ZenityIcon($0) } }
        hasOwnTitle = arguments.has(.title)
        title = arguments.text(.title) ?? arguments.kind.defaultTitle
        width = positive(.width)
        height = positive(.height)
        timeout = positive(.timeout)
        okLabel = arguments.text(.okLabel).map { ZenityLabel($0) }
        cancelLabel = arguments.text(.cancelLabel).map { ZenityLabel($0) }
        extraButtons = arguments.occurrences.filter { $0.name == .extraButton }.map { ZenityLabel($0.bytes) }
        isModal = arguments.has(.modal)
        let window = positive(.attach) ?? environment("WINDOWID").map { Int(CInteger.leading(in: $0)) }
        parent = window.flatMap { $0 > 0 ? UInt32(exactly: $0) : nil }
        self.icon = icon(.icon) ?? icon(.iconName)
        windowIcon = icon(.windowIcon)
        applicationID = arguments.text(.appID) ?? arguments.text(.class)
        programName = arguments.text(.name)
        display = arguments.text(.display)
    }

    /// The title in the sheet: only a given one, since the standard ones say less than the text.
    var heading: String? { hasOwnTitle ? title : nil }
}
