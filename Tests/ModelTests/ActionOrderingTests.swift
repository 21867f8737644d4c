import PopsheetModel
import PopsheetRandomNumbers
import Testing

/// The order of actions.
@Suite struct ActionOrderingTests {
    private func shown(_ actions: [Action], _ ordering: ActionOrdering) throws -> [String] {
        try ActionSheet(actions: actions, ordering: ordering).displayedActions.map(\.id)
    }

    private let mixed = [
        Action("A"), Action("B", role: .destructive), Action.cancel, Action("C"),
        Action("D", role: .destructive),
    ]

    @Test func destructiveActionsComeFirst() throws {
        #expect(try shown(mixed, .standard) == ["B", "D", "A", "C"])
    }

    @Test func theOrderGivenIsKeptOnRequest() throws {
        #expect(try shown(mixed, .asGiven) == ["A", "B", "C", "D"])
    }

    @Test func theOrderShownChangesNothingInTheOrderGiven() throws {
        let sheet = try ActionSheet(actions: mixed)
        #expect(sheet.actions.map(\.id) == ["A", "B", "C", "D"])
        #expect(sheet.cancelAction == .cancel)
    }

    @Test func disabledActionsKeepTheirPlaces() throws {
        let actions = [
            Action("A", isEnabled: false), Action("B", role: .destructive, isEnabled: false), Action("C"),
        ]
        #expect(try shown(actions, .standard) == ["B", "A", "C"])
    }

    @Test func eachGroupKeepsItsOrder() throws {
        try RandomNumbers.each(300) { random in
            let actions = (0..<random.int(1...40)).map { index in
                Action("\(index)", role: random.pick([.default, .destructive]))
            }
            let sheet = try ActionSheet(actions: actions)
            let destructive = sheet.displayedActions.prefix { $0.role == .destructive }
            let others = sheet.displayedActions.dropFirst(destructive.count)
            try #require(
                destructive.map(\.id) == actions.filter { $0.role == .destructive }.map(\.id), "\(random)")
            try #require(others.map(\.id) == actions.filter { $0.role == .default }.map(\.id), "\(random)")
            try #require(try shown(actions, .asGiven) == actions.map(\.id), "\(random)")
        }
    }
}
