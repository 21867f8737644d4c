import PopsheetModel

/// The items of a menu model as the actions of a sheet (sheet.md §12).
struct MenuRows {
    /// What choosing a row activates.
    struct Activation {
        /// The action's name, with the prefix of its group.
        var action: String
        var target: Variant?
    }

    private(set) var actions: [Action] = []
    private(set) var sections: [SectionStart] = []
    /// The activations of the actions that are not missing.
    private(set) var activations: [Action.ID: Activation] = [:]
    /// The models that the rows come from.
    private(set) var models: [MenuModel] = []
    /// Whether the menu has any item that may have a row, hidden ones included.
    private(set) var hasItems = false
    /// Why some items are left out.
    private(set) var faults: Set<Fault> = []

    /// A reason to leave out a part of a menu.
    enum Fault: String {
        case cycle = "a menu contains itself; the inner one is left out"
        case depth = "a menu is nested more than 16 levels deep; deeper levels are left out"
        case length = "a menu has more than 100000 items; the others are left out"
    }

    /// The maximum number of nested models.
    private static let maximumDepth = 16
    /// The maximum number of items; nested models can multiply a few items to any number.
    private static let maximumLength = 100_000
    /// The icon of an action whose state is on.
    private static let checkMark = "object-select-symbolic"

    private let groups: (String) -> ActionGroup?
    private var length = 0
    /// The beginning of a section that the next row belongs to.
    private var pending: Pending?
    /// How often an id was needed so far.
    private var uses: [Action.ID: Int] = [Action.cancelIdentifier: 1]

    private struct Pending {
        var heading: String?
    }

    /// Where a model is in the menu.
    private struct Place {
        var path: [UnsafeMutableRawPointer] = []
        /// What the names of actions begin with, including the last dot.
        var namespace = ""
        /// The labels of the submenus that contain the model.
        var labels: [String] = []
    }

    /// Reads all items of a menu.
    ///
    /// - Parameter groups: Returns the group for the prefix of an action's name.
    @MainActor
    init(of model: MenuModel, groups: @escaping (String) -> ActionGroup?) {
        self.groups = groups
        read(model, at: Place())
    }

    // MARK: Models

    @MainActor
    private mutating func read(_ model: MenuModel, at place: Place) {
        if place.path.contains(model.identity) { return note(.cycle) }
        if place.path.count >= Self.maximumDepth { return note(.depth) }
        models.append(model)
        var inner = place
        inner.path.append(model.identity)
        for index in 0..<model.count {
            length += 1
            if length > Self.maximumLength { return note(.length) }
            let item = MenuItem(model: model, index: index)
            if let section = item.section {
                read(section, of: item, at: inner, isSubmenu: false)
            } else if let submenu = item.submenu {
                if !isHidden(item, in: inner) { read(submenu, of: item, at: inner, isSubmenu: true) }
            } else {
                append(item, at: inner)
            }
        }
    }

    private mutating func note(_ fault: Fault) { faults.insert(fault) }

    /// Reads a linked model, whose rows are a section with the item's label as heading.
    @MainActor
    private mutating func read(_ model: MenuModel, of item: MenuItem, at place: Place, isSubmenu: Bool) {
        var place = place
        if let namespace = item.namespace, !namespace.isEmpty { place.namespace += namespace + "." }
        let before = (pending: pending, count: actions.count)
        let labels = place.labels + (item.label.map { [$0.text] } ?? [])
        // A section without a label continues a heading that no row is under yet.
        let heading = item.label == nil ? pending?.heading : labels.joined(separator: " › ")
        pending = Pending(heading: heading)
        if isSubmenu || !place.labels.isEmpty || before.pending?.heading != nil { place.labels = labels }
        read(model, at: place)
        pending = actions.count > before.count ? Pending() : before.pending
    }

    // MARK: Items

    /// An item's action: its full name, target and state.
    private struct Source {
        var name: String
        var target: Variant?
        var state: ActionGroup.ActionState?
    }

    @MainActor
    private func source(of item: MenuItem, in place: Place) -> Source? {
        guard let name = item.action else { return nil }
        var source = Source(name: place.namespace + name, target: item.target)
        if let (prefix, action) = source.name.splitAtFirstDot {
            source.state = groups(prefix)?.state(of: action, target: source.target)
        }
        return source
    }

    @MainActor
    private func isHidden(_ item: MenuItem, in place: Place) -> Bool {
        item.hiddenWhen.map { isHidden($0, source(of: item, in: place)) } ?? false
    }

    private func isHidden(_ condition: MenuItem.HiddenWhen, _ source: Source?) -> Bool {
        switch condition {
        case .actionMissing: source?.state == nil
        case .actionDisabled: source?.state?.isEnabled != true
        }
    }

    @MainActor
    private mutating func append(_ item: MenuItem, at place: Place) {
        guard !item.isCustom, let label = item.label else { return }
        hasItems = true
        let source = source(of: item, in: place)
        if let condition = item.hiddenWhen, isHidden(condition, source) { return }
        var action = Action(
            label.text, id: identifier(for: source, label), role: item.role,
            isEnabled: source?.state?.isEnabled ?? false, icon: item.icon, mnemonic: label.mnemonic)
        if let source {
            action.isOn = isOn(source)
            if action.isOn == true { action.icon = Self.checkMark }
            activations[action.id] = Activation(action: source.name, target: source.target)
        }
        if let pending {
            let isGapAtTop = pending.heading == nil && actions.isEmpty
            if !isGapAtTop { sections.append(SectionStart(at: actions.count, heading: pending.heading)) }
            self.pending = nil
        }
        actions.append(action)
    }

    /// Whether a toggle is on, or a choice among several is the current one; nil for any other action.
    private func isOn(_ source: Source) -> Bool? {
        guard let state = source.state?.state else { return nil }
        return source.target.map { $0.equals(state) } ?? state.bool
    }

    /// The action's name with its target, as GLib writes it; an item without an action has its label.
    private mutating func identifier(for source: Source?, _ label: MenuLabel) -> Action.ID {
        guard let source, !source.name.isEmpty else { return unused(label.text) }
        guard let target = source.target else { return unused(source.name) }
        return unused(target.string.map { "\(source.name)::\($0)" } ?? "\(source.name)(\(target.text))")
    }

    /// The id, or with the next free number if other rows have it.
    private mutating func unused(_ id: Action.ID) -> Action.ID {
        var number = uses[id, default: 0] + 1
        defer { uses[id] = number }
        guard number > 1 else { return id }
        while uses["\(id) \(number)"] != nil { number += 1 }
        let numbered = "\(id) \(number)"
        uses[numbered] = 1
        return numbered
    }
}

extension String {
    /// The parts before and after the first dot; nil without one.
    var splitAtFirstDot: (String, String)? {
        guard let dot = firstIndex(of: ".") else { return nil }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }
}
