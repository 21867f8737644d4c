/// The name of a container.
package struct ContainerName: RawRepresentable, Sendable, Hashable {
    /// The name, as in style sheets and reports.
    package let rawValue: String

    /// Creates a name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Cards or a panel at the lower edge.
    package static let sheet = ContainerName(rawValue: "sheet")
    /// A sheet attached to the lower edge.
    package static let edgeSheet = ContainerName(rawValue: "edge-sheet")
    /// A sheet in the middle of a wide window.
    package static let formSheet = ContainerName(rawValue: "form-sheet")
    /// A bubble with an arrow.
    package static let popover = ContainerName(rawValue: "popover")
    /// The whole window.
    package static let compact = ContainerName(rawValue: "compact")
}
