import Popsheet

let sheet = try ActionSheet("Delete 3 photos?", message: "They leave all your devices.") {
    Action("Delete Photos", id: "delete", role: .destructive)
    Action("Move to Album…", id: "move", icon: "folder-symbolic")
    Action("Hide", id: "hide")
    Action("Share", id: "share", isEnabled: false)
}

try PopsheetApplication.run(title: "Hello", width: 390, height: 700) { window in
    switch await sheet.present(in: window) {
    case .action(let action): print("chose \(action.id)")
    case .cancelled(let reason): print("cancelled by \(reason)")
    }
}
