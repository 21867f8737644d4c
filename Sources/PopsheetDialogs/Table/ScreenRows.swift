import CPopsheet
import Popsheet
import PopsheetLayout

/// How many rows a screen shows.
@MainActor
package enum ScreenRows {
    /// Whether a table has the rows of its first drawing; GTK has been started.
    package static func areIn(_ table: Table) -> Bool { table.count >= (table.text.isEmpty ? count : searchedCount) }

    /// The number of rows among which a text is expected to find those of a screen (dmenu.md §5).
    private static let searchedCount = 1000

    /// The number of rows that fill the highest monitor.
    ///
    /// GTK would make widgets for 200.
    private static let count: Int = {
        let monitor = gdk_display_get_default().flatMap { Monitors.highest(of: $0) }
        return Int(Double(Monitors.area(of: monitor).height) / smallestRow) + 1
    }()

    /// The height of a row whose text is not enlarged (controls.md §3).
    private static let smallestRow = 2 * TextSizes.fieldLine
}
