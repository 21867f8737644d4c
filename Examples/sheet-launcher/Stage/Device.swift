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

    var width: Int { self == .phone ? 390 : 1024 }
    var height: Int { self == .phone ? 844 : 768 }

    /// What the status bar above and the home bar below cover.
    var safeArea: Insets {
        self == .phone ? Insets(top: 47, bottom: 34) : Insets(top: 24, bottom: 20)
    }

    /// How many photos the library shows side by side.
    var photoColumns: Int { self == .phone ? 3 : 6 }
}
