import Popsheet

let draft = try ActionSheet("New Message", message: "The message is not sent yet.") {
    Action("Send", id: "send")
    Action.cancel("Close")
}
let question = try ActionSheet("Delete the draft?") { Action("Delete Draft", id: "delete", role: .destructive) }

// The sheet stays until the question above it is answered.
try PopsheetApplication.run(title: "Veto", width: 390, height: 700) { window in
    let controller = ActionSheetController(draft)
    controller.shouldDismiss = { outcome in
        if outcome.action != nil { return true }
        return await question.present(in: window).action?.id == "delete"
    }
    switch await controller.present(in: window) {
    case .action(let action): print("chose \(action.id)")
    case .cancelled(let reason): print(reason.isIntended ? "deleted" : "\(reason)")
    }
}
