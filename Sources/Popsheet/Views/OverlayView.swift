import CPopsheet
import PopsheetLayout

/// What covers the owner's area while a sheet is there: the backdrop, and the cards that move over it.
final class OverlayView: NativeWidget {
    /// The part of the window that is covered, in the window's coordinates.
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    /// How dark the backdrop is.
    var backdrop = Color(0, 0, 0, alpha: 0) { didSet { if backdrop != oldValue { queueDraw() } } }
    /// Whether nothing beneath can be reached; where it can, the cards may also draw beyond the area.
    var isModal = true { didSet { if isModal != oldValue { pop_widget_set_accessible_modal(pointer, isModal) } } }
    /// How opaque the cards are.
    var cardOpacity = 1.0
    /// The cards and where they lie now, in the area's coordinates.
    private var cards: [(view: CardView, frame: Rect)] = []
    /// How much the cards are scaled.
    private var scale = 1.0
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
            let isSheet = Self.isOverlay(above)
            // Tooltips and popovers are surfaces of their own.
            let isSurface = pop_widget_is_native(above)
            if !isSheet, !isSurface { return gtk_widget_insert_before(pointer, window, nil) }
            sibling = gtk_widget_get_next_sibling(above)
        }
    }

    private static let cssName = "popsheet"

    private static func isOverlay(_ widget: WidgetPointer) -> Bool {
        String(cString: gtk_widget_get_css_name(widget)) == cssName
    }

    /// Whether a widget is one of ours.
    func holds(_ widget: WidgetPointer) -> Bool {
        widget == pointer || gtk_widget_is_ancestor(widget, pointer) != 0
    }

    /// Whether a widget of the window belongs to a sheet that lies above this one.
    func isBelowSheet(of widget: WidgetPointer) -> Bool {
        var sibling = gtk_widget_get_next_sibling(pointer)
        while let above = sibling {
            if Self.isOverlay(above), widget == above || gtk_widget_is_ancestor(widget, above) != 0 { return true }
            sibling = gtk_widget_get_next_sibling(above)
        }
        return false
    }

    /// Moves the cards, the lowest first, to their places of this moment.
    func setCards(_ cards: [(view: CardView, frame: Rect)], scale: Double = 1) {
        setChildWidgets(cards.map(\.view.pointer))
        self.cards = cards
        self.scale = scale
        queueAllocate()
    }

    override func allocate(width: Int, height: Int) {
        for card in cards {
            var (minimum, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(card.view.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
            pop_widget_place_scaled(
                card.view.pointer, Int32(card.frame.width.rounded(.up)), Int32(card.frame.height.rounded(.up)),
                area.x + card.frame.x, area.y + card.frame.y, scale)
        }
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        var bounds = area.graphene
        if isModal { gtk_snapshot_push_clip(snapshot, &bounds) }
        var color = backdrop.rgba
        if color.alpha > 0 { gtk_snapshot_append_color(snapshot, &color, &bounds) }
        if cardOpacity < 1 { gtk_snapshot_push_opacity(snapshot, cardOpacity) }
        super.snapshot(snapshot)
        if cardOpacity < 1 { gtk_snapshot_pop(snapshot) }
        if isModal { gtk_snapshot_pop(snapshot) }
    }

    /// The whole area, so that nothing beneath a modal sheet can be pressed; else nothing but what the cards are.
    override func contains(_ point: Point) -> Bool {
        isModal && point.x >= area.x && point.y >= area.y && point.x < area.maxX && point.y < area.maxY
    }

    /// Whether a point of the overlay lies on a card.
    func isOnCard(_ point: Point) -> Bool {
        cards.contains { card in
            let frame = card.frame.offset(x: area.x, y: area.y)
            return point.x >= frame.x && point.x < frame.maxX && point.y >= frame.y && point.y < frame.maxY
        }
    }
}
