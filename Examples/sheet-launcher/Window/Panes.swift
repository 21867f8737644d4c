import CGTK4

/// The parts of the window: side by side as far as its width allows, and one at a time beyond that.
///
/// The stage always has a place. The list of cases and the texts are next to it while there is space and the user wants them
/// there; where there is no space, either can come in front of the stage, as a page does.
@MainActor
final class Panes: CustomLayout {
    /// A part of the window that can be shown and hidden.
    enum Side: CaseIterable {
        case cases
        case texts
    }

    /// The widget that holds the panes.
    private(set) lazy var widget = container(laidOutBy: self, cases, stage, texts)
    /// Runs after the layout in which a pane appeared or disappeared.
    var onChange: (() -> Void)?

    private let stage: Widget
    private let cases: Widget
    private let texts: Widget
    private let widths: [Side: Int]
    /// The panes that the user wants next to the stage.
    private var wanted = Set(Side.allCases)
    /// The pane that is in front of the stage.
    private var front: Side?
    private var docked: Set<Side> = []
    private var lastShown: Set<Side>?
    private var width = 0
    /// The width below which the stage gives up the list of cases, and the one below which it gives up the texts.
    private var stageWidths = (least: 0, preferred: 0)

    init(
        cases: Widget, casesWidth: Int, stage: Widget, texts: Widget, textsWidth: Int
    ) {
        self.stage = stage
        self.cases = cases
        self.texts = texts
        widths = [.cases: casesWidth, .texts: textsWidth]
    }

    /// Whether a pane can be seen.
    func isShown(_ side: Side) -> Bool { front == side || docked.contains(side) }

    /// Whether a pane is the page in front of the stage.
    func isInFront(_ side: Side) -> Bool { front == side }

    /// Shows or hides a pane: next to the stage where there is space, else in front of it.
    func show(_ side: Side, _ isShown: Bool) {
        guard isShown != self.isShown(side) else { return }
        if isShown {
            front = sides(fitting: width, of: wanted.union([side])).contains(side) ? nil : side
            if front == nil { wanted.insert(side) }
        } else if front == side {
            front = nil
        } else {
            wanted.remove(side)
        }
        gtk_widget_queue_allocate(widget)
    }

    /// Takes over how wide the stage must be, and how wide it would be.
    func setStageWidths(least: Int, preferred: Int) {
        guard stageWidths != (least, preferred) else { return }
        stageWidths = (least, preferred)
        gtk_widget_queue_allocate(widget)
    }

    // MARK: Layout

    func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
        let sizes = [stage, cases, texts].map { wantedSize(of: $0, orientation) }
        let (minimum, natural) = (sizes.map(\.minimum).max() ?? 0, sizes.map(\.natural).max() ?? 0)
        // The narrowest window shows one pane.
        return orientation == GTK_ORIENTATION_HORIZONTAL ? (minimum, stageWidths.preferred) : (minimum, natural)
    }

    func allocate(width: Int, height: Int) {
        self.width = width
        docked = sides(fitting: width, of: wanted)
        if let side = front, docked.contains(side) { front = nil }
        // A page in front takes the stage's place, and leaves what else is next to that.
        let leading = docked.contains(.cases) ? paneWidth(.cases) : 0
        let trailing = docked.contains(.texts) ? paneWidth(.texts) : 0
        let middle = max(0, width - leading - trailing)
        let places: [(Widget, isShown: Bool, x: Int, width: Int)] = [
            (stage, front == nil, leading, middle),
            (cases, isShown(.cases), front == .cases ? leading : 0, front == .cases ? middle : leading),
            (
                texts, isShown(.texts), front == .texts ? leading : width - trailing,
                front == .texts ? middle : trailing
            ),
        ]
        for (child, isShown, x, childWidth) in places {
            setShown(child, isShown)
            if isShown { place(child, x: x, y: 0, width: childWidth, height: height, in: width) }
        }
        // What follows may change sizes, which no widget may do while it is laid out.
        let shown = Set(Side.allCases.filter { isShown($0) })
        if shown != lastShown { whenIdle { [weak self] in self?.onChange?() } }
        lastShown = shown
    }

    private func pane(_ side: Side) -> Widget {
        switch side {
        case .cases: cases
        case .texts: texts
        }
    }

    private func paneWidth(_ side: Side) -> Int {
        max(widths[side, default: 0], wantedSize(of: pane(side), GTK_ORIENTATION_HORIZONTAL).minimum)
    }

    /// The panes that there is space for next to the stage: the cases go before the texts.
    private func sides(fitting width: Int, of wanted: Set<Side>) -> Set<Side> {
        var fitting: Set<Side> = []
        var rest = width
        for (side, stageWidth) in [(Side.cases, stageWidths.least), (.texts, stageWidths.preferred)]
        where wanted.contains(side) && rest >= stageWidth + paneWidth(side) {
            fitting.insert(side)
            rest -= paneWidth(side)
        }
        return fitting
    }
}
