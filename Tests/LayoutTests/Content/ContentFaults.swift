import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The faults of a content sheet's layout, in words; empty without one.
struct ContentFaults {
    private(set) var found: [String] = []

    init(_ layout: LaidOutContent) {
        check(layout.parts, in: layout)
        let smallest = layout.container.rests[0].fraction
        for share in [0, 0.3, 0.8] {
            let progress = smallest + (1 - smallest) * share
            let scene = layout.scene(progress, rest: progress)
            // The positions relative to the panel, of which less is visible.
            var placed = layout.parts.placed(in: scene)
            placed.background.height = max(0, placed.background.height)
            check(placed, in: layout)
        }
        let rests = layout.container.rests
        expect(rests.last?.fraction == 1, "the largest rest position is not the whole travel")
        expect(zip(rests, rests.dropFirst()).allSatisfy { $0.fraction < $1.fraction }, "rest positions out of order")
        expect(rests.allSatisfy { $0.fraction > 0 }, "a rest position without height")
        expect(layout.container.travel.isFinite && layout.container.travel >= 0, "the travel is no length")
        if let bounds = layout.container.bounds, layout.name == .edgeSheet || layout.name == .formSheet {
            expect(bounds.y >= -1e-6, "the sheet is above the window: \(bounds)")
        }
    }

    private mutating func expect(_ isSo: Bool, _ fault: @autoclosure () -> String) {
        if !isSo { found.append(fault()) }
    }

    private mutating func check(_ parts: ContentSheetLayout, in layout: LaidOutContent) {
        let viewport = parts.list.viewport
        func seen(_ row: Row) -> Rect {
            guard row.place == .actions else { return row.frame }
            return row.frame.clamped(to: viewport)
        }
        let rows = parts.list.rows.map { (name: "row \($0.id)", frame: seen($0)) }
        let items = parts.bar?.items.map { (name: "item \($0.id)", frame: $0.frame) } ?? []
        var named = rows + items + [(name: "widget", frame: parts.widget)]
        if let frame = parts.grabber { named.append((name: "grabber", frame: frame)) }
        if let frame = parts.bar?.title { named.append((name: "title", frame: frame)) }
        if let frame = parts.list.header?.frame { named.append((name: "header", frame: frame)) }
        let areas = [
            (name: "background", frame: parts.background), (name: "viewport", frame: viewport),
        ]
        for part in named + areas + (parts.bar.map { [(name: "bar", frame: $0.frame)] } ?? []) {
            let frame = part.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height]
            expect(numbers.allSatisfy(\.isFinite), "\(part.name) has no position")
            expect(frame.width >= -1e-9 && frame.height >= -1e-9, "\(part.name) has a negative size: \(frame)")
            let isInside = layout.container.panels.contains { LayoutFaults.isInside(frame, in: $0.frame) }
            expect(isInside || frame.width <= 1e-9 || frame.height <= 1e-9, "\(part.name) is outside: \(frame)")
        }
        for (index, one) in named.enumerated() {
            for other in named[(index + 1)...] where overlap(one.frame, other.frame) {
                expect(false, "\(one.name) overlaps \(other.name): \(one.frame), \(other.frame)")
            }
        }
        if parts.list.actionRowCount > 0, !parts.list.scrolls.actions {
            let last = parts.list.rows[parts.list.actionRowCount - 1].frame
            expect(last.maxY <= viewport.maxY + 1e-6, "the last row can't be reached")
        }
    }

    private func overlap(_ one: Rect, _ other: Rect) -> Bool {
        min(one.width, one.height, other.width, other.height) > 1e-6
            && min(one.maxX, other.maxX) - max(one.x, other.x) > 1e-6
            && min(one.maxY, other.maxY) - max(one.y, other.y) > 1e-6
    }
}
