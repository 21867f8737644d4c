import Popsheet
import Testing

/// The suites that make windows: they share one screen and one main thread, so they run one after the other.
@Suite(.serialized)
enum StandaloneSuites {
    static let actions: [Action] = [
        Action("Move to Album…", id: "move"),
        Action("Delete Photos", id: "delete", role: .destructive),
        Action("Hide", id: "hide"),
        .cancel,
    ]
}
