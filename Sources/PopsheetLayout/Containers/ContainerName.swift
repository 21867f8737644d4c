/// The name of a container.
package struct ContainerName: RawRepresentable, Sendable, Hashable {
    /// The name, as in style sheets and reports.
    package let rawValue: String

    /// Creates a name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Cards or a panel at the lower edge.
    package static let sheet = ContainerName(rawValue: "sheet")
    /// A bubble with an arrow.
    package static let popover = ContainerName(rawValue: "popover")
    /// The whole window.
    package static let compact = ContainerName(rawValue: "compact")
}
