/// Everything in a content sheet except the application's widget.
package struct ContentDescription: Sendable, Equatable {
    /// The title, the message, the actions and the cancel action.
    package private(set) var list: ActionSheet
    /// The bar's items at the leading edge.
    package private(set) var leading: [BarItem]
    /// The bar's items at the trailing edge.
    package private(set) var trailing: [BarItem]
    /// The detents, in the given order.
    package private(set) var detents: [Detent]
    /// The detent that the sheet is presented at; nil for the smallest.
    package var initialDetent: Detent?
    /// The largest detent at which what is beneath stays live and is not dimmed; nil for none.
    package var largestUndimmedDetent: Detent?
    /// Whether scrolling the content up first expands the sheet.
    package var scrollingExpands = true
    /// Whether there is a grabber; nil for one if the detents have more than one height.
    package var showsGrabber: Bool?
    /// The size of everything in the sheet in a wide container; nil for the default.
    package var contentSize: ContentSize? { didSet { if contentSize?.isPossible == false { contentSize = nil } } }
    /// The background of the content.
    package var background = ContentBackground.plain
    /// The style of the content's widgets.
    package var controls = ContentControls.application

    /// Creates a description.
    ///
    /// - Throws: The first error in the items, the actions and the detents. Positions count leading items, trailing items
    ///   and actions, in this order.
    package init(
        title: String?, message: String?, actions: [Action], leading: [BarItem], trailing: [BarItem],
        detents: [Detent]
    ) throws(SheetError) {
        list = try ActionSheet(
            title: title, message: message, actions: actions, following: (leading + trailing).map(\.action))
        (self.leading, self.trailing, self.detents) = (leading, trailing, detents)
        try Self.checkDefault(of: leading + trailing)
        try Self.check(detents)
    }

    /// Replaces the items of the bar.
    ///
    /// - Throws: The first error in the new items and the actions; the description is then unchanged.
    package mutating func setItems(leading: [BarItem], trailing: [BarItem]) throws(SheetError) {
        let actions = list.actions + (list.cancelAction.map { [$0] } ?? [])
        _ = try ActionSheet(title: nil, message: nil, actions: actions, following: (leading + trailing).map(\.action))
        try Self.checkDefault(of: leading + trailing)
        (self.leading, self.trailing) = (leading, trailing)
    }

    /// Replaces the detents.
    ///
    /// - Throws: The first error in the new detents; the description is then unchanged.
    package mutating func setDetents(_ detents: [Detent]) throws(SheetError) {
        try Self.check(detents)
        self.detents = detents
    }

    private static func checkDefault(of items: [BarItem]) throws(SheetError) {
        let defaults = items.indices.filter { items[$0].isDefault }
        if defaults.count > 1 {
            throw .secondDefault(
                position: defaults[1], label: items[defaults[1]].label, firstPosition: defaults[0]
            ).following(items: items.count)
        }
    }

    private static func check(_ detents: [Detent]) throws(SheetError) {
        if detents.isEmpty { throw .noDetents }
        for (position, detent) in detents.enumerated() {
            if !detent.isValid { throw .invalidDetent(position: position, id: detent.id) }
            if let first = detents[..<position].firstIndex(of: detent), detent.hasOwnID || detents[first].hasOwnID {
                throw .duplicateDetent(id: detent.id, position: position, firstPosition: first)
            }
        }
    }

    /// The description with another title and message.
    package mutating func setTexts(title: String?, message: String?) { (list.title, list.message) = (title, message) }

    /// Sets the message, which may have markup, and the kind of the header's texts.
    package mutating func setMessage(_ message: StyledText?, as texts: HeaderTexts) {
        (list.styledMessage, list.headerTexts) = (message, texts)
    }

    /// The picture above the header's texts; nil for none.
    package var headerImage: HeaderImage? {
        get { list.headerImage }
        set { list.headerImage = newValue }
    }

    /// The bar's items.
    package var items: [BarItem] { leading + trailing }

    /// Whether there is a bar: if it has items, or if there is only a title.
    package var hasBar: Bool {
        !items.isEmpty || list.title != nil && list.message == nil && list.actions.isEmpty && list.cancelAction == nil
    }

    /// The action that the Return key chooses if no item is the default one; nil for none.
    package var defaultAction: Action.ID? {
        get { list.defaultAction }
        set { list.defaultAction = newValue }
    }

    /// The item or action that the Return key chooses now.
    package var defaultID: Action.ID? {
        if let item = items.first(where: { $0.isDefault && $0.isEnabled && !$0.isBusy }) { return item.id }
        return list.defaultID
    }

    /// Enables or disables an item or an action.
    package mutating func setEnabled(_ isEnabled: Bool, _ id: Action.ID) {
        for index in leading.indices where leading[index].id == id { leading[index].isEnabled = isEnabled }
        for index in trailing.indices where trailing[index].id == id { trailing[index].isEnabled = isEnabled }
        list.setEnabled(isEnabled, id)
    }

    /// Shows that an item is busy, or no longer.
    package mutating func setBusy(_ isBusy: Bool, _ id: Action.ID) {
        for index in leading.indices where leading[index].id == id { leading[index].isBusy = isBusy }
        for index in trailing.indices where trailing[index].id == id { trailing[index].isBusy = isBusy }
    }

    /// Gives the cancel action another label; does nothing without one.
    package mutating func setCancelLabel(_ label: String) { list.setCancelLabel(label) }

    /// The handler of an item or an action.
    package func handler(of outcome: Outcome) -> Action.Handler? {
        switch outcome {
        case .action(let chosen):
            items.first { $0.id == chosen.id }?.handler ?? list.actions.first { $0.id == chosen.id }?.handler
        case .cancelled:
            items.first { $0.role == .cancel }?.handler ?? list.cancelAction?.handler
        }
    }

    /// Whether choosing the item or the action with this id dismisses the sheet.
    package func dismisses(_ id: Action.ID) -> Bool {
        items.first { $0.id == id }.map { $0.dismisses || $0.role == .cancel } ?? list.dismisses(id)
    }

    /// The outcome of choosing the item or the action with this id, if it is enabled.
    ///
    /// The index of an item counts after the actions.
    package func outcome(choosing id: Action.ID) -> Outcome? {
        let items = items
        guard let index = items.firstIndex(where: { $0.id == id }) else { return list.outcome(choosing: id) }
        let item = items[index]
        guard item.isEnabled, !item.isBusy else { return nil }
        if item.role == .cancel { return .cancelled(.cancelAction) }
        return .action(ChosenAction(id: id, index: list.actions.count + index, label: item.label))
    }
}

/// The size of everything in a content sheet, in logical pixels.
public struct ContentSize: Sendable, Hashable {
    /// The width; nil for the default one.
    public var width: Double?
    /// The height; nil for the default one.
    public var height: Double?

    /// Creates a size.
    public init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

    /// Whether a sheet can have the size.
    fileprivate var isPossible: Bool { [width, height].allSatisfy { $0.map { $0 > 0 && $0.isFinite } ?? true } }
}

/// The background of a sheet's content; more may be added.
public enum ContentBackground: String, Sendable, Hashable, CaseIterable {
    /// The background of a list or a text.
    case plain
    /// The background of a form, on which groups stand out.
    case grouped
}
