/// The rest positions of one layout, and which of them a sheet takes (content.md §2, §3).
///
/// For example:
///
/// ```swift
/// let detents = DetentSelection(
///     rests: [RestPosition(fraction: 0.5, detents: ["medium"]), RestPosition(fraction: 1, detents: ["large"])],
///     travel: 700)
/// detents.choice(of: "small", height: 400)  // index 0, detent "medium"
/// detents.next(after: 1)                    // 0
/// ```
package struct DetentSelection: Sendable, Hashable {
    /// The rest position that a sheet takes, and the detent that is then selected.
    package struct Choice: Sendable, Hashable {
        /// The index of the rest position.
        package var index: Int
        /// The id of the selected detent; nil for a sheet without detents.
        package var detent: String?

        /// Creates a choice.
        package init(index: Int, detent: String?) { (self.index, self.detent) = (index, detent) }
    }

    /// The rest positions in ascending order.
    package let rests: [RestPosition]
    /// The height in pixels of the sheet at a fraction of 1.
    package let travel: Double

    /// Creates the selection of a layout from its rest positions and its travel in pixels.
    package init(rests: [RestPosition], travel: Double) { (self.rests, self.travel) = (rests, travel) }

    /// Where a sheet with a selected detent rests; nil without rest positions.
    ///
    /// A detent that has disappeared is replaced by the one nearest to it in height, the lower of two (content.md §2).
    ///
    /// - Parameters:
    ///   - selected: The id of the selected detent; nil without one.
    ///   - height: The height in pixels at which the sheet rested, measured like ``travel``; nil if it has not been
    ///     shown: the smallest replaces the detent.
    package func choice(of selected: String?, height: Double?) -> Choice? {
        if let selected, let index = index(of: selected) { return Choice(index: index, detent: selected) }
        return choice(at: nearest(to: height ?? 0))
    }

    /// The choice of a rest position by its index, with its first detent; nil without rest positions.
    package func choice(at index: Int) -> Choice? {
        guard !rests.isEmpty else { return nil }
        let index = clamped(index)
        return Choice(index: index, detent: rests[index].detents.first)
    }

    /// The index of the rest position that a detent resolved to; nil if it did not resolve.
    package func index(of detent: String) -> Int? { rests.firstIndex { $0.detents.contains(detent) } }

    /// The height in pixels of the sheet at each rest position, in ascending order.
    package var heights: [Double] { rests.map { $0.fraction * travel } }

    /// The index of the next larger rest position, or of the smallest after the largest: for a press on the grabber
    /// (content.md §3).
    package func next(after index: Int) -> Int { larger(than: index) ?? 0 }

    /// The index of the next larger rest position; nil from the largest.
    package func larger(than index: Int) -> Int? {
        let next = clamped(index) + 1
        return next < rests.count ? next : nil
    }

    /// The index of the next smaller rest position; nil from the smallest.
    package func smaller(than index: Int) -> Int? {
        let next = clamped(index) - 1
        return next >= 0 ? next : nil
    }

    private func clamped(_ index: Int) -> Int { max(0, min(index, rests.count - 1)) }

    private func nearest(to height: Double) -> Int {
        let distances = heights.map { ($0 - height).magnitude }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
}
