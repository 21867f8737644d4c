import CPopsheet
import PopsheetLayout
import PopsheetModel

/// What covers the owner's area while a sheet is there: the backdrop, and the cards that move over it.
final class OverlayView: NativeWidget {
    /// The part of the window that is covered, in the window's coordinates.
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    /// What can be seen of the area, in the window's coordinates: where the widget itself lies.
    var visibleArea = Rect(x: 0, y: 0, width: 0, height: 0)
    /// Runs when text, colours or direction of what is around may have changed.
    var onChange: (() -> Void)?
    /// How dark the backdrop is.
    var backdrop = Color(0, 0, 0, alpha: 0) { didSet { if backdrop != oldValue { queueDraw() } } }
    /// What fills all of the overlay beneath the cards, where nothing beneath can be seen; their soft edges run into it.
    var ground: Color? { didSet { if ground != oldValue { queueDraw() } } }
    /// A line along the edges of a ground that is a window's.
    var border: Color? { didSet { if border != oldValue { queueDraw() } } }
    /// Whether nothing beneath can be reached.
    var isModal = true
    /// The area's outline in the window's coordinates, where it is not a rectangle: the cards stay in its body.
    var shape: Panel? { didSet { if shape != oldValue { queueDraw() } } }
    /// The corners of the window that nothing may be drawn outside of.
    var corners: WindowCorners? { didSet { if corners != oldValue { queueDraw() } } }
    /// Whether what lies outside of the area is cut off; on a surface of its own a popover's shadow is not.
    var isClipped = true { didSet { if isClipped != oldValue { setOverflow() } } }
    /// How opaque the cards are.
    var cardOpacity = 1.0 { didSet { if cardOpacity != oldValue { queueDraw() } } }
    /// The cards and where they lie now, in the area's coordinates.
    private var cards: [(view: CardView, frame: Rect)] = []
    /// How much the cards are scaled.
    private var scale = 1.0
    /// Where in the area the material lies at rest; nil where it can't be shown.
    var materialFrame: Rect? { didSet { if materialFrame != oldValue { queueDraw() } } }
    private let beneath = BackdropCapture()
    /// What carries it.
    private(set) var surface: any SheetSurface

    /// Lays itself over a window, header bar included, without touching the window's content.
    init(on surface: any SheetSurface) {
        self.surface = surface
        super.init(cssName: Self.cssName, role: GTK_ACCESSIBLE_ROLE_DIALOG)
        setOverflow()
        surface.add(pointer)
        beneath.onChange = { [weak self] in self?.queueDraw() }
    }

