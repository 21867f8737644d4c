import CPopsheetGTK4

/// A page with a button in every corner, on every side, and in the middle.
@MainActor
enum Corners {
    /// Creates the page.
    ///
    /// - Parameter open: Runs when one of the buttons is pressed, with that button.
    static func make(_ open: @escaping @MainActor (Widget) -> Void) -> Widget {
        let ends = [GTK_ALIGN_START, GTK_ALIGN_CENTER, GTK_ALIGN_END]
        let names = [
            ["Top left", "Top", "Top right"], ["Left", "Middle", "Right"], ["Bottom left", "Bottom", "Bottom right"],
        ]
        var buttons: [Widget] = []
        for (row, vertical) in ends.enumerated() {
            for (column, horizontal) in ends.enumerated() {
                let button = made(gtk_button_new()).styled("corner")
                gtk_button_set_child(button.cast(), icon("view-more-horizontal-symbolic"))
                setAccessibleLabel(button, names[row][column])
                connect(button, "clicked") { open(button) }
                buttons.append(button.aligned(horizontally: horizontal, vertically: vertical))
            }
        }
        return layered(row().expanding(horizontally: true, vertically: true), over: buttons).styled("corners")
            .expanding(horizontally: true, vertically: true)
    }
}
