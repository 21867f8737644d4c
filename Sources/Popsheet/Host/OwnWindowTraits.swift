package import PopsheetLayout

/// The traits of a window that contains only the sheet.
package struct OwnWindowTraits: Hashable, Sendable {
    /// The size of the cards that is asked for.
    package var cardSize: CardSize
    /// Whether what is behind the window is visible around the cards.
    package var transparency: WindowTransparency

    /// Creates traits.
    package init(cardSize: CardSize, transparency: WindowTransparency = .seeThrough) {
        (self.cardSize, self.transparency) = (cardSize, transparency)
    }
}