    /// What is clipped is neither seen nor pressed outside.
    private func setOverflow() {
        gtk_widget_set_overflow(pointer, isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    /// Leaves what carries it.
    func leave() {
        beneath.forget()
        leaveFocus()
        if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    }

    /// Goes to another surface.
    func move(to surface: any SheetSurface) {
        if surface === self.surface, gtk_widget_get_parent(pointer) != nil { return }
        leave()
        self.surface = surface
        surface.add(pointer)
    }

    /// Where a widget that has the focus leaves a window, GTK gives the focus to another one, a frame later.
    private func leaveFocus() {
        guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root), holds(focused) else {
            return
        }
        gtk_root_set_focus(root, nil)
    }

    /// Takes the place that the area has now, over whatever the window holds now.
    func coverArea() { surface.place(pointer, at: visibleArea) }

    private static let cssName = "popsheet"

    /// Whether a widget is a sheet's.
    static func isOverlay(_ widget: WidgetPointer) -> Bool {
        String(cString: gtk_widget_get_css_name(widget)) == cssName
    }

    /// Whether a widget is one of ours.
    func holds(_ widget: WidgetPointer) -> Bool {
        widget == pointer || gtk_widget_is_ancestor(widget, pointer) != 0
    }

    /// Whether a widget of the window belongs to a sheet that lies above this one.
    func isBelowSheet(of widget: WidgetPointer) -> Bool {
        var sibling = gtk_widget_get_next_sibling(surface.sibling(carrying: pointer))
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
        // The material beneath the cards does not move with them.
        queueDraw()
    }

    override func allocate(width: Int, height: Int) {
        for card in cards {
            pop_widget_place_scaled(
                card.view.pointer, Int32(card.frame.width.rounded(.up)), Int32(card.frame.height.rounded(.up)),
                inset.x + card.frame.x, inset.y + card.frame.y, scale)
        }
    }

    /// Where the area begins, in the widget's own coordinates.
    private var inset: Point { Point(x: area.x - visibleArea.x, y: area.y - visibleArea.y) }

    /// A place of the widget in the area's coordinates.
    func placeInArea(_ point: Point) -> Point { Point(x: point.x - inset.x, y: point.y - inset.y) }

    override func snapshot(_ snapshot: OpaquePointer) {
        if let ground {
            var (color, bounds) = (ground.rgba, visibleArea.relative(to: visibleArea).graphene)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
        if corners != nil { pushCorners(on: snapshot) }
        drawBackdrop(on: snapshot)
        if corners != nil { gtk_snapshot_pop(snapshot) }
        // Clipping costs each card that is drawn, and mostly none lies in a corner.
        let isInCorner = cards.contains { card in
            corners?.touch(card.frame.outset(by: card.view.reach).offset(x: area.x, y: area.y)) == true
        }
        if isInCorner { pushCorners(on: snapshot) }
        drawCards(on: snapshot)
        if isInCorner { gtk_snapshot_pop(snapshot) }
        if let border { draw(border, on: snapshot) }
    }

    /// Draws a line of one logical pixel along the inner side of the edges.
    private func draw(_ border: Color, on snapshot: OpaquePointer) {
        var (outline, bounds) = (GskRoundedRect(), visibleArea.relative(to: visibleArea).graphene)
        gsk_rounded_rect_init_from_rect(&outline, &bounds, 0)
        let widths = [Float](repeating: 1, count: 4)
        let colors = [GdkRGBA](repeating: border.rgba, count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    private func pushCorners(on snapshot: OpaquePointer) {
        guard var outline = corners?.outline(from: Point(x: visibleArea.x, y: visibleArea.y)) else { return }
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
    }

    private func drawCards(on snapshot: OpaquePointer) {
        if isClipped { pushClip(on: snapshot) }
        if cardOpacity < 1 { gtk_snapshot_push_opacity(snapshot, cardOpacity) }
        snapshotCards(snapshot)
        if cardOpacity < 1 { gtk_snapshot_pop(snapshot) }
        if isClipped { gtk_snapshot_pop(snapshot) }
    }

    private func snapshotCards(_ snapshot: OpaquePointer) {
        let picture = materialPicture
        // No card throws a shadow on another.
        for card in cards {
            var start = graphene_point_t(x: Float(inset.x + card.frame.x), y: Float(inset.y + card.frame.y))
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &start)
            if scale != 1 { gtk_snapshot_scale(snapshot, Float(scale), Float(scale)) }
            card.view.snapshotShadow(snapshot)
            gtk_snapshot_restore(snapshot)
        }
        for card in cards {
            let (x, y) = (inset.x + card.frame.x, inset.y + card.frame.y)
            var start = graphene_point_t(x: Float(x), y: Float(y))
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &start)
            if scale != 1 { gtk_snapshot_scale(snapshot, Float(scale), Float(scale)) }
            card.view.snapshotGround(
                snapshot, showing: card.view.material == nil ? nil : picture,
                origin: Point(x: visibleArea.x + x, y: visibleArea.y + y), scale: scale)
            gtk_snapshot_restore(snapshot)
            gtk_widget_snapshot_child(pointer, card.view.pointer, snapshot)
        }
    }

    /// What the material of the cards shows now.
    private var materialPicture: MaterialPicture? {
        guard let materialFrame, let material = cards.lazy.compactMap(\.view.material).first,
            let root = gtk_widget_get_root(pointer)
        else { return nil }
        let margin = Insets(
            top: material.reach, left: material.reach, bottom: material.reach, right: material.reach)
        let frame = materialFrame.offset(x: area.x, y: area.y).outset(by: margin)
        return beneath.picture(
            of: material, dimmedBy: backdrop, in: frame.clamped(to: visibleArea), below: pointer, on: surface,
            window: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    }

    private func pushClip(on snapshot: OpaquePointer) {
        // The widget's own size is in whole pixels.
        var bounds = (shape?.frame ?? visibleArea).relative(to: visibleArea).graphene
        var clip = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&clip, &bounds, Float(shape?.cornerRadius ?? 0))
        if shape == nil {
            gtk_snapshot_push_clip(snapshot, &bounds)
        } else {
            gtk_snapshot_push_rounded_clip(snapshot, &clip)
        }
    }

    private func drawBackdrop(on snapshot: OpaquePointer) {
        guard backdrop.alpha > 0 else { return }
        var bounds = visibleArea.relative(to: visibleArea).graphene
        guard let shape else {
            var color = backdrop.rgba
            return gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        shape.path.add(to: context, dx: -visibleArea.x, dy: -visibleArea.y)
        backdrop.apply(to: context)
        cairo_fill(context)
        cairo_destroy(context)
    }

    /// Whether a point of the window is covered.
    func covers(_ point: Point) -> Bool { visibleArea.contains(point) }

    /// All of it, so that nothing beneath a modal sheet can be pressed; else nothing but what the cards are.
    override func contains(_ point: Point) -> Bool { isModal && super.contains(point) }

    override func traitsChanged() {
        // The window's own background may be another, which nobody else tells.
        beneath.noteChange()
        onChange?()
    }

    /// Where the uppermost card is now; it moves with all of the sheet.
    var cardOrigin: Point? { cards.first.map { Point(x: $0.frame.x, y: $0.frame.y) } }

    /// Whether a point of the window lies in the space between the cards.
    func isBetweenCards(_ point: Point) -> Bool {
        guard cards.count == 2 else { return false }
        let (upper, lower) = (cards[0].frame.offset(x: area.x, y: area.y), cards[1].frame.offset(x: area.x, y: area.y))
        return point.x >= upper.x && point.x < upper.maxX && point.y >= upper.maxY && point.y < lower.y
    }

    /// Whether a point of the window lies on a card, round corners and a bubble's arrow as they are.
    func isOnCard(_ point: Point) -> Bool {
        cards.contains { card in
            let frame = card.frame.offset(x: area.x, y: area.y)
            return card.view.contains(Point(x: (point.x - frame.x) / scale, y: (point.y - frame.y) / scale))
        }
    }
}
