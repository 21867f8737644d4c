import PopsheetLayout
import PopsheetModel
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Properties of any content sheet in any window.
@Suite struct ContentPropertyTests {
    @Test func nothingOverlapsAndNothingIsOutside() throws {
        try RandomNumbers.each(4_000) { random in
            let given = RandomContent(&random)
            let faults = ContentFaults(given.layout).found
            try #require(faults == [], "\(given)")
        }
    }

    @Test func rightToLeftIsTheMirrorImage() throws {
        try RandomNumbers.each(2_000) { random in
            let given = RandomContent(&random)
            let (one, other) = (given.layout, given.mirrored.layout)
            let width = given.context.size.width
            func same(_ rect: Rect?, _ other: Rect?) -> Bool {
                guard let rect else { return other == nil }
                return near(
                    other, Rect(x: width - rect.maxX, y: rect.y, width: rect.width, height: rect.height),
                    within: 1e-6)
            }
            let (parts, others) = (one.parts, other.parts)
            try #require(one.name == other.name && parts.overflows == others.overflows, "\(given)")
            try #require(same(parts.widget, others.widget), "\(given)")
            try #require(same(parts.grabber, others.grabber), "\(given)")
            try #require(same(parts.background, others.background), "\(given)")
            try #require(same(parts.bar?.title, others.bar?.title), "\(given)")
            for (row, other) in zip(parts.bar?.items ?? [], others.bar?.items ?? []) {
                try #require(same(row.frame, other.frame), "\(given)")
            }
            for (row, other) in zip(parts.list.rows, others.list.rows) {
                try #require(same(row.frame, other.frame), "\(given)")
            }
            for (panel, other) in zip(one.container.panels, other.container.panels) {
                try #require(same(panel.frame, other.frame), "\(given)")
            }
            try #require(near(one.container.travel, other.container.travel, within: 1e-6), "\(given)")
        }
    }

    @Test func everySceneIsFinite() throws {
        try RandomNumbers.each(1_000) { random in
            let given = RandomContent(&random)
            let layout = given.layout
            let rest = random.pick(layout.container.rests).fraction
            let scene = layout.scene(
                random.pick([0, 1, .nan, .infinity, random.number(-0.2...1.2)]), rest: rest, moves: random.chance(0.8))
            try #require(scene.offset.isFinite && scene.scale.isFinite, "\(given)")
            try #require((0...1).contains(scene.opacity) && (0...0.48).contains(scene.backdropOpacity), "\(given)")
            let placed = layout.placed(in: scene)
            try #require(placed.widget.height >= 0 && placed.background.height >= 0, "\(given)")
        }
    }

    @Test func theWidgetHasItsMinimumWhereThereIsSpace() throws {
        try RandomNumbers.each(2_000) { random in
            var given = RandomContent(&random)
            given.content.actions = []
            given.content.message = nil
            given.content.options = PresentationOptions(style: .sheet)
            given.context = LayoutContext.sample(random.number(100...599), random.number(300...1_500))
            let layout = given.layout
            try #require(layout.name == .edgeSheet)
            let smallest = layout.container.rests[0].fraction
            let placed = layout.placed(in: layout.scene(smallest, rest: smallest))
            let top = placed.widget.y - layout.panel.y - layout.scene(smallest, rest: smallest).offset
            let space = given.context.size.height - 10 - top
            try #require(placed.widget.height >= min(given.content.minimum, max(0, space)) - 1e-6, "\(given)")
            try #require(near(placed.widget.maxY, given.context.size.height, within: 1e-6), "\(given)")
        }
    }
}
