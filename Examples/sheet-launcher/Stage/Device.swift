import Popsheet

/// The kind and the size of the device, in logical pixels.
enum Device: String, CaseIterable {
    /// A phone with rounded corners, held upright.
    case phone
    /// A tablet on its side.
    case tablet

    /// The name in the user interface.
    var name: String { self == .phone ? "Phone" : "Tablet" }

    /// The icon next to its name.
    var icon: String { self == .phone ? "phone-symbolic" : "tablet-symbolic" }

    /// The size of its screen.
    var size: StageSize {
        self == .phone ? StageSize(width: 390, height: 844) : StageSize(width: 1024, height: 768)
    }

    /// The smallest screen of its kind: a phone of 320 × 568, and a tablet of regular width.
    var leastSize: StageSize {
        self == .phone ? StageSize(width: 320, height: 568) : StageSize(width: 600, height: 450)
    }

    /// The radius of the outer corners of its rim, as in the style sheet.
    var rimRadius: Double { self == .phone ? 47 : 36 }

    /// The margins covered by the status bar and the home bar.
    var safeArea: PresentationOptions.Insets {
        self == .phone
            ? PresentationOptions.Insets(top: 47, bottom: 34) : PresentationOptions.Insets(top: 24, bottom: 20)
    }
}
