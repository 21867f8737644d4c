import PopsheetModel
import Testing

/// The statements in an action builder.
@Suite struct ActionBuilderTests {
    private func ids(@ActionBuilder _ actions: () -> [Action]) -> [String] { actions().map(\.id) }

    @Test func anEmptyBlockHoldsNothing() {
        #expect(ids {} == [])
    }

    @Test func linesKeepTheirOrder() {
        let found = ids {
            Action("A")
            Action("B", role: .destructive)
            Action.cancel
        }
        #expect(found == ["A", "B", "cancel"])
    }

    @Test(arguments: [true, false]) func anIfWithoutElseHoldsItsActionsOrNothing(isOn: Bool) {
        let found = ids {
            Action("A")
            if isOn {
                Action("B")
                Action("C")
            }
            Action("D")
        }
        #expect(found == (isOn ? ["A", "B", "C", "D"] : ["A", "D"]))
    }

    @Test(arguments: [true, false]) func anIfWithElseHoldsOneOfItsBranches(isOn: Bool) {
        let found = ids {
            if isOn { Action("yes") } else { Action("no") }
        }
        #expect(found == [isOn ? "yes" : "no"])
    }

    @Test(arguments: 0..<4) func aSwitchHoldsItsBranch(number: Int) {
        let found = ids {
            switch number {
            case 0: Action("zero")
            case 1: Action("one")
            case 2:
                Action("two")
                Action("deux")
            default: Action("many")
            }
        }
        #expect(found == [["zero"], ["one"], ["two", "deux"], ["many"]][number])
    }

    @Test func aLoopHoldsItsActionsInOrder() {
        let found = ids {
            for name in ["A", "B", "C"] {
                Action(name)
                if name == "B" { Action("after B") }
            }
        }
        #expect(found == ["A", "B", "after B", "C"])
        #expect(ids { for name in [String]() { Action(name) } } == [])
    }

    @Test func actionsMadeElsewhereAreAmongTheLines() {
        let recents = [Action("A"), Action("B")]
        let found = ids {
            Action("first")
            recents
            recents.map { Action($0.label, id: $0.id + "2") }
            [Action]()
        }
        #expect(found == ["first", "A", "B", "A2", "B2"])
    }

    @Test(arguments: [nil, "B"]) func anOptionalIsUnwrappedOnTheWay(label: String?) {
        let found = ids {
            Action("A")
            if let label { Action(label) }
        }
        #expect(found == ["A"] + (label.map { [$0] } ?? []))
    }

    @Test func anAvailabilityCheckHoldsItsActions() {
        let found = ids {
            if #available(macOS 99, *) { Action("here") }
        }
        #expect(found == ["here"])
    }

    @Test func declarationsMayBeInBetween() {
        let found = ids {
            let name = "A"
            Action(name)
            let other = name + "B"
            Action(other)
        }
        #expect(found == ["A", "AB"])
    }

    @Test func aSheetTakesABlockAsItTakesAList() throws {
        let built = try ActionSheet(
            "T", message: "M", ordering: .asGiven, includesCancelAction: false
        ) {
            Action("A")
            Action.cancel("Keep")
        }
        let listed = try ActionSheet(
            "T", message: "M", actions: [Action("A"), .cancel("Keep")], ordering: .asGiven, includesCancelAction: false)
        #expect(built == listed)
    }

    @Test func aBlockThatMakesNoSheetThrows() {
        #expect(throws: SheetError.nothingToChoose) { try ActionSheet(includesCancelAction: false) {} }
        #expect(throws: SheetError.duplicateIdentifier(id: "A", position: 1, firstPosition: 0)) {
            try ActionSheet {
                Action("A")
                Action("A")
            }
        }
    }
}
