import PopsheetModel
import PopsheetRandomNumbers
import Testing

/// What a content sheet has except its widget (content.md §4, §9).
@Suite struct ContentDescriptionTests {
    private func description(
        _ title: String? = nil, message: String? = nil, actions: [Action] = [], leading: [BarItem] = [],
        trailing: [BarItem] = []
    ) throws(SheetError) -> ContentDescription {
        try ContentDescription(
            title: title, message: message, actions: actions, leading: leading, trailing: trailing,
            detents: [.large])
    }

    private func error(_ actions: [Action] = [], leading: [BarItem] = [], trailing: [BarItem] = []) -> SheetError? {
        do {
            _ = try description(actions: actions, leading: leading, trailing: trailing)
            return nil
        } catch { return error }
    }

    @Test func anItemHasTheDefaultsOfAnAction() {
        let item = BarItem("Done")
        #expect(item.id == "Done")
        #expect(item.label == "Done")
        #expect(item.role == .default)
        #expect(item.isEnabled)
        #expect(!item.isDefault)
        #expect(BarItem("Done", id: "done", role: .destructive, isEnabled: false, isDefault: true).id == "done")
        #expect(BarItem.cancel.role == .cancel)
        #expect(BarItem.cancel.label == "Cancel")
    }

    @Test func anItemDismissesUnlessItSaysOtherwiseAndACancelItemInAnyCase() throws {
        var cancel = BarItem.cancel
        cancel.dismisses = false
        let edit = BarItem("Edit", id: "edit", dismisses: false)
        let sheet = try description(
            actions: [Action("Delete")], leading: [cancel], trailing: [edit, BarItem("Done")])
        #expect(["cancel", "edit", "Done", "Delete"].map { sheet.dismisses($0) } == [true, false, true, true])
    }

    @Test func aBusyItemCantBeChosenAndIsNotTheDefault() throws {
        var sheet = try description(trailing: [BarItem("Done", isDefault: true)])
        sheet.setBusy(true, "Done")
        #expect(sheet.outcome(choosing: "Done") == nil && sheet.defaultID == nil)
        sheet.setBusy(false, "Done")
        #expect(sheet.outcome(choosing: "Done")?.action?.id == "Done" && sheet.defaultID == "Done")
    }

    @Test func newItemsAndDetentsAreCheckedLikeTheFirst() throws {
        var sheet = try description(actions: [Action("Delete")], trailing: [BarItem("Done")])
        let before = sheet
        #expect(throws: SheetError.self) { try sheet.setItems(leading: [BarItem("Delete")], trailing: []) }
        #expect(throws: SheetError.self) { try sheet.setItems(leading: [BarItem("A")], trailing: [BarItem("A")]) }
        #expect(throws: SheetError.self) { try sheet.setDetents([]) }
        #expect(throws: SheetError.self) { try sheet.setDetents([.height(-1)]) }
        #expect(sheet == before)
        try sheet.setItems(leading: [.cancel], trailing: [])
        try sheet.setDetents([.medium])
        #expect(sheet.items.map(\.id) == ["cancel"] && sheet.detents == [.medium])
    }

    @Test func theLabelOfAnItemMayChange() {
        var item = BarItem("Done", id: "done")
        item.label = "Save"
        item.isEnabled = false
        #expect(item == BarItem("Save", id: "done", isEnabled: false))
        #expect(item != BarItem("Save", id: "done"))
    }

    @Test func theLabelOfTheStandardItemMayChange() {
        var (item, action) = (BarItem.cancel, Action.cancel)
        #expect(item.action.hasStandardLabel)
        item.label = "Keep"
        action.label = "Cancel"
        #expect(!item.action.hasStandardLabel && item.label == "Keep" && item.role == .cancel)
        #expect(!action.hasStandardLabel)
    }

