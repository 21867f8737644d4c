import PopsheetLayout
import PopsheetMotion

/// A sheet with detents while a drag holds it (content.md §6, §7).
@MainActor
struct SheetDragState {
    private var drag: ScrollingDrag
    private let scrolled: ScrolledWindow?
    private var smallest: Double?
    private let context: DetentController.DragContext
    /// The finger's distance when the drag took over the sheet, or when the layout changed.
    private let origin: Double
    /// Whether the content was scrolled again after the last step.
    private var isKept = false
    /// The finger's distance downwards now, in logical pixels.
    var distance: Double {
        didSet {
            isKept = false
            if let scrolled { drag.maximum = max(drag.maximum, scrolled.end) }
        }
    }

    /// Takes over a sheet.
    ///
    /// - Parameters:
    ///   - offset: The sheet's distance below its largest rest position.
    ///   - scrolled: The scrolled window that the drag may scroll.
    ///   - smallest: The offset of the smallest detent, if the sheet resists below it.
    ///   - distance: The finger's distance at which it takes the sheet over.
    init(
        at offset: Double, _ scrolled: ScrolledWindow?, smallest: Double?, from distance: Double,
        in context: DetentController.DragContext
    ) {
        (origin, self.distance) = (distance, distance)
        (self.scrolled, self.smallest, self.context) = (scrolled, smallest, context)
        drag = ScrollingDrag(
            sheetOffset: offset, scrollValue: scrolled?.offset ?? 0, maximum: scrolled?.end ?? 0, smallest: smallest,
            windowHeight: context.windowHeight, expands: context.expands)
    }

    private var moved: Double { distance - origin }

    /// The sheet's distance below its largest rest position; negative above it.
    var sheetOffset: Double { drag.sheetOffset(at: moved) }
    /// The same without resistance.
    var freeOffset: Double { drag.freeOffset(at: moved) }
    /// How far the content has scrolled.
    var scrollValue: Double { drag.scrollValue(at: moved) }
    /// Scrolls the content again where the drag has scrolled it, once after each step: a list that gets another size
    /// in the same step may go elsewhere.
    mutating func keepScrollPosition() {
        guard isScroll, !isKept, let scrolled else { return }
        isKept = true
        if abs(scrolled.offset - scrollValue) > DragRelease.tolerance { scrolled.offset = scrollValue }
    }

    /// Whether a release now ends a scroll.
    var isScroll: Bool { drag.isScroll(at: moved) }
    /// The sheet's downward velocity where the finger has a velocity.
    func sheetVelocity(finger velocity: Double) -> Double { drag.sheetVelocity(at: moved, finger: velocity) }

    /// The same drag in another layout: the point of the sheet under the finger stays there; nil without a panel.
    func moved(from last: PresentationLayout, to layout: PresentationLayout) -> SheetDragState? {
        guard let before = last.container.panel(.main)?.bounds.y, let now = layout.container.panel(.main)?.bounds.y
        else { return nil }
        let heights = layout.container.rests.map { $0.fraction * layout.container.travel }
        let smallest = smallest.map { _ in layout.container.travel - (heights.first ?? 0) }
        return SheetDragState(
            at: sheetOffset + before - now, scrolled, smallest: smallest, from: distance, in: context)
    }
}
