/// The picture, the title and the message of a sheet, above its actions.
package struct Header: Sendable, Hashable {
    /// The visible area of the texts, which scroll in it if they need more.
    package var frame: Rect
    /// The frame of the picture, before scrolling.
    package var image: Rect?
    /// The frame of the title's text, before scrolling.
    package var title: Rect?
    /// The frame of the message's text, before scrolling.
    package var message: Rect?
    /// The title's font.
    package var titleFont: Font
    /// The message's font.
    package var messageFont: Font
    /// Whether lines are centred; otherwise they begin at the leading edge.
    package var isCentered = true

    /// The header, mirrored horizontally.
    func mirrored(inWidth width: Double) -> Header {
        var mirrored = self
        mirrored.frame = frame.mirrored(inWidth: width)
        mirrored.image = image?.mirrored(inWidth: width)
        mirrored.title = title?.mirrored(inWidth: width)
        mirrored.message = message?.mirrored(inWidth: width)
        return mirrored
    }

    /// The header, moved by an offset.
    package func offset(x dx: Double = 0, y dy: Double = 0) -> Header {
        var moved = self
        moved.frame = frame.offset(x: dx, y: dy)
        moved.image = image?.offset(x: dx, y: dy)
        moved.title = title?.offset(x: dx, y: dy)
        moved.message = message?.offset(x: dx, y: dy)
        return moved
    }
}
