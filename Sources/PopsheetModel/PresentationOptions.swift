/// How a sheet is presented; what it contains is in the sheet itself.
///
/// For example:
///
/// ```swift
/// var options = PresentationOptions()
/// options.style = .popover
/// options.timeout = .seconds(30)
/// await sheet.present(in: window, from: .widget(button), options: options)
/// ```
public struct PresentationOptions: Sendable, Hashable {
    /// The requested style.
    public var style: Style
    /// The appearance; nil for the default one.
    public var appearance: SheetAppearance?
    /// The colour of ordinary actions; nil for the default one.
    ///
    /// Its opacity is ignored, and it also takes the place of the appearance's accent.
    public var tint: SheetColor?
    /// The style of a compact sheet's buttons.
    public var compactStyle: CompactStyle
    /// The options of a popover.
    public var popover: PopoverOptions
    /// What bars, notches and rounded corners cover of the area that the sheet is presented in.
    public var safeArea: Insets
    /// The height of what temporarily covers the lower part of the area, such as an on-screen keyboard, in logical pixels.
    ///
    /// A content sheet moves up by it, and becomes lower only where it would be higher than its maximum.
    public var keyboardInset = 0.0
    /// Whether a press outside a popover, which dismisses it, also reaches what is there.
    ///
    /// A press on the popover's source never does, because it would present the popover again.
    public var allowsPassthrough: Bool
    /// Whether the user can dismiss the sheet without choosing anything.
    ///
    /// If not, Escape, a swipe, a press on the backdrop or outside a popover, and closing the sheet's own window keep the sheet,
    /// without a question to `PresentationController.shouldDismiss`; the event
    /// ``PresentationEvent/didRefuseDismissal(_:)`` reports each attempt. Choosing an action or an item still ends the
    /// presentation, the cancel action included, and so do a timeout and the program.
    public var interactiveDismissal: Bool
    /// Whether presenting and dismissing is animated, if the desktop's settings allow it.
    public var isAnimated: Bool
    /// The time after which the sheet is dismissed with ``CancelReason/timeout``; nil for none.
    ///
    /// It counts from when the sheet is shown, and again whenever this option is changed. A dismissal that
    /// `PresentationController.shouldDismiss` refuses is not repeated.
    public var timeout: Duration?

    /// Creates options.
    public init(
        style: Style = .automatic, appearance: SheetAppearance? = nil, tint: SheetColor? = nil,
        compactStyle: CompactStyle = .rounded, popover: PopoverOptions = PopoverOptions(),
        safeArea: Insets = Insets(), keyboardInset: Double = 0, allowsPassthrough: Bool = true, isAnimated: Bool = true,
        timeout: Duration? = nil, interactiveDismissal: Bool = true
    ) {
        self.keyboardInset = keyboardInset
        (self.style, self.appearance, self.tint, self.compactStyle) = (style, appearance, tint, compactStyle)
        (self.popover, self.safeArea, self.allowsPassthrough) = (popover, safeArea, allowsPassthrough)
        (self.isAnimated, self.timeout, self.interactiveDismissal) = (isAnimated, timeout, interactiveDismissal)
    }

    /// The style of a presentation; more may be added.
    public struct Style: Sendable, Hashable, CaseIterable, CustomStringConvertible {
        /// The style's name.
        public let name: String

        /// The style of a name; an unknown name is the same as ``automatic``.
        public init(_ name: String) { self.name = name }

        /// The style's name.
        public var description: String { name }

        /// The style that suits the window, also while it is resized.
        public static let automatic = Style("automatic")
        /// The phone's sheet that slides up from the lower edge: two cards for actions, one sheet for other content, which
        /// is centred in a wide window.
        public static let sheet = Style("sheet")
        /// The phone's sheet of two cards, also for other content.
        public static let cards = Style("cards")
        /// The tablet's popover, with an arrow that points at its source.
        public static let popover = Style("popover")
        /// The watch's sheet, which fills the window and has Cancel in its upper corner.
        public static let compact = Style("compact")
        /// All styles.
        public static let allCases: [Style] = [.automatic, .sheet, .cards, .popover, .compact]
    }

    /// The style of a compact sheet's buttons.
    public enum CompactStyle: String, Sendable, Hashable, CaseIterable {
        /// Fully round buttons, as on Series 4 and later.
        case rounded
        /// Flat buttons with small corners, as on Series 3 and earlier.
        case square
    }

    /// Distances from the four edges, in logical pixels.
    public struct Insets: Sendable, Hashable {
        /// The distance from the upper edge.
        public var top: Double
        /// The distance from the left edge.
        public var left: Double
        /// The distance from the lower edge.
        public var bottom: Double
        /// The distance from the right edge.
        public var right: Double

        /// Creates insets, in the order of the safe areas of UIKit.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }

        /// The insets with left and right exchanged.
        package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
    }
}

/// Distances from the four edges.
package typealias Insets = PresentationOptions.Insets

extension PresentationOptions: CustomStringConvertible {
    /// What differs from the defaults, for logs, such as `options: style popover, timeout 30.0 seconds`.
    public var description: String {
        let standard = PresentationOptions()
        var parts: [String] = []
        func note<Value: Equatable>(_ name: String, _ path: KeyPath<PresentationOptions, Value>) {
            if self[keyPath: path] != standard[keyPath: path] { parts.append("\(name) \(self[keyPath: path])") }
        }
        note("style", \.style)
        if let appearance { parts.append("appearance \(appearance)") }
        if let tint { parts.append("tint \(tint)") }
        note("compact style", \.compactStyle)
        if popover != standard.popover { parts.append("\(popover)") }
        note("safe area", \.safeArea)
        note("keyboard inset", \.keyboardInset)
        if !allowsPassthrough { parts.append("no passthrough") }
        if !interactiveDismissal { parts.append("no interactive dismissal") }
        if !isAnimated { parts.append("not animated") }
        if let timeout { parts.append("timeout \(timeout)") }
        return parts.isEmpty ? "default options" : "options: " + parts.joined(separator: ", ")
    }
}

extension PresentationOptions.Insets: CustomStringConvertible {
    /// The distances in the order of the initializer.
    public var description: String { "(top \(top), left \(left), bottom \(bottom), right \(right))" }
}
