package import PopsheetModel

/// The inputs of the choice of a container (sheet.md §2).
package struct ContainerRequest {
    /// How the sheet is presented.
    package var options: PresentationOptions
    /// The source that a popover points at.
    package var anchor: Rect?
    /// The detents of content that prefers a sheet attached to the lower edge; nil for content that prefers cards.
    package var attachment: SheetAttachment?

    /// Creates a request; an anchor out of range counts as none, and such a popover's width as the nearest one in range.
    package init(_ options: PresentationOptions, anchor: Rect?, attachment: SheetAttachment? = nil) {
        self.options = options
        self.attachment = attachment
        self.anchor = anchor.flatMap { LayoutError.isPlace($0) ? $0 : nil }
        if case .fixed(let width) = options.popover.width {
            self.options.popover.width = .fixed(LayoutError.clampedLength(width))
        }
    }
}
