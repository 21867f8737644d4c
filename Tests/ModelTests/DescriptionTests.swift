import PopsheetModel
import Testing

/// What `print` writes of the public values.
@Suite struct DescriptionTests {
    @Test func actionsAreNamedByRoleAndIdAndLabel() {
        #expect("\(Action("Move", id: "move"))" == #"action "move" (Move)"#)
        let delete = Action("Delete", id: "delete", role: .destructive, isEnabled: false)
        #expect("\([delete])" == #"[disabled destructive action "delete" (Delete)]"#)
        #expect(String(reflecting: Action.cancel) == #"cancel action "cancel" (Cancel)"#)
        #expect("\(BarItem("Create", id: "create", isDefault: true))" == #"default item "create" (Create)"#)
        #expect("\(BarItem("Create", id: "create", isBusy: true))" == #"busy item "create" (Create)"#)
    }

    @Test func aSheetIsNamedByItsTitleAndItsFirstActions() throws {
        let sheet = try ActionSheet("Delete 3 photos?") { for id in ["delete", "move"] { Action(id, id: id) } }
        #expect("\(sheet)" == #"action sheet "Delete 3 photos?" with 3 actions: delete, move, cancel"#)
        let long = try ActionSheet(actions: (0..<200_000).map { Action("\($0)") })
        #expect("\(long)" == "action sheet with 200001 actions: 0, 1, 2, 3, 4, …")
        #expect("\(try ActionSheet(actions: [.cancel]))" == "action sheet with 1 action: cancel")
    }

    @Test func outcomesAndEventsNameTheActionOrTheReason() {
        let outcome = Outcome.action(ChosenAction(id: "move", index: 1, label: "Move"))
        #expect("\([outcome])" == #"[action "move" (Move)]"#)
        #expect("\(outcome.action as Any)" == #"Optional(action "move" (Move))"#)
        #expect("\([PresentationEvent.willDismiss(.cancelled(.escape))])" == "[willDismiss (cancelled by escape)]")
        #expect("\(PresentationEvent.didSelectDetent(.large, .drag))" == "didSelectDetent (large by drag)")
        let chosen = ChosenAction(id: "edit", index: 0, label: "Edit")
        #expect("\(PresentationEvent.didChoose(chosen))" == #"didChoose (action "edit" (Edit))"#)
        #expect("\(PresentationOptions(interactiveDismissal: false))" == "options: no interactive dismissal")
        #expect("\([PresentationPhase.done(outcome)])" == #"[done (action "move" (Move))]"#)
    }

    @Test func optionsNameOnlyWhatIsNotStandard() {
        #expect("\(PresentationOptions())" == "default options")
        var options = PresentationOptions(
            style: .popover, appearance: .dark, tint: SheetColor(255, 10, 0), timeout: .seconds(30))
        options.popover.arrowDirections = [.down, .up]
        #expect(
            "\(options)"
                == "options: style popover, appearance dark, tint #FF0A00, popover (arrows up down), timeout 30.0 seconds"
        )
        #expect("\([SheetError.Code.emptyLabel])" == "[emptyLabel]")
    }
}
