import CPopsheetGTK4
import Popsheet

/// A sheet from which another one is presented, and a third from that: each is dismissed before the one beneath it.
@MainActor func sheetStack() throws -> ContentSheetController {
    try voyageStep("Voyage", "Three sheets, one above the other.", .large, next: "Stops…") {
        try voyageStep("Stops", "Harbour, Lighthouse, Market.", .fraction(0.7), next: "Add a Stop…") {
            try voyageStep("New Stop", "This is the uppermost sheet.", .medium, next: nil) { nil }
        }
    }
}

/// A sheet with a text, and a button that presents the next one inside of it.
@MainActor func voyageStep(
    _ title: String, _ text: String, _ detent: Detent, next name: String?,
    make: @escaping @MainActor () throws -> ContentSheetController?
) throws -> ContentSheetController {
    let content = column(spacing: 16, label(text, wraps: true)).padded(16)
    let controller = ContentSheetController(
        try ContentSheet(
            title, content: WidgetReference(content), controls: .sheet, detents: [detent], leading: .cancel,
            trailing: BarItem("Done", id: "done", isDefault: true)))
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
