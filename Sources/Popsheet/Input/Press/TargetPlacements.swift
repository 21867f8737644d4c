import PopsheetLayout

/// The positions of the rows that a press chooses, and their ages: a row that just moved takes no press.
///
/// The user can't have meant such a row (sheet.md §9). A row is identified by what it chooses, because its widget and
/// its index may belong to another row later. Times are in seconds on any clock.
struct TargetPlacements {
    /// How long a row must have been in its place to take a press of a resting pointer, in seconds (sheet.md §9).
    static let settlingTime = 0.3
    /// How far a row may move and still count as in its place, in pixels.
    private static let tolerance = 1.0

    private struct Placement {
        var frame: Rect
        var since: Double
    }

    private var placements: [TargetID: Placement] = [:]
    /// The position of the sheet when the rows' positions were last updated.
    private var origin: Point?
    /// The frames where rows were until recently, and when they left.
    private var left: [Placement] = []

    /// Updates the positions of the rows.
    ///
    /// - Parameters:
    ///   - rows: The rows that have a widget.
    ///   - origin: The position of the sheet. If all rows have moved with it, a row takes a press at once.
    ///   - isAtRest: Whether the sheet has come to rest; until then rows appear, or are placed, together with it.
    /// - Returns: Whether a row has appeared, disappeared or moved.
    mutating func update(
        _ rows: [(id: TargetID, frame: Rect)], origin: Point? = nil, at time: Double, isAtRest: Bool
    ) -> Bool {
        let old = placements
        let areOthers = rows.count != old.count || rows.contains { old[$0.id] == nil }
        let isMove = isAtRest || !old.isEmpty && areOthers
        let (dx, dy) = ((origin?.x ?? 0) - (self.origin?.x ?? 0), (origin?.y ?? 0) - (self.origin?.y ?? 0))
        let isWhole =
            origin != nil && self.origin != nil && !areOthers
            && rows.allSatisfy { row in
                old[row.id].map { Self.isSame($0.frame.offset(x: dx, y: dy), row.frame) } ?? false
            }
        self.origin = origin
        let arrival = isMove && !isWhole ? time : -Double.infinity
        var isChange = false
        placements.removeAll(keepingCapacity: true)
        for row in rows {
            let before = old[row.id]
            let isMoved = before.map { !Self.isSame($0.frame, row.frame) } ?? true
            placements[row.id] =
                isMoved ? Placement(frame: row.frame, since: max(arrival, before?.since ?? -.infinity)) : before
            if isMoved { isChange = true }
        }
        left.removeAll { $0.since + Self.settlingTime <= time }
        for (id, place) in old
        where isMove && !isWhole && placements[id].map({ !Self.isSame($0.frame, place.frame) }) != false {
            left.append(Placement(frame: place.frame, since: time))
            isChange = true
        }
        return isChange && isMove
    }

    /// Records that all rows have moved, or are about to move.
    mutating func moveAll(at time: Double) { for id in placements.keys { placements[id]?.since = time } }

    /// Whether a row takes a press.
    ///
    /// - Parameter aimed: The time when the pointer was last moved to its position.
    func takesPress(_ id: TargetID, at time: Double, aimed: Double) -> Bool {
        guard let since = placements[id]?.since else { return true }
        return since + Self.settlingTime <= time || aimed > since
    }

    /// Whether a row that is no longer at a point was there until recently.
    func hadRow(at point: Point, at time: Double, aimed: Double) -> Bool {
        left.contains { $0.frame.contains(point) && $0.since + Self.settlingTime > time && aimed <= $0.since }
    }

    private static func isSame(_ one: Rect, _ other: Rect) -> Bool {
        abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
            && abs(one.height - other.height) <= tolerance && abs(one.width - other.width) <= tolerance
    }
}
