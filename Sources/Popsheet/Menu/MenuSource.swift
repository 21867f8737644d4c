import CPopsheet
import PopsheetModel

/// The menu that a sheet's actions come from; it follows the menu and its action groups during a presentation.
@MainActor
final class MenuSource {
    private let model: MenuModel
    /// The groups that the application gave, by the prefix of their actions' names.
    private let given: [String: ActionGroup]
    /// The same, and during a presentation also those of the sheet's window.
    private var groups: [String: ActionGroup]
    private var activations: [Action.ID: MenuRows.Activation] = [:]
    private var observed: [UnsafeMutableRawPointer: (model: MenuModel, signal: Signal)] = [:]
    private var signals: [Signal] = []
    private var warned: Set<MenuRows.Fault> = []
    /// Runs after a change of the menu or of an action.
    private var onChange: (() -> Void)?
    /// Whether something has changed since the rows were last read.
    private(set) var isStale = false

    init(_ model: MenuModel, _ groups: [String: ActionGroup]) {
        (self.model, given, self.groups) = (model, groups, groups)
    }

    /// Whether the source is followed.
    private var isFollowed: Bool { onChange != nil }

    /// Follows the menu, with the actions of a window and of its application, until ``stop()``.
    func follow(in window: WidgetPointer, _ onChange: @escaping () -> Void) {
        stop()
        self.onChange = onChange
        groups = Self.groups(of: window).merging(given) { $1 }
        signals = groups.values.flatMap { group in group.observe { [weak self] in self?.changed() } }
    }

    /// Stops following, and releases the window and its application.
    func stop() {
        onChange = nil
        isStale = false
        for signal in signals + observed.values.map(\.signal) { signal.disconnect() }
        (signals, observed, activations, groups) = ([], [:], [:], given)
    }

    private func changed() {
        guard let onChange else { return }
        isStale = true
        onChange()
    }

    /// Reads the rows as they are now.
    func rows() -> MenuRows {
        isStale = false
        let rows = MenuRows(of: model) { self.groups[$0] }
        for fault in rows.faults where warned.insert(fault).inserted { pop_messages_warn(fault.rawValue) }
        if isFollowed {
            activations = rows.activations
            observe(rows.models)
        }
        return rows
    }

    /// Observes these models and no others.
    private func observe(_ models: [MenuModel]) {
        var wanted: [UnsafeMutableRawPointer: (model: MenuModel, signal: Signal)] = [:]
        for model in models where wanted[model.identity] == nil {
            let signal = observed.removeValue(forKey: model.identity)?.signal
            wanted[model.identity] = (model, signal ?? model.observe { [weak self] in self?.changed() })
        }
        for old in observed.values { old.signal.disconnect() }
        observed = wanted
    }

    /// The code that activates a row's action, now or later; nil for a row that the menu does not have.
    func handler(of id: Action.ID) -> Action.Handler? {
        guard let activation = activations[id], let (prefix, name) = activation.action.splitAtFirstDot,
            let group = groups[prefix]
        else { return nil }
        nonisolated(unsafe) let target = activation.target
        return { group.activate(name, target: target) }
    }

    /// The groups "win" and "app" of a window.
    private static func groups(of window: WidgetPointer) -> [String: ActionGroup] {
        var groups: [String: ActionGroup] = [:]
        groups["win"] = ActionGroup(window)
        if let application = gtk_window_get_application(window.asWindow) { groups["app"] = ActionGroup(application) }
        return groups
    }
}