    @Test func errorsCallItemsItems() {
        #expect(
            error(leading: [.cancel], trailing: [BarItem(" ", id: "done")])?.description
                == "the label of item 2 (id \"done\") is empty; give it a text")
        #expect(
            error([Action("Other"), Action("Done")], leading: [.cancel], trailing: [BarItem("Done")])?.description
                == "the id \"Done\" of action 2 is already that of item 2; give one of them another id")
        #expect(
            error([Action("A"), .cancel("Keep")], leading: [.cancel])?.description
                == "action 2, \"Keep\", is a second cancel action; item 1 is the first; remove one of them")
        #expect(
            error(leading: [.cancel], trailing: [BarItem("Stop", role: .cancel)])?.description
                == "item 2, \"Stop\", is a second cancel item; item 1 is the first; remove one of them")
        #expect(error([Action("A"), Action("")])?.description == "the label of action 2 is empty; give it a text")
    }

    @Test func anItemNeedsALabelAndAnId() {
        let found = error(leading: [.cancel], trailing: [BarItem(" ", id: "done")])
        #expect(found == .emptyLabel(position: 1, id: "done").following(items: 2))
        let noId = error(trailing: [BarItem("Done", id: "")])
        #expect(noId == .emptyIdentifier(position: 0, label: "Done").following(items: 1))
    }

    @Test func itemsAndActionsShareTheirIds() {
        let found = error([Action("Other"), Action("Done")], leading: [.cancel], trailing: [BarItem("Done")])
        #expect(found == .duplicateIdentifier(id: "Done", position: 3, firstPosition: 1).following(items: 2))
        #expect(
            error(leading: [BarItem("A")], trailing: [BarItem("B", id: "A")])
                == .duplicateIdentifier(id: "A", position: 1, firstPosition: 0).following(items: 2))
        #expect(error([Action("Cancel")], leading: [.cancel]) == nil, "The id of the standard item is lower-case.")
    }

    @Test func thereIsOneCancelInBarAndRowsTogether() {
        let found = error([Action("A"), .cancel("Keep")], leading: [.cancel])
        #expect(found == .secondCancel(position: 2, label: "Keep", firstPosition: 0).following(items: 1))
        #expect(error(leading: [.cancel], trailing: [.cancel])?.code == .secondCancel)
        #expect(error([.cancel, .cancel])?.code == .secondCancel)
        #expect(error([.cancel], leading: [BarItem("Done")]) == nil)
    }

    @Test func aContentSheetNeedsNeitherActionsNorCancel() throws {
        let content = try description()
        #expect(content.list.actions.isEmpty)
        #expect(content.list.cancelAction == nil)
        #expect(content.items.isEmpty)
    }

    @Test func theBarIsForItemsOrATitleAlone() throws {
        #expect(try !description().hasBar)
        #expect(try description("Title").hasBar)
        #expect(try !description(" ").hasBar)
        #expect(try !description("Title", message: "Message").hasBar)
        #expect(try description("Title", message: " ").hasBar)
        #expect(try !description("Title", actions: [Action("A")]).hasBar)
        #expect(try !description("Title", actions: [.cancel]).hasBar)
        #expect(try description("Title", message: "M", actions: [Action("A")], leading: [.cancel]).hasBar)
        #expect(try description(trailing: [BarItem("Done")]).hasBar)
        #expect(try !description(message: "Message").hasBar)
    }

    @Test func theTextsMayChange() throws {
        var content = try description("Title")
        content.setTexts(title: "Other", message: "Message")
        #expect(content.list.title == "Other")
        #expect(content.list.message == "Message")
        #expect(!content.hasBar)
    }

    @Test func choosingAnItemHasTheOutcomeOfAnAction() throws {
        let content = try description(
            actions: [Action("A"), Action("B")], leading: [.cancel], trailing: [BarItem("Done", id: "done")])
        #expect(content.outcome(choosing: "B") == .action(ChosenAction(id: "B", index: 1, label: "B")))
        #expect(content.outcome(choosing: "done") == .action(ChosenAction(id: "done", index: 3, label: "Done")))
        #expect(content.outcome(choosing: "cancel") == .cancelled(.cancelAction))
        #expect(content.outcome(choosing: "other") == nil)
    }

    @Test func aDisabledItemCantBeChosen() throws {
        var content = try description(
            actions: [Action("A"), .cancel], trailing: [BarItem("Done", id: "done", isEnabled: false)])
        #expect(content.outcome(choosing: "done") == nil)
        content.setEnabled(true, "done")
        #expect(content.outcome(choosing: "done") != nil)
        for id in ["A", "cancel"] {
            content.setEnabled(false, id)
            #expect(content.outcome(choosing: id) == nil)
            content.setEnabled(true, id)
            #expect(content.outcome(choosing: id) != nil)
        }
        let before = content
        content.setEnabled(false, "unknown")
        #expect(content == before)
        var cancels = try description(leading: [.cancel])
        cancels.setEnabled(false, "cancel")
        #expect(cancels.outcome(choosing: "cancel") == nil)
    }

    @Test func thereIsOneDefaultItem() throws {
        #expect(try description(leading: [.cancel]).defaultID == nil)
        let content = try description(leading: [BarItem("A")], trailing: [BarItem("B", isDefault: true), BarItem("C")])
        #expect(content.defaultID == "B")
        let found = error(
            [Action("Other")], leading: [BarItem("A", isDefault: true)],
            trailing: [BarItem("B"), BarItem("C", isDefault: true)])
        #expect(found?.code == .secondDefault && found?.position == 2 && found?.firstPosition == 0)
        #expect(
            found?.description
                == "item 3, \"C\", is a second default item; item 1 is the first; make only one of them the default")
    }

    @Test func theHandlerIsThatOfTheItemOrTheAction() throws {
        let content = try description(
            actions: [Action("A") {}, Action("B")], leading: [BarItem("Back", id: "back", role: .cancel) {}],
            trailing: [BarItem("Done") {}])
        #expect(content.outcome(choosing: "A").flatMap { content.handler(of: $0) } != nil)
        #expect(content.outcome(choosing: "B").flatMap { content.handler(of: $0) } == nil)
        #expect(content.outcome(choosing: "Done").flatMap { content.handler(of: $0) } != nil)
        #expect(content.handler(of: .cancelled(.cancelAction)) != nil)
    }

    @Test func theFirstErrorOfItemsAndActionsIsReported() throws {
        try RandomNumbers.each(1_000) { random in
            func part(_ random: inout RandomNumbers) -> (label: String, id: String, role: ActionRole) {
                (random.pick(["", "A", "B"]), random.pick(["", "1", "2", "3", "4"]), random.pick(ActionRole.allCases))
            }
            let parts = (0..<random.int(0...5)).map { _ in part(&random) }
            let (one, other) = (random.int(0...parts.count), random.int(0...parts.count))
            func items(_ range: Range<Int>) -> [BarItem] {
                parts[range].map { BarItem($0.label, id: $0.id, role: $0.role) }
            }
            let actions = parts[max(one, other)...].map { Action($0.label, id: $0.id, role: $0.role) }
            let found = error(
                actions, leading: items(0..<min(one, other)), trailing: items(min(one, other)..<max(one, other)))
            let position = parts.indices.first { index in
                let before = parts[..<index]
                return parts[index].label.isEmpty || parts[index].id.isEmpty
                    || before.contains { $0.id == parts[index].id }
                    || parts[index].role == .cancel && before.contains { $0.role == .cancel }
            }
            try #require(found?.position == position, "\(random): \(parts)")
        }
    }
}
