package import PopsheetMotion

/// What carries content on the screen, and how it moves there: a bottom sheet, a popover, a whole screen.
///
/// A container knows of its content only how large it wants to be. A new one is a type in a folder of its own next to this
/// file, a look of its panels in the toolkit, and its line in ``ContainerRegistry``.
package protocol Container: Sendable {
    /// What the container is called, in style sheets and in reports.
    var name: ContainerName { get }
    /// How it moves.
    var motion: ContainerMotion { get }
    /// Whether the footer is left out where the content offers something to choose: a press outside stands for it.
    var isDismissedByPressOutside: Bool { get }

    /// The sizes of rows, buttons and texts in the container.
    func controls(in context: LayoutContext) -> ControlMetrics

    /// Finds the places of the content and the footer.
    ///
    /// - Parameters:
    ///   - content: How large the content wants to be; nil where there is none.
    ///   - footer: How large what stays below the content, or apart from it, wants to be; nil where there is none.
    /// - Returns: The places in the reading order's terms: left is where lines begin.
    func layout(
        _ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext
    ) -> ContainerLayout
}

/// What a container is called.
public struct ContainerName: RawRepresentable, Sendable, Hashable {
    /// The name, as in style sheets and reports.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// How a container moves between gone and shown.
package struct ContainerMotion: Sendable, Hashable {
    /// What of it changes on the way.
    package enum Effect: Sendable, Hashable {
        /// It slides up from the lower edge.
        case slides
        /// The same without the spring's overshoot, which would show what is beneath its lower edge.
        case slidesWithoutOvershoot
        /// It grows from a part of its size, and fades.
        case grows(from: Double)
    }

    /// What of it changes.
    package var effect: Effect
    /// The curves.
    package var style: MotionStyle
    /// Whether the user can drag it down.
    package var isDraggable = false
}
