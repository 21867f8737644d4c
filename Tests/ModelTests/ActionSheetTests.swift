import PopsheetModel
import Testing

/// A sheet's title, message and actions.
@Suite struct ActionSheetTests {
    @Test func theDefaultActionIsOneThatCanBeChosenNow() throws {
        var sheet = try ActionSheet(actions: [Action("One"), Action("Two", isEnabled: false), .cancel])
        for (id, expected) in [("One", "One"), ("Two", nil), ("Three", nil), ("cancel", "cancel")] {
            sheet.defaultAction = id
            #expect(sheet.defaultID == expected)
        }
        let other = try sheet.replacingActions(with: [Action("Four"), .cancel])
        #expect(other.defaultAction == "cancel")
    }

    @Test func aSheetWithoutACancelActionGetsTheStandardOne() throws {
        let sheet = try ActionSheet(actions: [Action("A")])
        #expect(sheet.cancelAction == .cancel)
        #expect(sheet.actions.map(\.id) == ["A"])
    }

    @Test func aSheetKeepsItsOwnCancelActionAtAnyPosition() throws {
        for position in 0...2 {
            var actions = [Action("A"), Action("B")]
            actions.insert(.cancel("Keep"), at: position)
            let sheet = try ActionSheet(actions: actions)
            #expect(sheet.cancelAction == .cancel("Keep"))
            #expect(sheet.actions.map(\.id) == ["A", "B"])
        }
    }

    @Test func aCancelActionMayHaveItsOwnId() throws {
        let sheet = try ActionSheet(actions: [Action("A"), Action("Keep", id: "keep", role: .cancel)])
        #expect(sheet.cancelAction?.id == "keep")
        #expect(sheet.actions.map(\.id) == ["A"])
    }

    @Test func aCallerMayAskForNoCancelAction() throws {
        #expect(try ActionSheet(actions: [Action("A")], includesCancelAction: false).cancelAction == nil)
    }

    @Test func aCallerWhoAsksForNoneMayGiveOneAllTheSame() throws {
        #expect(try ActionSheet(actions: [.cancel], includesCancelAction: false).cancelAction == .cancel)
    }

    @Test func aSheetGetsTheStandardCancel() throws {
        #expect(try ActionSheet(actions: [Action("A")]).cancelAction == .cancel)
    }

    @Test func aSheetWithNothingButCancelIsASheet() throws {
        let sheet = try ActionSheet("Nothing to do", actions: [])
        #expect(sheet.actions.isEmpty)
        #expect(sheet.displayedActions.isEmpty)
        #expect(sheet.cancelAction == .cancel)
    }

    @Test func aBlankTitleOrMessageIsOmitted() throws {
        for text in [nil, "", " ", "\n", "\t \r\n", "\u{A0}\u{2003}\u{3000}", "\u{2028}\u{85}", "\u{200B}"] {
            let sheet = try ActionSheet(text, message: text, actions: [Action("A")])
            #expect(sheet.title == nil, "\(text.debugDescription)")
            #expect(sheet.message == nil, "\(text.debugDescription)")
        }
    }

    @Test func textsStayExactlyAsGiven() throws {
        let sheet = try ActionSheet(
            "  Title\n", message: "<b>Message</b>\0", actions: [Action(" A ", subtitle: "")])
        #expect(sheet.title == "  Title\n")
        #expect(sheet.message == "<b>Message</b>\0")
        #expect(sheet.actions[0].label == " A ")
    }

    @Test func theDefaultsOfASheetAndItsOptions() throws {
        let sheet = try ActionSheet(actions: [Action("A")])
        #expect(sheet.title == nil)
        #expect(sheet.message == nil)
        #expect(sheet.ordering == .standard)
        let options = PresentationOptions()
        #expect(options.style == .automatic)
        #expect(options.appearance == nil)
        #expect(options.tint == nil)
        #expect(options.compactStyle == .rounded)
        #expect(options.popover == PopoverOptions())
        #expect(options.safeArea == PresentationOptions.Insets())
        #expect(options.allowsPassthrough && options.isAnimated && options.timeout == nil)
    }

    @Test func aSheetKeepsWhatItIsGiven() throws {
        let sheet = try ActionSheet("T", message: "M", actions: [Action("A")], ordering: .asGiven)
        #expect(sheet.title == "T")
        #expect(sheet.message == "M")
        #expect(sheet.ordering == .asGiven)
    }

    @Test(arguments: ["", " ", "\n\u{200B}"]) func aBlankTextIsIgnoredAlsoWhenItIsSetLater(blank: String) throws {
        var sheet = try ActionSheet("T", message: "M", actions: [Action("A")])
        sheet.title = blank
        sheet.message = blank
        #expect(sheet.title == nil && sheet.message == nil)
        sheet.title = "Other"
        #expect(sheet.title == "Other")
    }

    @Test func otherActionsLeaveEverythingElse() throws {
        let sheet = try ActionSheet("T", message: "M", actions: [Action("A"), .cancel("Keep")], ordering: .asGiven)
        let same = try sheet.replacingActions(with: [Action("A"), .cancel("Keep")])
        #expect(same == sheet)
        let other = try sheet.replacingActions(with: [Action("B"), Action("C")])
        #expect(other.actions.map(\.id) == ["B", "C"])
        #expect(other.cancelAction == nil)
        let expected = try ActionSheet(
            "T", message: "M", actions: [Action("B"), Action("C")], ordering: .asGiven, includesCancelAction: false)
        #expect(other == expected)
    }

    @Test func otherActionsAreCheckedLikeTheFirstOnes() throws {
        let sheet = try ActionSheet(actions: [Action("A")])
        #expect(throws: SheetError.nothingToChoose) { try sheet.replacingActions(with: []) }
        #expect(throws: SheetError.emptyLabel(position: 1, id: "b")) {
            try sheet.replacingActions(with: [Action("A"), Action("", id: "b")])
        }
    }

    @Test func sheetsThatCannotBeDistinguishedAreEqual() throws {
        let sheet = try ActionSheet("T", actions: [Action("A") {}])
        #expect(try sheet == ActionSheet("T", actions: [Action("A"), .cancel]))
        #expect(try sheet != ActionSheet("U", actions: [Action("A")]))
        #expect(try sheet != ActionSheet("T", message: "M", actions: [Action("A")]))
        #expect(try sheet != ActionSheet("T", actions: [Action("B")]))
        #expect(try sheet != ActionSheet("T", actions: [Action("A")], includesCancelAction: false))
        #expect(try sheet != ActionSheet("T", actions: [Action("A")], ordering: .asGiven))
    }

    @Test func tenThousandActionsAreASheet() throws {
        let actions = (0..<10_000).map { Action("Action", id: "\($0)") }
        let sheet = try ActionSheet(actions: actions)
        #expect(sheet.actions == actions)
        #expect(
            sheet.outcome(choosing: "9999")
                == .action(ChosenAction(id: "9999", index: 9_999, label: "Action")))
    }
}
