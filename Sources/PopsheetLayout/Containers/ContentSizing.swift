/// How large content wants to be: all that a container knows of it.
package struct ContentSizing {
    /// The width at which nothing of it wraps or shrinks. Finding it may be expensive.
    package var idealWidth: () -> Double
    /// Content that is given less height than this shows nothing worth pointing at.
    package var minimumHeight: Double
    /// The height that it takes however little room there is.
    package var fixedHeight: Double = 0
    /// Space that it keeps free below itself.
    package var bottomPadding: Double = 0
    /// The height that it wants at a width.
    package var naturalHeight: (_ width: Double) -> Double

    /// The height it gets of a room.
    ///
    /// - Parameter width: The width it gets.
    func height(in room: Double, width: Double) -> Double {
        let natural = naturalHeight(width)
        // What a sum loses in its last digits is no want of room.
        return natural <= room + 1e-6 ? natural : max(fixedHeight, room)
    }
}
