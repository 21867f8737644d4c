import CPopsheet
import Popsheet
import PopsheetLayout

/// How many rows a screen shows.
@MainActor
package enum ScreenRows {
    /// The number of rows that fill the highest monitor; GTK has been started.
    ///
    /// A table's first drawing needs no more, and GTK would make widgets for 200.
    package static let count: Int = {
        let monitor = gdk_display_get_default().flatMap { Monitors.highest(of: $0) }
        return Int(Double(Monitors.area(of: monitor).height) / SheetMetrics.standard.rowHeight) + 1
    }()
}
