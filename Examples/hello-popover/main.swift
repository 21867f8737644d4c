import Popsheet

let sheet = try ActionSheet("Photo") {
    Action("Share", id: "share")
    Action("Rename", id: "rename")
    Action("Delete", id: "delete", role: .destructive)
}
let options = PresentationOptions(style: .popover)

// The arrow points at a place of the window; at a button, with `from: .widget(WidgetReference(button))`.
try PopsheetApplication.run(title: "Popover", width: 480, height: 420) { window in
    let source = SheetAnchor.rect(x: 200, y: 20, width: 80, height: 32, in: window)
    switch await sheet.present(in: window, from: source, options: options) {
    case .action(let action): print("chose \(action.id)")
    case .cancelled(let reason): print("cancelled by \(reason)")
    }
}
