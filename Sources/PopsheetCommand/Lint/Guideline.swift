/// A guideline for a good sheet (sheet.md §11); a violation is a finding, not an error.
enum Guideline: String, Sendable, Hashable, CaseIterable {
    /// The title takes more than one line.
    case longTitle = "long-title"
    /// The message repeats the title.
    case redundantMessage = "redundant-message"
    /// A sheet or a compact sheet can't be cancelled.
    case noCancel = "no-cancel"
    /// A popover has a cancel action, although a press outside cancels it.
    case cancelInPopover = "cancel-in-popover"
    /// There is only one button, or only one non-destructive button and Cancel.
    case singleButton = "single-button"
    /// There are more than four buttons.
    case tooManyButtons = "too-many-buttons"
    /// Not all of the sheet is visible without scrolling.
    case scrolls
    /// A destructive action is below a non-destructive one.
    case destructiveNotOnTop = "destructive-not-on-top"
    /// More than one action is destructive.
    case severalDestructive = "several-destructive"
    /// A label does not fit on one line at full size.
    case longLabel = "long-label"
    /// Two labels start with the same two words.
    case similarLabels = "similar-labels"
    /// The sheet's classic style differs from the application's.
    case mixedAppearances = "mixed-appearances"
    /// The list is a menu of commands.
    case menuLike = "menu-like"

    /// The severity of a violation.
    enum Severity: String, Sendable, Hashable {
        /// The sheet will be hard to use.
        case warning
        /// The sheet could be better.
        case info
    }

    /// The severity of violating the guideline.
    var severity: Severity {
        switch self {
        case .redundantMessage, .cancelInPopover, .severalDestructive, .similarLabels, .menuLike: .info
        case .longTitle, .noCancel, .singleButton, .tooManyButtons, .scrolls, .destructiveNotOnTop, .longLabel,
            .mixedAppearances:
            .warning
        }
    }

    /// The sources of the guideline, as the specification names them; empty for the project's own.
    var sources: [String] {
        switch self {
        case .longTitle, .tooManyButtons, .menuLike: ["S4"]
        case .redundantMessage: ["S2", "S4"]
        case .noCancel, .destructiveNotOnTop: ["S0", "S2", "S4"]
        case .cancelInPopover: ["S0", "S3"]
        case .singleButton: ["S1"]
        case .scrolls: ["S0", "S4"]
        case .similarLabels: ["S2"]
        case .mixedAppearances: ["S0", "S2"]
        case .severalDestructive, .longLabel: []
        }
    }
}

/// A violation of a guideline, and its location.
struct GuidelineFinding: Sendable, Hashable {
    /// The part of a sheet that a finding is about.
    enum Place: Sendable, Hashable {
        /// The whole sheet.
        case sheet
        /// The title.
        case title
        /// The message.
        case message
        /// The list of actions.
        case actions
        /// An action, by its index in the given order, without the cancel action.
        case action(Int)
        /// The cancel action.
        case cancel
        /// The appearance.
        case appearance
    }

    /// The violated guideline.
    var guideline: Guideline
    /// The location of the violation.
    var place: Place
    /// A short description of the problem.
    var message: String
}
