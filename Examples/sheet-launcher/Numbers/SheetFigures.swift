import PopsheetLayout
import PopsheetModel

/// Finds the numbers of a sheet's layout, as `popsheet layout` prints them.
struct SheetFigures {
    private let layout: SheetLayout
    private let size: Size
    private let safeArea: Insets
    private var figures: [Figure] = []

    /// The figures of a layout, from its outermost part to its innermost.
    static func find(
        in layout: SheetLayout, on size: Size, safeArea: Insets
    ) -> [Figure] {
        var finder = SheetFigures(layout: layout, size: size, safeArea: safeArea)
        finder.addPanels()
        finder.addSpaces()
        finder.addHeader()
        finder.addRows()
        return finder.figures
    }

    private mutating func add(_ name: String, _ value: String, _ note: String, _ mark: Figure.Mark) {
        figures.append(Figure(name: name, value: value, note: note, mark: mark))
    }

    private mutating func addDistance(_ name: String, from start: Point, to end: Point, _ note: String) {
        let length = abs(end.x - start.x) + abs(end.y - start.y)
        guard length > 0.5 else { return }
        add(name, Figure.text(length), note, .distance(start, end))
    }

    private static func sides(of frame: Rect) -> String {
        "\(Figure.text(frame.width)) × \(Figure.text(frame.height))"
    }

    private static func place(of frame: Rect) -> String {
        "It begins at \(Figure.text(frame.x)), \(Figure.text(frame.y))."
    }

    // MARK: The container

    private mutating func addPanels() {
        for panel in layout.container.panels {
            // One that is attached to the lower edge extends below it.
            var frame = panel.frame
            frame.height = min(frame.height, size.height - frame.y)
            let name =
                switch layout.containerName {
                case .popover: "Bubble"
                default: panel.role == .footer ? "Cancel card" : "Card"
                }
            let corners =
                "Its corners have a radius of \(Figure.text(panel.cornerRadius)) and are "
                + (panel.cornerCurve == .continuous ? "continuous." : "circular.")
            add(
                name, Self.sides(of: frame), "\(Self.place(of: frame)) \(corners)",
                .frame(frame, radius: panel.cornerRadius))
            guard let arrow = panel.arrow else { continue }
            addDistance(
                "Arrow", from: arrow.base, to: arrow.tip,
                "The height of the arrow, whose tip touches the middle of the source’s edge.")
        }
    }

    private mutating func addSpaces() {
        guard let bounds = layout.container.bounds, let first = layout.container.panels.first else { return }
        let frame = first.frame
        if layout.containerName != .compact {
            addDistance(
                "Left margin", from: Point(x: 0, y: frame.midY), to: Point(x: frame.x, y: frame.midY),
                "The space between the area’s left side and the card.")
            addDistance(
                "Right margin", from: Point(x: frame.maxX, y: frame.midY), to: Point(x: size.width, y: frame.midY),
                "The space between the card and the area’s right side.")
        }
        let panels = layout.container.panels
        for (upper, lower) in zip(panels, panels.dropFirst()) {
            let x = upper.frame.x + upper.frame.width * 0.75
            addDistance(
                "Gap", from: Point(x: x, y: upper.frame.maxY), to: Point(x: x, y: lower.frame.y),
                "The space between the two cards, so that Cancel is apart from the actions.")
        }
        if layout.containerName == .sheet {
            let (edge, x) = (size.height - safeArea.bottom, bounds.x + bounds.width * 0.25)
            addDistance(
                "Bottom margin", from: Point(x: x, y: min(bounds.maxY, edge)), to: Point(x: x, y: edge),
                "The space between the lowest card and the safe area.")
        }
        let middle = size.width * 0.12
        addDistance(
            "Safe area, bottom", from: Point(x: middle, y: size.height - safeArea.bottom),
            to: Point(x: middle, y: size.height), "What the home bar needs; a sheet keeps it free.")
        addDistance(
            "Safe area, top", from: Point(x: middle, y: 0), to: Point(x: middle, y: safeArea.top),
            "What the status bar covers.")
        if let backdrop = layout.container.backdrop, layout.container.backdropOpacity > 0 {
            add(
                "Backdrop", Figure.text(layout.container.backdropOpacity),
                "The opacity of the black over the page, which fades in and out with the sheet.",
                .frame(backdrop, radius: 0))
        }
    }

    // MARK: The content

    private mutating func addHeader() {
        guard let header = layout.list.header, header.frame.height > 0 else { return }
        add("Header", Self.sides(of: header.frame), Self.place(of: header.frame), .frame(header.frame, radius: 0))
        for (name, frame, font) in [
            ("Title", header.title, header.titleFont), ("Message", header.message, header.messageFont),
        ] {
            guard let frame else { continue }
            add(
                name, Figure.text(font.size),
                "The text’s size, in \(font.weight) letters. It is \(Self.sides(of: frame)).",
                .frame(frame, radius: 0))
        }
        guard let text = header.title ?? header.message else { return }
        addDistance(
            "Header’s padding", from: Point(x: header.frame.midX, y: header.frame.y),
            to: Point(x: header.frame.midX, y: text.y), "The space above the header’s texts, as below them.")
        if let title = header.title, let message = header.message {
            addDistance(
                "Gap of the texts", from: Point(x: title.x + 10, y: title.maxY),
                to: Point(x: title.x + 10, y: message.y), "The space between the title and the message.")
        }
    }

    private mutating func addRows() {
        for row in layout.list.rows where row.isVisible {
            let name = row.place == .footer ? "Row of Cancel" : "Row “\(row.id)”"
            let label = "Its label is \(Figure.text(row.font.size)) high, \(row.font.weight)."
            figures.append(
                Figure(
                    name: name, value: Self.sides(of: row.frame), note: "\(Self.place(of: row.frame)) \(label)",
                    mark: .frame(row.frame, radius: row.cornerRadius), isLabeled: true))
        }
        if let line = layout.list.separators.first {
            let y = line.frame.y
            add(
                "Separator", Figure.text(line.frame.height),
                "The thickness of the lines, which take no space: each is on the upper edge of the row below it.",
                .distance(Point(x: line.frame.maxX - 60, y: y), Point(x: line.frame.maxX - 16, y: y)))
        }
    }
}
