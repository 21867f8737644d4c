import CPopsheetGTK4

/// The parts of the window: side by side as far as they fit, otherwise one at a time.
///
/// The device is always present. The list of cases and the texts are next to it if they fit and the user wants them
/// there; otherwise either can cover the device, as a page.
@MainActor
final class Panes: CustomLayout {
    /// A part of the window that can be shown and hidden.
    enum Side: CaseIterable {
        case cases
        case texts
    }

    /// The widget that holds the panes.
    private(set) lazy var widget = container(laidOutBy: self, cases, stage, texts)
    /// Runs after the layout in which a pane appeared or disappeared, or the space for the settings did.
    var onChange: (() -> Void)?

    private let stage: Widget
    private let cases: Widget
    private let texts: Widget
    private let widths: [Side: Int]
    /// The panes that the user wants next to the device.
    private var wanted = Set(Side.allCases)
    /// The pane that covers the device.
    private var front: Side?
    private var docked: Set<Side> = []
    private var lastShown: Set<Side>?
    /// Whether the list of cases has space for the settings below it.
    private(set) var isSpacious = false
    private var wasSpacious = false
    private var width = 0
    /// The size from which on the settings are below the list: then more than half of its cases are visible.
    private static let spacious = StageSize(width: 880, height: 860)
    /// The widths below which the list of cases, and then the texts, are hidden.
    private var stageWidths = (least: 0, preferred: 0)

    init(
        cases: Widget, casesWidth: Int, stage: Widget, texts: Widget, textsWidth: Int
    ) {
        self.stage = stage
        self.cases = cases
        self.texts = texts
        widths = [.cases: casesWidth, .texts: textsWidth]
    }

    /// Whether a pane is visible.
    func isShown(_ side: Side) -> Bool { front == side || docked.contains(side) }

    /// Whether a pane covers the device.
    func isInFront(_ side: Side) -> Bool { front == side }

    /// Shows or hides a pane: next to the device if it fits, otherwise over it.
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

    /// Sets the minimum and the natural width of the device.
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
        return (minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? max(minimum, stageWidths.preferred) : natural)
    }

    func allocate(width: Int, height: Int) {
        self.width = width
        docked = sides(fitting: width, of: wanted)
        if let side = front, docked.contains(side) { front = nil }
        // A page takes the device's space, and the other panes stay next to it.
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
        // The callback may change sizes, which is not permitted during layout.
        let shown = Set(Side.allCases.filter { isShown($0) })
        // Independent of the panes' requests, which change with the place of the settings.
        isSpacious = width >= Self.spacious.width && height >= Self.spacious.height && wanted.contains(.cases)
        if shown != lastShown || isSpacious != wasSpacious { whenIdle(in: stage) { [weak self] in self?.onChange?() } }
        (lastShown, wasSpacious) = (shown, isSpacious)
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

    /// The panes that fit next to the device; the cases are hidden before the texts.
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
