/// The name of a container.
public struct ContainerName: RawRepresentable, Sendable, Hashable {
    /// The name, as in style sheets and reports.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cards or a panel at the lower edge.
    public static let sheet = ContainerName(rawValue: "sheet")
    /// A bubble with an arrow.
    public static let popover = ContainerName(rawValue: "popover")
    /// The whole window.
    public static let compact = ContainerName(rawValue: "compact")
}
