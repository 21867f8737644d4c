import CPopsheetGTK4
import Popsheet

/// Shows a picture above the actions for it; a slider enlarges the picture, and then it scrolls in both directions.
@MainActor func picturePreview() throws -> ContentSheetController {
    let picture = made(gtk_picture_new_for_paintable(landscapeTexture(number: 3, side: 1024)))
    setAccessibleLabel(picture, "Dunes at sunset")
    let zoom = made(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 1, 4, 0.1))
    setAccessibleLabel(zoom, "Zoom")
    // All of the picture is visible at first, as large as it fits.
    let view = scrolled(picture, horizontally: GTK_POLICY_AUTOMATIC).sized(height: 120)
    connect(zoom, "value-changed") {
        let (factor, fitting) = (
            gtk_range_get_value(zoom.cast()), min(gtk_widget_get_width(view), gtk_widget_get_height(view))
        )
        let side = factor > 1 ? Int(factor * Double(fitting)) : -1
        picture.sized(width: side, height: side)
    }
    let content = column(spacing: 8, view.expanding(horizontally: true, vertically: true), zoom.padded(8)).padded(8)

    return ContentSheetController(
        try ContentSheet(
            "Dunes", message: "3 June 2025, 20:14", content: WidgetReference(content), controls: .sheet,
            detents: [.fraction(0.75), .large],
            actions: [
                Action("Add to Album…", id: "add"), Action("Delete Photo", id: "delete", role: .destructive), .cancel,
            ]))
}

/// Paints a picture into memory, in place of a file.
@MainActor func landscapeTexture(number: Int, side: Int32) -> OpaquePointer {
    let surface = made(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side))
    defer { cairo_surface_destroy(surface) }
    let context = made(cairo_create(surface))
    Landscape(number: number).paint(x: 0, y: 0, side: Double(side), on: context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = gsize(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), stride * gsize(side))
    defer { g_bytes_unref(bytes) }
    return made(gdk_memory_texture_new(side, side, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride))
}
