import CPopsheetGTK4

/// The page under the sheet: an app with a bar at the top and a button at the bottom.
@MainActor
enum Pages {
    /// The page of a case.
    ///
    /// - Parameter open: Opens the case's sheet from a button on the page.
    static func make(_ page: Page, open: @escaping @MainActor (Widget) -> Void) -> Widget {
        switch page {
        case .photos(let selected): photos(selected: selected)
        case .draft: draft()
        case .songs: songs()
        case .corners: Corners.make(open)
        // The drawing takes the whole screen.
        case .numbers: row().expanding(horizontally: true, vertically: true)
        }
    }

    private static func photos(selected: Int) -> Widget {
        let heading = label("Library").styled("page-heading").expanding(horizontally: true)
        let count = selected == 0 ? "June 2025" : selected == 1 ? "1 selected" : "\(selected) selected"
        let title = row(spacing: 8, heading, label(count).styled("page-count").aligned(vertically: GTK_ALIGN_END))
            .styled("page-bar")
        return column(title, PhotoGrid.make(selected: selected))
    }

    private static func draft() -> Widget {
        let title = row(label("New Letter").styled("page-heading").expanding(horizontally: true)).styled("page-bar")
        let text = label(
            """
            Dear Ada,

            the boat is in the water again, and it does not leak. We painted it on Sunday: green, as you asked, \
            with a white line that is nearly straight.

            Come when the wind turns. The key hangs where it always did, and there is soup.

            Yours, Jonas
            """, wraps: true
        ).styled("page-text").aligned(vertically: GTK_ALIGN_START)
        return column(
            title, field("To", "ada@harbour.example"), field("Subject", "The boat"),
            scrolled(text).expanding(
                horizontally: true, vertically: true))
    }

    private static func songs() -> Widget {
        let list = made(gtk_list_box_new()).styled("songs")
        setAccessibleLabel(list, "Songs")
        let names = [
            "Anchor", "Boats at Night", "Ebb", "Foghorn", "Green Paint", "Knots", "Ropes", "Salt", "Tide", "Wake",
        ]
        for (number, name) in (names + names.map { $0 + ", Live" }).enumerated() {
            let song = row(spacing: 12, label("\(number + 1)").styled("page-name"), label(name)).styled("page-field")
            gtk_list_box_append(list.opaque, song)
        }
        let title = row(label("Songs").styled("page-heading").expanding(horizontally: true)).styled("page-bar")
        return column(title, scrolled(list).expanding(horizontally: true, vertically: true))
    }

    private static func field(_ name: String, _ value: String) -> Widget {
        column(row(spacing: 8, label(name).styled("page-name"), label(value)).styled("page-field"), rule())
    }

    private static func rule() -> Widget { separator(GTK_ORIENTATION_HORIZONTAL).styled("page-rule") }
}
