/// The name of a container, as in style sheets and reports.
package enum ContainerName: String, Sendable {
    /// Cards or a panel at the lower edge.
    case sheet
    /// A sheet attached to the lower edge.
    case edgeSheet = "edge-sheet"
    /// A sheet in the middle of a wide window.
    case formSheet = "form-sheet"
    /// A card in the middle.
    case alert
    /// A bubble with an arrow.
    case popover
    /// The whole window.
    case compact
}
