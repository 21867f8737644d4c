package import PopsheetModel

/// The inputs of the choice of a container (sheet.md §2).
package struct ContainerRequest {
    /// The requested presentation.
    package var presentation: Presentation
    /// The appearance, some of which have containers of their own.
    package var appearance: Appearance
    /// The look of the compact container.
    package var compactLook: CompactLook
    /// The source that a popover points at.
    package var anchor: Rect?
    /// The options of a popover.
    package var popover: PopoverOptions

    /// Creates a request; an anchor out of range counts as none, and such a popover's width as the nearest one in range.
    package init(
        presentation: Presentation, appearance: Appearance, compactLook: CompactLook, anchor: Rect?,
        popover: PopoverOptions
    ) {
        (self.presentation, self.appearance, self.compactLook) = (presentation, appearance, compactLook)
        self.anchor = anchor.flatMap { LayoutError.isPlace($0) ? $0 : nil }
        self.popover = popover
        if case .fixed(let width) = popover.width { self.popover.width = .fixed(LayoutError.clampedLength(width)) }
    }
}
