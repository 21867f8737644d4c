import CPopsheetGTK4
import Popsheet

/// Asks for a date: in a popover next to the button in a wide window, in a sheet as high as the calendar in a narrow one.
@MainActor func datePicker() throws -> ContentSheetController {
    let calendar = made(gtk_calendar_new())
    return ContentSheetController(
        try ContentSheet(
            "Due Date", content: WidgetReference(calendar), controls: .sheet,
            detents: [.content], leading: .cancel,
            trailing: BarItem("Done", id: "done", isDefault: true)))
}
