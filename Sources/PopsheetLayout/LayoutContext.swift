/// Which way the text of the user's language runs.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The area that a sheet is laid out in, a window or a widget's bounds in it, and how large things are there.
public struct LayoutContext: Sendable, Hashable {
    /// The area's size.
    public let size: Size
    /// What of the area is covered by rounded corners, notches and system bars.
    public let safeArea: Insets
    /// Whether the window fills its screen, so that nothing could be shown beside it.
    public let fillsScreen: Bool
    /// The desktop's text-scaling factor; 1 is the default size.
    public let textScale: Double
    /// Device pixels per logical pixel, which bounds how thin a line can be; nil where no device is meant.
    public let deviceScale: Double?
    /// Which way text runs.
    public let direction: LayoutDirection

    /// What an area is part of.
    package enum Host: Sendable, Hashable {
        /// A window of the application.
        case application
        /// A window that holds nothing but the sheet, and is no larger than it.
        case sheet
    }

    /// What the area is part of.
    package var host = Host.application
    /// How far the window reaches beyond the area along each edge, for shadows.
    package var shadowMargin = 0.0
    /// What is known of the surface that a popover may have of its own.
    package var popup = Popup()

    /// Creates a context.
    ///
    /// - Throws: Which number is not finite or out of range.
    public init(
        size: Size,
        safeArea: Insets = Insets(),
        fillsScreen: Bool = true,
        textScale: Double = 1,
        deviceScale: Double? = nil,
        direction: LayoutDirection = .leftToRight
    ) throws(LayoutError) {
        try LayoutError.checkLength(size.width, "window's width")
        try LayoutError.checkLength(size.height, "window's height")
        try LayoutError.checkLength(safeArea.top, "safe area's top")
        try LayoutError.checkLength(safeArea.left, "safe area's left")
        try LayoutError.checkLength(safeArea.bottom, "safe area's bottom")
        try LayoutError.checkLength(safeArea.right, "safe area's right")
        try LayoutError.checkFactor(textScale, "text scale")
        if let deviceScale { try LayoutError.checkFactor(deviceScale, "device scale") }
        self.size = size
        self.safeArea = safeArea
        self.fillsScreen = fillsScreen
        self.textScale = textScale
        self.deviceScale = deviceScale
        self.direction = direction
    }

    /// The whole area.
    public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// The safe area in the reading order's terms: left is where lines begin.
    var leadingSafeArea: Insets { direction == .rightToLeft ? safeArea.mirrored : safeArea }
}
