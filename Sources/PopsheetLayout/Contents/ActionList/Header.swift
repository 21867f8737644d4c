/// The title and the message of a sheet, above its actions.
public struct Header: Sendable, Hashable {
    /// The part of the area they can be seen in; where they need more, they scroll in it.
    public var frame: Rect
    /// The title's text, before any scrolling.
    public var title: Rect?
    /// The message's text, before any scrolling.
    public var message: Rect?
    /// The title's font.
    public var titleFont: Font
    /// The message's font.
    public var messageFont: Font

    /// The header in an upright mirror.
    func mirrored(inWidth width: Double) -> Header {
        var mirrored = self
        mirrored.frame = frame.mirrored(inWidth: width)
        mirrored.title = title?.mirrored(inWidth: width)
        mirrored.message = message?.mirrored(inWidth: width)
        return mirrored
    }

    /// The header moved.
    package func offset(x dx: Double = 0, y dy: Double = 0) -> Header {
        var moved = self
        moved.frame = frame.offset(x: dx, y: dy)
        moved.title = title?.offset(x: dx, y: dy)
        moved.message = message?.offset(x: dx, y: dy)
        return moved
    }
}
