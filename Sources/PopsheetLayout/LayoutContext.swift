package import PopsheetModel

/// The text direction of the user's language.
package enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The area that a sheet is laid out in, a window or a widget's bounds in it, and the scales that apply there.
package struct LayoutContext: Sendable, Hashable {
    /// The area's size.
    package private(set) var size: Size
    /// The margins covered by rounded corners, notches and system bars.
    package private(set) var safeArea: Insets
    /// Whether the window fills its screen, so that there is no space outside it.
    package let fillsScreen: Bool
    /// The desktop's text-scaling factor; 1 is the default size.
    package let textScale: Double
    /// Device pixels per logical pixel, which limits how thin a line can be; nil without a device.
    package let deviceScale: Double?
    /// The text direction.
    package let direction: LayoutDirection

    /// The kind of window that an area belongs to.
    package enum Host: Sendable, Hashable {
        /// A window of the application.
        case application
        /// A window that contains only the sheet, and is no larger than it.
        case sheet
        /// Another sheet, which this one slides up in.
        case otherSheet
    }

    /// The kind of window that the area belongs to.
    package var host = Host.application
    /// The size of the cards that is asked for in a window that contains only the sheet.
    package var cardSize = CardSize()
    /// How far the window extends beyond the area along each edge, for shadows.
    package var shadowMargin = 0.0
    /// How much of the lower part of the ``safeArea`` is covered only temporarily, as by an on-screen keyboard.
    package private(set) var keyboardRise = 0.0
    /// The area's size without an on-screen keyboard that has made the window lower; detents are resolved against it.
    package private(set) var fullSize: Size
    /// The radius of the area's corners, outside of which nothing is drawn.
    package var cornerRadius = 0.0
    /// Whether the sheet has a dark appearance.
    package var isDark = false
    /// The lengths, texts and motion of the sheet's appearance.
    package var form = SheetAppearance.Form.standard
    /// The state of the native surface that a popover may have.
    package var popup = Popup()

    /// Creates a context.
    ///
    /// - Throws: An error that names the value that is not finite or out of range.
    package init(
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
        self.init(
            clamping: size, safeArea: safeArea, fillsScreen: fillsScreen, textScale: textScale,
            deviceScale: deviceScale, direction: direction)
    }

    /// Creates a context; a value out of range counts as the nearest one in it.
    package init(
        clamping size: Size, safeArea: Insets = Insets(), fillsScreen: Bool = true, textScale: Double,
        deviceScale: Double?, direction: LayoutDirection
    ) {
        let length = LayoutError.clampedLength
        self.size = Size(width: length(size.width), height: length(size.height))
        fullSize = self.size
        self.safeArea = Insets(
            top: length(safeArea.top), left: length(safeArea.left), bottom: length(safeArea.bottom),
            right: length(safeArea.right))
        self.fillsScreen = fillsScreen
        self.textScale = LayoutError.clampedFactor(textScale)
        self.deviceScale = deviceScale.map(LayoutError.clampedFactor)
        self.direction = direction
    }

    /// Covers the lower part of the area temporarily, as an on-screen keyboard does.
    package mutating func coverBottom(_ height: Double) {
        let rise = max(0, min(LayoutError.clampedLength(height), size.height) - safeArea.bottom)
        keyboardRise += rise
        safeArea.bottom += rise
    }

    /// Notes the height that an on-screen keyboard has taken from the window.
    package mutating func note(_ shrinkage: KeyboardShrinkage) {
        fullSize.height = LayoutError.clampedLength(size.height + shrinkage.height)
    }

    /// The context without an on-screen keyboard.
    var withoutKeyboard: LayoutContext {
        var context = self
        context.size = fullSize
        context.safeArea.bottom -= keyboardRise
        context.keyboardRise = 0
        return context
    }

    /// The whole area.
    package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// The safe area in reading order: left is the leading side.
    var leadingSafeArea: Insets { direction == .rightToLeft ? safeArea.mirrored : safeArea }
}
