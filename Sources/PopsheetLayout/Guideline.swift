/// One of the guidelines for a good sheet (11); breaking one is a finding, never a refusal.
public enum Guideline: String, Sendable, Hashable, CaseIterable {
    /// The title takes more than one line.
    case longTitle = "long-title"
    /// The message repeats the title.
    case redundantMessage = "redundant-message"
    /// A sheet or a compact sheet offers no way out.
    case noCancel = "no-cancel"
    /// A popover is left by a press outside of it.
    case cancelInPopover = "cancel-in-popover"
    /// There is only one button, or only one harmless one beside Cancel.
    case singleButton = "single-button"
    /// There are more than four buttons.
    case tooManyButtons = "too-many-buttons"
    /// Not everything can be seen at once.
    case scrolls
    /// Something destructive stands below something harmless.
    case destructiveNotOnTop = "destructive-not-on-top"
    /// More than one action destroys something.
    case severalDestructive = "several-destructive"
    /// A label does not fit one line at its full size.
    case longLabel = "long-label"
    /// Two labels start with the same two words.
    case similarLabels = "similar-labels"
    /// The sheet has another classic style than its application.
    case mixedAppearances = "mixed-appearances"
    /// A list of things to do, which is a menu.
    case menuLike = "menu-like"

    /// How much it matters.
    public enum Severity: String, Sendable, Hashable {
        /// The sheet will be hard to use.
        case warning
        /// Worth a thought.
        case info
    }

    /// How much breaking the guideline matters.
    public var severity: Severity {
        switch self {
        case .redundantMessage, .cancelInPopover, .severalDestructive, .similarLabels, .menuLike: .info
        case .longTitle, .noCancel, .singleButton, .tooManyButtons, .scrolls, .destructiveNotOnTop, .longLabel,
            .mixedAppearances:
            .warning
        }
    }

    /// The seeds that the guideline is from; empty for the project's own.
    public var sources: [String] {
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

/// A guideline that a sheet breaks, and where.
public struct GuidelineFinding: Sendable, Hashable {
    /// The part of a sheet that a finding is about.
    public enum Place: Sendable, Hashable {
        /// The whole sheet.
        case sheet
        /// The title.
        case title
        /// The message.
        case message
        /// The list of actions.
        case actions
        /// One of the actions, in the order given from 0, the cancel action not counted.
        case action(Int)
        /// The cancel action.
        case cancel
        /// The appearance.
        case appearance
    }

    /// The guideline.
    public var guideline: Guideline
    /// Where it is broken.
    public var place: Place
    /// What is wrong, in a few words.
    public var message: String
}
