import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A card: its shape and background, the fill of pressed rows and the separators; its contents are its children.
final class CardView: NativeWidget {
    /// What a card draws under its children, in its own coordinates.
    struct Drawing: Hashable {
        var shape = Panel(frame: Rect(x: 0, y: 0, width: 0, height: 0), cornerRadius: 0)
        var panel = PanelStyle.clear
        var pressedFill = Color(0, 0, 0)
        /// What is below a pressed row instead of the panel's material; nil for that.
        var pressedMaterial: Material?
        /// The background of the application's widget, and its frame; nil for the card's own.
        var content: WidgetFill?
        /// The frames of the rows that look pressed.
        var pressed: [Rect] = []
        var hoverFill = Color(0, 0, 0)
        /// The frame of the row that shows that the mouse pointer is over it.
        var hovered: Rect?
        var separatorColor = Color(0, 0, 0)
        /// The frames of the visible separators.
        var separators: [Rect] = []

        /// Whether the content's background is that of the whole card, with which the card's own is not drawn.
        var isContentWhole: Bool {
            guard let content, content.color.alpha == 1 else { return false }
            return content.frame.y <= shape.frame.y && content.frame.maxY >= shape.frame.maxY
        }

        /// The upper end of a fill, with the arrow where it reaches an edge of the card.
        func contentTop(of fill: WidgetFill) -> Double {
            fill.frame.y <= shape.frame.y ? shape.bounds.y : fill.frame.y
        }

        /// The lower end of a fill.
        func contentBottom(of fill: WidgetFill) -> Double {
            fill.frame.maxY >= shape.frame.maxY ? shape.bounds.maxY : fill.frame.maxY
        }

        /// The pressed rows that are a part of the panel's background, with another material.
        var pressedGround: [Rect] {
            panel.material == nil || pressedMaterial == nil ? [] : pressed.filter { !isOnContent($0) }
        }

        /// The pressed rows whose fill is drawn over the background.
        var pressedOverlays: [Rect] { pressedGround.isEmpty ? pressed : pressed.filter { isOnContent($0) } }

        private func isOnContent(_ row: Rect) -> Bool { content.map { row.midY > $0.frame.y } ?? false }

        /// The lines that are drawn with the background, instead of in an image of their own: a hairline without an arrow,
        /// and a rim without marks beneath it.
        var groundLines: CardBackground.Lines {
            let hasMarks =
                panel.topLine != nil || content != nil || hovered != nil || !pressed.isEmpty || !separators.isEmpty
            return CardBackground.Lines(
                hairline: shape.arrow == nil ? panel.hairline : nil, rim: hasMarks ? nil : panel.rim)
        }

        /// The rectangle between the corners, inside the soft edges, where nothing beneath the card can be seen; nil if the
        /// background is translucent.
        var opaqueMiddle: Rect? {
            // A material's picture is opaque.
            guard isContentWhole || panel.fill.isOpaque else { return nil }
            let (corner, edge) = (ContinuousCorner.extent * shape.cornerRadius, CairoNode.margin.left)
            let middle = shape.frame.inset(by: Insets(top: corner, left: edge, bottom: corner, right: edge))
            return middle.width > 0 && middle.height > 0 ? middle : nil
        }

        /// The rectangle that the content's background covers entirely: between the corners of the outline and inside its
        /// soft edges, in whole pixels, because GL stretches what cairo draws next to it to whole pixels.
        var covered: Rect? {
            guard let content, content.color.alpha == 1 else { return nil }
            let corner = ContinuousCorner.extent * shape.cornerRadius
            let (top, bottom) = (max(content.frame.y, shape.frame.y + corner), shape.frame.maxY - corner)
            let end = min(content.frame.maxY, bottom)
            guard end > top else { return nil }
            let edge = CairoNode.margin.left
            return Rect(x: shape.frame.x + edge, y: top, width: shape.frame.width - 2 * edge, height: end - top)
                .wholePixels
        }
    }

    /// The fill of a part of a card.
    struct WidgetFill: Hashable {
        var frame: Rect
        var color: Color
    }

    private var children: [(widget: WidgetPointer, frame: Rect)] = []
    /// The scales of children that are not drawn at their own size.
    private var scales: [WidgetPointer: Double] = [:]
    private var drawing = Drawing()
    private let shadow = ShadowTexture()
    private let outline = CardOutline()
    private let ground = CardBackground()
    private let pressedGround = CardBackground()
    nonisolated(unsafe) private var node: OpaquePointer?

    /// - Parameter name: The CSS class that distinguishes it from the other card.
    init(_ name: String) {
        super.init(cssName: "card", role: GTK_ACCESSIBLE_ROLE_GROUP)
        setClasses([name, "popsheet"])
    }

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Sets the card's children and their frames; other children are removed.
    func setChildren(_ children: [(widget: WidgetPointer, frame: Rect)]) {
        setChildWidgets(children.map(\.widget))
        self.children = children
        queueAllocate()
    }

