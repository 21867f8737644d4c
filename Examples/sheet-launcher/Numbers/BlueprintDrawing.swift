import CPopsheetGTK4
import PopsheetLayout
import PopsheetMotion

/// Draws figures on a dark ground, the current one in another colour.
@MainActor
struct BlueprintDrawing {
    let canvas: Canvas
    let figures: [Figure]
    let motion: MotionFigures?
    let current: Int?

    private typealias Color = (red: Double, green: Double, blue: Double)
    private static let (ground, line, light): (Color, Color, Color) = (
        (0.05, 0.13, 0.25), (0.55, 0.8, 1), (1, 0.72, 0.25)
    )
    private static let (cell, fontSize) = (16.0, 11.0)

    private var context: OpaquePointer { canvas.context }

    func draw() {
        cairo_set_source_rgb(context, Self.ground.red, Self.ground.green, Self.ground.blue)
        cairo_paint(context)
        drawGrid()
        for index in figures.indices where index != current { draw(figures[index], isCurrent: false) }
        if let current, figures.indices.contains(current) { draw(figures[current], isCurrent: true) }
    }

    private func drawGrid() {
        cairo_set_line_width(context, 1)
        setColor(Self.line, 0.07)
        for x in stride(from: Self.cell, to: canvas.width, by: Self.cell) {
            drawLine(x + 0.5, 0, x + 0.5, canvas.height)
        }
        for y in stride(from: Self.cell, to: canvas.height, by: Self.cell) {
            drawLine(0, y + 0.5, canvas.width, y + 0.5)
        }
    }

    private func draw(_ figure: Figure, isCurrent: Bool) {
        cairo_set_line_width(context, isCurrent ? 2 : 1)
        let color = isCurrent ? Self.light : Self.line
        switch figure.mark {
        case .frame(let frame, let radius):
            draw(frame, radius, color, isCurrent)
            if figure.isLabeled { write(figure.value, Point(x: frame.midX - 20, y: frame.midY - 7), color) }
        case .distance(let start, let end): draw(from: start, to: end, figure.value, color, isCurrent)
        case .graph(let frame): drawMotion(in: frame, color)
        }
    }

    // MARK: Parts

    private func draw(_ frame: Rect, _ radius: Double, _ color: Color, _ isCurrent: Bool) {
        let corner = min(radius, frame.width / 2, frame.height / 2)
        cairo_new_sub_path(context)
        for (index, center) in [
            Point(x: frame.maxX - corner, y: frame.y + corner), Point(x: frame.maxX - corner, y: frame.maxY - corner),
            Point(x: frame.x + corner, y: frame.maxY - corner), Point(x: frame.x + corner, y: frame.y + corner),
        ].enumerated() {
            let start = Double(index - 1) * .pi / 2
            cairo_arc(context, center.x, center.y, corner, start, start + .pi / 2)
        }
        cairo_close_path(context)
        setColor(color, isCurrent ? 0.22 : 0.05)
        cairo_fill_preserve(context)
        setColor(color, isCurrent ? 1 : 0.55)
        cairo_stroke(context)
    }

    // MARK: Distances

    private func draw(from start: Point, to end: Point, _ value: String, _ color: Color, _ isCurrent: Bool) {
        let isVertical = start.x == end.x
        setColor(color, isCurrent ? 1 : 0.9)
        drawLine(start.x, start.y, end.x, end.y)
        for point in [start, end] {
            let reach = 4.0
            if isVertical {
                drawLine(point.x - reach, point.y, point.x + reach, point.y)
            } else {
                drawLine(point.x, point.y - reach, point.x, point.y + reach)
            }
        }
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        // Next to the line, and inside the screen.
        write(
            value,
            isVertical ? Point(x: middle.x + 7, y: middle.y - 7) : Point(x: middle.x - 6, y: middle.y - 18), color)
    }

    // MARK: The motion

    private func drawMotion(in frame: Rect, _ color: Color) {
        guard let motion, motion.longest > 0 else { return }
        setColor(color, 0.3)
        drawLine(frame.x, frame.maxY, frame.maxX, frame.maxY)
        drawLine(frame.x, frame.y, frame.maxX, frame.y)
        drawLine(frame.x, frame.y, frame.x, frame.maxY)
        for direction in [Transition.Direction.presenting, .dismissing] {
            let scale = frame.width / motion.longest
            for pixel in stride(from: 0.0, through: scale * motion.duration(direction), by: 1) {
                let progress = motion.progress(direction, at: pixel / scale)
                let (x, y) = (frame.x + pixel, frame.maxY - progress * frame.height)
                if pixel == 0 { cairo_move_to(context, x, y) } else { cairo_line_to(context, x, y) }
            }
            setColor(color, direction == .presenting ? 1 : 0.6)
            cairo_stroke(context)
            let y = direction == .presenting ? frame.y + 8 : frame.maxY - 20
            write(motion.name(direction), Point(x: frame.x + frame.width / 2 - 20, y: y), color)
        }
    }

    // MARK: Lines and letters

    private func setColor(_ color: Color, _ opacity: Double) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, opacity)
    }

    private func drawLine(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) {
        cairo_move_to(context, x, y)
        cairo_line_to(context, endX, endY)
        cairo_stroke(context)
    }

    /// Writes a text whose upper left corner is as near to a point as the drawing's edges permit.
    private func write(_ text: String, _ place: Point, _ color: Color) {
        let layout = made(pango_cairo_create_layout(context))
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let font = pango_font_description_from_string("Inter, sans-serif")
        pango_font_description_set_absolute_size(font, Self.fontSize * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_text(layout, text, -1)
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        let x = min(max(place.x, 2), canvas.width - Double(width) - 2)
        let y = min(max(place.y, 2), canvas.height - Double(height) - 2)
        setColor(color, 1)
        cairo_move_to(context, x, y)
        pango_cairo_show_layout(context, layout)
    }
}
