import PopsheetLayout
import PopsheetMotion

/// A drag of the sheet: where it holds a sheet with detents, and the content in it (content.md §6, §7).
@MainActor
struct SheetDragState {
    /// The conditions of a drag.
    struct Context {
        /// The height of the window, in logical pixels.
        var windowHeight: Double
        /// Whether the sheet may refuse to be dismissed, so that it resists below its smallest detent.
        var resistsDismissal: Bool
        /// Whether dragging the content up from its top first expands the sheet.
        var expands: Bool
    }

    /// The scrolled window that the drag may scroll.
    let scrolled: ScrolledWindow?
    /// Whether the drag holds the sheet; otherwise it takes over the sheet when the finger moves next.
    private(set) var isHolding = false
    /// Whether the sheet has moved elsewhere during the drag.
    private var isInterrupted = false
    /// What the movement of the finger does.
    private var drag = ScrollingDrag(sheetOffset: 0, windowHeight: 0)
    private var context = Context(windowHeight: 0, resistsDismissal: false, expands: false)
    /// The finger's distance when the drag took over the sheet, or when the layout changed.
    private var origin = 0.0
    /// The finger's distance downwards now, in logical pixels.
    private var distance = 0.0

    /// - Parameter scrolled: The scrolled window that the drag may scroll.
    init(scrolling scrolled: ScrolledWindow?) { self.scrolled = scrolled }

    /// Whether a finger that is at a distance has not moved since the sheet moved elsewhere: the display also reports a
    /// pointer that rests.
    func isResting(at distance: Double) -> Bool {
        isInterrupted && abs(distance - self.distance) <= DragRelease.tolerance
    }

    /// Lets the sheet move elsewhere; the drag continues from there.
    mutating func interrupt() { (isHolding, isInterrupted) = (false, true) }

    /// Takes over the sheet, unless the drag holds it, and follows the finger to a distance.
    ///
    /// - Parameters:
    ///   - offset: The sheet's distance below its largest rest position.
    ///   - smallest: The offset of the smallest rest position.
    mutating func move(to distance: Double, holding offset: Double, smallest: Double, in context: Context) {
        if !isHolding { hold(at: offset, smallest: smallest, from: isInterrupted ? distance : 0, in: context) }
        self.distance = distance
        if let scrolled { drag.maximum = max(drag.maximum, scrolled.end) }
    }

    /// Holds the same point of a sheet that another layout has moved down by a distance.
    mutating func shift(by distance: Double, smallest: Double) {
        hold(at: sheetOffset + distance, smallest: smallest, from: self.distance, in: context)
    }

    private mutating func hold(at offset: Double, smallest: Double, from distance: Double, in context: Context) {
        (isHolding, isInterrupted, origin, self.context) = (true, false, distance, context)
        drag = ScrollingDrag(
            sheetOffset: offset, scrollValue: scrolled?.offset ?? 0, maximum: scrolled?.end ?? 0,
            smallest: context.resistsDismissal ? smallest : nil, windowHeight: context.windowHeight,
            expands: context.expands)
    }

    private var moved: Double { distance - origin }

    /// The sheet's distance below its largest rest position; negative above it.
    var sheetOffset: Double { drag.sheetOffset(at: moved) }
    /// The same without resistance.
    var freeOffset: Double { drag.freeOffset(at: moved) }
    /// How far the content has scrolled.
    var scrollValue: Double { drag.scrollValue(at: moved) }
    /// Whether a release now ends a scroll.
    var isScroll: Bool { drag.isScroll(at: moved) }
    /// The sheet's downward velocity where the finger has a velocity.
    func sheetVelocity(finger velocity: Double) -> Double { drag.sheetVelocity(at: moved, finger: velocity) }
}
