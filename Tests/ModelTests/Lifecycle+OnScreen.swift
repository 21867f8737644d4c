import PopsheetModel

extension Lifecycle {
    /// Whether the sheet is visible, or is about to be.
    var isOnScreen: Bool {
        switch phase {
        case .presenting, .presented, .dismissing: true
        case .idle, .done: false
        }
    }
}
