import Popsheet

/// A scene as `popsheet layout` prints it.
enum LayoutReport {
    static func json(of scene: Scene) -> JSONValue {
        let layout = scene.layout
        return [
            "presentation": .string(layout.form.rawValue),
            "backdrop": layout.backdrop.map {
                ["frame": frame($0), "opacity": .number(scene.backdropOpacity)]
            } ?? nil,
            "cards": .array(scene.cards.map(card)),
            "header": scene.header.map(header) ?? nil,
            "rows": .array(scene.rows.map(row)),
            "separators": .array(scene.separators.map { frame($0.frame) }),
            "bubble": layout.bubble.map(bubble) ?? nil,
            "opacity": .number(scene.opacity),
            "scale": .number(scene.scale),
            "scrolls": ["header": .bool(layout.scrolls.header), "actions": .bool(layout.scrolls.actions)],
        ]
    }

    private static func frame(_ rect: Rect) -> JSONValue {
        [
            "x": .number(rect.x), "y": .number(rect.y),
            "width": .number(rect.width), "height": .number(rect.height),
        ]
    }

    private static func point(_ point: Point) -> JSONValue { ["x": .number(point.x), "y": .number(point.y)] }

    private static func card(_ card: Card) -> JSONValue {
        [
            "name": .string(card.name.rawValue), "frame": frame(card.frame),
            "cornerRadius": .number(card.cornerRadius),
        ]
    }

    private static func header(_ header: Header) -> JSONValue {
        [
            "frame": frame(header.frame),
            "title": header.title.map(frame) ?? nil,
            "message": header.message.map(frame) ?? nil,
        ]
    }

    private static func row(_ row: Row) -> JSONValue {
        [
            "id": .string(row.id), "role": .string(row.role.rawValue), "frame": frame(row.frame),
            "enabled": .bool(row.isEnabled), "fontSize": .number(row.font.size),
            "fontWeight": .string("\(row.font.weight)"), "visible": .bool(row.isVisible),
            "cornerRadius": .number(row.cornerRadius),
        ]
    }

    private static func bubble(_ bubble: Bubble) -> JSONValue {
        [
            "frame": frame(bubble.frame), "cornerRadius": .number(bubble.cornerRadius),
            "arrowEdge": bubble.arrow.map { .string($0.edge.rawValue) } ?? nil,
            "arrowTip": bubble.arrow.map { point($0.tip) } ?? nil,
            "arrowBase": bubble.arrow.map { point($0.base) } ?? nil,
        ]
    }
}
