import PopsheetModel
import PopsheetRandomNumbers
import Testing

/// The errors in a sheet's contents, their positions and messages.
@Suite struct SheetErrorTests {
    private func error(_ actions: [Action], includesCancelAction: Bool = true) -> SheetError? {
        do {
            _ = try ActionSheet(actions: actions, includesCancelAction: includesCancelAction)
            return nil
        } catch {
            return error
        }
    }

    @Test func nothingToChooseIsAnError() {
        #expect(error([], includesCancelAction: false) == .nothingToChoose)
        #expect(error([]) == nil)
        #expect(SheetError.nothingToChoose.position == nil)
        #expect(
            "\(SheetError.nothingToChoose)"
                == "there is nothing to choose; give at least one action, or a cancel action")
    }

    @Test func anEmptyLabelIsAnError() {
        for label in ["", " ", "\n\t", "\u{A0}", "\u{3000}\u{2028}"] {
            let found = error([Action("A"), Action("B"), Action(label, id: "c")])
            #expect(found == .emptyLabel(position: 2, id: "c"), "\(label.debugDescription)")
            #expect(found?.position == 2)
            #expect(found?.description == "the label of action 3 (id \"c\") is empty; give it a text")
        }
    }

    @Test func anInvisibleLabelIsEmpty() {
        for label in ["\u{200B}", "\u{FEFF}", "\u{200E}\u{202E}", " \u{2060} ", "\u{AD}", "\u{3164}"] {
            #expect(
                error([Action(label, id: "a")]) == .emptyLabel(position: 0, id: "a"),
                "\(label.debugDescription)")
        }
    }

    @Test func aLabelOfWhichSomethingIsSeenIsNotEmpty() {
        for label in [".", "…", "\u{301}", " \u{301}", "\u{1}", "👍", "\u{200D}x"] {
            #expect(error([Action(label, id: "a")]) == nil, "\(label.debugDescription)")
        }
    }

    @Test func anEmptyLabelWithoutAnIdIsNamedByItsPlaceAlone() {
        let found = error([Action("A"), Action("")])
        #expect(found == .emptyLabel(position: 1, id: ""))
        #expect(found?.description == "the label of action 2 is empty; give it a text")
    }

    @Test func anEmptyLabelOfACancelActionIsAnErrorToo() {
        #expect(error([Action("A"), .cancel("")]) == .emptyLabel(position: 1, id: "cancel"))
    }

    @Test func anEmptyIdIsAnError() {
        let found = error([Action("Move", id: "")])
        #expect(found == .emptyIdentifier(position: 0, label: "Move"))
        #expect(found?.position == 0)
        #expect(
            found?.description
                == "the id of action 1, \"Move\", is empty; give it one, or none to use the label")
    }

    @Test func aDuplicateIdIsAnError() {
        let found = error([Action("A"), Action("B"), Action("C", id: "A")])
        #expect(found == .duplicateIdentifier(id: "A", position: 2, firstPosition: 0))
        #expect(found?.position == 2)
        #expect(
            found?.description
                == "the id \"A\" of action 3 is already that of action 1; give one of them another id")
    }

    @Test func twoLabelsThatAreTheSameNeedIdsOfTheirOwn() {
        #expect(
            error([Action("A"), Action("A")]) == .duplicateIdentifier(id: "A", position: 1, firstPosition: 0))
        #expect(error([Action("A"), Action("A", id: "B")]) == nil)
    }

    @Test func theCancelActionsIdMustBeItsOwnToo() {
        #expect(
            error([Action("A"), Action("Keep", id: "A", role: .cancel)])
                == .duplicateIdentifier(id: "A", position: 1, firstPosition: 0))
        #expect(
            error([.cancel, Action("A", id: "cancel")])
                == .duplicateIdentifier(id: "cancel", position: 1, firstPosition: 0))
    }

    @Test func anIdMayDifferInNothingButItsCase() {
        #expect(error([Action("a"), Action("A"), Action(" a")]) == nil)
    }

    @Test func aSecondCancelActionIsAnError() {
        let found = error([.cancel, Action("A"), Action("Keep", id: "keep", role: .cancel)])
        #expect(found == .secondCancel(position: 2, label: "Keep", firstPosition: 0))
        #expect(found?.position == 2)
        #expect(
            found?.description
                == "action 3, \"Keep\", is a second cancel action; action 1 is the first; remove one of them")
    }

    @Test func twoStandardCancelActionsAreASecondCancelRatherThanADuplicateId() {
        #expect(error([.cancel, .cancel]) == .secondCancel(position: 1, label: "Cancel", firstPosition: 0))
    }

    @Test func theFirstFaultIsReported() {
        let actions = [Action("A"), Action("A"), Action(""), Action("D", id: "")]
        #expect(error(actions) == .duplicateIdentifier(id: "A", position: 1, firstPosition: 0))
        #expect(error(Array(actions[2...])) == .emptyLabel(position: 0, id: ""))
        #expect(error(Array(actions[3...])) == .emptyIdentifier(position: 0, label: "D"))
    }

    @Test func theFirstFaultOfAnyListIsReported() throws {
        try RandomNumbers.each(2_000) { random in
            let actions = (0..<random.int(0...5)).map { _ in
                Action(
                    random.pick(["", "A", "B", "C"]), id: random.pick(["", "1", "2", "3", "4"]),
                    role: random.pick(ActionRole.allCases))
            }
            let found = error(actions, includesCancelAction: false)
            let position = actions.indices.first { index in
                let before = actions[..<index]
                return actions[index].label.isEmpty || actions[index].id.isEmpty
                    || before.contains { $0.id == actions[index].id }
                    || actions[index].role == .cancel && before.contains { $0.role == .cancel }
            }
            try #require((found == nil) == (position == nil && !actions.isEmpty), "\(random): \(actions)")
            try #require(found?.position == position, "\(random): \(actions)")
        }
    }
}
