import CPopsheetGTK4
import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The device's screen as a drawing of a sheet's numbers; the one under the pointer, or in the focus, is explained.
@MainActor
final class Blueprint {
    /// The drawing.
    let widget: Widget
    /// The explanation, which is shown above the drawing.
    let note = label("", wraps: true).styled("figure-note").aligned(vertically: GTK_ALIGN_START)
    /// Computes the sheet's layout for the size of the drawing.
    var layout: ((Size) -> (sheet: SheetLayout, safeArea: Insets)?)? { didSet { invalidate() } }
    /// Where the graph of the motion may begin.
    var graphTop: () -> Double = { 0 }

    private var plan: Plan?
    /// The explained figure, as an index into the plan's figures.
    private var current: Int? { didSet { if current != oldValue { explain() } } }
    private var pointer: Point?

    /// What is drawn in one size.
    struct Plan {
        let size: Size
        let figures: [Figure]
        let motion: MotionFigures
    }

    init() {
        weak var owner: Blueprint?
        widget = drawing { owner?.draw(on: $0) }.styled("numbers")
        owner = self
        gtk_widget_set_can_target(note, 0)
        gtk_widget_set_focusable(widget, 1)
        setAccessibleLabel(widget, "Numbers of the sheet")
        onMotion(over: widget) { [weak self] place in
            self?.pointer = place.map { Point(x: $0.x, y: $0.y) }
            self?.point()
        }
        onKey(widget) { [weak self] key in self?.step(key) ?? false }
        // Sizes may not change while GTK lays out and draws.
        connect(widget, "resize") { [widget] in
            whenIdle(in: widget) { [weak self] in self?.invalidate() }
        }
        setShown(false)
    }

    /// Draws the sheet again, for example with other settings.
    func invalidate() {
        current = nil
        plan = nil
        gtk_widget_queue_draw(widget)
    }

    // MARK: The explanation

    private func point() {
        guard let plan else { return }
        let found = pointer.flatMap { Figure.under($0, among: plan.figures) }
        if found == current { explain() } else { current = found }
    }

    /// Explains the next figure, or the one before.
    private func step(_ key: Int) -> Bool {
        guard let count = plan?.figures.count, count > 0 else { return false }
        switch UInt32(key) {
        case UInt32(GDK_KEY_Right), UInt32(GDK_KEY_Down): current = ((current ?? -1) + 1) % count
        case UInt32(GDK_KEY_Left), UInt32(GDK_KEY_Up): current = ((current ?? 0) + count - 1) % count
        default: return false
        }
        return true
    }

    private func explain() {
        gtk_widget_queue_draw(widget)
        guard let plan, let current, plan.figures.indices.contains(current) else { return setShown(false) }
        let figure = plan.figures[current]
        let text = "\(figure.name): \(figure.value)\n\(figure.note)\(moment(of: figure))"
        gtk_label_set_text(note.opaque, text)
        setAccessibleLabel(widget, text)
        // On the side of the screen where the figure is not.
        let isHigh = figure.target.midY < plan.size.height / 2
        note.aligned(vertically: isHigh ? GTK_ALIGN_END : GTK_ALIGN_START)
        setShown(true)
    }

    /// The progress at the time that the pointer is at in the graph.
    private func moment(of figure: Figure) -> String {
        guard case .graph(let frame) = figure.mark, let pointer, let plan, frame.width > 0 else { return "" }
        let time = max(0, (pointer.x - frame.x) / frame.width) * plan.motion.longest
        let (entered, left) = (
            plan.motion.progress(.presenting, at: time), plan.motion.progress(.dismissing, at: time)
        )
        return
            " After \(Figure.text(time)) s, presenting is at \(Figure.text(entered)) and dismissing at \(Figure.text(left))."
    }

    private func setShown(_ isShown: Bool) { gtk_widget_set_visible(note, isShown ? 1 : 0) }

    // MARK: Drawing

    private func draw(on canvas: Canvas) {
        let size = Size(width: canvas.width, height: canvas.height)
        if plan?.size != size { makePlan(size) }
        BlueprintDrawing(canvas: canvas, figures: plan?.figures ?? [], motion: plan?.motion, current: current).draw()
    }

    private func makePlan(_ size: Size) {
        guard let (sheet, safeArea) = layout?(size) else {
            plan = nil
            return
        }
        var figures = SheetFigures.find(in: sheet, on: size, safeArea: safeArea)
        let motion = MotionFigures(of: sheet.motion)
        if let frame = graphFrame(sheet, size) {
            figures.append(motion.figure(in: frame))
        }
        plan = Plan(size: size, figures: figures, motion: motion)
    }

    /// The space for the graph of the motion, if there is enough above or below the sheet.
    private func graphFrame(_ sheet: SheetLayout, _ size: Size) -> Rect? {
        guard let bounds = sheet.container.bounds else { return nil }
        let (above, below) = (bounds.y - graphTop(), size.height - bounds.maxY)
        let height = min(150, max(above, below) - 48)
        guard height >= 60 else { return nil }
        let width = min(300, size.width - 64)
        let start = above >= below ? graphTop() + (above - height) / 2 : bounds.maxY + (below - height) / 2
        return Rect(x: (size.width - width) / 2, y: start, width: width, height: height)
    }
}
