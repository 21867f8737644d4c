import Popsheet

/// What the stage looks like and how large it is, in logical pixels.
enum Device: String, CaseIterable {
    /// A phone with rounded corners, held upright.
    case phone
    /// A tablet on its side.
    case tablet

    /// The name that people see.
    var name: String { self == .phone ? "Phone" : "Tablet" }

    /// The icon beside its name.
    var icon: String { self == .phone ? "phone-symbolic" : "tablet-symbolic" }

    /// How large its screen is.
    var size: StageSize {
        self == .phone ? StageSize(width: 390, height: 844) : StageSize(width: 1024, height: 768)
    }

    /// The smallest screen of its kind: a phone of 320 × 568, and a tablet of regular width.
    var leastSize: StageSize {
        self == .phone ? StageSize(width: 320, height: 568) : StageSize(width: 600, height: 450)
    }

    /// The radius of the outer corners of its rim, as the style sheet has it.
    var rimRadius: Double { self == .phone ? 47 : 36 }

    /// What the status bar above and the home bar below cover.
    var safeArea: Insets {
        self == .phone ? Insets(top: 47, bottom: 34) : Insets(top: 24, bottom: 20)
    }
}
