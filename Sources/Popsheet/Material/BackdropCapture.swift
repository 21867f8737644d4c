import CPopsheet
import PopsheetLayout

/// Captures the content below a sheet in its window, for the sheet's material.
///
/// It is drawn once at a low resolution, and again only after it has changed, however the sheet moves over it.
@MainActor
final class BackdropCapture {
    /// The number of logical pixels per pixel of the blurred picture.
    ///
    /// Linear interpolation between so few values is within one level of a Gaussian of sigma 30.
    private static let coarseness = 8.0

    /// Runs after the drawing of the content has changed.
    var onChange: (() -> Void)?

    private var layers: [Layer] = []
    /// The observed widgets of each layer.
    private var watched: [[WatchedWidget]] = []
    private var windowSignal: (window: WidgetPointer, signal: Signal)?
    private var isStale = true
    private var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    nonisolated(unsafe) private var capture: OpaquePointer?
    /// The pictures of the capture under a backdrop: that of the cards, and that of pressed rows.
    private var made: (backdrop: Color, pictures: [Material: MaterialPicture])?
    /// More pictures than this are those of former colours.
    private static let mostPictures = 2

    deinit { if let capture { cairo_surface_destroy(capture) } }

    /// Stops observing.
    func forget() {
        release()
        layers = []
        windowSignal?.signal.disconnect()
        windowSignal = nil
        if let capture { cairo_surface_destroy(capture) }
        (capture, made) = (nil, nil)
    }

    /// The material for a part of the window; nil if there is no such part, or no memory.
    ///
    /// To be called while the sheet is drawn: the content below has been drawn by then.
    func picture(
        of material: Material, dimmedBy backdrop: Color, in frame: Rect, below overlay: WidgetPointer,
        on surface: any SheetSurface, window: WidgetPointer
    ) -> MaterialPicture? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        let layers = Layer.beneath(overlay, on: surface, in: window)
        watch(layers, in: window)
        if isStale || frame != self.frame || capture == nil {
            self.frame = frame
            draw(window)
        }
        var pictures = made.map { $0.backdrop == backdrop ? $0.pictures : [:] } ?? [:]
        if let picture = pictures[material] { return picture }
        guard let capture, let picture = blur(capture, material, backdrop) else { return nil }
        if pictures.count == Self.mostPictures { pictures = [:] }
        pictures[material] = picture
        made = (backdrop, pictures)
        return picture
    }

    private func draw(_ window: WidgetPointer) {
        if let capture { cairo_surface_destroy(capture) }
        (capture, made, isStale) = (nil, nil, false)
        guard let snapshot = gtk_snapshot_new() else { return }
        pop_window_snapshot_background(window, snapshot)
        for (layer, widgets) in zip(layers, watched) {
            var start = graphene_point_t(x: Float(layer.origin.x), y: Float(layer.origin.y))
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &start)
            for widget in widgets { widget.snapshot(snapshot, in: layer.parent) }
            gtk_snapshot_restore(snapshot)
        }
        let node = gtk_snapshot_free_to_node(snapshot)
        defer { if let node { gsk_render_node_unref(node) } }
        // Twice the resolution of the blurred picture, which averages each two.
        func count(_ length: Double) -> Int32 { 2 * Int32(max(1, (length / Self.coarseness).rounded())) }
        capture = pop_material_capture(
            node, frame.x, frame.y, frame.width, frame.height, count(frame.width), count(frame.height))
    }

    private func blur(_ capture: OpaquePointer, _ material: Material, _ backdrop: Color) -> MaterialPicture? {
        var values = PopMaterial(
            backdrop: backdrop.rgba, saturation: material.saturation,
            sigma_x: material.sigma * Double(cairo_image_surface_get_width(capture)) / frame.width,
            sigma_y: material.sigma * Double(cairo_image_surface_get_height(capture)) / frame.height,
            tint: material.tint.rgba)
        return pop_material_new(capture, &values).map { MaterialPicture($0, of: frame) }
    }

    // MARK: Changes

    private func watch(_ layers: [Layer], in window: WidgetPointer) {
        if windowSignal?.window != window {
            windowSignal?.signal.disconnect()
            // The window's own background.
            windowSignal = (window, Signal(window, "notify::css-classes") { [weak self] _ in self?.noteChange() })
        }
        if !layers.elementsEqual(self.layers, by: { $0.isSame(as: $1) }) || !watched.joined().allSatisfy(\.isAlive) {
            watch(layers)
        }
    }

    private func watch(_ layers: [Layer]) {
        isStale = true
        self.layers = layers
        release()
        watched = layers.map { layer in
            layer.widgets.map { WatchedWidget($0) { [weak self] in self?.noteChange() } }
        }
    }

    private func release() {
        for widget in watched.joined() { widget.release() }
        watched = []
    }

    /// Records that the drawing of the content has changed, or is about to.
    func noteChange() {
        guard !isStale else { return }
        isStale = true
        onChange?()
    }
}

/// Widgets of one parent that are below a sheet.
@MainActor
private struct Layer {
    let parent: WidgetPointer
    /// The parent's origin in the window.
    let origin: Point
    /// The widgets, the lowest first.
    let widgets: [WidgetPointer]

    func isSame(as other: Layer) -> Bool {
        parent == other.parent && origin == other.origin && widgets == other.widgets
    }

    /// Everything below a sheet's widget: in its window, and on its own surface if it has one.
    static func beneath(
        _ overlay: WidgetPointer, on surface: any SheetSurface, in window: WidgetPointer
    ) -> [Layer] {
        guard let parent = gtk_widget_get_parent(overlay) else { return [] }
        let top = Layer(parent: parent, origin: surface.childOrigin, widgets: children(of: parent, before: overlay))
        if parent == window { return [top] }
        return [Layer(parent: window, origin: Point(x: 0, y: 0), widgets: children(of: window, before: nil)), top]
    }

    /// Tooltips and popovers are separate surfaces.
    private static func children(of parent: WidgetPointer, before last: WidgetPointer?) -> [WidgetPointer] {
        parent.children.prefix { $0 != last }.filter { !$0.isNative }
    }
}