    /// Draws a child larger or smaller in its frame.
    func setScale(_ scale: Double, of child: WidgetPointer) {
        let scale = scale == 1 ? nil : scale
        guard scale != scales[child] else { return }
        scales[child] = scale
        queueAllocate()
    }

    /// Changes how the card is drawn.
    func setDrawing(_ drawing: Drawing) {
        guard drawing != self.drawing else { return }
        self.drawing = drawing
        if let node { gsk_render_node_unref(node) }
        node = nil
        queueDraw()
    }

    override func allocate(width: Int, height: Int) {
        for child in children {
            var (narrowest, minimum): (Int32, Int32) = (0, 0)
            let scale = scales[child.widget] ?? 1
            let width = (child.frame.width / scale).rounded()
            let height = (child.frame.height / scale).rounded()
            // GTK warns about the measurement of a widget for less than its minimum width. A window has no width at first.
            gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, nil, nil, nil)
            gtk_widget_measure(
                child.widget, GTK_ORIENTATION_VERTICAL, max(narrowest, Int32(width)), &minimum, nil, nil, nil)
            pop_widget_place_scaled(
                child.widget, Int32(width), max(minimum, Int32(height)), child.frame.x, child.frame.y, scale)
        }
    }

    /// The part of the card that its content's background covers entirely, in its own coordinates.
    var coveredFrame: Rect? { drawing.covered }

    /// The material of the card's background; nil for a plain fill.
    private var material: Material? { drawing.isContentWhole ? nil : drawing.panel.material }

    /// Draws the card's shadow on the snapshot of the overlay, under the backgrounds of all cards.
    ///
    /// - Parameters:
    ///   - inside: The rectangle outside of which it is drawn, in the window's coordinates and in whole pixels; nil for the
    ///     part that the background covers.
    ///   - visible: The part of the window in which it can be seen; nil for all.
    ///   - opacity: The opacity of the shadow, 0 to 1.
    ///   - place: Where the card is.
    func snapshotShadow(
        _ snapshot: OpaquePointer, outside inside: Rect? = nil, in visible: Rect?, opacity: Double = 1,
        at place: CardPlace
    ) {
        guard let shadow = drawing.panel.shadow, drawing.shape.frame.width > 0, drawing.shape.frame.height > 0 else {
            return
        }
        // At rest in whole pixels, as the card's straight sides are.
        var place = place
        if place.scale == 1 { place.origin = Point(x: place.origin.x.rounded(), y: place.origin.y.rounded()) }
        let covered = inside ?? drawing.opaqueMiddle.map { place.inWindow($0).wholePixels }
        gtk_snapshot_save(snapshot)
        place.enterCard(on: snapshot)
        self.shadow.draw(
            shadow, of: drawing.shape, exceptFor: covered, in: visible, opacity: opacity, at: place, on: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    /// Draws the line around a card with an arrow, under the backgrounds of all cards.
    func snapshotHairline(_ snapshot: OpaquePointer, at place: CardPlace) {
        guard let hairline = drawing.panel.hairline, drawing.shape.arrow != nil, drawing.shape.frame.width > 0,
            drawing.shape.frame.height > 0
        else { return }
        gtk_snapshot_save(snapshot)
        place.enterCard(on: snapshot)
        outline.draw(hairline, around: drawing.shape, exceptFor: drawing.covered, on: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    /// Whether the card has a shadow.
    var hasShadow: Bool {
        drawing.panel.shadow != nil && drawing.shape.frame.width > 0 && drawing.shape.frame.height > 0
    }

    /// The rectangle outside of which only the card's shadow is, in its own coordinates.
    var outlineBounds: Rect { drawing.shape.bounds.outset(by: drawing.panel.hairline?.margin ?? CairoNode.margin) }

    /// Draws the card's background on the snapshot of the overlay, under everything else on the card.
    ///
    /// - Parameters:
    ///   - picture: The picture of a material; nil if it can't be shown.
    ///   - place: Where the card is.
    func snapshotGround(
        _ snapshot: OpaquePointer, showing picture: (Material) -> MaterialPicture?, at place: CardPlace
    ) {
        guard drawing.shape.frame.width > 0, drawing.shape.frame.height > 0 else { return }
        let plain = drawing.isContentWhole ? drawing.content.map { Fill($0.color) } : nil
        ground.draw(
            drawing.shape, plain ?? drawing.panel.fill, showing: material.flatMap(picture), at: place,
            exceptFor: drawing.covered, lines: drawing.groundLines, on: snapshot)
        let rows = drawing.pressedGround
        guard !rows.isEmpty else { return }
        pressedGround.draw(
            drawing.shape, rows: rows, Fill(drawing.pressedFill), showing: drawing.pressedMaterial.flatMap(picture),
            at: place, on: snapshot)
    }

    /// Moves the keyboard focus in a direction; false at the end.
    func moveFocus(_ direction: GtkDirectionType) -> Bool {
        // A scrolled window claims the focus even if nothing in it can have it, and then the focus stays where it was.
        let skipped = children.map(\.widget).filter { $0.isA(gtk_scrolled_window_get_type()) && !$0.containsFocusable }
        for widget in skipped { gtk_widget_set_can_focus(widget, 0) }
        defer { for widget in skipped { gtk_widget_set_can_focus(widget, 1) } }
        return gtk_widget_child_focus(pointer, direction) != 0
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        guard drawing.shape.frame.width > 0, drawing.shape.frame.height > 0 else { return }
        if let content = drawing.content, let covered = drawing.covered {
            var (color, bounds) = (content.color.rgba, covered.graphene)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
        // The node stays the same while nothing changes, so that GTK reuses what it has drawn.
        if node == nil { node = makeNode() }
        if let node { gtk_snapshot_append_node(snapshot, node) }
        for child in children {
            let isClipped = reachesCorner(child)
            if isClipped { pushClip(on: snapshot) }
            gtk_widget_snapshot_child(pointer, child.widget, snapshot)
            if isClipped { gtk_snapshot_pop(snapshot) }
        }
    }

    /// Whether a child may draw outside the card's corners: what scrolls draws up to its edges.
    private func reachesCorner(_ child: (widget: WidgetPointer, frame: Rect)) -> Bool {
        let (body, radius) = (drawing.shape.frame, drawing.shape.cornerRadius)
        guard child.widget.isA(gtk_scrolled_window_get_type()) else { return false }
        let isAtSide = child.frame.x < body.x + radius || child.frame.maxX > body.maxX - radius
        return isAtSide && (child.frame.y < body.y + radius || child.frame.maxY > body.maxY - radius)
    }

    /// Clips to a circle in each corner, since GTK 4.8 clips to nothing else.
    ///
    /// It differs from the continuous corner by less than a fifth of a pixel.
    private func pushClip(on snapshot: OpaquePointer) {
        var (outline, bounds) = (GskRoundedRect(), drawing.shape.frame.graphene)
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(drawing.shape.cornerRadius))
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
    }

    /// How far a card draws beyond its frame.
    var reach: Insets {
        guard let shadow = drawing.panel.shadow else { return Insets() }
        return Insets(top: shadow.reach, left: shadow.reach, bottom: shadow.reach + shadow.offset, right: shadow.reach)
    }

    /// Whether a point is inside the outline, since the space next to a popover's arrow is not part of the card.
    override func contains(_ point: Point) -> Bool {
        super.contains(point) && drawing.shape.contains(point)
    }

    /// The marks on the background; nil without any.
    private func makeNode() -> OpaquePointer? {
        let pressed = drawing.pressedOverlays
        guard
            drawing.panel.topLine != nil || drawing.panel.rim != drawing.groundLines.rim
                || drawing.content != nil && !drawing.isContentWhole || !pressed.isEmpty
                || drawing.hovered != nil || !drawing.separators.isEmpty
        else { return nil }
        return CairoNode.make(markedParts) { context in
            if let topLine = drawing.panel.topLine {
                topLine.apply(to: context)
                cairo_rectangle(context, drawing.shape.frame.x, drawing.shape.frame.y, drawing.shape.frame.width, 1)
                cairo_fill(context)
            }
            if let content = drawing.content {
                content.color.apply(to: context)
                if drawing.isContentWhole {
                    // The card's own background has that colour: drawn twice, its soft edges would get harder.
                    if let covered = drawing.covered {
                        cairo_rectangle(context, covered.x, covered.y, covered.width, covered.height)
                    }
                } else {
                    drawing.shape.path.band(
                        from: drawing.contentTop(of: content), to: drawing.contentBottom(of: content)
                    ).add(to: context)
                }
                cairo_fill(context)
            }
            let hovered = drawing.hovered.map { [$0] } ?? []
            for (rects, color) in [
                (pressed, drawing.pressedFill), (hovered, drawing.hoverFill),
                (drawing.separators, drawing.separatorColor),
            ] {
                color.apply(to: context)
                for rect in rects { drawing.shape.band(of: rect).add(to: context) }
                cairo_fill(context)
            }
            if drawing.groundLines.rim == nil { drawing.panel.rim?.paint(drawing.shape, on: context) }
        }
    }

    /// The parts of the card that the node draws: all but the middle of the content's background, and the marks on that.
    ///
    /// Parts may overlap there, because each one begins with the background.
    private var markedParts: [Rect] {
        guard let covered = drawing.covered else { return [drawing.shape.bounds] }
        let marks = drawing.pressedOverlays + drawing.separators + (drawing.hovered.map { [$0] } ?? [])
        return drawing.shape.bounds.uncovered(by: covered) + marks.map { $0.clamped(to: covered) }
    }
}

extension WidgetPointer {
    /// Whether the widget, or one in it, can have the keyboard focus.
    fileprivate var containsFocusable: Bool {
        guard gtk_widget_get_visible(self) != 0, gtk_widget_get_can_focus(self) != 0,
            gtk_widget_get_sensitive(self) != 0
        else { return false }
        return gtk_widget_get_focusable(self) != 0 || children.contains { $0.containsFocusable }
    }
}
