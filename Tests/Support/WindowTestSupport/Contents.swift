import CPopsheet
package import Popsheet

/// Widgets for the content of a sheet.
@MainActor
package enum Contents {
    /// A widget that shows nothing and requests a size.
    package static func block(height: Int, width: Int = 100) -> WidgetPointer {
        let area = gtk_drawing_area_new()!
        gtk_widget_set_size_request(area, CInt(width), CInt(height))
        return area
    }
}
