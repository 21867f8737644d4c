package import PopsheetMotion

/// Carries content on the screen and moves it: a bottom sheet, a popover, a full-screen sheet.
///
/// A container knows only the size that its content requests. To add one, add a type in its own folder next to this
/// file, its line in ``ContainerRegistry``, and a style in the toolkit.
package protocol Container: Sendable {
    /// The container's name in style sheets and reports.
    var name: ContainerName { get }
    /// The container's motion.
    var motion: ContainerMotion { get }
    /// Whether a press outside dismisses the sheet, so that the footer is left out if the content has something to
    /// choose.
    var isDismissedByPressOutside: Bool { get }
    /// Whether the content has its own background; otherwise it is on the panel's, as actions are.
    var hasContentBackground: Bool { get }
    /// Whether a widget gets the container's width less the margins of rows, and is drawn smaller if it needs more.
    var fitsWidgets: Bool { get }
    /// The size of a window for the container alone; nil if the window takes the size of its content.
    var windowSize: Size? { get }

    /// The sizes of rows, buttons and texts in the container.
    func controls(in context: LayoutContext) -> ControlMetrics

    /// Whether the container rests at several heights, so that it has a grabber.
    func hasDetents(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> Bool
    /// Computes the positions of the content and the footer.
    ///
    /// - Parameters:
    ///   - content: The content's requested size; nil without content.
    ///   - footer: The requested size of the footer, which is below the content or separate from it; nil without a
    ///   footer.
    /// - Returns: The positions in reading order: left is the leading side.
    func layout(
        _ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext
    ) -> ContainerLayout
}

/// How a container moves when it is presented and dismissed.
package struct ContainerMotion: Sendable, Hashable {
    /// The effect of the motion.
    package enum Effect: Sendable, Hashable {
        /// Slides up from the lower edge.
        case slides
        /// Slides up without the spring's overshoot, which would reveal the content below its lower edge.
        case slidesWithoutOvershoot
        /// Grows from a fraction of its size, and fades in.
        case grows(from: Double)
    }

    /// The effect.
    package var effect: Effect
    /// The timing.
    package var style: MotionStyle
    /// What happens when a drag of it ends; nil if it can't be dragged.
    package var release: Release?

    /// The rule for the end of a drag.
    package enum Release: Sendable, Hashable {
        /// The sheet is dismissed or returns, by the thresholds of action sheets (sheet.md §9).
        case dismisses
        /// The sheet moves to the position that the drag would reach (content.md §6).
        case projected
    }
}

extension Container {
    package var isDismissedByPressOutside: Bool { false }
    package var hasContentBackground: Bool { false }
    package var fitsWidgets: Bool { false }
    package var windowSize: Size? { nil }

    package func hasDetents(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> Bool {
        false
    }
}

extension ContainerMotion {
    /// A sheet that slides up, and that the user can drag down.
    static let sheet = ContainerMotion(effect: .slides, style: .sheet, release: .dismisses)
}
