import Popsheet

/// The kind and the size of the device, in logical pixels.
enum Device: String, CaseIterable {
    /// A phone with rounded corners, held upright.
    case phone
    /// A tablet on its side.
    case tablet
    /// A watch, on which sheets are compact.
    case watch

    /// The name in the user interface.
    var name: String {
        switch self {
        case .phone: "Phone"
        case .tablet: "Tablet"
        case .watch: "Watch"
        }
    }

    /// The icon next to its name.
    var icon: String {
        switch self {
        case .phone: "phone-symbolic"
        case .tablet: "tablet-symbolic"
        case .watch: "preferences-system-time-symbolic"
        }
    }

    /// The size of its screen.
    var size: StageSize {
        switch self {
        case .phone: StageSize(width: 390, height: 844)
        case .tablet: StageSize(width: 1024, height: 768)
        case .watch: StageSize(width: 198, height: 242)
        }
    }

    /// The smallest screen of its kind: a phone of 320 × 568, and a tablet of regular width.
    var leastSize: StageSize {
        switch self {
        case .phone: StageSize(width: 320, height: 568)
        case .tablet: StageSize(width: 600, height: 450)
        case .watch: size
        }
    }

    /// The largest screen of its kind, at most twice as large: a phone is of compact width, and a watch is always tiny.
    var mostSize: StageSize {
        switch self {
        case .phone: size.fitted(to: StageSize(width: 599, height: 2 * size.height))
        case .tablet: StageSize(width: 2 * size.width, height: 2 * size.height)
        case .watch: size
        }
    }

    /// The radius of the outer corners of its rim, as in the style sheet.
    var rimRadius: Double {
        switch self {
        case .phone: 47
        case .tablet: 36
        case .watch: 50
        }
    }

    /// The margins covered by the status bar and the home bar.
    var safeArea: PresentationOptions.Insets {
        switch self {
        case .phone: PresentationOptions.Insets(top: 47, bottom: 34)
        case .tablet: PresentationOptions.Insets(top: 24, bottom: 20)
        case .watch: PresentationOptions.Insets()
        }
    }
}
