package import PopsheetModel

/// The detents of a content sheet, and what depends on them.
package struct SheetAttachment: Sendable, Hashable {
    /// The detents, in the given order.
    package var detents: [Detent]
    /// The largest detent at which nothing is dimmed; nil for none.
    package var largestUndimmedDetent: Detent?

    /// Creates an attachment.
    package init(detents: [Detent], largestUndimmedDetent: Detent? = nil) {
        (self.detents, self.largestUndimmedDetent) = (detents, largestUndimmedDetent)
    }

    /// The attachment of a content sheet.
    package init(of content: ContentDescription) {
        self.init(detents: content.detents, largestUndimmedDetent: content.largestUndimmedDetent)
    }
}
