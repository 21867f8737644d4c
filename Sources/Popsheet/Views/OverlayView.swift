import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The widget over the owner's area while a sheet is presented: the backdrop, and the cards that move over it.
final class OverlayView: NativeWidget {
    /// The covered part of the window, in the window's coordinates.
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The visible part of the area, in the window's coordinates: the frame of the widget itself.
    var visibleArea = Rect(x: 0, y: 0, width: 0, height: 0)
    /// Runs when text, colours or direction of the environment may have changed.
    var onChange: (() -> Void)?
    /// The colour and the opacity of the backdrop.
    var backdrop = Color(0, 0, 0, alpha: 0) { didSet { if backdrop != oldValue { queueDraw() } } }
    /// Fills the overlay under the cards where the content below can't be seen; their soft edges blend with it.
    var ground: Color? { didSet { if ground != oldValue { queueDraw() } } }
    /// A line along the edges of the ground of a window.
    var border: Color? { didSet { if border != oldValue { queueDraw() } } }
    /// Whether presses can't reach anything below.
    var isModal = true
    /// The area's outline in the window's coordinates, if it is not a rectangle: the cards stay inside its body.
    var shape: Panel? { didSet { if shape != oldValue { queueDraw() } } }
    /// The window's corners, outside of which nothing may be drawn.
    var corners: WindowCorners? { didSet { if corners != oldValue { queueDraw() } } }
    /// Whether drawing outside the area is clipped; on its own surface a popover's shadow is not.
    var isClipped = true { didSet { if isClipped != oldValue { setOverflow() } } }
    /// The opacity of the cards.
    var cardOpacity = 1.0 { didSet { if cardOpacity != oldValue { queueDraw() } } }
    /// The cards and their current frames, in the area's coordinates.
    private var cards: [(view: CardView, frame: Rect)] = []
    /// The scale of the cards.
    private var scale = 1.0
    /// The frame of the material at rest, in the area's coordinates; nil if it can't be shown.
    var materialFrame: Rect? { didSet { if materialFrame != oldValue { queueDraw() } } }
    /// The number of the device's pixels per logical pixel.
    private var deviceScale = 1.0 { didSet { if deviceScale != oldValue { queueDraw() } } }
    private let beneath = BackdropCapture()
    /// The surface that contains the overlay.
    private(set) var surface: any SheetSurface

    /// Adds itself over a window, header bar included, without changing the window's content.
    init(on surface: any SheetSurface) {
        self.surface = surface
        super.init(cssName: Self.cssName, role: GTK_ACCESSIBLE_ROLE_DIALOG)
        setOverflow()
        surface.add(pointer)
        beneath.onChange = { [weak self] in self?.queueDraw() }
    }

