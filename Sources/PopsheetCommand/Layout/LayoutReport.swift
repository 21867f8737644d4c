import Popsheet
import PopsheetLayout

/// Formats a scene for `popsheet layout`.
enum LayoutReport {
    /// - Parameters:
    ///   - layout: The sheet at rest.
    ///   - scene: The scene; frames are moved by its offset, but not scaled.
    static func json(of layout: SheetLayout, at scene: Scene) -> JSONValue {
        let (container, list, dy) = (layout.container, layout.list, scene.offset)
        let (cards, bubble) = panels(of: layout, at: scene)
        return [
            "presentation": .string(layout.containerName.rawValue),
            "backdrop": container.backdrop.map {
                ["frame": frame($0), "opacity": .number(scene.backdropOpacity)]
            } ?? nil,
            "cards": .array(cards),
            "header": list.header.map { header($0.offset(y: dy)) } ?? nil,
            "rows": .array(list.rows.map { row($0, dy) }),
            "separators": .array(list.separators.map { frame($0.frame.offset(y: dy)) }),
            "bubble": bubble ?? nil,
            "opacity": .number(scene.opacity),
            "scale": .number(scene.scale),
            "scrolls": ["header": .bool(list.scrolls.header), "actions": .bool(list.scrolls.actions)],
        ]
    }

    /// The cards and panels, of a sheet at the lower edge the part above that edge; or else the popover.
    private static func panels(of layout: SheetLayout, at scene: Scene) -> (cards: [JSONValue], bubble: JSONValue?) {
        var panels = layout.container.panels.map { $0.offset(y: scene.offset) }
        switch layout.containerName {
        case .sheet, .formSheet, .alert:
            // One that is attached to the edge extends below it.
            let end = layout.container.backdrop?.maxY ?? .infinity
            for index in panels.indices {
                panels[index].frame.height -= max(0, panels[index].frame.maxY - scene.offset - end)
            }
            return (panels.map(card), nil)
        case .edgeSheet:
            for index in panels.indices { panels[index].frame.height = max(0, layout.container.travel - scene.offset) }
            return (panels.map(card), nil)
        case .popover: return ([], layout.container.panel(.main).map(bubble))
        case .compact: return ([], nil)
        }
    }

    static func frame(_ rect: Rect) -> JSONValue {
        [
            "x": .number(rect.x), "y": .number(rect.y),
            "width": .number(rect.width), "height": .number(rect.height),
        ]
    }

    private static func point(_ point: Point) -> JSONValue { ["x": .number(point.x), "y": .number(point.y)] }

    private static func card(_ card: Panel) -> JSONValue {
        [
            "name": .string(card.role == .footer ? "cancel" : "main"), "frame": frame(card.frame),
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

    static func row(_ row: Row, _ dy: Double) -> JSONValue {
        [
            "id": .string(row.id), "role": .string(row.role.rawValue), "frame": frame(row.frame.offset(y: dy)),
            "enabled": .bool(row.isEnabled), "fontSize": .number(row.font.size),
            "fontWeight": .string("\(row.font.weight)"), "visible": .bool(row.isVisible),
            "cornerRadius": .number(row.cornerRadius),
        ]
    }

    private static func bubble(_ bubble: Panel) -> JSONValue {
        [
            "frame": frame(bubble.frame), "cornerRadius": .number(bubble.cornerRadius),
            "arrowEdge": bubble.arrow.map { .string($0.edge.rawValue) } ?? nil,
            "arrowTip": bubble.arrow.map { point($0.tip) } ?? nil,
            "arrowBase": bubble.arrow.map { point($0.base) } ?? nil,
        ]
    }
}
