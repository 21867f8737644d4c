import CPopsheet
import PopsheetLayout

/// What covers the owner's area while a bottom sheet is there: the backdrop, and the cards that move over it.
final class OverlayView: NativeWidget {
    /// The part of the window that is covered, in the window's coordinates.
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    /// How dark the backdrop is.
    var backdrop = Color(0, 0, 0, alpha: 0) { didSet { if backdrop != oldValue { queueDraw() } } }
    /// How opaque the cards are.
    var cardOpacity = 1.0
    /// The cards and where they lie now, in the area's coordinates.
    private var cards: [(view: CardView, frame: Rect)] = []
    private let window: WidgetPointer

    /// Lays itself over a window, header bar included, without touching the window's content.
    init(over window: WidgetPointer) {
        self.window = window
        super.init(cssName: Self.cssName, role: GTK_ACCESSIBLE_ROLE_DIALOG)
        pop_widget_set_accessible_modal(pointer, true)
        gtk_widget_set_parent(pointer, window)
    }

    /// Leaves the window.
    func remove() {
        if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    }

    /// Takes the size that the window has now, and the place over whatever it holds now.
    func coverWindow() {
        riseOverNewContent()
        let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
        // A window knows nothing of a child that it did not ask for, so nobody else measures or places it.
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        gtk_widget_allocate(pointer, width, height, -1, nil)
    }

    /// Content that the window was given later lies over us until we move; other sheets stay above us.
    private func riseOverNewContent() {
        var sibling = gtk_widget_get_next_sibling(pointer)
        while let above = sibling {
            let isSheet = String(cString: gtk_widget_get_css_name(above)) == Self.cssName
            // Tooltips and popovers are surfaces of their own.
            let isSurface = pop_widget_is_native(above)
            if !isSheet, !isSurface { return gtk_widget_insert_before(pointer, window, nil) }
            sibling = gtk_widget_get_next_sibling(above)
        }
    }

    private static let cssName = "popsheet"

    /// Moves the cards to their places of this moment.
    func setCards(_ cards: [(view: CardView, frame: Rect)]) {
        setChildWidgets(cards.map(\.view.pointer))
        self.cards = cards
        queueAllocate()
    }

    override func allocate(width: Int, height: Int) {
        for card in cards {
            var (minimum, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(card.view.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
            pop_widget_place(
                card.view.pointer, Int32(card.frame.width.rounded(.up)), Int32(card.frame.height.rounded(.up)),
                area.x + card.frame.x, area.y + card.frame.y)
        }
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        var bounds = area.graphene
        gtk_snapshot_push_clip(snapshot, &bounds)
        var color = backdrop.rgba
        if color.alpha > 0 { gtk_snapshot_append_color(snapshot, &color, &bounds) }
        if cardOpacity < 1 { gtk_snapshot_push_opacity(snapshot, cardOpacity) }
        super.snapshot(snapshot)
        if cardOpacity < 1 { gtk_snapshot_pop(snapshot) }
        gtk_snapshot_pop(snapshot)
    }

    /// The whole area, so that nothing beneath a modal sheet can be pressed.
    override func contains(_ point: Point) -> Bool {
        point.x >= area.x && point.y >= area.y && point.x < area.maxX && point.y < area.maxY
    }

    /// Whether a point of the overlay lies on a card.
    func isOnCard(_ point: Point) -> Bool {
        cards.contains { card in
            let frame = card.frame.offset(x: area.x, y: area.y)
            return point.x >= frame.x && point.x < frame.maxX && point.y >= frame.y && point.y < frame.maxY
        }
    }
}
