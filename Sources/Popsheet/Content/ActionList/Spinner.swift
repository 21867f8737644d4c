import CPopsheet
import PopsheetLayout

/// A turning wheel of spokes, which shows that content is loading.
///
/// Its dimensions are those of Flutter's `CupertinoActivityIndicator`, which follows UIKit's.
@MainActor
final class Spinner {
    /// The distance from the centre to the outer ends of the spokes, in logical pixels.
    static let radius = 10.0
    /// The distance from the centre to the inner ends of the spokes.
    private static let innerRadius = radius / 3
    private static let thickness = radius / 5
    /// The opacities of the spokes, one after the other, behind the highlighted one.
    private static let alphas = [147, 122, 97, 72, 47, 47, 47, 47].map { Double($0) / 255 }
    /// The duration of a turn, in seconds.
    private static let period = 0.8

    private let frames: FrameTicker
    private var step = 0

    /// Creates the spinner of a widget.
    init(in widget: WidgetPointer) { frames = FrameTicker(widget) }

    /// Starts or stops turning; a stopped spinner requests no frames.
    ///
    /// - Parameter onStep: Runs whenever the spinner must be redrawn.
    func turn(_ turns: Bool, onStep: @escaping @MainActor () -> Void) {
        guard turns != frames.isRunning else { return }
        guard turns else { return frames.stop() }
        frames.start { [weak self] now in
            guard let self else { return false }
            let count = Self.alphas.count
            let step = Int(now / Self.period * Double(count)) % count
            if step != self.step { onStep() }
            self.step = step
            return true
        }
    }

    /// Draws the spokes around a centre.
    func draw(x: Double, y: Double, color: Color, on snapshot: OpaquePointer) {
        let count = Self.alphas.count
        for spoke in 0..<count {
            var middle = graphene_point_t(x: Float(x), y: Float(y))
            var bounds = Rect(
                x: -Self.thickness / 2, y: -Self.radius, width: Self.thickness, height: Self.radius - Self.innerRadius
            ).graphene
            var shape = GskRoundedRect()
            gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(Self.thickness / 2))
            var rgba = color.opaque.opacity(Self.alphas[(step - spoke + count) % count]).rgba
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &middle)
            gtk_snapshot_rotate(snapshot, Float(spoke) * 360 / Float(count))
            gtk_snapshot_push_rounded_clip(snapshot, &shape)
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
            gtk_snapshot_pop(snapshot)
            gtk_snapshot_restore(snapshot)
        }
    }
}