    /// Clips the overlay, so that it is neither drawn nor pressed outside its frame.
    private func setOverflow() {
        gtk_widget_set_overflow(pointer, isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    /// Takes over a look.
    func apply(_ appearance: PresentationAppearance) {
        setClasses(appearance.classes)
        (ground, border, materialFrame) = (appearance.ground, appearance.border, appearance.materialFrame)
        deviceScale = appearance.deviceScale
    }

    /// Leaves the surface.
    func leave() {
        beneath.forget()
        leaveFocus()
        if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
    }

    /// Moves to another surface.
    func move(to surface: any SheetSurface) {
        if surface === self.surface, gtk_widget_get_parent(pointer) != nil { return }
        leave()
        self.surface = surface
        surface.add(pointer)
    }

    /// Removes the focus first: GTK would move it to another widget, a frame after the focused one has left the window.
    private func leaveFocus() {
        guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root), holds(focused) else {
            return
        }
        gtk_root_set_focus(root, nil)
    }

    /// Covers the current area, above the current content of the window.
    func coverArea() { surface.place(pointer, at: visibleArea) }

    private static let cssName = "popsheet"

    /// Whether a widget is an overlay of a sheet.
    static func isOverlay(_ widget: WidgetPointer) -> Bool {
        String(cString: gtk_widget_get_css_name(widget)) == cssName
    }

    /// Whether a widget is inside this overlay.
    func holds(_ widget: WidgetPointer) -> Bool {
        widget == pointer || gtk_widget_is_ancestor(widget, pointer) != 0
    }

    /// Whether a widget of the window belongs to a sheet above this one.
    func isBelowSheet(of widget: WidgetPointer) -> Bool {
        surface.sibling(carrying: pointer).laterSiblings.contains {
            Self.isOverlay($0) && (widget == $0 || gtk_widget_is_ancestor(widget, $0) != 0)
        }
    }

    /// Moves the cards, the lowest first, to their current frames.
    func setCards(_ cards: [(view: CardView, frame: Rect)], scale: Double = 1) {
        setChildWidgets(cards.map(\.view.pointer))
        self.cards = cards
        self.scale = scale
        queueAllocate()
        // The material under the cards does not move with them.
        queueDraw()
    }

    override func allocate(width: Int, height: Int) {
        for card in cards {
            pop_widget_place_scaled(
                card.view.pointer, Int32(card.frame.width.rounded(.up)), Int32(card.frame.height.rounded(.up)),
                inset.x + card.frame.x, inset.y + card.frame.y, scale)
        }
    }

    /// The area's origin, in the widget's own coordinates.
    private var inset: Point { Point(x: area.x - visibleArea.x, y: area.y - visibleArea.y) }

    /// Converts a point of the widget to the area's coordinates.
    func placeInArea(_ point: Point) -> Point { Point(x: point.x - inset.x, y: point.y - inset.y) }

    override func snapshot(_ snapshot: OpaquePointer) {
        if let ground {
            var (color, bounds) = (ground.rgba, visibleArea.relative(to: visibleArea).graphene)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
        if corners != nil { pushCorners(on: snapshot) }
        drawBackdrop(on: snapshot)
        if corners != nil { gtk_snapshot_pop(snapshot) }
        // Clipping costs time for each card, and usually none is in a corner.
        let isInCorner = cards.contains { card in
            corners?.touch(card.frame.outset(by: card.view.reach).offset(x: area.x, y: area.y)) == true
        }
        if isInCorner { pushCorners(on: snapshot) }
        drawCards(on: snapshot)
        if isInCorner { gtk_snapshot_pop(snapshot) }
        if let border { draw(border, on: snapshot) }
    }

    /// Draws a line of one logical pixel along the inside of the edges.
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
        let group = cardOpacity < 1 ? pushGroup(on: snapshot) : nil
        snapshotCards(snapshot, shadowsIn: group?.shadowClip ?? shadowClip)
        for _ in 0..<(group?.nodes ?? 0) { gtk_snapshot_pop(snapshot) }
        if isClipped { gtk_snapshot_pop(snapshot) }
    }

    /// Begins a group with the opacity of the cards; returns the number of its nodes, and the part of the window in which it
    /// draws shadows.
    ///
    /// A renderer draws a group into an image of its own. If one card has a shadow, the part of the shadow that is around the
    /// cards is drawn first, and the group is only as large as the cards.
    private func pushGroup(on snapshot: OpaquePointer) -> (nodes: Int, shadowClip: Rect?) {
        let shaded = cards.filter(\.view.hasShadow)
        guard shaded.count == 1, let card = shaded.first else {
            gtk_snapshot_push_opacity(snapshot, cardOpacity)
            return (1, shadowClip)
        }
        let outlines = cards.map { place(of: $0.frame).inWindow($0.view.outlineBounds) }
        let inside = Rect.union(of: outlines)?.coveringPixels ?? card.frame
        card.view.snapshotShadow(
            snapshot, outside: inside, in: shadowClip, opacity: cardOpacity, at: place(of: card.frame))
        var clip = inside.relative(to: visibleArea).graphene
        gtk_snapshot_push_clip(snapshot, &clip)
        gtk_snapshot_push_opacity(snapshot, cardOpacity)
        return (2, inside)
    }

    private func snapshotCards(_ snapshot: OpaquePointer, shadowsIn clip: Rect?) {
        // No card casts a shadow on another.
        for card in cards {
            card.view.snapshotShadow(snapshot, in: clip, at: place(of: card.frame))
            card.view.snapshotHairline(snapshot, at: place(of: card.frame))
        }
        for card in cards {
            card.view.snapshotGround(snapshot, showing: { picture(of: $0) }, at: place(of: card.frame))
            gtk_widget_snapshot_child(pointer, card.view.pointer, snapshot)
        }
    }

    /// Where a card with a frame is.
    private func place(of frame: Rect) -> CardPlace {
        CardPlace(
            origin: Point(x: area.x + frame.x, y: area.y + frame.y), scale: scale,
            overlayOrigin: Point(x: visibleArea.x, y: visibleArea.y), deviceScale: deviceScale)
    }

    /// The part of the window in which shadows are drawn; nil if drawing outside of the area is not clipped.
    private var shadowClip: Rect? { isClipped ? visibleArea : nil }

    /// The current picture of a material; nil if it can't be shown.
    private func picture(of material: Material) -> MaterialPicture? {
        guard let materialFrame, let root = gtk_widget_get_root(pointer) else { return nil }
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
            return fill(backdrop, on: snapshot)
        }
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        shape.path.add(to: context, dx: -visibleArea.x, dy: -visibleArea.y)
        backdrop.apply(to: context)
        cairo_fill(context)
        cairo_destroy(context)
    }

    /// Fills what the cards leave visible.
    private func fill(_ backdrop: Color, on snapshot: OpaquePointer) {
        let whole = visibleArea.relative(to: visibleArea)
        var covered: Rect?
        if let card = cards.first, cardOpacity == 1, scale == 1 {
            // In whole pixels: a line would show where two translucent parts meet in one.
            covered =
                card.view.coveredFrame?.offset(x: inset.x + card.frame.x, y: inset.y + card.frame.y)
                .clamped(to: whole).wholePixels
        }
        for part in whole.piecesUncovered(by: covered) {
            var (color, bounds) = (backdrop.rgba, part.graphene)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
    }

    /// Whether a point of the window is covered.
    func covers(_ point: Point) -> Bool { visibleArea.contains(point) }

    /// Whether a point is part of the overlay: anywhere if modal, so that nothing below can be pressed, else on a card.
    override func contains(_ point: Point) -> Bool { isModal && super.contains(point) }

    override func traitsChanged() {
        // The window's background may have changed, which nothing else reports.
        beneath.noteChange()
        onChange?()
    }

    /// The current position of the uppermost card; it moves with the whole sheet.
    var cardOrigin: Point? { cards.first.map { Point(x: $0.frame.x, y: $0.frame.y) } }

    /// Whether a point of the window is in the space between the cards.
    func isBetweenCards(_ point: Point) -> Bool {
        guard cards.count == 2 else { return false }
        let (upper, lower) = (cards[0].frame.offset(x: area.x, y: area.y), cards[1].frame.offset(x: area.x, y: area.y))
        return point.x >= upper.x && point.x < upper.maxX && point.y >= upper.maxY && point.y < lower.y
    }

    /// Whether a point of the window is on a card, taking rounded corners and a bubble's arrow into account.
    func isOnCard(_ point: Point) -> Bool {
        cards.contains { card in
            let frame = card.frame.offset(x: area.x, y: area.y)
            return card.view.contains(Point(x: (point.x - frame.x) / scale, y: (point.y - frame.y) / scale))
        }
    }
}
