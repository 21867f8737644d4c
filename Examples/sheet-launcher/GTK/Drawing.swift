import CPopsheetGTK4

/// The cairo context and the size of a drawing.
struct Canvas {
    let context: OpaquePointer
    let width: Double
    let height: Double
}

/// A widget that a closure draws.
@MainActor func drawing(_ draw: @escaping @MainActor (Canvas) -> Void) -> Widget {
    let area = made(gtk_drawing_area_new())
    setAccessibleRole(area, GTK_ACCESSIBLE_ROLE_IMG)
    gtk_drawing_area_set_draw_func(
        area.cast(),
        { _, context, width, height, data in
            guard let context, let data else { return }
            let painter = Unmanaged<Painter>.fromOpaque(data).takeUnretainedValue()
            nonisolated(unsafe) let canvas = Canvas(context: context, width: Double(width), height: Double(height))
            MainActor.assumeIsolated { painter.draw(canvas) }
        },
        Unmanaged.passRetained(Painter(draw)).toOpaque(),
        { data in if let data { Unmanaged<Painter>.fromOpaque(data).release() } })
    return area
}

@MainActor private final class Painter {
    let draw: @MainActor (Canvas) -> Void

    init(_ draw: @escaping @MainActor (Canvas) -> Void) { self.draw = draw }
}
