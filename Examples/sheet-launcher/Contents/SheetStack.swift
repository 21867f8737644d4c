import CPopsheetGTK4
import Popsheet

/// A sheet from which another one is presented, and a third from that: each is dismissed before the one beneath it.
@MainActor func sheetStack() throws -> ContentSheetController {
    try voyageStep("Voyage", [("Boat", "Green Paint"), ("Sails", "Sunday, 8:40")], .large, next: "Stops…") {
        try voyageStep("Stops", [("Lighthouse", "30 min"), ("Market", "2 h")], .fraction(0.7), next: "Add a Stop…") {
            try voyageStep("New Stop", [("This is the uppermost sheet", "3 of 3")], .medium, next: nil) { nil }
        }
    }
}

/// A sheet with a group of values, and a button that presents the next one inside of it.
@MainActor func voyageStep(
    _ title: String, _ values: [(String, String)], _ detent: Detent, next name: String?,
    make: @escaping @MainActor () throws -> ContentSheetController?
) throws -> ContentSheetController {
    let group = column().styled("group")
    for (name, value) in values {
        append(
            row(spacing: 12, label(name).expanding(horizontally: true), label(value).styled("dim-label")).styled("row"),
            to: group)
    }
    let content = column(spacing: 16, group).padded(16)
    var sheet = try ContentSheet(
        title, content: WidgetReference(content), controls: .sheet, detents: [detent], leading: .cancel,
        trailing: BarItem("Done", id: "done", isDefault: true))
    sheet.background = .grouped
    let controller = ContentSheetController(sheet)
    guard let name else { return controller }
    let button = made(gtk_button_new_with_label(name))
    append(button, to: content)
    connect(button, "clicked") { [weak controller] in
        guard let controller, let next = try? make() else { return }
        next.options = controller.options
        next.present(inside: controller) { _ in }
    }
    return controller
}
