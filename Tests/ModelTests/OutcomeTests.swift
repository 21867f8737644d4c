import Testing

@testable import PopsheetModel

/// The outcome of a choice.
@Suite struct OutcomeTests {
    private let sheet = try! ActionSheet(actions: [
        Action("Move", id: "move"), Action("Delete", id: "delete", role: .destructive),
        Action("Share", id: "share", isEnabled: false), .cancel("Keep"),
    ])

    @Test func anOutcomeHasTheIdTheLabelAndTheGivenIndex() {
        #expect(sheet.outcome(choosing: "move") == .action(ChosenAction(id: "move", index: 0, label: "Move")))
        #expect(
            sheet.outcome(choosing: "delete")
                == .action(ChosenAction(id: "delete", index: 1, label: "Delete")))
    }

    @Test func theCancelActionBeforeTheOthersDoesNotCountAsAPlace() throws {
        let sheet = try ActionSheet(actions: [.cancel, Action("A"), Action("B")])
        #expect(sheet.outcome(choosing: "B") == .action(ChosenAction(id: "B", index: 1, label: "B")))
    }

    @Test func choosingTheCancelActionCancels() throws {
        #expect(sheet.outcome(choosing: "cancel") == .cancelled(.cancelAction))
        let own = try ActionSheet(actions: [Action("Keep", id: "keep", role: .cancel)])
        #expect(own.outcome(choosing: "keep") == .cancelled(.cancelAction))
        #expect(own.outcome(choosing: "cancel") == nil)
    }

    @Test func aDisabledActionCannotBeChosen() throws {
        #expect(sheet.outcome(choosing: "share") == nil)
        let cancel = Action("Keep", id: "keep", role: .cancel, isEnabled: false)
        #expect(try ActionSheet(actions: [Action("A"), cancel]).outcome(choosing: "keep") == nil)
    }

    @Test(arguments: ["", "Move", "nothing", "0", "MOVE"]) func anUnknownIdChoosesNothing(id: String) {
        #expect(sheet.outcome(choosing: id) == nil)
    }

    @Test func aSheetWithoutCancelIsNotCancelledByItsId() throws {
        #expect(try ActionSheet(actions: [Action("A")], includesCancelAction: false).outcome(choosing: "cancel") == nil)
    }

    @Test(arguments: [
        CancelReason.cancelAction, .backdrop, .escape, .swipe, .outsideClick, .windowClosed,
    ])
    func aPersonWhoCancelsRunsTheCancelHandler(reason: CancelReason) {
        #expect(reason.isIntended)
        #expect(Outcome.cancelled(reason).runsHandler)
    }

    @Test(arguments: [CancelReason.timeout, .parentClosed, .invalidOwner, .programmatic])
    func anUnintendedCancellationRunsNoHandler(reason: CancelReason) {
        #expect(!reason.isIntended)
        #expect(!Outcome.cancelled(reason).runsHandler)
    }

    @Test func aChosenActionRunsItsHandler() {
        #expect(Outcome.action(ChosenAction(id: "a", index: 0, label: "A")).runsHandler)
    }

    @Test func onlyTheWantOfAnOwnerIsUnstoppable() {
        #expect(CancelReason.allCases.filter(\.isUnstoppable) == [.parentClosed, .invalidOwner])
        #expect(!Outcome.action(ChosenAction(id: "a", index: 0, label: "A")).isUnstoppable)
        #expect(Outcome.cancelled(.parentClosed).isUnstoppable)
    }

    @Test func thereIsAReasonForEachWayToCancel() {
        #expect(
            Set(CancelReason.allCases.map(\.name)) == [
                "cancelAction", "backdrop", "escape", "swipe", "outsideClick", "timeout", "parentClosed",
                "invalidOwner", "windowClosed", "programmatic",
            ])
    }

    @Test func anOutcomePrintsWhatWasChosenOrWhyNot() {
        #expect("\(sheet.outcome(choosing: "move")!)" == #"action "move" (Move)"#)
        #expect("\(Outcome.cancelled(.escape))" == "cancelled by escape")
        #expect("\(CancelReason("sessionLocked"))" == "sessionLocked")
    }

    @Test func anOutcomeGivesItsAction() {
        #expect(sheet.outcome(choosing: "move")?.action?.label == "Move")
        #expect(Outcome.cancelled(.escape).action == nil)
    }

    private enum Choice: String { case move, delete }

    @Test func idsMayBeValuesOfAType() throws {
        let sheet = try ActionSheet(actions: [Action("Move", id: Choice.move), Action("Other")])
        #expect(sheet.actions.map(\.id) == ["move", "Other"])
        #expect(sheet.outcome(choosing: "move")?.action?.id(as: Choice.self) == .move)
        #expect(sheet.outcome(choosing: "Other")?.action?.id(as: Choice.self) == nil)
    }
}
