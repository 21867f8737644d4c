import CPopsheetGTK4
import Glibc

/// The shadow of the device on the desk.
///
/// A CSS shadow this soft has visible steps next to its corners when GTK 4.8 draws with GL.
@MainActor
enum DeviceShadow {
    private static let (offset, sigma, opacity) = (10.0, 17.0, 0.28)

    /// Draws the shadow of a device in the centre of a drawing.
    ///
    /// - Parameters:
    ///   - size: The size of the device, including its rim.
    ///   - radius: The radius of its corners.
    static func draw(under size: StageSize, radius: Double, on canvas: Canvas) {
        let (width, height) = (Double(size.width), Double(size.height))
        let (x, y) = (((canvas.width - width) / 2).rounded(.down), ((canvas.height - height) / 2).rounded(.down))
        cairo_set_line_width(canvas.context, 1)
        // One ring for each pixel of distance, from the part that the offset exposes to where the shadow ends.
        for distance in stride(from: -offset - 0.5, through: 2.5 * sigma, by: 1) {
            cairo_set_source_rgba(canvas.context, 0, 0, 0, opacity / 2 * erfc(distance / sigma / 2.0.squareRoot()))
            outline(
                x - distance, y + offset - distance, width + 2 * distance, height + 2 * distance,
                radius: max(0, radius + distance), on: canvas.context)
            cairo_stroke(canvas.context)
        }
    }

    private static func outline(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, on context: OpaquePointer
    ) {
        cairo_new_sub_path(context)
        for (corner, (centerX, centerY)) in [
            (x + width - radius, y + radius), (x + width - radius, y + height - radius),
            (x + radius, y + height - radius),
            (x + radius, y + radius),
        ].enumerated() {
            let start = Double(corner - 1) * .pi / 2
            cairo_arc(context, centerX, centerY, radius, start, start + .pi / 2)
        }
        cairo_close_path(context)
    }
}
