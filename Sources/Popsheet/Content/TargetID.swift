import PopsheetModel

/// What a press chooses in a content.
enum TargetID: Hashable {
    /// An action, shown as a row or as an item of a bar.
    case action(Action.ID)
    /// The grabber at a sheet's top.
    case grabber
}
