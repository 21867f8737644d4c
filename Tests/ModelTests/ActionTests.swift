import PopsheetModel
import Testing

/// An action by itself.
@Suite struct ActionTests {
    @Test func withoutAnIdTheLabelIsTheId() {
        #expect(Action("Move").id == "Move")
        #expect(Action("Move", id: "m").id == "m")
        #expect(Action("Move", id: "m").label == "Move")
    }

    @Test func anActionIsOrdinaryEnabledAndPlainByDefault() {
        let action = Action("Move")
        #expect(action.role == .default)
        #expect(action.isEnabled)
        #expect(action.icon == nil)
        #expect(action.subtitle == nil)
        #expect(action.handler == nil)
        #expect(!action.hasStandardLabel)
    }

    @Test func anActionKeepsWhatItIsGiven() {
        let action = Action(
            "Delete", id: "d", role: .destructive, isEnabled: false, icon: "user-trash", subtitle: "3 photos"
        ) {}
        #expect(action.role == .destructive)
        #expect(!action.isEnabled)
        #expect(action.icon == "user-trash")
        #expect(action.subtitle == "3 photos")
        #expect(action.handler != nil)
    }

    @Test func theStandardCancelIsToBeTranslated() {
        let action = Action.cancel
        #expect(action.label == "Cancel")
        #expect(action.id == "cancel")
        #expect(action.id == Action.cancelIdentifier)
        #expect(action.role == .cancel)
        #expect(action.isEnabled)
        #expect(action.hasStandardLabel)
        #expect(action.handler == nil)
    }

    @Test func aCancelActionWithItsOwnLabelIsNotTranslated() {
        let action = Action.cancel("Keep")
        #expect(action.label == "Keep")
        #expect(action.id == "cancel")
        #expect(action.role == .cancel)
        #expect(!action.hasStandardLabel)
        #expect(Action.cancel("Cancel") != Action.cancel)
    }

    @Test func aCancelActionWithOnlyAHandlerKeepsTheStandardLabel() {
        let action = Action.cancel(handler: {})
        #expect(action == Action.cancel)
        #expect(action.hasStandardLabel)
        #expect(action.handler != nil)
        #expect(Action.cancel("Keep") {}.handler != nil)
    }

    @Test @MainActor func theHandlerGivenIsTheOneKept() {
        var runs: [String] = []
        let actions = [
            Action("A") { runs.append("A") }, .cancel("B") { runs.append("B") }, .cancel { runs.append("C") },
        ]
        for action in actions { action.handler?() }
        #expect(runs == ["A", "B", "C"])
    }

    @Test func handlersDoNotCountForEquality() {
        #expect(Action("Move") { print("one") } == Action("Move"))
        #expect(Action("Move") { print("one") } == Action("Move") { print("other") })
    }

    @Test func equalityComparesEverythingExceptTheHandler() {
        let action = Action("Move", id: "m", icon: "folder", subtitle: "to an album")
        var changed = action
        changed.id = "n"
        #expect(changed != action)
        changed = action
        changed.label = "Copy"
        #expect(changed != action)
        changed = action
        changed.role = .destructive
        #expect(changed != action)
        changed = action
        changed.isEnabled = false
        #expect(changed != action)
        changed = action
        changed.icon = nil
        #expect(changed != action)
        changed = action
        changed.subtitle = "to a folder"
        #expect(changed != action)
    }
}
